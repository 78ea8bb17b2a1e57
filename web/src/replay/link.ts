/** The address of a moment of a match, through some eyes. */
export function linkTo(match: string, number: number, seat?: number): string {
  return `/replay/${match}#ply=${number}${seat === undefined ? "" : `&seat=${seat}`}`;
}
