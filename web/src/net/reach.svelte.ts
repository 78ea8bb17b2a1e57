/** Under which address others reach this server: what is in the bar of this browser may lead them to themselves. */
import type { Reached } from "../rest.ts";
import { get } from "./api.ts";

class Reach {
  address = $state(location.origin);
  isOnlyHere = $state(false); // whether only this computer can open it
  private asked: Promise<void> | undefined;

  /** Ask once; if nobody answers, the address is the one we have, and whoever comes next asks again. */
  look(): Promise<void> {
    this.asked ??= this.ask().catch(() => void (this.asked = undefined));
    return this.asked;
  }

  private async ask(): Promise<void> {
    const { address } = await get<Reached>("/api/address");
    this.isOnlyHere = address === "";
    this.address = address || location.origin;
  }
}

export const reach = new Reach();
