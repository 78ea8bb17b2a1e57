/** What a browser calls itself, shortened to what people call it: «Firefox · Linux». */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg/, "Edge"],
  [/\bOPR\b|Opera/, "Opera"],
  [/YaBrowser/, "Yandex"],
  [/Firefox|FxiOS/, "Firefox"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPad/, "iOS"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux|X11/, "Linux"],
];

function first(label: string, known: readonly (readonly [RegExp, string])[]): string {
  return known.find(([pattern]) => pattern.test(label))?.[1] ?? "";
}

/** What is no browser is shown as it calls itself. */
export function browserOf(label: string): string {
  const browser = first(label, BROWSERS);
  return browser ? [browser, first(label, SYSTEMS)].filter(Boolean).join(" · ") : label.slice(0, 40);
}
