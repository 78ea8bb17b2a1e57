import type { Pattern } from "../../parts/look.ts";

/** The pattern of each faction, and of stories. */
export const PATTERNS: Readonly<Record<string, Pattern>> = {
  agency: [8, 8, "M0 8L8 0M-2 2L2 -2M6 10L10 6"],
  miskatonic: [12, 12, "M0 0H12M0 6H12M3 0V6M9 6V12"],
  syndicate: [14, 20, "M7 0L14 10L7 20L0 10Z"],
  cthulhu: [16, 12, "M0 12A8 8 0 0 1 16 12M-8 6A8 8 0 0 1 8 6M8 6A8 8 0 0 1 24 6"],
  hastur: [18, 18, "M8 9a1 1 0 0 1 2 0a3 3 0 0 1 -5 1a5 5 0 0 1 8 -5"],
  yog_sothoth: [16, 16, "M8.4 5A3.4 3.4 0 1 1 1.6 5A3.4 3.4 0 1 1 8.4 5M14.2 11A2.2 2.2 0 1 1 9.8 11A2.2 2.2 0 1 1 14.2 11M14 3A1 1 0 1 1 12 3A1 1 0 1 1 14 3"],
  shub_niggurath: [14, 16, "M7 16V7M7 10L2 4M7 8L12 2M4 6.5V2M10 4.5L12 6"],
  neutral: [9, 9, "M3 2A1 1 0 1 1 1 2A1 1 0 1 1 3 2M7.2 6.5A.7 .7 0 1 1 5.8 6.5A.7 .7 0 1 1 7.2 6.5"],
  story: [20, 20, "M0 10H20M10 0V20M3 3L17 17M17 3L3 17"],
};
