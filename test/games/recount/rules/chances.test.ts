import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { beginBout, SetupError } from '../../../../src/engine/bout/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import { sharesOf } from '../../../../src/engine/odds/index.ts';
import type { Recount, RecountAction, RecountSetup } from '../../../../src/games/recount/rules/index.ts';
import { actionPointOdds, areOpponents, endsNextTurn, endsOf, oddsOf } from '../../../../src/games/recount/rules/index.ts';
import type { Course, Question } from '../../../support/chances.ts';
import { sample, weighFights } from '../../../support/chances.ts';
import { PLANS } from '../../../session/plans.ts';
import { rules } from './sand.ts';

/** Every chance that the screen tells of an answer, and of the next turn, against what comes of it with other dice. */

const FIGHTS = sample(60, 200);
const OFTEN = sample(12, 40);

function* fights(): Generator<{ seed: string; bout: Recount }> {
  for (const { seed, setup } of fc.sample(PLANS.recount!, { numRuns: FIGHTS, seed: 7 })) {
    const own = setup as RecountSetup;
    try {
      yield { seed, bout: beginBout(rules, rules.prepare(own), own, seededRng(seed)).bout };
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
    }
  }
}

type Seen = Course<Recount>;
type Holds = (seen: Seen) => boolean;

/** What was told before the turn passed on: the answer alone. */
const ofAnswer = ({ events }: Seen): readonly BoutEvent[] => {
  const end = events.findIndex(({ type }) => type === 'turn-ended');
  return end < 0 ? events : events.slice(0, end);
};

const comesTrue = (figure: string, condition: string, gained = true): Holds => {
  return (seen) =>
    ofAnswer(seen).some(
      (event) => event.type === 'condition' && event.figure === figure && event.condition === condition && event.gained === gained,
    );
};
const loses = (figure: string, item: string): Holds => {
  return (seen) =>
    ofAnswer(seen).some(
      (event) =>
        event.type === 'item' && event.figure === figure && event.item === item && (event.how === 'lost' || event.how === 'broken'),
    );
};

function outlooks(bout: Recount, action: RecountAction): Readonly<Record<string, Holds>> {
  const { state, world } = bout;
  const me = world.ids[state.turn.fighter]!;
  if (action.type === 'vote') return { spared: ({ bout: after }) => after.state.fighters[state.verdict!.loser]!.status === 'spared' };
  if (action.type === 'struggle') {
    const owner = state.fighters[state.turn.fighter]!.ensnaredBy;
    return { frees: comesTrue(me, 'ensnared', false), tears: loses(world.ids[owner]!, world.classes[owner]!.offHand) };
  }
  if (!('target' in action)) return {};
  const him = world.ids[action.target]!;
  const arms = world.classes[action.target]!;
  if (action.type === 'cast') return { ensnares: comesTrue(him, 'ensnared') };
  return {
    wounds: (seen) => ofAnswer(seen).some(({ type }) => type === 'wounded'),
    helpless: comesTrue(him, 'helpless'),
    dead: comesTrue(him, 'dead'),
    decked: comesTrue(him, 'decked'),
    'off-hand': loses(him, arms.offHand),
    unbalanced: comesTrue(him, 'off-balance'),
    weapon: loses(him, arms.weapon),
    'own-balance': comesTrue(me, 'off-balance'),
    'own-weapon': loses(me, world.classes[state.turn.fighter]!.weapon),
  };
}

/** All who are still asked say the same. */
function playOn(copy: Recount, action: RecountAction): readonly BoutEvent[] {
  const events = [...copy.play(action)];
  while (action.type === 'vote' && copy.state.verdict) events.push(...copy.play(action));
  return events;
}

function questions(bout: Recount): Question<Recount>[] {
  return [...bout.actions().map((action) => answerQuestion(bout, action)), nextTurn(bout), ...nextBlow(bout)];
}

function answerQuestion(bout: Recount, action: RecountAction): Question<Recount> {
  const { outlook } = oddsOf(bout.view, action);
  const told = new Map<string, number>(outlook.map(({ what, chance }) => [what, chance.valueOf()]));
  return {
    kind: `${action.type} ${[...told.keys()].join(' ')}`,
    on: (copy) => playOn(copy, action),
    told: Object.entries(outlooks(bout, action)).map(([what, cameTrue]) => {
      return { kind: `${action.type}: ${what}`, of: 'it', chance: told.get(what) ?? 0, cameTrue };
    }),
  };
}

