import fc from 'fast-check';
import { SetupError } from '../../../../src/engine/bout/index.ts';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { distance } from '../../../../src/engine/hex/index.ts';
import type { Fraction } from '../../../../src/engine/odds/index.ts';
import type { ActionOdds, AttackFacts, BlowAction, GrappleFacts, Munera, MuneraAction } from '../../../../src/games/munera/rules/index.ts';
import {
  actionOdds,
  areOpponents,
  endsAtOnce,
  endsBeside,
  endsNextTurn,
  posesInTurn,
  wayTo,
} from '../../../../src/games/munera/rules/index.ts';
import { openBlow } from '../../../../src/games/munera/rules/state/lookup.ts';
import type { Course, Question, Told } from '../../../support/chances.ts';
import { sample, weighFights } from '../../../support/chances.ts';
import { arms, Sand } from '../../../support/sand.ts';
import { begin, choose, plans } from './bouts.ts';
import type { Seen, Test } from './seen.ts';
import { appealed, netOf, seenIn, some } from './seen.ts';
import { expect, test } from 'vitest';

/** Every chance that the screen tells of an answer, against what comes of it with other dice. */

const FIGHTS = sample(100, 300);
const OFTEN = sample(6, 25);
const FACES = [1, 2, 3, 4, 5, 6];

type Shown = Course<Munera>;
type All = Told<Shown>[];

function* fights(): Generator<{ seed: string; bout: Munera }> {
  for (const plan of fc.sample(plans(), { numRuns: FIGHTS, seed: 11 })) {
    try {
      yield { seed: plan.seed, bout: begin(plan).bout };
    } catch (error) {
      if (!(error instanceof SetupError)) throw error;
    }
  }
}

/** The answer alone, without the turns that follow of themselves. */
function ofAnswer({ events, bout }: Shown): Seen {
  const end = events.findIndex(({ type }) => type === 'turn-ended' || type === 'turn-started');
  return { events: end < 0 ? events : events.slice(0, end), state: bout.state };
}

function factsTold(name: string, facts: AttackFacts | GrappleFacts, sides: Sides): All {
  const { world, attacker, target } = sides;
  const tests: Readonly<Record<string, Test>> = seenIn(world.ids[target]!, world.ids[attacker]!, target);
  const of = world.ids[target]!;
  const told: All = [];
  for (const [key, chance] of Object.entries(facts)) {
    const holds = tests[key];
    if (!holds) continue;
    told.push({ kind: `${name}: ${key}`, of, chance, cameTrue: (shown) => holds(ofAnswer(shown)) });
  }
  const { sparedIfAppeals } = facts;
  if (sparedIfAppeals) told.push({ kind: `${name}: spared`, of, chance: sparedIfAppeals, cameTrue: sparedOf(of) });
  if ('wounds' in facts) {
    const { weights, total } = facts.wounds;
    for (const [net, weight] of weights)
      told.push({ kind: `${name}: wounds`, of: `${net}`, chance: weight / total, cameTrue: (shown) => netOf(ofAnswer(shown), of) === net });
  }
  return told;
}

interface Sides {
  readonly world: Munera['world'];
  readonly attacker: number;
  readonly target: number;
}

/** Null where nobody asked. */
const sparedOf = (figure: string) => (shown: Shown) => {
  const seen = ofAnswer(shown);
  return appealed(figure)(seen) ? some(seen.events, 'appealed', (event) => event.figure === figure && event.granted) : null;
};

/** A miss that is left as it lies was told before the question. */
function toldOf(bout: Munera, odds: ActionOdds): All {
  const { world, state } = bout;
  const attacker = state.turn.fighter;
  const action = odds.action as MuneraAction;
  switch (odds.kind) {
    case 'blow':
    case 'grapple': {
      const target = action.type === 'reroll' ? openBlow(bout.view).target : (action as BlowAction).target;
      const sides = { world, attacker, target };
      if (action.type !== 'reroll') return factsTold(odds.kind, odds.facts, sides);
      return factsTold(`${odds.kind} ${action.use ? 'again' : 'left'}`, odds.facts, sides).filter(
        ({ kind }) => action.use || !kind.endsWith(': miss'),
      );
    }
    case 'throw': {
      const loser = state.fighters[state.victor!]!.locked;
      return factsTold('throw', odds.facts, { world, attacker: state.victor!, target: loser });
    }
    case 'try':
      return [
        {
          kind: `${action.type}: success`,
          of: world.ids[attacker]!,
          chance: odds.success,
          cameTrue: ({ events }) => some(events, 'rolled', ({ roll }) => roll.result === 'success'),
        },
      ];
    case 'turn': {
      const { weights, total } = odds.ap.ap;
      return [...weights].map(([points, weight]) => ({
        kind: 'action points',
        of: `${points} of ${world.ids[attacker]}`,
        chance: weight / total,
        cameTrue: ({ events }: Shown) => events.find((event) => event.type === 'action-points')?.total === points,
      }));
    }
    case 'end':
      return odds.appeals.map(({ fighter, spared }) => {
        const figure = world.ids[fighter]!;
        const answer = ({ events }: Shown) => events.find((event) => event.type === 'appealed' && event.figure === figure);
        const cameTrue = (shown: Shown) => {
          const asked = answer(shown);
          return asked?.type === 'appealed' ? asked.granted : null;
        };
        return { kind: 'end: spared', of: figure, chance: spared, cameTrue };
      });
    default:
      return [];
  }
}

