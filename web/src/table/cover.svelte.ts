/** Between two people at one screen nothing is open until whoever is to decide says so. */
import type { Table } from "./table.svelte.ts";

export class Cover {
  private lifted = $state(false);

  /** Called while a component is set up. */
  constructor(private readonly table: Table) {
    $effect(() => {
      if (table.next !== undefined) this.lifted = false;
    });
  }

  /** The seat for which the screen is passed on, as long as it is covered. */
  readonly seat = $derived.by(() => {
    const isCovered = this.isShared && !this.lifted && !this.table.isOver;
    return isCovered ? (this.table.next ?? this.table.seat) : undefined;
  });

  /** Known from the room before all seats have been heard of: nobody's cards must flash up. */
  private readonly isShared = $derived.by(() => {
    const { own, sittings } = this.table;
    const person = sittings.find((one) => one.seat === own[0])?.person;
    return Boolean(person) && sittings.filter((one) => one.person === person).length > 1;
  });

  lift(): void {
    if (this.seat !== undefined) this.table.seat = this.seat;
    this.lifted = true;
  }
}
