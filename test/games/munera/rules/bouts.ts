import fc from 'fast-check';
import type { BoutEvent } from '../../../../src/engine/bout/index.ts';
import type { Rng } from '../../../../src/engine/dice/index.ts';
import { seededRng } from '../../../../src/engine/dice/index.ts';
import type { Cell, Hex } from '../../../../src/engine/hex/index.ts';
import { distance, hexDistance, toward } from '../../../../src/engine/hex/index.ts';
import type { MuneraSetup, Entrant, Lex, Munera, MuneraAction, MuneraState, Placed } from '../../../../src/games/munera/rules/index.ts';
import { beginMuneraBout, muneraSetup, entrant, LEX, SKILLS } from '../../../../src/games/munera/rules/index.ts';
import { core, gladiators } from '../../../support/core-content.ts';
import { arms } from '../../../support/sand.ts';

/** Whole bouts for property tests: any classes, sides, skills and lex, played by any legal answers. */

export interface Plan {
  readonly seed: string;
  readonly setup: MuneraSetup;
}

export interface Step {
  readonly action: MuneraAction | null;
  readonly events: readonly BoutEvent[];
  readonly before: MuneraState | null;
  readonly after: MuneraState;
}

const ROUNDS = 12;
const REACH = 2;

const choices = Object.entries(LEX.choices).filter(([key]) => key !== 'roundLimit');
const lex = fc.record(Object.fromEntries(choices.map(([key, { values }]) => [key, fc.constantFrom<unknown>(...values)])), {
  requiredKeys: [],
});

/** Arms that no class carries. */
const ODD_ARMS = [
  arms('none', ['sword', 'cape']),
  arms('light', ['axe', 'helmet']),
  arms('none', ['club', 'smallShield'], ['dagger']),
  arms('none', ['javelin', 'javelin', 'cape']),
  arms('heavy', ['cestus', 'cestus', 'helmet', 'galerus']),
  arms('light', ['hastaThonged', 'net', 'lasso', 'galerus'], ['dagger', 'sica', 'scissor']),
];

const fighters = fc.array(
  fc.record({
    card: fc.constantFrom(...Object.keys(core.munera.fighters)),
    side: fc.constantFrom('a', 'b', 'c', 'd'),
    skills: fc.subarray([...SKILLS]),
    loadout: fc.option(fc.constantFrom(...ODD_ARMS), { freq: 4 }),
  }),
  { minLength: 2, maxLength: 4 },
);

const near: Hex[] = [];
for (let q = -REACH; q <= REACH; q += 1) {
  for (let r = -REACH; r <= REACH; r += 1) if (hexDistance({ q: 0, r: 0 }, { q, r }) <= REACH) near.push({ q, r });
}

const placed = fc.record({
  facing: fc.integer({ min: 0, max: 5 }),
  original: fc.integer({ min: 5, max: 12 }),
  lost: fc.integer({ min: 0, max: 4 }),
  fatigue: fc.integer({ min: 0, max: 8 }),
  down: fc.boolean(),
});

const stand = (
  { original, lost, ...rest }: { original: number; lost: number; facing: number; fatigue: number; down: boolean },
  at: Hex,
): Placed => {
  return { ...rest, at, original, stamina: original - lost };
};

/** Two first fighters are on different sides. */
function entrants(given: readonly Partial<Entrant>[]): Entrant[] {
  const [first, second, ...others] = given;
  const both = [{ ...first, side: 'a' }, { ...second, side: 'b' }, ...others];
  return both.map((each) => entrant(each as Entrant));
}

