import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import type { Hunt, HuntAction } from '../../../../src/games/damnatio/rules/index.ts';
import {
  chanceOfControl,
  chanceOn,
  defendPrompt,
  nodOdds,
  rerollOdds,
  strikeOptions,
  whirlOdds,
} from '../../../../src/games/damnatio/rules/index.ts';
import type { Course, Question, Told } from '../../../support/chances.ts';
import { sample, weighFights } from '../../../support/chances.ts';
import { manOf } from '../../../support/scenario.ts';
import { begin, plans } from './hunts.ts';

/** Every chance that the screen tells at a decision of a hunt, against what comes of it with other dice. */

const FIGHTS = sample(60, 250);
const OFTEN = sample(6, 25);

type Seen = Course<Hunt>;
type All = Told<Seen>[];

function* fights(): Generator<{ seed: string; bout: Hunt }> {
  for (const plan of fc.sample(plans(), { numRuns: FIGHTS, seed: 5 })) yield { seed: plan.seed, bout: begin(plan).bout };
}

/** Plays an answer, and leaves every die as it lies that may be thrown again. */
function answered(copy: Hunt, action: HuntAction): BoutEvent[] {
  const events = [...copy.play(action)];
  for (let asked = copy.decision(); asked?.kind === 'fate'; asked = copy.decision())
    events.push(...copy.play({ type: 'fate', figure: asked.figures[0]!, use: false }));
  return events;
}

/** What came of the attack that is being answered: the events before the next one, before the men act and before the round ends. */
function ofAttack(events: readonly BoutEvent[]): readonly BoutEvent[] {
  const end = events.findIndex(({ type }) => type === 'attacked' || type === 'round-started' || type === 'considered');
  return end < 0 ? events : events.slice(0, end);
}

function harm(events: readonly BoutEvent[], figure: string): number {
  return ofAttack(events).reduce(
    (sum, event) => (event.type === 'wounded' && event.figure === figure && event.by !== null ? sum + event.net : sum),
    0,
  );
}

/** The Defend cards of a man, and none. */
function defences(hunt: Hunt): Question<Hunt>[] {
  const { man, options } = defendPrompt(hunt.view)!;
  return options
    .filter(({ refusal }) => refusal === null)
    .map(({ card, harmed, felled, net }) => ({
      kind: `defend ${card?.id ?? 'none'}`,
      on: (copy: Hunt) => answered(copy, { type: 'defend', figure: man.id, card: card?.id ?? null }),
      told: [
        { kind: 'harmed', of: man.id, chance: harmed, cameTrue: ({ events }: Seen) => harm(events, man.id) > 0 },
        { kind: 'felled', of: man.id, chance: felled, cameTrue: ({ events }: Seen) => harm(events, man.id) >= man.hp },
        ...[...net.weights].map(([damage, weight]) => ({
          kind: 'damage',
          of: `${damage} of ${man.id}`,
          chance: weight / net.total,
          cameTrue: ({ events }: Seen) => harm(events, man.id) === damage,
        })),
      ],
    }));
}

const strikeRoll = ({ events }: Seen) => events.find((event) => event.type === 'rolled' && event.roll.why === 'to-hit');

/** The Attack cards of a man, and whom the beast turns on when nobody else strikes. */
function strikes(hunt: Hunt): Question<Hunt>[] {
  const beast = hunt.state.beasts[0]!.id;
  const struck = hunt.actions().filter((action) => action.type === 'strike');
  return struck.flatMap((action) => {
    const man = manOf(hunt, action.figure);
    const odds = strikeOptions(hunt.view, man).find(({ card }) => card.id === action.card)!;
    const result = (wanted: readonly string[]) => (seen: Seen) => {
      const roll = strikeRoll(seen);
      return roll?.type === 'rolled' && wanted.includes(roll.roll.result ?? '');
    };
    const taken = ({ events }: Seen): number => {
      const end = events.findIndex(({ type }) => type === 'target-chosen');
      const own = end < 0 ? events : events.slice(0, end);
      return own.reduce((sum, event) => (event.type === 'wounded' && event.figure === beast ? sum + event.net : sum), 0);
    };
    const plain: All = [
      { kind: 'hit', of: man.id, chance: odds.hit, cameTrue: result(['hit', 'critical']) },
      { kind: 'critical', of: man.id, chance: odds.critical, cameTrue: result(['critical']) },
      { kind: 'fumble', of: man.id, chance: odds.fumble, cameTrue: result(['fumble']) },
    ];
    const damage: All = [...(odds.net?.weights ?? [])].map(([net, weight]) => ({
      kind: 'wound',
      of: `${net} of ${man.id}`,
      chance: weight / odds.net!.total,
      cameTrue: (seen) => taken(seen) === net,
    }));
    const strike = { kind: `strike ${action.card}`, told: [...plain, ...damage], on: (copy: Hunt) => answered(copy, action) };
    return [strike, turning(hunt, action)];
  });
}

/** Whom it turns on after this attack and no other (D-117 to D-120). */
function turning(hunt: Hunt, action: Extract<HuntAction, { type: 'strike' }>): Question<Hunt> {
  const odds = whirlOdds(hunt.view, [{ figure: action.figure, card: action.card }]);
  const chosen = ({ events }: Seen) => events.find((event) => event.type === 'target-chosen');
  return {
    kind: `turning ${odds.men.size}`,
    on: (copy) => {
      const events = answered(copy, action);
      while (copy.decision()?.kind === 'strikes' && copy.isLegal({ type: 'done' })) events.push(...copy.play({ type: 'done' }));
      return events;
    },
    told: hunt.state.men.map((man) => ({
      kind: 'turned on',
      of: man.id,
      chance: odds.men.get(man.id) ?? 0,
      cameTrue: (seen) => {
        const event = chosen(seen);
        const others = !event && seen.bout.decision()?.kind === 'strikes' && !seen.events.some(({ type }) => type === 'round-started');
        return others ? null : event?.type === 'target-chosen' && event.compared !== null && event.target === man.id;
      },
    })),
  };
}

