import type { Modifier, RollResult } from '../engine/dice/index.ts';
import { shuffled, sum } from '../engine/dice/index.ts';
import { UnderWay } from '../engine/season/index.ts';
import type { CareerEvent, PaidFor } from './commands.ts';
import type { CareerHouse } from './house.ts';
import type { ChronicleEntry, ChronicleKey, Moment, Person } from './state.ts';
import { dayNumber, personOf, type CareerState } from './state.ts';
import { SIDES } from './chances.ts';

/** A die of the career: whose, what for, by which rules. */
export interface CareerDie {
  readonly person: string;
  readonly why: string;
  readonly modifiers: readonly Modifier[];
  readonly rules: readonly string[];
  /** What the total comes to; null where it only counts. */
  readonly result?: (total: number) => RollResult;
}

/** What a line of the chronicle says beside its key. */
export interface Told {
  readonly person?: Person;
  readonly other?: Person;
  readonly what?: string;
  readonly amount?: number;
  readonly moment?: Moment;
}

/** A career while a command is carried out. */
export class Table extends UnderWay<CareerState, CareerEvent> {
  readonly house: CareerHouse;

  constructor(house: CareerHouse, state: CareerState) {
    super(state);
    this.house = house;
  }

  /** Days from the beginning. */
  get now(): number {
    return dayNumber(this.house.ladder, this.state);
  }

  set(part: Partial<CareerState>): void {
    this.state = { ...this.state, ...part };
  }

  person(id: string): Person {
    return personOf(this.state, id);
  }

  change(id: string, part: Partial<Person>): Person {
    const changed = { ...this.person(id), ...part };
    this.set({ people: this.state.people.map((each) => (each.id === id ? changed : each)) });
    return changed;
  }

  /** A lot that nobody is told of: one of so many, from 0. */
  lot(count: number): number {
    return this.rng.die(count) - 1;
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.lot(items.length)]!;
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return shuffled(this.rng, items);
  }

  /** Throws a D6 and tells it with everything that is added. */
  roll({ person, why, modifiers, rules, result }: CareerDie): number {
    const face = this.rng.die(SIDES);
    const total = face + sum(modifiers);
    const came = result?.(total) ?? null;
    this.tell({
      type: 'rolled',
      person,
      why,
      dice: '1d6',
      faces: [face],
      modifiers,
      total,
      chance: null,
      needed: null,
      result: came,
      rules,
    });
    return total;
  }

  pay(amount: number, why: PaidFor, person: string | null, rules: readonly string[]): void {
    if (amount === 0) return;
    this.set({ purse: this.state.purse + amount });
    this.tell({ type: 'paid', amount, why, person, rules });
  }

  write(key: ChronicleKey, { person, other, what, amount, moment }: Told = {}): void {
    const { season, day, chronicle } = this.state;
    const entry: ChronicleEntry = {
      key,
      season,
      day,
      person: person?.id ?? null,
      name: person?.name ?? null,
      other: other?.id ?? null,
      otherName: other?.name ?? null,
      what: what ?? null,
      amount: amount ?? null,
      moment: moment ?? null,
    };
    this.set({ chronicle: [...chronicle, entry] });
    this.tell({ type: 'written', entry });
  }
}
