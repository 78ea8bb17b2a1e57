import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dragged } from "./drag.ts";
import type { Scene } from "./scene.svelte.ts";
import type { Stack } from "./stacks.ts";

const march = { include: vi.fn(), clear: vi.fn(), go: vi.fn(), canMove: () => true, targets: new Set(["india"]) };
let scene: Scene;
let leave: (() => void) | void;

function press(target: EventTarget, type: string, x: number): void {
  target.dispatchEvent(Object.assign(new Event(type), { pointerType: "mouse", button: 0, clientX: x, clientY: 0 }));
}

beforeEach(() => {
  vi.clearAllMocks();
  scene = { drag: null, march, table: { choice: { pointed: "" } } } as unknown as Scene;
  const area = document.createElementNS("http://www.w3.org/2000/svg", "path");
  area.dataset.area = "india";
  document.elementsFromPoint = () => [area];
  const node = document.createElement("div");
  leave = dragged(scene, { name: "unit:ghoul" } as Stack)(node);
  press(node, "pointerdown", 0);
  press(window, "pointermove", 50);
});
afterEach(() => leave?.());

test("what is dragged onto an area goes there", () => {
  expect(scene.drag?.area).toBe("india");
  press(window, "pointerup", 50);
  expect(march.go).toHaveBeenCalledExactlyOnceWith("india");
  expect(scene.drag).toBeNull();
});

test("if the browser takes the pointer away nobody goes, and nothing is dragged on", () => {
  press(window, "pointercancel", 50);
  expect(scene.drag).toBeNull();
  expect(march.clear).toHaveBeenCalled();
  press(window, "pointermove", 90);
  press(window, "pointerup", 90);
  expect(scene.drag).toBeNull();
  expect(march.go).not.toHaveBeenCalled();
});
