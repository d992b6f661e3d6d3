import { distance } from '../../../../engine/hex/index.ts';
import { type Tastes, type Weighed, weighing } from '../../../../engine/mind/index.ts';
import { attackOutlook, chooser, type Fighter, type MuneraAction, type MuneraView, type Outlook } from '../../rules/index.ts';
import { discardWorth } from '../handling.ts';
import { type Mind, mindOf } from '../mind.ts';
import { Thoughts, throwsAgain } from '../skilled.ts';
import { MIND_WEIGHTS, type Weights } from '../weights.ts';

const weightsOf = weighing(MIND_WEIGHTS, ['danger', 'prospect']);

export type Blow = Extract<MuneraAction, { type: 'attack' | 'whirl' | 'grapple' }>;

/** Changes of what he carries: no newcomer throws his shield away, or puts his sword up to draw it again, by mistake. */
const DELIBERATE: ReadonlySet<MuneraAction['type']> = new Set(['discard', 'drop', 'sheathe', 'draw', 'release', 'kick']);

/** Hexes from which on nobody can be hurt, and the share of an error that he makes there: even a newcomer walks straight to the fight. */
const OUT_OF_REACH = 4;
const SMALL = 0.1;

function deliberate({ type }: MuneraAction): Pick<Weighed<MuneraAction>, 'deliberate'> {
  return DELIBERATE.has(type) ? { deliberate: true } : {};
}

/** One decision of a gladiator while it is thought over. What words ask is worked out when first asked for. */
export class Considered {
  readonly seen: MuneraView;
  readonly actions: readonly MuneraAction[];
  readonly mind: Mind;
  readonly weights: Weights;
  readonly patience: number;
  private thought: Thoughts | null = null;
  private most: number | null = null;
  private readonly worths = new Map<MuneraAction, number>();
  private outlooks: ReadonlyMap<Blow, Outlook> | null = null;

  constructor(seen: MuneraView, tastes: Tastes) {
    this.seen = seen;
    this.actions = seen.actions();
    this.weights = weightsOf(tastes);
    this.patience = this.weights.patience * (tastes.leeway ?? 1);
    this.mind = mindOf(seen, chooser(seen), this.weights);
  }

  get me(): Fighter {
    return this.mind.me;
  }

  get thoughts(): Thoughts {
    return (this.thought ??= new Thoughts(this.mind, this.actions));
  }

  /** The nearest opponent who counts, null when none is left. */
  get foe(): Fighter | null {
    return this.thoughts.foes[0]?.fighter ?? null;
  }

  /** Hexes to the nearest opponent. */
  get away(): number {
    const { foe } = this;
    return foe ? distance(this.seen.world.arena, this.me.cell, foe.cell) : Infinity;
  }

  /** How much of an error there is to make. */
  get stake(): number {
    return this.away >= OUT_OF_REACH ? SMALL : 1;
  }

  /** Everybody who stands on the sand. */
  get here(): readonly Fighter[] {
    return this.seen.state.fighters.filter(({ fate }) => fate === 'active');
  }

  /** The worth of the best of all answers. */
  get best(): number {
    return (this.most ??= Math.max(...this.actions.map((action) => this.worthOf(action))));
  }

  worthOf(action: MuneraAction): number {
    let worth = this.worths.get(action);
    if (worth === undefined) this.worths.set(action, (worth = this.weigh(action)));
    return worth;
  }

  private weigh(action: MuneraAction): number {
    switch (this.seen.state.turn.step) {
      case 'ready':
        return action.type === 'discard' ? discardWorth(this.mind, action.item) : 0;
      case 'act':
        return this.thoughts.worthOf(action);
      case 'reroll':
        return action.type === 'reroll' && action.use === throwsAgain(this.seen, this.mind) ? 1 : 0;
      case 'throw':
        return action.type === 'throw' ? 1 : 0;
    }
  }

  /** Those answers that serve something, each with its worth and what it is worth beside it to whoever wants just that. */
  weighed(serves: (action: MuneraAction) => boolean, bonus: (action: MuneraAction) => number = () => 0): Weighed<MuneraAction>[] {
    if (this.actions.length === 1) return this.actions.filter(serves).map((action) => ({ action, value: 0 }));
    const stake = this.stake;
    return this.actions
      .filter(serves)
      .map((action) => ({ action, value: this.worthOf(action) + bonus(action), stake, ...deliberate(action) }));
  }

  get mayEnd(): number | null {
    return this.bestBlow(endChance);
  }

  /** The best chance of all blows that may be struck now; null where there is none. */
  bestBlow(chance: (outlook: Outlook) => number): number | null {
    return this.blows.size === 0 ? null : Math.max(...[...this.blows.values()].map(chance));
  }

  /** Exact chances of every blow that may be struck now. */
  get blows(): ReadonlyMap<Blow, Outlook> {
    return (this.outlooks ??= new Map(this.actions.filter(isBlow).map((action) => [action, attackOutlook(this.seen.view, action)])));
  }
}

export function isBlow(action: MuneraAction): action is Blow {
  return action.type === 'attack' || action.type === 'whirl' || action.type === 'grapple';
}

/** How likely a blow ends the bout of whom it meets. */
export function endChance({ toZero, dead, floored, appeals }: Outlook): number {
  return Math.min(1, Math.max(toZero, dead, appeals) + floored);
}
