/** For what is a button by its role only: Enter and the space bar press it. */
export function pressed(act: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    act(event);
  };
}