/** With a feint declared a miss is thrown again, as the odds have it. */
function playOn(copy: Munera, action: MuneraAction) {
  const events = [...copy.play(action)];
  while (copy.decision()?.kind === 'reroll') events.push(...copy.play({ type: 'reroll', use: true }));
  return events;
}

/** One turn in so many is asked about the next: all its ways are tried. */
const SPARING = 3;
/** Of chances that are asked about apart. */
const TENTHS = 10;

const hexes = ({ world, state: { fighters } }: Munera, one: number, other: number): number =>
  distance(world.arena, fighters[one]!.cell, fighters[other]!.cell);

const isOver = (copy: Munera, turn: number): boolean => copy.decision() === null || copy.state.turn.number !== turn;

interface Best {
  readonly chance: number;
  readonly way: readonly MuneraAction[];
}

/** The answers that end another likeliest by one attack with what is ready or with fists, by trying every way there; none where nothing can. */
function likeliest(bout: Munera, target: number): Best {
  let best: Best = { chance: 0, way: [] };
  for (const pose of posesInTurn(bout.view)) {
    const there = bout.clone();
    for (const step of wayTo(pose)) there.play(step);
    for (const action of there.actions()) {
      if (action.type !== 'attack' || action.target !== target) continue;
      const odds = actionOdds(there.view, action);
      if (odds.kind !== 'blow') continue;
      const chance = (hexes(there, there.state.turn.fighter, target) === 1 ? endsBeside(odds.facts) : endsAtOnce(odds.facts)).valueOf();
      if (chance > best.chance) best = { chance, way: [...wayTo(pose), action] };
    }
  }
  return best;
}

/** What the screen tells of his next turn. */
function toldOfNextTurn({ view }: Munera, attacker: number, target: number): Fraction {
  const search = endsNextTurn(view, attacker, target);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
  }
}

/** His turn ends here, and whoever comes next, an opponent, does what ends him likeliest: is that what was told? */
function nextBlow(bout: Munera): Question<Munera>[] {
  const { state, world } = bout;
  const { order, place, fighters, turn } = state;
  if (turn.step !== 'act' || turn.spent > 0 || turn.number % SPARING > 0) return [];
  const next = [...order.slice(place + 1), ...order].find((index) => fighters[index]!.fate === 'active')!;
  if (!areOpponents(fighters[turn.fighter]!, fighters[next]!) || turn.floored.length > 0) return [];
  if (fighters[next]!.locked >= 0) return [];
  const chance = toldOfNextTurn(bout, next, turn.fighter);
  const me = world.ids[turn.fighter]!;
  const ways = new Map<number, readonly MuneraAction[]>();
  const on = (copy: Munera) => {
    const events = [...copy.play({ type: 'end' })];
    const mine = copy.state.turn.number;
    if (copy.state.turn.fighter !== next || mine !== turn.number + 1) return events;
    if (copy.decision()?.kind === 'ready') events.push(...copy.play({ type: 'ready' }));
    if (isOver(copy, mine)) return events;
    const { ap } = copy.state.turn;
    if (!ways.has(ap)) ways.set(ap, likeliest(copy, turn.fighter).way);
    for (const action of ways.get(ap)!) events.push(...copy.play(action));
    if (!isOver(copy, mine)) events.push(...copy.play({ type: 'end' }));
    return events;
  };
  const cameTrue = ({ events }: Shown): boolean | null => {
    const begun = events.findIndex((event) => event.type === 'turn-started' && event.figure === world.ids[next]);
    if (begun < 0) return null;
    const after = events.slice(begun + 1);
    const until = after.findIndex(({ type }) => type === 'turn-started');
    const his = until < 0 ? after : after.slice(0, until);
    return his.some((event) => (event.type === 'appealed' || event.type === 'felled') && event.figure === me);
  };
  return [
    {
      kind: `next blow ${Math.ceil(chance.valueOf() * TENTHS)}`,
      told: [{ kind: 'next turn: ends it', of: me, chance, cameTrue }],
      on,
    },
  ];
}