/** The men do nothing more, nobody has been moved or hurt meanwhile, and the next Control Check falls. */
const DISTURBS: readonly BoutEvent['type'][] = [
  'wounded',
  'condition',
  'moved',
  'faced',
  'pushed',
  'item',
  'felled',
  'stamina',
  'target-chosen',
  'one-shot',
];

function passes(copy: Hunt): BoutEvent[] {
  const events: BoutEvent[] = [];
  const isDecided = (): boolean => events.some(({ type }) => type === 'control-decided');
  for (let asked = copy.decision(); asked; asked = copy.decision()) {
    const actions = copy.actions();
    const idle =
      actions.find(({ type }) => type === 'done') ?? actions.find((action) => action.type === 'order' && action.order === 'hold');
    const refused = actions.find((action) => 'use' in action && !action.use);
    const open = actions.find((action) => action.type === 'defend' && action.card === null);
    const answer = isDecided() ? (open ?? refused) : (idle ?? refused);
    if (!answer) break;
    events.push(...copy.play(answer));
  }
  return events;
}

/** The events of the round that comes; null when something happened before its Control Check, or none came. */
function nextRound({ events }: Seen): readonly BoutEvent[] | null {
  const at = events.findIndex(({ type }) => type === 'control-decided');
  if (at < 0 || events.slice(0, at).some(({ type }) => DISTURBS.includes(type))) return null;
  const after = events.findIndex(({ type }, place) => place > at && type === 'round-started');
  return events.slice(at, after < 0 ? undefined : after);
}

const beastWins = (round: readonly BoutEvent[]): boolean => round[0]?.type === 'control-decided' && round[0].side === 'beast';

/** Attacked, or bowled over before it comes to its target; not whom it runs over because it has missed that. */
function isStruck(round: readonly BoutEvent[], figure: string): boolean {
  const attack = round.findIndex((event) => event.type === 'attacked' && !event.automatic);
  return round.some((event, at) => event.type === 'attacked' && event.target === figure && (!event.automatic || attack < 0 || at < attack));
}

function coming(hunt: Hunt): Question<Hunt> {
  const { view, state } = hunt;
  const told: All = [
    {
      kind: 'control',
      of: 'the beast',
      chance: chanceOfControl(view),
      cameTrue: (seen) => {
        const round = nextRound(seen);
        return round && beastWins(round);
      },
    },
    ...state.men
      .filter(({ hp, cell }) => hp > 0 && cell >= 0)
      .map((man) => ({
        kind: 'struck at next',
        of: man.id,
        chance: chanceOn(view, state.men.indexOf(man), man.cell),
        cameTrue: (seen: Seen) => {
          const round = nextRound(seen);
          return round && beastWins(round) && isStruck(round, man.id);
        },
      })),
  ];
  return { kind: `coming ${hunt.decision()!.kind}`, told, on: passes };
}

/** Dice that may be thrown again. */
function again(hunt: Hunt): Question<Hunt>[] {
  const own = nodOdds(hunt.view);
  const control = rerollOdds(hunt.view);
  const figure = hunt.decision()!.figures[0]!;
  if (control)
    return [
      {
        kind: 'reroll',
        on: (copy) => {
          const events = [...copy.play({ type: 'reroll', figure, use: true })];
          while (copy.decision()?.kind === 'reroll') events.push(...copy.play({ type: 'reroll', figure, use: false }));
          return events;
        },
        told: [
          {
            kind: 'control again',
            of: figure,
            chance: control.again,
            cameTrue: ({ events }) => events.some((event) => event.type === 'control-decided' && event.side === 'men'),
          },
        ],
      },
    ];
  if (!own?.passes) return [];
  const passed = ({ events }: Seen) => {
    const roll = events.find(({ type }) => type === 'rolled');
    return roll?.type === 'rolled' ? ['hit', 'critical', 'success', 'defended'].includes(roll.roll.result ?? '') : null;
  };
  return [
    {
      kind: `nod ${own.die}`,
      on: (copy) => copy.play({ type: 'fate', figure, use: true }),
      told: [{ kind: `again: ${own.die}`, of: figure, chance: own.passes, cameTrue: passed }],
    },
  ];
}

function questions(hunt: Hunt): Question<Hunt>[] {
  switch (hunt.decision()!.kind) {
    case 'defend':
      return defences(hunt);
    case 'strikes':
      return [...strikes(hunt), coming(hunt)];
    case 'fate':
    case 'reroll':
      return again(hunt);
    default:
      return [coming(hunt)];
  }
}

test(
  'D-046 D-052 D-053 D-061 D-083 D-091 D-109 D-117 D-236 D-250 D-255: what is told at a decision is what comes of it',
  () => {
    const chances = weighFights<HuntAction, Hunt>({ begin: fights(), questions, often: OFTEN });
    expect(chances.falseOnes).toEqual([]);
    expect(chances.kinds).toEqual([
      'again: defend',
      'again: struggle',
      'again: to-hit',
      'control',
      'control again',
      'critical',
      'damage',
      'felled',
      'fumble',
      'harmed',
      'hit',
      'struck at next',
      'turned on',
      'wound',
    ]);
  },
  sample(120_000, 7_200_000),
);