/** One turn in so many is asked about the next: all its ways are tried. */
const SPARING = 3;
/** Of chances that are asked about apart. */
const TENTHS = 10;

const WALKS: readonly RecountAction['type'][] = ['forward', 'step', 'pivot'];

/** The answers by which a strike of this turn ends another likeliest, by playing every line; none where nothing can. */
function likeliest(bout: Recount, target: number): RecountAction[] {
  let [best, way]: [number, RecountAction[]] = [0, []];
  const waiting: { readonly at: Recount; readonly way: readonly RecountAction[] }[] = [{ at: bout, way: [] }];
  const seen = new Map<string, number>();
  const ends = new Map<number, number>();
  for (const { at, way: before } of waiting) {
    const { fighters, turn } = at.state;
    const { cell, facing } = fighters[turn.fighter]!;
    const key = `${cell} ${facing}`;
    if ((seen.get(key) ?? -1) >= turn.ap) continue;
    seen.set(key, turn.ap);
    for (const action of at.actions()) {
      if (action.type === 'strike' && action.target === target) {
        const chance = ends.get(cell) ?? endsOf(oddsOf(at.view, action)).valueOf();
        ends.set(cell, chance);
        if (chance > best) [best, way] = [chance, [...before, action]];
      }
      if (!WALKS.includes(action.type)) continue;
      const next = at.clone();
      next.play(action);
      waiting.push({ at: next, way: [...before, action] });
    }
  }
  return way;
}

/** His turn ends here, and whoever comes next, an opponent, does what ends him likeliest: is that what was told? */
function nextBlow(bout: Recount): Question<Recount>[] {
  const { order, place, fighters, turn, verdict } = bout.state;
  if (verdict || turn.spent > 0 || turn.number % SPARING > 0) return [];
  const next = [...order.slice(place + 1), ...order].find((index) => fighters[index]!.status === 'up')!;
  if (!areOpponents(fighters[turn.fighter]!, fighters[next]!)) return [];
  const search = endsNextTurn(bout.view, next, turn.fighter);
  let step = search.next();
  while (!step.done) step = search.next();
  const chance = step.value;
  const me = turn.fighter;
  const ways = new Map<number, RecountAction[]>();
  const on = (copy: Recount): BoutEvent[] => {
    const events = [...copy.play({ type: 'end' })];
    const { ap, number, fighter } = copy.state.turn;
    if (fighter !== next || number !== turn.number + 1 || !copy.decision()) return events;
    if (!ways.has(ap)) ways.set(ap, likeliest(copy, me));
    for (const action of ways.get(ap)!) events.push(...copy.play(action));
    return events;
  };
  const { [me]: figure } = bout.world.ids;
  const cameTrue = ({ events }: Seen): boolean =>
    events.some((event) => event.type === 'condition' && event.figure === figure && ENDS.includes(event.condition));
  return [
    {
      kind: `next blow ${Math.ceil(chance.valueOf() * TENTHS)}`,
      told: [{ kind: 'next turn: ends it', of: figure!, chance, cameTrue }],
      on,
    },
  ];
}

const ENDS: readonly string[] = ['helpless', 'dead', 'decked'];

/** The action points of whoever comes next. */
function nextTurn(bout: Recount): Question<Recount> {
  const { state, world } = bout;
  const next = state.order[(state.place + 1) % state.order.length]!;
  const { ap } = actionPointOdds(bout.view, next);
  const figure = world.ids[next]!;
  const plain = !state.verdict && state.fighters[next]!.status === 'up' && state.fighters[next]!.offBalance === 0;
  return {
    kind: `turn ${plain}`,
    on: (copy) => (plain ? copy.play({ type: 'end' }) : []),
    told: sharesOf(ap).map(([total, chance]) => ({
      kind: 'action points',
      of: `${total} of ${figure}`,
      chance,
      cameTrue: ({ events }: Seen) => {
        const thrown = events.find((event) => event.type === 'action-points');
        return thrown?.figure === figure ? thrown.total === total : null;
      },
    })),
  };
}

test(
  'R-021 R-036 R-068 R-069 R-070 R-080b R-081a R-081c R-081d R-085 R-093: what is told of an answer is what comes of it',
  () => {
    const chances = weighFights<RecountAction, Recount>({ begin: fights(), questions, often: OFTEN });
    expect(chances.falseOnes).toEqual([]);
    expect(chances.kinds).toHaveLength(15);
  },
  sample(60_000, 7_200_000),
);
