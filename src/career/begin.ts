import { canonicalJson, fingerprint } from '../engine/bout/index.ts';
import { seededRng } from '../engine/dice/index.ts';
import { drawBill, drawSeason } from './bill.ts';
import type { CareerHouse } from './house.ts';
import { addTrained, fillCells, fillMarket } from './people.ts';
import type { CareerState } from './state.ts';
import { CAREER_FORMAT, NEW_DAY } from './state.ts';
import { Table } from './table.ts';

/** What a career begins with; class and name are drawn by lot where they are left out. */
export interface CareerBeginning {
  readonly seed: string;
  readonly gentle?: boolean;
  readonly iron?: boolean;
  readonly card?: string;
  readonly name?: string;
  /** Tells careers of one seed apart; dice know nothing of it. */
  readonly salt?: string;
}

/** What a career is known by: the same for everything that was begun with the same choices and salt. */
export function careerId(begun: CareerBeginning): string {
  return fingerprint(canonicalJson(begun));
}

function blank({ ladder }: CareerHouse, { seed, gentle = false, iron = false }: CareerBeginning): CareerState {
  return {
    format: CAREER_FORMAT,
    ladder: ladder.id,
    seed,
    options: { gentle, iron },
    rng: seededRng(`${seed}/career`).save(),
    season: 1,
    day: 1,
    festivals: [],
    people: [],
    born: 0,
    purse: ladder.prices.purse,
    bill: { day: '', morning: null, noon: null, matches: [], offers: [] },
    plans: [],
    pending: [],
    today: NEW_DAY,
    results: [],
    chronicle: [],
    over: null,
  };
}

/** One man of the lowest rank, a world of opponents, and the first bill (C-001, C-011). */
export function beginning(house: CareerHouse, options: CareerBeginning): Table {
  const table = new Table(house, blank(house, options));
  const { ranks, world } = house.ladder;
  const { card, name } = options;
  const man = addTrained(table, {
    owner: 'you',
    rank: ranks[0]!.id,
    ...(card !== undefined && { card }),
    ...(name !== undefined && { name }),
  });
  for (const { id: rank } of ranks)
    for (let count = world.opponents[rank] ?? 0; count > 0; count -= 1) addTrained(table, { owner: 'others', rank });
  fillCells(table);
  fillMarket(table);
  table.write('began', { person: man });
  drawSeason(table);
  drawBill(table);
  return table;
}
