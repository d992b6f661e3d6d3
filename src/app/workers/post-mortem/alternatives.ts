import type { Rng } from '../../../engine/dice/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import type { BoutOf, Bot, Desk, Game } from '../../../session/index.ts';
import type { Positions } from '../swings.ts';
import type { Choice } from './choices.ts';
import { wasAsked } from './choices.ts';

/** Another way to answer: what was played from a position on, and what could have been. */
export interface Alternative<G extends Game> {
  readonly choice: Choice;
  /** Answers of the record before it. */
  readonly step: number;
  readonly played: readonly G['action'][];
  readonly other: readonly G['action'][];
  /** A bot would have answered so. */
  readonly advised: boolean;
}

/** Legal answers up to which all are tried; of more, some of every kind. */
const FEW = 8;
const SOME = 5;
/** Of very many, most of which are alike, so few. */
const MANY = 40;
const OF_MANY = 1;
/** Bots that are asked for a plan, the best first, and how long one may be. */
const PLANNERS = 2;
const LONGEST_PLAN = 16;
/** Alternatives of one choice. */
const MOST = 9;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What a bot would answer from a position on, until a die falls or something else is asked. */
function planOf<G extends Game>(bot: Bot<G>, start: BoutOf<G>): G['action'][] {
  const bout = start.clone(seededRng('plan'));
  const rng = seededRng('planner');
  const asked = bout.decision();
  const plan: G['action'][] = [];
  while (plan.length < LONGEST_PLAN) {
    const decision = bout.decision();
    if (!decision || decision.kind !== asked?.kind || decision.side !== asked.side) break;
    const action = bot.policy(bout.forBots, rng);
    const before = bout.dice;
    plan.push(action);
    bout.play(action);
    if (bout.dice !== before) break;
  }
  return plan;
}

/** The same without what both begin with; null when nothing is left to tell them apart by. */
function fromDifference<G extends Game>({ step, played, other, ...rest }: Alternative<G>): Alternative<G> | null {
  let shared = 0;
  while (shared < played.length && shared < other.length && same(played[shared], other[shared])) shared += 1;
  const left = { ...rest, step: step + shared, played: played.slice(shared), other: other.slice(shared) };
  return left.played.length > 0 && left.other.length > 0 ? left : null;
}

/** Answers of every type for every figure, one of each in turn. */
function someOf<A extends { readonly type: string }>(actions: readonly A[], wanted: number, rng: Rng): A[] {
  const kinds = new Map<string, A[]>();
  for (const action of actions) {
    const { figure } = action as { readonly figure?: string };
    const kind = `${action.type} ${figure ?? ''}`;
    const heap = kinds.get(kind);
    if (heap) heap.push(action);
    else kinds.set(kind, [action]);
  }
  const heaps = [...kinds.values()];
  const found: A[] = [];
  while (found.length < wanted && heaps.some((heap) => heap.length > 0)) {
    for (const heap of heaps) if (heap.length > 0 && found.length < wanted) found.push(...heap.splice(rng.die(heap.length) - 1, 1));
  }
  return found;
}

/** Where answers lead to from a position, as far as no die falls; null when one does. */
function reached<G extends Game>(start: BoutOf<G>, actions: readonly G['action'][]): string | null {
  const bout = start.clone(seededRng('reached'));
  const before = bout.dice;
  for (const action of actions) {
    if (!bout.isLegal(action)) return null;
    bout.play(action);
  }
  return bout.dice === before ? JSON.stringify(bout.state) : null;
}

/** Tells of two ways whether they come to the same without a die. */
function areOne<G extends Game>(start: BoutOf<G>, { played, other }: Alternative<G>): boolean {
  const end = reached(start, other);
  return end !== null && end === reached(start, played);
}

/** What else could have been answered where the player was asked: the plans of the bots, then single answers. */
export function alternativesTo<G extends Game>(
  desk: Pick<Desk<G>, 'bots' | 'outlook'>,
  actions: readonly G['action'][],
  { bouts }: Positions<G>,
  choice: Choice,
): Alternative<G>[] {
  const rng = seededRng(`alternatives ${choice.from}`);
  const planners = Object.values(desk.bots).slice(0, PLANNERS);
  const { from, to } = choice;
  const plans = planners.map((bot) => ({
    choice,
    step: from,
    played: actions.slice(from, to),
    other: planOf(bot, bouts[from]!),
    advised: true,
  }));
  const singles = Array.from({ length: to - from }, (_, i) => from + i).flatMap((step) => {
    const bout = bouts[step]!;
    const legal = bout.actions().filter((action) => !same(action, actions[step]));
    const asked = planners.map((bot) => bot.policy(bout.forBots, seededRng('planner')));
    const wanted = legal.length > MANY ? OF_MANY : Math.ceil(SOME / (to - from));
    const tried = legal.length <= FEW && to - from === 1 ? legal : someOf(legal, wanted, rng);
    const way = (other: G['action'], advised: boolean): Alternative<G> => ({
      choice,
      step,
      played: [actions[step]!],
      other: [other],
      advised,
    });
    return [...asked.map((other) => way(other, true)), ...tried.map((other) => way(other, false))];
  });
  const found = new Map<string, Alternative<G>>();
  for (const way of [...plans, ...singles]) {
    const told = fromDifference(way);
    const key = told && JSON.stringify([told.step, told.played.length, told.other]);
    if (!told || key === null || found.has(key)) continue;
    const bout = bouts[told.step]!;
    if (!wasAsked(desk, bout, actions[told.step]!) || areOne(bout, told)) continue;
    found.set(key, told);
    if (found.size >= MOST) break;
  }
  return [...found.values()];
}
