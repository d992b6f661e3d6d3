import type { CoverPlan, Notice } from '../../../../cli/index.ts';
import type { BoutEvent } from '../../../../engine/bout/index.ts';
import type { Rng } from '../../../../engine/dice/index.ts';
import type { RecountGame } from '../../desk/index.ts';
import type { Recount, RecountAction, RecountContent } from '../../rules/index.ts';
import { entrant, LEX, MOST_FIGHTERS, recountSetup } from '../../rules/index.ts';
import { expected } from './expected.ts';

const SIDES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

function oneIn(count: number, rng: Rng): boolean {
  return rng.die(count) === 1;
}

function anyOf<T>(list: readonly T[], rng: Rng): T {
  return list[rng.die(list.length) - 1]!;
}

/** Every toggle is turned in one bout of five. */
function anyLex(rng: Rng): Readonly<Record<string, unknown>> {
  const turned = Object.entries(LEX.choices).filter(() => oneIn(5, rng));
  return Object.fromEntries(turned.map(([key, { values }]) => [key, anyOf<unknown>(values, rng)]));
}

/** Two to six fighters of any classes, on two sides or each on his own, under any lex. */
function anyBout({ classes }: RecountContent, rng: Rng) {
  const sides = oneIn(2, rng) ? SIDES.slice(0, 2) : SIDES;
  const cards = Array.from({ length: 1 + rng.die(MOST_FIGHTERS - 1) }, () => anyOf(Object.keys(classes), rng));
  const fighters = cards.map((card, index) => entrant({ card, side: sides[index % sides.length]! }));
  const players = Object.fromEntries(sides.map((side) => [side, anyOf(['skilled', 'greedy', 'random'], rng)]));
  return { setup: recountSetup({ fighters, lex: anyLex(rng) }), players };
}

function begun({ state }: Recount, notice: Notice): void {
  for (const { card } of state.fighters) notice('classes', card);
}

function answered(action: RecountAction, notice: Notice): void {
  notice('deeds', action.type === 'vote' ? `vote ${action.up ? 'up' : 'down'}` : action.type);
}

function happened(event: BoutEvent, notice: Notice): void {
  notice('events', event.type);
  switch (event.type) {
    case 'rolled':
      return notice('rolls', `${event.roll.why}${event.roll.result === null ? '' : ` ${event.roll.result}`}`);
    case 'attacked':
      notice('weapons', event.attack);
      return notice('sides', String(event.quadrant));
    case 'clashed':
      return notice('strikes', event.result === 'double' ? `double ${event.faces[0]}` : event.result);
    case 'condition':
      return notice('conditions', `${event.gained ? '+' : '-'}${event.condition}`);
    case 'item':
      return notice('items', event.how);
    case 'judged':
      return notice('verdicts', event.spared ? 'spared' : 'condemned');
    default:
  }
}

function ended({ state }: Recount, notice: Notice): void {
  notice('outcomes', state.outcome!.by);
  for (const { status } of state.fighters) notice('fates', status);
}

export const cover: CoverPlan<RecountGame> = {
  expected,
  anyBout,
  begun,
  answered,
  happened,
  ended,
  rules: {
    /** Files of the rules that say what is asked, refused or configured. */
    silent: /^odds\/|(^|\/)(lex|check|read-state|position|bout-setup|deed)\.ts$/,
    ofContent: ({ classes }) => Object.values(classes).flatMap(({ because, actionPoints }) => (actionPoints === 0 ? [] : [because])),
  },
};
