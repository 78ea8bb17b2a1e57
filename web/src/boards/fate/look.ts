/** A card's face from its code: where the light falls, which halo, how far it leans. */

export const HALOS = ["rings", "rays", "star", "orbits", "burst", "waves"] as const;

export interface Look {
  x: number; // centre of the light, in percent
  y: number;
  halo: (typeof HALOS)[number];
  lean: number; // degrees
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  return [...text].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
}

export function lookOf(code: string): Look {
  const number = hash(code);
  const part = (shift: number, count: number) => ((number >>> shift) & 0xff) % count;
  return { x: 30 + part(0, 40), y: 34 + part(8, 30), halo: HALOS[part(16, HALOS.length)] as Look["halo"], lean: part(20, 11) - 5 };
}

/** Lines from one circle to another round a middle. */
export function rays(x: number, y: number, from: number, to: number, count: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i * 2 * Math.PI) / count;
    const far = i % 2 ? to * 0.8 : to;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x + from * cos).toFixed(1)} ${(y + from * sin).toFixed(1)}L${(x + far * cos).toFixed(1)} ${(y + far * sin).toFixed(1)}`;
  }).join("");
}

/** A star of seven points, drawn in one line. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 7 }, (_, i) => {
    const angle = (i * 3 * 2 * Math.PI) / 7 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}
