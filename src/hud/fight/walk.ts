import { seededRng } from '../../engine/dice/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import type { BotViewOf, BoutOf } from '../../session/index.ts';
import type { FoughtGame, ViewOf } from './fight-model.ts';
import type { PricedWalk, Stance, Walk } from './walk-ends.ts';

/** What a game says of walking, where each step is an answer of its own. What is legal and what it costs its rules are asked. */
export interface WalkOfGame<G extends FoughtGame> {
  /** What is spent, behind a number: `AP`. */
  readonly unit: string;
  /** The rule by which a hex is too far. */
  readonly rule: string;
  /** Whether an answer is a step or a turn on one's own feet. */
  isWalk(action: G['action']): boolean;
  /** Null when nobody is asked who could walk. */
  stanceOf(view: ViewOf<G>): Stance | null;
  /** Tells ends apart that lie in the same hex and cost the same: the least is taken. */
  prefer?(view: ViewOf<G>, end: Pick<Stance, 'cell' | 'facing'>): number;
}

/** More ends than any arena and any turn has. */
const MOST = 4000;

interface Node<G extends FoughtGame> extends Walk<G['action']> {
  readonly bout: BoutOf<G>;
}

/** Whether the same is still asked of the same figure, so that he can walk on. */
function goesOn<G extends FoughtGame>(before: G['decision'] | null, after: G['decision'] | null): boolean {
  return before !== null && after !== null && before.kind === after.kind && before.figures[0] === after.figures[0];
}

/**
 * Everything that whoever is asked can come to by walking, the cheapest first; his own place is the first. Found by giving
 * legal answers on copies of the bout, so that it is the rules that say where he may go; an answer that throws a die ends
 * no way.
 */
export function walksFrom<G extends FoughtGame>(from: BotViewOf<G>, game: WalkOfGame<G>): readonly Walk<G['action']>[] {
  const start = game.stanceOf(from.view);
  const asked = from.decision();
  if (!start || !asked) return [];
  const bout = from.imagine(seededRng('walk'));
  const { cell, facing } = start;
  const levels: Node<G>[][] = [[{ cell, facing, cost: 0, way: [], path: [cell], bout }]];
  const seen = new Set<string>();
  const found: Walk<G['action']>[] = [];
  for (let cost = 0; cost < levels.length; cost += 1) {
    for (const node of levels[cost] ?? []) {
      const key = `${node.cell} ${node.facing}`;
      if (seen.has(key) || found.length >= MOST) continue;
      seen.add(key);
      const { bout: there, ...walk } = node;
      found.push(walk);
      if (!goesOn<G>(asked, there.decision())) continue;
      for (const next of stepsFrom(node, game, start.spent)) (levels[next.cost] ??= []).push(next);
    }
  }
  return found;
}

function stepsFrom<G extends FoughtGame>(node: Node<G>, game: WalkOfGame<G>, spent: number): Node<G>[] {
  return node.bout.actions().flatMap((action): Node<G>[] => {
    if (!game.isWalk(action)) return [];
    const bout = node.bout.clone();
    bout.play(action);
    const stance = game.stanceOf(bout.view);
    if (!stance || bout.dice !== node.bout.dice) return [];
    const { cell, facing } = stance;
    const path = cell === node.cell ? node.path : [...node.path, cell];
    return [{ cell, facing, cost: Math.max(node.cost, stance.spent - spent), way: [...node.way, action], path, bout }];
  });
}

/** The cheapest walk to a hex, or to a facing in it; null for none. */
export function walkTo<A>(
  walks: readonly Walk<A>[],
  { cell, facing }: { readonly cell: Cell; readonly facing?: number },
  prefer: (end: Walk<A>) => number = () => 0,
): Walk<A> | null {
  const there = walks.filter((walk) => walk.cell === cell && (facing === undefined || walk.facing === facing));
  const [first] = there;
  if (!first) return null;
  const alike = there.filter(({ cost }) => cost === first.cost);
  return alike.reduce((best, walk) => (prefer(walk) < prefer(best) ? walk : best), first);
}

/** Ways on foot under names of their own: whoever shares his also says which way it leads, then to which hex. */
export function walksApart<T>(walks: readonly T[], nameOf: (walk: T) => string, ...tails: readonly ((walk: T) => string)[]): string[] {
  const names = walks.map(nameOf);
  return tails.reduce<string[]>((told, tail) => {
    const shared = (name: string): boolean => told.filter((other) => other === name).length > 1;
    return told.map((name, at) => (shared(name) ? `${name}, ${tail(walks[at]!)}` : name));
  }, names);
}

/** What is left to pay for a hex; nothing where his walk so far was as dear or dearer. */
export function priceOnHex({ more }: PricedWalk): string {
  return more > 0 ? String(more) : 'free';
}
