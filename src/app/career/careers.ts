import type { Career, CareerOn, Ladder } from '../../career/index.ts';
import { careerOf } from '../../career/index.ts';
import { fail } from '../../engine/read/index.ts';
import type { GameKit } from '../../session/index.ts';

/** Careers on the ladders at hand; each is set up when it is first wanted. */
export class Careers {
  readonly ladders: readonly Ladder[];
  private readonly kit: GameKit;
  private readonly names: readonly string[];
  private readonly made = new Map<string, Career>();

  constructor(kit: GameKit, ladders: readonly Ladder[], names: readonly string[]) {
    this.kit = kit;
    this.ladders = ladders;
    this.names = names;
  }

  readonly on: CareerOn = (id) => {
    const ladder = this.ladders.find((each) => each.id === id) ?? fail('state.ladder', `a ladder that is here, not ${JSON.stringify(id)}`);
    const career = this.made.get(id) ?? careerOf(this.kit, ladder, this.names);
    this.made.set(id, career);
    return career;
  };

  get first(): Career {
    return this.on(this.ladders[0]!.id);
  }
}
