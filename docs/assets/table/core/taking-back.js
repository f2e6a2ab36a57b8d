// Taking back what another person played: where several share a screen he is asked first, under a cover.
import { Play } from './play.js';

/** To whom the device goes next, and about what: `asked` are those who have not answered yet. */
const goingTo = (asking) => ({ to: asking.asked[0].seat, asking });

export class TakingBack extends Play {
  /** Leave the moves after `at` (`null`: after the last of a person's), once all whose moves they are agree. */
  async takeBack(call, args, at = null) {
    const { seat: by } = this.view;
    if (this.onShow || this.persons.length < 2) return this.play(call, { seat: by, ...args });
    const { view } = this;
    const asked = await this.ask('whose', { seat: by, at });
    if (!asked || this.view !== view) return false;
    if (!asked.length) return this.play(call, { seat: by, ...args });
    return this.cover(goingTo({ call, args, at, by, asked }));
  }

  /** Whoever is asked agrees: the next is asked, or it is taken back. Nobody is known to look then. */
  async agree() {
    const { asking } = this.handover;
    const [, ...asked] = asking.asked;
    if (asked.length) return this.cover(goingTo({ ...asking, asked }));
    return await this.play(asking.call, { seat: null, ...asking.args }) || this.stay();
  }

  /** Nothing is taken back: the device goes to whoever had it. */
  stay() {
    const { asking: { by } } = this.handover;
    return by === null ? this.sit(null) : this.cover({ to: by });
  }

  /** What is asked is asked in the language that is spoken now. */
  async retell() {
    await super.retell();
    const asking = this.handover?.asking;
    const told = asking && await this.ask('whose', { seat: asking.by, at: asking.at });
    if (told && this.handover?.asking === asking) this.cover(goingTo({ ...asking, asked: told.slice(-asking.asked.length) }));
  }
}
