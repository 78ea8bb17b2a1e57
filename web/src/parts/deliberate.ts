/** What is never taken back is not done by the second half of a double click on something else. */
export function deliberate(does: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail < 2) does(); // 0 by a key
  };
}