/** Any bout: half of them from the beginning, half from a scuffle in the middle of the sand. */
export function plans(): fc.Arbitrary<Plan> {
  return fc
    .record({
      seed: fc.nat().map((n) => `bout/${n}`),
      fighters,
      lex,
      scuffle: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
      hexes: fc.uniqueArray(fc.constantFrom(...near), { minLength: 4, maxLength: 4 }),
      places: fc.array(placed, { minLength: 4, maxLength: 4 }),
    })
    .map(({ seed, fighters: given, lex: toggles, scuffle, hexes, places }) => {
      const order = given.map((_, i) => i);
      const standing = order.map((i) => stand(places[i]!, hexes[i]!));
      const position = scuffle ? { round: 1, order, turn: { fighter: 0, ap: null }, fighters: standing, sparedToday: 0 } : null;
      return {
        seed,
        setup: muneraSetup({ fighters: entrants(given), lex: { ...(toggles as Partial<Lex>), roundLimit: ROUNDS }, position }),
      };
    });
}

/** Scuffles only: a position can be turned. */
export function scuffles(): fc.Arbitrary<Plan> {
  return plans().filter(({ setup }) => setup.position !== null);
}

export function begin({ setup, seed }: Plan, rng: Rng = seededRng(seed)) {
  return beginMuneraBout(gladiators, setup, rng);
}

const FIGHTING = new Set<MuneraAction['type']>(['attack', 'whirl', 'grapple', 'haze', 'cut-free', 'throw', 'reroll']);

/** Turns or steps toward the nearest opponent. */
function approach({ world, state }: Munera, actions: readonly MuneraAction[]): MuneraAction[] {
  const { cell, facing, side } = state.fighters[state.turn.fighter]!;
  const opponents = state.fighters.filter((other) => other.fate === 'active' && other.side !== side);
  const [nearest] = opponents.toSorted((a, b) => distance(world.arena, cell, a.cell) - distance(world.arena, cell, b.cell));
  if (!nearest) return [];
  const ahead = toward(world.arena, cell, nearest.cell);
  return actions.filter((action) =>
    facing === ahead ? action.type === 'move' && action.direction === ahead : action.type === 'turn' && action.facing === ahead,
  );
}

/** Any legal answer; more often one that fights or closes in, and seldom one that gives arms away. */
export function choose(bout: Munera, player: Rng): MuneraAction {
  const actions = bout.actions();
  const fighting = actions.filter(({ type }) => FIGHTING.has(type));
  const feint = fighting.length > 0 ? actions.filter(({ type }) => type === 'feint') : [];
  const calm = actions.filter(({ type }) => type !== 'discard' && type !== 'drop' && type !== 'feint');
  const lists = [fighting, fighting, fighting, approach(bout, actions), approach(bout, actions), feint, calm, actions];
  const wanted = player.die(20);
  const list = lists[Math.min(lists.length - 1, Math.floor(wanted / 3))]!;
  const chosen = list.length > 0 ? list : (lists.find(({ length }) => length > 0) ?? actions);
  return chosen[player.die(chosen.length) - 1]!;
}

/** Plays a bout to its end and hands over every step. */
export function play(plan: Plan, rng: Rng = seededRng(plan.seed)): { readonly bout: Munera; readonly steps: readonly Step[] } {
  const player = seededRng(`player/${plan.seed}`);
  const { bout, events } = begin(plan, rng);
  const copy = () => bout.clone().state as MuneraState;
  const steps: Step[] = [{ action: null, events, before: null, after: copy() }];
  while (bout.decision()) {
    const before = steps.at(-1)!.after;
    const action = choose(bout, player);
    steps.push({ action, events: bout.play(action), before, after: copy() });
  }
  return { bout, steps };
}

export function logOf(steps: readonly Step[]): BoutEvent[] {
  return steps.flatMap(({ events }) => events);
}

/** A log with the cell of every figure before each event. */
export function positions(log: readonly BoutEvent[]): { readonly event: BoutEvent; readonly at: Readonly<Record<string, Cell>> }[] {
  let at: Record<string, Cell> = {};
  return log.map((event) => {
    const before = at;
    if (event.type === 'bout-started') at = Object.fromEntries(event.figures.map(({ figure, cell }) => [figure, cell]));
    if (event.type === 'moved') at = { ...at, [event.figure]: event.path.at(-1)! };
    if (event.type === 'pushed') at = { ...at, [event.figure]: event.to };
    return { event, at: before };
  });
}
