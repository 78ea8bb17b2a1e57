/** Who we are here: a guest or an account, or nobody yet. */
import { Refusal, get, post } from "./net/api.ts";
import type { Arrived, Me as Person } from "./rest.ts";
import { settings } from "./settings.svelte.ts";
import { say } from "./words/speech.svelte.ts";

class Me {
  person = $state.raw<Person | null>(null);
  private asked: Promise<void> | undefined;

  /** Ask the server who we are, once; whoever was never here need not ask. */
  look(): Promise<void> {
    this.asked ??= settings.arrived ? this.recognise() : Promise.resolve();
    this.asked.catch(() => (this.asked = undefined)); // whoever asks next asks again
    return this.asked;
  }

  /** Somebody: who we are, or a new guest. */
  async be(name = ""): Promise<Person> {
    await this.look();
    return this.person ?? this.arrive(await post<Arrived>("/api/guests", { name: name || guestName(), language: settings.language }));
  }

  arrive({ person }: Arrived): Person {
    settings.arrived = true;
    return (this.person = person);
  }

  leave(): void {
    settings.arrived = false;
    this.person = null;
  }

  private async recognise(): Promise<void> {
    try {
      this.person = await get<Person>("/api/me");
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      this.leave();
    }
  }
}

function guestName(): string {
  return `${say("web-guest")} ${Math.floor(1000 + Math.random() * 9000)}`;
}

export const me = new Me();
