/** The printed thing that is looked at closely, beside what it was opened from. */

class Peek {
  sort = $state("");
  code = $state("");
  beside = $state.raw<Element | null>(null);

  open(sort: string, code: string, beside: Element): void {
    [this.sort, this.code, this.beside] = [sort, code, beside];
  }

  /** Closed by what opened it, or by anybody who names nothing. */
  close(beside: Element | null = this.beside): void {
    if (beside === this.beside) this.beside = null;
  }
}

export const peek = new Peek();