/** His turn opens with the test of a grapple (M-333): if he wins it, he throws, and does nothing more. */
function lockedTurn(bout: Munera): Question<Munera>[] {
  const { state, world } = bout;
  const { fighter, step } = state.turn;
  const { locked } = state.fighters[fighter]!;
  if (step !== 'ready' || locked < 0) return [];
  const chance = toldOfNextTurn(bout, fighter, locked);
  const held = world.ids[locked]!;
  const on = (copy: Munera) => {
    const { number } = copy.state.turn;
    const events = [...copy.play({ type: 'ready' })];
    if (copy.decision()?.kind === 'throw' && copy.state.victor === fighter) events.push(...copy.play({ type: 'throw' }));
    if (!isOver(copy, number) && copy.decision()?.kind === 'act') events.push(...copy.play({ type: 'end' }));
    return events;
  };
  const cameTrue = ({ events }: Shown): boolean => {
    const until = events.findIndex(({ type }) => type === 'turn-started');
    const his = until < 0 ? events : events.slice(0, until);
    return his.some((event) => (event.type === 'appealed' || event.type === 'felled') && event.figure === held);
  };
  return [
    {
      kind: `locked turn ${Math.ceil(chance.valueOf() * TENTHS)}`,
      told: [{ kind: 'locked turn: ends it', of: held, chance, cameTrue }],
      on,
    },
  ];
}

/** Who was floored is known while the turn lasts. */
function questions(bout: Munera): Question<Munera>[] {
  const answers = bout.actions().map((action) => {
    const odds = actionOdds(bout.view, action);
    const told = toldOf(bout, odds).filter(
      ({ kind }) => !kind.endsWith(': floored') || odds.cost.base + odds.cost.surcharge < bout.state.turn.ap,
    );
    const ends = 'facts' in odds ? [odds.facts.appeals, odds.facts.dead].map((share) => share.valueOf() > 0) : [];
    return {
      kind: `${action.type} ${odds.kind} ${'item' in action} ${String(ends)} ${bout.state.turn.feint} ${told.length > 0}`,
      told,
      on: (copy: Munera) => playOn(copy, action),
    };
  });
  return [...answers, ...nextBlow(bout), ...lockedTurn(bout)];
}

test(
  'M-044 M-125 M-127 M-145 M-150 M-163 M-172 M-193 M-239 M-322 M-331 M-335: what is told of an answer is what comes of it',
  () => {
    const chances = weighFights<MuneraAction, Munera>({ begin: fights(), questions, often: OFTEN, choose });
    expect(chances.falseOnes).toEqual([]);
    expect(new Set(chances.kinds.map((kind) => kind.split(':')[0]))).toEqual(
      new Set([
        'action points',
        'blow',
        'blow again',
        'blow left',
        'cut-free',
        'end',
        'grapple',
        'grapple again',
        'grapple left',
        'haze',
        'locked turn',
        'next turn',
        'throw',
      ]),
    );
  },
  sample(120_000, 7_200_000),
);

test.each([
  ['an axe, when a single AP allows fists only', arms('heavy', ['axe', 'helmet']), 1],
  ['a net and a lasso, which wound less than fists', arms('light', ['net', 'lasso', 'galerus']), 1],
  ['a bow, which serves farther away only', arms('none', ['bow', 'arrow', 'arrow']), 1],
  ['an axe, from two hexes away', arms('light', ['axe', 'helmet']), 2],
  ['a sword', arms('light', ['sword', 'smallShield']), 2],
])('M-069 M-114 M-229: he ends another next turn as likely as the best of all his attacks does, with %s', (_, loadout, far) => {
  const { bout } = new Sand({
    fighters: [
      { card: 'gaul', at: [0, 0], loadout },
      { card: 'murmillo', at: [far, 0], facing: 2, original: 9, stamina: 2 },
    ],
    turn: { fighter: 1 },
  });
  const bests = FACES.map((face) => {
    const copy = bout.clone(new ScriptedRng([face]));
    copy.play({ type: 'end' });
    if (copy.decision()?.kind === 'ready') copy.play({ type: 'ready' });
    return likeliest(copy, 1).chance;
  });
  const told = toldOfNextTurn(bout, 0, 1).valueOf();
  expect(told).toBeGreaterThan(0);
  expect(told).toBeCloseTo(bests.reduce((sum, chance) => sum + chance) / FACES.length, 12);
});
