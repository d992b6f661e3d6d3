import type { Hex } from '../../../../engine/hex/index.ts';
import { OUTSIDE, toward } from '../../../../engine/hex/index.ts';
import { SetupError } from '../../../../engine/bout/index.ts';
import { cellAt } from '../../../../engine/hex/index.ts';
import type { Area } from './cards.ts';
import type { FateCard, Foe, Man } from './state.ts';

import type { Play, World } from './world.ts';
import { gripped, nearestBeast } from './questions.ts';
import { foesOf, beastOf, isDuel, weaponAtIndex } from './access.ts';

/** A position given as data: what is left out is as the cards and the set-up have it. */
export interface Position {
  /** Where the Combat Order is entered. */
  readonly start: 'round-one' | 'control' | 'beast' | 'men' | 'bystanders' | 'round-end';
  readonly round: number;
  readonly tieNumber: number;
  /** True: the tie number stays and no die is drawn for it. */
  readonly tieFixed?: boolean | undefined;
  /** Who held Control last; matters for a tie. */
  readonly control: 'beast' | 'men';
  readonly beasts: readonly BeastPosition[];
  /** In roster order; shorter lists leave the rest of the men out of the bout. */
  readonly men: readonly ManPosition[];
}

export interface BeastPosition {
  readonly at: Hex;
  readonly facing: number;
  readonly hp?: number | undefined;
  readonly stamina?: number | undefined;
  readonly lastFought?: string | undefined;
  readonly retains?: 'instruction' | 'frenzy' | undefined;
  readonly retainUsed?: boolean | undefined;
  readonly nextToHit?: number | undefined;
  readonly nextControl?: number | undefined;
  readonly chargeMod?: number | undefined;
  readonly zones?: readonly Area[] | undefined;
}

export interface ManPosition {
  readonly at: Hex;
  /** Left out: toward the beast. */
  readonly facing?: number | undefined;
  readonly hp?: number | undefined;
  readonly stamina?: number | undefined;
  readonly condition?: 'down' | 'pinned' | 'held' | undefined;
  readonly fate?: readonly FateCard[] | undefined;
  readonly weapon?: 'none' | undefined;
  readonly weaponDrops?: number | undefined;
  readonly bleeding?: number | undefined;
  readonly spent?: readonly string[] | undefined;
}

function cellOf(world: World, at: Hex, field: string): number {
  const cell = cellAt(world.arena, at.q, at.r);
  if (cell === OUTSIDE) throw new SetupError('D-023', field, `(${at.q},${at.r}) is outside the arena`);
  if (world.arena.blocked[cell]) throw new SetupError('D-099', field, `there is scenery at (${at.q},${at.r})`);
  return cell;
}

/** Puts a position on the sand and enters the Combat Order where it says. */
export function applyPosition(play: Play, position: Position): void {
  const { state } = play;
  state.round = position.round;
  state.tieNumber = position.tieNumber;
  state.tieFixed = position.tieFixed ?? false;
  state.control = position.control;
  position.beasts.forEach((given, index) => applyBeast(play, index, given));
  state.men.forEach((man, index) => applyMan(play, man, index, position.men[index]));
  for (const [index, given] of position.beasts.entries()) {
    const name = given.lastFought;
    beastOf(state, index).lastFought = name === undefined ? -1 : foesOf(state).findIndex(({ id }) => id === name);
  }
  refuseSharedHexes(play);
  const end = { do: 'round-end' } as const;
  const entries = {
    'round-one': [end, { do: 'round-one' }],
    control: [{ do: 'control', ask: null, beastDie: 0, menDie: 0 }],
    beast: [end, { do: 'beast-round' }],
    men: [end, { do: 'order' }],
    bystanders: [end, { do: 'others', targets: [], round: 'beast', eligible: null }],
    'round-end': [end],
  } as const;
  state.agenda = isDuel(state) ? [end, { do: 'duel-round' }] : [...entries[position.start]];
}

function applyBeast({ world, state }: Play, index: number, given: BeastPosition): void {
  const beast = state.beasts[index];
  if (!beast) throw new SetupError('D-010', 'position.beasts', 'more places than beasts');
  beast.cell = cellOf(world, given.at, `position.beasts.${index}.at`);
  beast.facing = given.facing;
  beast.hp = given.hp ?? beast.hp;
  beast.stamina = given.stamina ?? beast.stamina;
  beast.retains = given.retains ?? 'no';
  beast.retainUsed = given.retainUsed ?? false;
  beast.chargeMod = given.chargeMod ?? 0;
  beast.zones = [...(given.zones ?? [])];
  if (given.nextToHit) beast.nextToHit.push({ rule: 'D-044', value: given.nextToHit, reason: 'one-shot' });
  if (given.nextControl) beast.nextControl.push({ rule: 'D-044', value: given.nextControl, reason: 'one-shot' });
}

function applyMan({ world, state }: Play, man: Man, index: number, given: ManPosition | undefined): void {
  if (!given) throw new SetupError('D-015', `position.men.${index}`, `no place for ${man.id}`);
  man.cell = cellOf(world, given.at, `position.men.${index}.at`);
  man.facing = given.facing ?? toward(world.arena, man.cell, beastOf(state, nearestBeast({ world, state }, man.cell)).cell);
  man.hp = given.hp ?? man.hp;
  man.stamina = given.stamina ?? man.stamina;
  man.down = given.condition === 'down' || given.condition === 'pinned';
  man.pinned = given.condition === 'pinned';
  man.held = given.condition === 'held';
  if (man.grippedBy !== undefined && gripped(man)) man.grippedBy = nearestBeast({ world, state }, man.cell);
  man.fate = [...(given.fate ?? [])];
  man.bleeding = given.bleeding ?? 0;
  man.spent = [...(given.spent ?? [])];
  const weapon = weaponAtIndex(state, man.weapon);
  weapon.drops = given.weaponDrops ?? 0;
  if (given.weapon === 'none') {
    weapon.broken = true;
    man.weapon = -1;
  }
}

function refuseSharedHexes({ world, state }: Play): void {
  const taken = new Map<number, string>();
  const check = ({ id, cell }: Foe, field: string) => {
    const other = taken.get(cell);
    const { q, r } = world.arena.cells[cell]!;
    if (other) throw new SetupError('D-099', field, `${other} and ${id} stand on the same hex (${q},${r})`);
    taken.set(cell, id);
  };
  state.beasts.forEach((beast, index) => check(beast, `position.beasts.${index}.at`));
  state.men.forEach((man, index) => check(man, `position.men.${index}.at`));
}
