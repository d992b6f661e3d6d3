import { cellAt, OUTSIDE, toward, type Hex } from '../../../../engine/hex/index.ts';
import { SetupError } from '../../../../engine/bout/index.ts';
import { choice, facing, fixedRecord, flag, hex, list, sometimes, whole, word, type ValueOf } from '../../../../engine/state/index.ts';
import { area, fateCard, type Foe, type Man } from './state.ts';
import type { Play, World } from './world.ts';
import { gripped, nearestBeast } from './questions.ts';
import { foesOf, beastOf, isDuel, weaponAtIndex } from './access.ts';

const hp = sometimes(whole(1, 200));
const points = sometimes(whole(0, 200));
const change = sometimes(whole(-30, 30));

const beast = fixedRecord({
  at: hex,
  facing,
  hp,
  stamina: points,
  lastFought: sometimes(word),
  retains: sometimes(choice('instruction', 'frenzy')),
  retainUsed: sometimes(flag),
  nextToHit: change,
  nextControl: change,
  chargeMod: change,
  zones: sometimes(list(3, area)),
});

const man = fixedRecord({
  at: hex,
  /** Left out: toward the beast. */
  facing: sometimes(facing),
  hp,
  stamina: points,
  condition: sometimes(choice('down', 'pinned', 'held')),
  fate: sometimes(list(10, fateCard)),
  weapon: sometimes(choice('none')),
  weaponDrops: points,
  bleeding: sometimes(whole(0, 3)),
  spent: sometimes(list(20, word)),
});

/** A position given as data: what is left out is as the cards and the set-up have it. */
export const POSITION = fixedRecord({
  /** Where the Combat Order is entered. */
  start: choice('round-one', 'control', 'beast', 'men', 'bystanders', 'round-end'),
  round: whole(1, 200),
  tieNumber: whole(1, 60),
  /** True: the tie number stays and no die is drawn for it. */
  tieFixed: sometimes(flag),
  /** Who held Control last; matters for a tie. */
  control: choice('beast', 'men'),
  beasts: list(2, beast),
  /** In roster order; shorter lists leave the rest of the men out of the bout. */
  men: list(6, man),
});

export type Position = ValueOf<typeof POSITION>;
export type BeastPosition = ValueOf<typeof beast>;
export type ManPosition = ValueOf<typeof man>;

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
  beast.zones = given.zones ?? [];
  if (given.nextToHit) beast.nextToHit = [{ rule: 'D-044', value: given.nextToHit, reason: 'one-shot' }];
  if (given.nextControl) beast.nextControl = [{ rule: 'D-044', value: given.nextControl, reason: 'one-shot' }];
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
  man.fate = given.fate ?? [];
  man.bleeding = given.bleeding ?? 0;
  man.spent = given.spent ?? [];
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
