/** Something that is asked of the server by a form: under way, refused with a reason, or done. */
import { told } from "../../net/told.ts";

export class Asking {
  failed = $state("");
  done = $state("");
  under = $state(false);

  /** `done` is what is said when it has gone well. */
  async does(work: () => Promise<unknown>, done = ""): Promise<boolean> {
    if (this.under) return false;
    [this.under, this.failed, this.done] = [true, "", ""];
    try {
      await work();
      this.done = done;
      return true;
    } catch (error) {
      this.failed = told(error);
      return false;
    } finally {
      this.under = false;
    }
  }
}
