/** Passing for the rest of a turn; a new effect of the other side, or one's own word, ends it. */
import type { Table } from "../../table/table.svelte.ts";
import { eventsOf } from "./seen.ts";
import type { View } from "./view.ts";

const WINDOWS = ["act", "respond", "disrupt"];

export class Resting {
  private turn = $state(-1);
  private since = $state(0); // so many events had happened when it began
  private answered = -1; // the number of the state in which we passed last

  constructor(private readonly table: Table) {
    $effect(() => {
      if (this.isOn && this.isWindow) void this.pass();
    });
  }

  readonly isWindow = $derived.by(() => WINDOWS.includes(this.table.question?.[1] ?? ""));
  readonly isOn = $derived.by(() => this.turn === (this.table.view as View).turn && !this.isDisturbed);
  /** What has been declared since stays in the log, also when it is carried out and gone. */
  private readonly isDisturbed = $derived.by(() =>
    eventsOf(this.table).slice(this.since).some((told) => told.kind === "declared" && told.seat !== this.table.seat),
  );

  toggle(): void {
    this.turn = this.isOn ? -1 : (this.table.view as View).turn;
    this.since = this.table.events.length;
  }

  private async pass(): Promise<void> {
    const number = this.table.seen?.n ?? 0;
    const found = this.table.answers.find((one) => one.verb === "pass");
    if (!found || this.answered === number) return;
    this.answered = number;
    if (!(await this.table.play(found.key))) this.turn = -1;
  }
}
