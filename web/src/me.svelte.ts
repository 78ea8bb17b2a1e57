/** Who we are here: a guest or an account, or nobody yet. */
import { Refusal, get, post } from "./net/api.ts";
import type { Arrived, Me as Person } from "./rest.ts";
import { settings } from "./settings.svelte.ts";
import { say } from "./words/speech.svelte.ts";

class Me {
  person = $state.raw<Person | null>(null);
  known = $state(false); // whether the server was asked

  async look(): Promise<void> {
    this.person = await get<Person>("/api/me").catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 401) return null;
      throw error;
    });
    this.known = true;
  }

  /** Somebody: who we are, or a new guest. */
  async be(name = ""): Promise<Person> {
    if (!this.known) await this.look();
    if (this.person) return this.person;
    const { person } = await post<Arrived>("/api/guests", { name: name || guestName(), language: settings.language });
    return (this.person = person);
  }
}

function guestName(): string {
  return `${say("web-guest")} ${Math.floor(1000 + Math.random() * 9000)}`;
}

export const me = new Me();
