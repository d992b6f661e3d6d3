import { ANY_SIDES, anyLex, oneIn } from '../../../../cli/index.ts';
import type { Rng } from '../../../../engine/dice/index.ts';
import { byLot } from '../../../../engine/mind/index.ts';
import type { MuneraSetup, Entrant, Loadout, MuneraContent } from '../../rules/index.ts';
import { muneraSetup, entrant, LEX, loadoutProblem, SKILLS } from '../../rules/index.ts';

/** One bout of the runner: who fights, and which bot plays each side. */
export interface CoverBout {
  readonly setup: MuneraSetup;
  readonly players: Readonly<Record<string, string>>;
}

const MOST = 6;
const MOST_THINGS = 5;

/** Some arms that a fighter may carry, whatever his class. */
function anyLoadout({ gear }: MuneraContent, rng: Rng): Loadout {
  const ids = Object.keys(gear);
  for (;;) {
    const things = Array.from({ length: rng.die(MOST_THINGS) }, () => {
      const id = byLot(ids, rng);
      const start = gear[id]!.sheath && oneIn(2, rng) ? ('sheathed' as const) : ('ready' as const);
      return { gear: id, start, damaged: oneIn(MOST, rng), after: null };
    });
    if (loadoutProblem(gear, things) === null) return { armour: byLot(['none', 'light', 'heavy'] as const, rng), gear: things };
  }
}

function anyEntrant(content: MuneraContent, side: string, rng: Rng): Entrant {
  const card = byLot(Object.keys(content.fighters), rng);
  return entrant({
    card,
    side,
    skills: SKILLS.filter(() => oneIn(4, rng)),
    loadout: oneIn(4, rng) ? anyLoadout(content, rng) : null,
    defeatsToday: oneIn(4, rng) ? rng.die(2) : 0,
    sparedToday: oneIn(MOST, rng),
  });
}

/** Two to six fighters of any cards, on two sides or each on his own, under any lex. */
export function anyBout(content: MuneraContent, rng: Rng): CoverBout {
  const count = 1 + rng.die(MOST - 1);
  const sides = oneIn(2, rng) ? ANY_SIDES.slice(0, 2) : ANY_SIDES;
  const fighters = Array.from({ length: count }, (_, index) => anyEntrant(content, sides[index % sides.length]!, rng));
  const players = Object.fromEntries(sides.map((side) => [side, oneIn(3, rng) ? 'greedy' : 'random']));
  const sparedToday = fighters.filter((each) => each.sparedToday).length;
  return { setup: muneraSetup({ fighters, lex: anyLex(LEX.choices, rng), sparedToday }), players };
}
