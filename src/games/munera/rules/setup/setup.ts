import { packed, type Referee, SetupError, type StartingFigure } from '../../../../engine/bout/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { usualOf } from '../../../../engine/state/index.ts';
import type { Term } from '../keys.ts';
import { MOST_ITEMS, type MuneraSetup, SETUP } from '../state/bout-setup.ts';
import type { GearCard, LoadoutEntry, MuneraContent } from '../state/cards.ts';
import { carryProblem } from '../state/carrying.ts';
import { copyFighter, STATE } from '../state/check-state.ts';
import { gearAt } from '../state/lookup.ts';
import { D6, throwDie } from '../state/rolls.ts';
import { FIELDS, type Fighter, type Item, type MuneraState } from '../state/state.ts';
import { term, termOf } from '../state/terms.ts';
import { buildWorld, loadoutOf, type Play, type World } from '../state/world.ts';
import { beginTurn, carryOn, newTurn } from '../turn/turn.ts';
import { startingPlaces } from './placement.ts';
import { applyPosition, takeAway } from './position.ts';

/** What a loadout breaks, as field and message; null when nothing (M-011 to M-017, M-102, M-220, M-264). */
export function loadoutProblem(
  gear: Readonly<Record<string, GearCard>>,
  entries: readonly LoadoutEntry[],
): { readonly rule: string; readonly at: string; readonly message: string } | null {
  if (entries.length > MOST_ITEMS) return { rule: 'M-011', at: '', message: `at most ${MOST_ITEMS} things, not ${entries.length}` };
  const unknown = entries.findIndex(({ gear: id }) => !Object.hasOwn(gear, id));
  if (unknown >= 0) return { rule: 'M-011', at: `[${unknown}].gear`, message: `there is no weapon or armour "${entries[unknown]!.gear}"` };
  const problem = carryProblem(
    entries.map(({ gear: id, start }) => ({ gear: gear[id]!, spot: start })),
    'start',
  );
  return problem && { rule: problem.rule, at: problem.place === null ? '' : `[${problem.place}].start`, message: problem.message };
}

/** Checks a set-up; throws `SetupError` with the field that is wrong (M-002, M-011, M-133, M-202, M-347). */
export function checkBout(content: MuneraContent, setup: MuneraSetup): void {
  SETUP.hold(setup, { cards: content.fighters, arenas: content.arenas });
  setup.fighters.forEach((each, index) => {
    const field = `fighters[${index}]`;
    const twice = each.skills.find((skill, i) => each.skills.indexOf(skill) !== i);
    if (twice) throw new SetupError('M-202', `${field}.skills`, `${twice} is named twice; each skill can be had once`);
    const problem = loadoutProblem(content.gear, loadoutOf(content, each));
    if (problem) throw new SetupError(problem.rule, `${field}.loadout.gear${problem.at}`, problem.message);
  });
}

const STAMINA = term('M-006', 4, 'base');
const STAMINA_OF_NOXIUS = term('D-256', 2, 'base');
const STAMINA_WITH_SKILL = term('M-200', 6, 'base');
const ARROWS = [term('M-279', 3, 'base')];

/** Everything that stays the same for all bouts of a set-up. Throws `SetupError`. */
export function prepareWorld(content: MuneraContent, setup: MuneraSetup): World {
  checkBout(content, setup);
  return buildWorld(content, setup);
}

const FRESH = copyFighter({
  id: '',
  card: '',
  side: '',
  carried: [],
  inflicted: [],
  ...usualOf(FIELDS.fighters.fields),
} as unknown as Fighter);

function newFighter(world: World, { fighters }: MuneraSetup, index: number): Fighter {
  const { card, side, defeatsToday: defeats, sparedToday: spared } = fighters[index]!;
  const own = { id: world.ids[index]!, card, side, carried: world.loadouts[index]!, inflicted: packed(fighters, () => 0), defeats, spared };
  return Object.assign(copyFighter(FRESH), own);
}

/** What is added to the die of starting Stamina (M-006, M-200, D-256, C-010). */
function staminaTerms({ world }: Play, { fighters }: MuneraSetup, index: number): readonly [Term, ...Term[]] {
  const { noxius, skills } = world.profiles[index]!;
  const base = skills.stamina ? STAMINA_WITH_SKILL : noxius ? STAMINA_OF_NOXIUS : STAMINA;
  const { wounds = 0 } = fighters[index]!;
  return wounds > 0 ? [base, termOf('C-010', -wounds, 'wounds-carried')] : [base];
}

