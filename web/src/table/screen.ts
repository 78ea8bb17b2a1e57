/** What a screen shows of a table: everything, only what all may see, or only what one holds. */
export const SCREENS = ["table", "board", "hand"] as const;
export type Screen = (typeof SCREENS)[number];

/** By what stands behind the `#`. */
export function screenAt(hash: string): Screen {
  return SCREENS.find((one) => one === hash) ?? "table";
}
