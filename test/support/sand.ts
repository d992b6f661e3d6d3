import { expect } from 'vitest';
import type { BoutEvent } from '../../src/engine/bout/index.ts';
import { IllegalAction } from '../../src/engine/bout/index.ts';
import { ScriptedRng, sum } from '../../src/engine/dice/index.ts';
import { cellAt } from '../../src/engine/hex/index.ts';
import type {
  Armour,
  MuneraSetup,
  Entrant,
  Fighter,
  GearCard,
  Lex,
  Loadout,
  Munera,
  MuneraAction,
  Placed,
  Position,
  Quadrant,
  SaveAgainst,
} from '../../src/games/munera/rules/index.ts';
import {
  actionPointTerms,
  beginMuneraBout,
  muneraSetup,
  entrant,
  FULL_FRONT,
  IMPROVISED,
  munera,
  saveTerms,
} from '../../src/games/munera/rules/index.ts';
import { core, gladiators } from './core-content.ts';

/** A fighter of a test: his card and whatever differs from the start of a bout. Sides are a, b, c … by default. */
export interface Standing extends Partial<Omit<Placed, 'at'>>, Partial<Pick<Entrant, 'skills' | 'side' | 'defeatsToday' | 'sparedToday'>> {
  readonly card: string;
  readonly at: readonly [q: number, r: number];
  readonly loadout?: Loadout;
}

/** A position of a test. The first fighter acts, with 6 AP unless said otherwise; `ap: null` begins with his AP die. */
export interface SandOptions {
  readonly fighters: readonly Standing[];
  readonly dice?: readonly number[];
  readonly lex?: Partial<Lex>;
  readonly arena?: string;
  readonly turn?: Partial<Position['turn']>;
  readonly order?: readonly number[];
  readonly round?: number;
  readonly sparedToday?: number;
  /** Gear cards with other values. */
  readonly gear?: Readonly<Record<string, Partial<GearCard>>>;
}

/** A whole bout of a test: its set-up instead of a position. */
export interface WholeBout {
  readonly setup: MuneraSetup;
  readonly dice?: readonly number[];
}

const SIDES = 'abcdefghijkl';

/** The set-up of a bout from its beginning: cards or entrants, each a side of his own unless said otherwise. */
export function bout(
  fighters: readonly (string | (Partial<Entrant> & Pick<Entrant, 'card'>))[],
  part: Partial<MuneraSetup> = {},
): MuneraSetup {
  const entrants = fighters.map((each, i) => entrant({ side: SIDES[i]!, ...(typeof each === 'string' ? { card: each } : each) }));
  return muneraSetup({ fighters: entrants, ...part });
}

/** Arms and armour of a test. */
export function arms(armour: Armour, ready: readonly string[], sheathed: readonly string[] = []): Loadout {
  const entry = (start: 'ready' | 'sheathed') => (gear: string) => ({ gear, start, damaged: false, after: null });
  return { armour, gear: [...ready.map(entry('ready')), ...sheathed.map(entry('sheathed'))] };
}

function setupOf(options: SandOptions): MuneraSetup {
  const { fighters, lex = {}, arena = null, turn, order, round = 1, sparedToday = 0 } = options;
  const entrants = fighters.map(({ card, side, skills = [], defeatsToday = 0, sparedToday: spared = false, loadout = null }, i) =>
    entrant({ card, side: side ?? SIDES[i]!, skills, defeatsToday, sparedToday: spared, loadout }),
  );
  const placed = fighters.map(
    ({ card: _, side: _s, skills: _k, defeatsToday: _d, sparedToday: _p, loadout: _l, at, facing = 0, ...rest }): Placed => {
      return { at: { q: at[0], r: at[1] }, facing, ...rest };
    },
  );
  const position: Position = {
    round,
    order: order ?? fighters.map((_, i) => i),
    turn: { fighter: 0, ap: 6, ...turn },
    fighters: placed,
    sparedToday,
  };
  return muneraSetup({ fighters: entrants, lex, arena, sparedToday, position });
}

/** The dice of a log as `purpose face`, in the order in which they fell. */
export function diceOf(events: readonly BoutEvent[]): string[] {
  return events.flatMap((event) => {
    switch (event.type) {
      case 'rolled':
        return event.roll.faces.map((face) => `${event.roll.why} ${face}`);
      case 'action-points':
        return [`ap ${event.face}`];
      case 'clashed': {
        return event.thrown === 'both' ? [`attack ${event.faces[0]}`, `defence ${event.faces[1]}`] : [`attack ${event.faces[0]}`];
      }
      case 'saved':
        return event.face === null ? [] : [`save ${event.face}`];
      case 'appealed':
        return event.faces.map((face) => `appeal ${face}`);
      default:
        return [];
    }
  });
}

/** The rules with other values on some gear cards; others are made like plain weapons in a hand. */
function rulesWith(changes: SandOptions['gear']) {
  if (!changes) return gladiators;
  const { gear } = core.munera;
  const changed = Object.entries(changes).map(([id, part]): [string, GearCard] => [id, { ...(gear[id] ?? gear['sword']!), id, ...part }]);
  return munera({ ...core.munera, gear: { ...gear, ...Object.fromEntries(changed) } });
}

/** A bout from a position with scripted dice. Fighters are named by index: 0 is A, the one who acts. */
export class Sand {
  readonly bout: Munera;
  readonly events: BoutEvent[];
  private readonly rng: ScriptedRng;

  constructor(options: SandOptions | WholeBout) {
    this.rng = new ScriptedRng(options.dice ?? []);
    const setup = 'setup' in options ? options.setup : setupOf(options);
    const opening = beginMuneraBout('setup' in options ? gladiators : rulesWith(options.gear), setup, this.rng);
    this.bout = opening.bout;
    this.events = [...opening.events];
  }

