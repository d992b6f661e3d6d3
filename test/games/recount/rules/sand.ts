import { expect } from 'vitest';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import { beginBout, IllegalAction } from '../../../../src/engine/bout/index.ts';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { cellAt } from '../../../../src/engine/hex/index.ts';
import type {
  ClassCard,
  Entrant,
  Fighter,
  Lex,
  Placed,
  Position,
  Recount,
  RecountAction,
  RecountSetup,
  Voter,
} from '../../../../src/games/recount/rules/index.ts';
import { entrant, DEEDS, recount, recountSetup } from '../../../../src/games/recount/rules/index.ts';
import { core } from '../../../support/core-content.ts';

export const rules = recount(core.recount);

/** A fighter of a test: his class and whatever differs from the start of a bout. Sides are a, b, c … by default. */
export interface Standing extends Partial<Omit<Placed, 'at'>>, Partial<Pick<Entrant, 'side'>> {
  readonly card: string;
  readonly at: readonly [q: number, r: number];
}

export interface SandOptions {
  readonly fighters: readonly Standing[];
  readonly dice?: readonly number[];
  readonly lex?: Partial<Lex>;
  readonly turn?: Partial<Position['turn']>;
  readonly order?: readonly number[];
  readonly round?: number;
  readonly voters?: readonly Voter[];
  readonly cards?: Readonly<Record<string, ClassCard>>;
}

const SIDES = 'abcdef';

export function setupOf({ fighters, lex = {}, turn, order, round = 1, voters }: SandOptions): RecountSetup {
  const placed = fighters.map(({ card: _, side: _s, at, facing = 0, ...rest }): Placed => ({
    at: { q: at[0], r: at[1] },
    facing,
    ...rest,
  }));
  return recountSetup({
    fighters: fighters.map(({ card, side }, i) => entrant({ card, side: side ?? SIDES[i]! })),
    lex,
    voters: voters ?? null,
    position: { round, order: order ?? fighters.map((_, i) => i), turn: { fighter: 0, ap: 6, ...turn }, fighters: placed },
  });
}

/** A position, or a whole bout from its beginning, with scripted dice. Answers are written as scenarios write them. */
export class Sand {
  readonly bout: Recount;
  readonly events: BoutEvent[];
  private readonly rng: ScriptedRng;

  constructor(setup: RecountSetup, dice: readonly number[], ruleset = rules) {
    this.rng = new ScriptedRng(dice);
    const { bout, events } = beginBout(ruleset, ruleset.prepare(setup), setup, this.rng);
    this.bout = bout;
    this.events = [...events];
  }

  private action(line: string): RecountAction {
    return DEEDS.read(line, this.bout.world.ids);
  }

  play(...lines: string[]): this {
    for (const line of lines) this.events.push(...this.bout.play(this.action(line)));
    return this;
  }

  /** All dice have fallen. */
  done(): this {
    expect(this.rng.left, 'dice left over').toEqual([]);
    return this;
  }

  /** The rule that refuses an answer; null for a legal one. Nothing may change by asking, nor by trying. */
  refusedBy(line: string): string | null {
    const refusal = this.bout.refusal(this.action(line));
    const before = JSON.stringify(this.bout.toJSON());
    if (refusal) expect(() => this.bout.play(this.action(line))).toThrow(IllegalAction);
    expect(JSON.stringify(this.bout.toJSON())).toBe(before);
    const listed = this.bout.actions().some((each) => JSON.stringify(each) === JSON.stringify(this.action(line)));
    expect(listed).toBe(refusal === null);
    return refusal?.rule ?? null;
  }

  fighter(index: number): Fighter {
    return this.bout.state.fighters[index]!;
  }

  /** Axial coordinates of a fighter; null once he is carried off. */
  at(index: number): readonly [number, number] | null {
    const hex = this.bout.world.arena.cells[this.fighter(index).cell];
    return hex ? [hex.q, hex.r] : null;
  }

  cell(q: number, r: number): number {
    return cellAt(this.bout.world.arena, q, r);
  }

  get ap(): number {
    return this.bout.state.turn.ap;
  }

  all<Type extends BoutEvent['type']>(type: Type): Extract<BoutEvent, { type: Type }>[] {
    return this.events.filter((event): event is Extract<BoutEvent, { type: Type }> => event.type === type);
  }

  last<Type extends BoutEvent['type']>(type: Type): Extract<BoutEvent, { type: Type }> {
    return this.all(type).at(-1)!;
  }

  /** Rule and value of each modifier of the last clash. */
  get terms(): Record<string, number> {
    return Object.fromEntries(this.last('clashed').modifiers.map(({ rule, value }) => [rule, value]));
  }
}

/** A position; the first fighter acts, with 6 AP unless said otherwise. */
export function sand(options: SandOptions): Sand {
  const ruleset = options.cards ? recount({ hash: 'test', classes: { ...core.recount.classes, ...options.cards }, arenas: {} }) : rules;
  return new Sand(setupOf(options), options.dice ?? [], ruleset);
}

type Through = 'front' | 'sword' | 'shield' | 'back';
/** Facing of a man at (1,0) who is struck from (0,0) through each of his sides. */
const FACING: Readonly<Record<Through, number>> = { front: 3, sword: 2, shield: 4, back: 0 };

interface Duel extends Omit<SandOptions, 'fighters'> {
  readonly a?: Partial<Standing>;
  readonly b?: Partial<Standing>;
}

/** A at (0,0) facing B at (1,0), whom a blow reaches through the given side. Both are of the middle class, of Strength 7. */
export function duel(through: Through, { a = {}, b = {}, ...rest }: Duel = {}): Sand {
  const fighters: Standing[] = [
    { card: 'medium', at: [0, 0], facing: 0, ...a },
    { card: 'light', at: [1, 0], facing: FACING[through], ...b },
  ];
  return sand({ fighters, ...rest });
}

/** A whole bout from its set-up. */
export function whole(cards: readonly string[], dice: readonly number[], part: Partial<RecountSetup> = {}): Sand {
  const fighters = cards.map((card, i) => entrant({ card, side: SIDES[i]! }));
  return new Sand(recountSetup({ fighters, ...part }), dice);
}
