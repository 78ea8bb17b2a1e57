/** A face for whatever has a code: the same code has always the same one. */

export interface FaceOf {
  x: number; // middle of the light, as a share of the face
  y: number;
  turn: number; // degrees
  halo: string;
}

function hash(text: string): number {
  let found = 2166136261;
  for (const letter of text) found = Math.imul(found ^ letter.charCodeAt(0), 16777619);
  return found >>> 0;
}

function at(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(angle)).toFixed(1)} ${(-radius * Math.cos(angle)).toFixed(1)}`;
}

function ring(r: number): string {
  return `M0 ${-r}A${r} ${r} 0 1 1 0 ${r}A${r} ${r} 0 1 1 0 ${-r}Z`;
}

function rays(count: number): string {
  return Array.from({ length: count }, (_, i) => `M${at(43, (360 / count) * i)}L${at(i % 2 ? 52 : 64, (360 / count) * i)}`).join("");
}

/** A star drawn in one go, from every third point to the next. */
function star(points: number): string {
  const corners = Array.from({ length: points }, (_, i) => at(58, ((360 * 3) / points) * i));
  return `M${corners.join("L")}Z`;
}

const HALOS: readonly (() => string)[] = [
  () => [44, 50, 58].map(ring).join(""),
  () => rays(24),
  () => star(7),
  () => `${ring(46)}M-70 0A70 26 0 1 0 70 0A70 26 0 1 0 -70 0Z`,
  () => `${ring(44)}${rays(12)}`,
  () => star(8),
];

export function faceOf(code: string): FaceOf {
  const number = hash(code);
  return {
    x: 0.3 + ((number >>> 3) % 40) / 100,
    y: 0.2 + ((number >>> 9) % 50) / 100,
    turn: ((number >>> 15) % 30) - 15,
    halo: (HALOS[number % HALOS.length] as () => string)(),
  };
}