  fighter(index: number): Readonly<Fighter> {
    return this.bout.state.fighters[index]!;
  }

  get turn() {
    return this.bout.state.turn;
  }

  /** Index of the `nth` item of that gear that the fighter brought. */
  item(owner: number, gear: string, nth = 0): number {
    const { things } = this.bout.world;
    const found = things.flatMap((thing, i) => (thing.owner === owner && thing.gear.id === gear ? [i] : []))[nth];
    if (found === undefined) throw new Error(`fighter ${owner} brought no ${gear}`);
    return found;
  }

  cell(q: number, r: number): number {
    return cellAt(this.bout.world.arena, q, r);
  }

  /** Where a fighter stands, as [q, r]. */
  at(index: number): readonly [number, number] {
    const { q, r } = this.bout.world.arena.cells[this.fighter(index).cell]!;
    return [q, r];
  }

  /** Where an item lies, as [q, r], or its spot when it is not on the sand. */
  lies(item: number): readonly [number, number] | string {
    const { spot, cell } = this.bout.state.items[item]!;
    if (spot !== 'sand') return spot;
    const { q, r } = this.bout.world.arena.cells[cell]!;
    return [q, r];
  }

  play(...actions: readonly MuneraAction[]): this {
    for (const action of actions) this.events.push(...this.bout.play(action));
    return this;
  }

  /** An attack of the fighter whose turn it is: the first such gear that he carries, `improvised` for none. */
  attackWith(gear: string, target = 1): MuneraAction {
    return { type: 'attack', item: this.carried(gear), target, ...this.areaOf(target) };
  }

  whirlWith(gear: string, target = 1): MuneraAction {
    return { type: 'whirl', item: this.carried(gear), target, ...this.areaOf(target) };
  }

  /** At a noxius the body is aimed. */
  private areaOf(target: number): { readonly area?: 'M' } {
    return this.bout.world.profiles[target]?.noxius ? { area: 'M' } : {};
  }

  carried(gear: string, nth = 0): number {
    if (gear === 'improvised') return IMPROVISED;
    const { things } = this.bout.world;
    const found = this.fighter(this.turn.fighter).carried.filter((item) => things[item]!.gear.id === gear)[nth];
    if (found === undefined) throw new Error(`he carries no ${gear}`);
    return found;
  }

  /** The rule that forbids an action; null when it is legal. Checks that a refused play changes nothing. */
  refusedBy(action: MuneraAction): string | null {
    const before = JSON.stringify(this.bout.toJSON());
    const refusal = this.bout.refusal(action);
    if (!refusal) return null;
    expect(() => this.bout.play(action)).toThrow(IllegalAction);
    expect(JSON.stringify(this.bout.toJSON())).toBe(before);
    return refusal.rule;
  }

  /** All events of a type, in order. */
  all<T extends BoutEvent['type']>(type: T): (BoutEvent & { type: T })[] {
    return this.events.filter((event): event is BoutEvent & { type: T } => event.type === type);
  }

  /** The last event of a type. */
  last<T extends BoutEvent['type']>(type: T): BoutEvent & { type: T } {
    const found = this.all(type).at(-1);
    if (!found) throw new Error(`no ${type} event`);
    return found;
  }

  /** The terms of an event's modifiers as `rule value`. */
  static terms(modifiers: readonly { rule: string; value: number }[]): string[] {
    return modifiers.map(({ rule, value }) => `${rule} ${value}`);
  }

  /** The terms of a fighter's Save as `rule value`; the whole front unless said otherwise. */
  saveTerms(index: number, against: Partial<SaveAgainst> = {}): string[] {
    return Sand.terms(saveTerms(this.bout, index, { ...FULL_FRONT, ...against }));
  }

  /** A fighter's Save against a quadrant. */
  save(index: number, quadrant: Quadrant = 'front', against: Partial<SaveAgainst> = {}): number {
    return sum(saveTerms(this.bout, index, { ...FULL_FRONT, quadrant, ...against }));
  }

  /** The terms of a fighter's next AP die as `rule value`. */
  apTerms(index: number): string[] {
    return Sand.terms(actionPointTerms(this.bout, index));
  }

  /** The sum of the terms of a fighter's next AP die. */
  ap(index: number): number {
    return sum(actionPointTerms(this.bout, index));
  }

  /** Gear on a fighter, in the order in which he carries it. */
  gear(index: number): string[] {
    return this.fighter(index).carried.map((item) => this.bout.world.things[item]!.gear.id);
  }

  /** The dice of the log as `purpose face`, in the order in which they fell. */
  dice(): string[] {
    return diceOf(this.events);
  }

  /** The tape must be used up. */
  done(): this {
    expect(this.rng.left).toEqual([]);
    return this;
  }
}

export interface FaceOptions extends Omit<SandOptions, 'fighters'> {
  /** Card of A and of B; both stand undamaged with Stamina 8. */
  readonly a?: string | Partial<Standing>;
  readonly b?: string | Partial<Standing>;
  readonly others?: readonly Standing[];
}

function standing(given: string | Partial<Standing> | undefined, card: string, at: readonly [number, number], facing: number): Standing {
  const part = typeof given === 'string' ? { card: given } : given;
  return { card, at, facing, original: 8, ...part };
}

/** The ledger's fixture FACE(f): A at (0,0) facing 0, B at (1,0) facing f; radius 5, A to act. */
export function face(f: number, { a, b, others = [], ...rest }: FaceOptions = {}): Sand {
  const fighters = [standing(a, 'murmillo', [0, 0], 0), standing(b, 'thraex', [1, 0], f), ...others];
  return new Sand({ fighters, ...rest });
}