/** 4 + D6, for the condemned 2 + D6, with the skill 6 + D6; less for wounds that have not healed, but never below 1. */
function rollStamina(play: Play, setup: MuneraSetup): void {
  play.state.fighters.forEach((fighter, index) => {
    const modifiers = staminaTerms(play, setup, index);
    const face = throwDie(play, { by: index, why: 'starting-stamina', rule: modifiers[0].rule, modifiers });
    fighter.original = Math.max(1, face + sum(modifiers));
    fighter.stamina = fighter.original;
  });
}

/** Arrows beyond those rolled are not there; without a limit nobody counts them (M-279). */
function rollArrows(play: Play): void {
  const { state, world } = play;
  state.fighters.forEach((fighter, index) => {
    const arrows = fighter.carried.filter((item) => gearAt(play, item).wear === 'quiver');
    if (arrows.length === 0) return;
    const limited = world.lex.limitedArrows;
    const kept = limited ? throwDie(play, { by: index, why: 'arrows', rule: 'M-279', modifiers: ARROWS }) + sum(ARROWS) : 0;
    takeAway(state, fighter, arrows.slice(kept));
  });
}

/** A D6 each, highest first; only those who tie throw again, the highest tie first (M-034, M-035). */
function rollOrder(play: Play, group: readonly number[]): number[] {
  const faces = packed(group, (index) => throwDie(play, { by: index, why: 'order', rule: 'M-034' }));
  const order: number[] = [];
  for (let face = D6; face >= 1; face -= 1) {
    if (!faces.includes(face)) continue;
    const tied = group.filter((_, i) => faces[i] === face);
    for (const index of tied.length > 1 ? rollOrder(play, tied) : tied) order.push(index);
  }
  return order;
}

function tellStart({ state, referee }: Play): void {
  if (!referee.tell) return;
  const figures: StartingFigure[] = state.fighters.map(({ id, card, side, cell, facing, stamina }) => {
    return { figure: id, card, side, cell, facing, hp: stamina, stamina };
  });
  referee.tell({ type: 'bout-started', figures, rules: ['M-005', 'M-006'] });
}

/** Everybody with what he brings, before a place is taken or a die thrown. */
export function newState(world: World, setup: MuneraSetup): MuneraState {
  return {
    round: 1,
    order: [],
    place: 0,
    fighters: packed(setup.fighters, (_, index) => newFighter(world, setup, index)),
    items: packed(world.things, ({ owner, start }): Item => ({ holder: owner, spot: start, cell: OUTSIDE, victim: -1 })),
    turn: newTurn(0, 0),
    blow: null,
    victor: -1,
    sparedToday: setup.sparedToday,
    outcome: null,
  };
}

const inPlace = new WeakMap<World, { readonly setup: MuneraSetup; readonly state: MuneraState }>();

/** Everybody in his place with what he brings; worked out once for all bouts of a set-up. */
function startingState(world: World, setup: MuneraSetup): MuneraState {
  const before = inPlace.get(world);
  if (before?.setup === setup) return STATE.copy(before.state);
  const state = newState(world, setup);
  startingPlaces(world, setup).forEach((place, index) => Object.assign(state.fighters[index]!, place));
  inPlace.set(world, { setup, state });
  return STATE.copy(state);
}

/** Places, Stamina, arrows, order of play, the first turn; a position given takes their place (dice tape 1). */
export function beginMunera(world: World, setup: MuneraSetup, referee: Referee): MuneraState {
  const state = setup.position ? newState(world, setup) : startingState(world, setup);
  const play: Play = { world, state, referee };
  if (setup.position) {
    applyPosition(play, setup.position, () => tellStart(play));
    return state;
  }
  rollStamina(play, setup);
  rollArrows(play);
  tellStart(play);
  state.order = rollOrder(
    play,
    packed(state.fighters, (_, index) => index),
  );
  referee.tell?.({ type: 'play-order', order: state.order.map((index) => world.ids[index]!), rules: ['M-034', 'M-036'] });
  referee.tell?.({ type: 'round-started', round: 1, rules: ['M-037'] });
  beginTurn(play, state.order[0]!);
  carryOn(play);
  return state;
}
