/** A number with one digit after the point, or after the comma: as the reader writes it. */
import { settings } from "../settings.svelte.ts";

export function tenths(value: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}
