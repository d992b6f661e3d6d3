import type { FigureId } from '../../../engine/bout/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import type { Estimate, Tally } from '../../../engine/odds/index.ts';
import { counted, estimateIn, NO_TRIALS } from '../../../engine/odds/index.ts';
import type { BoutOf, Game } from '../../../session/index.ts';
import type { Player } from '../play-out.ts';
import { playOut } from '../play-out.ts';
import type { Rules } from '../swings.ts';
import type { Alternative } from './alternatives.ts';

/** What one roll-out came to. */
interface RollOut {
  readonly hopes: readonly number[];
  readonly living: readonly FigureId[];
}

/** Roll-outs of one alternative and of what was played, pair by pair with the same dice. */
export interface Balance {
  readonly pairs: number;
  /** What the other keeps more. */
  readonly gain: Tally;
  readonly kept: Tally;
  readonly would: Tally;
  /** For each of those who were to be saved: lives with both, and how much oftener with the other. */
  readonly lives: ReadonlyMap<FigureId, { readonly kept: number; readonly would: number; readonly gain: Tally }>;
}

export const EVEN: Balance = { pairs: 0, gain: NO_TRIALS, kept: NO_TRIALS, would: NO_TRIALS, lives: new Map() };

/** The difference of a balance; one trial is thrown in that speaks for either. */
export function gainOf({ gain }: Balance): Estimate {
  return estimateIn(gain, [-1, 1]);
}

function withLives({ lives }: Balance, kept: RollOut, would: RollOut): Balance['lives'] {
  const next = new Map(lives);
  for (const figure of new Set([...kept.living, ...would.living, ...lives.keys()])) {
    const before = next.get(figure) ?? { kept: 0, would: 0, gain: NO_TRIALS };
    const [a, b] = [kept, would].map(({ living }) => (living.includes(figure) ? 1 : 0)) as [number, number];
    next.set(figure, { kept: before.kept + a, would: before.would + b, gain: counted(before.gain, b - a) });
  }
  return next;
}

/** Plays positions of a record out, each time with dice of its own and the same ones for whatever is answered there. */
export class Scales<G extends Game> {
  /** How many have been played out. */
  rollOuts = 0;
  private readonly game: Rules<G>;
  private readonly setup: G['setup'];
  private readonly bouts: readonly BoutOf<G>[];
  private readonly player: Player;
  private readonly played = new Map<string, RollOut>();

  constructor(game: Rules<G>, setup: G['setup'], bouts: readonly BoutOf<G>[], player: Player) {
    this.game = game;
    this.setup = setup;
    this.bouts = bouts;
    this.player = player;
  }

  /** Answers, then bots to the end. */
  come(step: number, answers: readonly G['action'][], seed: string): RollOut {
    const { desk } = this.game;
    const bout = this.bouts[step]!.clone(seededRng(`roll-out ${seed}`));
    for (const action of answers) {
      if (!bout.isLegal(action)) break;
      bout.play(action);
    }
    playOut(desk, bout, this.player, `player ${seed}`);
    this.rollOuts += 1;
    return { hopes: desk.outlook.hopesOf(this.setup, bout), living: desk.outlook.livingIn?.(bout) ?? [] };
  }

  private cameOfPlayed({ step, played }: Alternative<G>, seed: string): RollOut {
    const key = `${step} ${played.length} ${seed}`;
    const known = this.played.get(key) ?? this.come(step, played, seed);
    this.played.set(key, known);
    return known;
  }

  /** One pair more; the dice go by its number and by what they are thrown for. */
  weigh(way: Alternative<G>, balance: Balance, why: string): Balance {
    const seed = `${why} ${balance.pairs}`;
    const kept = this.cameOfPlayed(way, seed);
    const would = this.come(way.step, way.other, seed);
    const [a, b] = [kept, would].map(({ hopes }) => hopes[way.choice.place] ?? hopes[0] ?? 0) as [number, number];
    return {
      pairs: balance.pairs + 1,
      gain: counted(balance.gain, b - a),
      kept: counted(balance.kept, a),
      would: counted(balance.would, b),
      lives: withLives(balance, kept, would),
    };
  }
}
