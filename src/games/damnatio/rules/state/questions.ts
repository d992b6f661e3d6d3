import { arcOf, DIRECTIONS, distance, OUTSIDE, type Cell } from '../../../../engine/hex/index.ts';
import type { Arc, AttackCard, BeastAttack, BeastCard, ManCard, Posture, WeaponData, WoundEffect } from './cards.ts';
import type { Beast, Foe, HuntState, Man } from './state.ts';
import { BARE_HANDS, handOf, type Hand, type View, type World } from './world.ts';
import { foesOf, beastCardOf, beastOf, manCardOf, manOf, weaponAtIndex } from './access.ts';

/** Predicates of the ledger, section 0.4. */

export function living(man: Man): boolean {
  return man.hp > 0;
}

/** Living and on the board. */
export function onSand(foe: Foe): boolean {
  return foe.cell !== OUTSIDE;
}

export function isBeast(foe: Foe): foe is Beast {
  return 'hamstrung' in foe;
}

export function gripped(man: Man): boolean {
  return man.pinned || man.held;
}

export function posture(man: Man): Posture {
  return man.pinned ? 'pinned' : man.held ? 'held' : man.down ? 'down' : 'standing';
}

export function standing(foe: Foe): boolean {
  return onSand(foe) && (isBeast(foe) || (!foe.pinned && !foe.held && !foe.down));
}

export function ableToMove(man: Man): boolean {
  return onSand(man) && !gripped(man);
}

export function manCard(world: World, man: Man): ManCard {
  return manCardOf(world, man.card);
}

export function beastCard(world: World, beast: Beast): BeastCard {
  return beastCardOf(world, beast.card);
}

/** What a beast is called: by the hunt, or as its card is. */
export function beastName(world: World, beast: Beast): string {
  return world.beastNames.get(beast.id) ?? beastCard(world, beast).name.en;
}

/** The beast that acts: the only one of a hunt against men, one of two in a duel. */
export function theBeast(state: HuntState): Beast {
  return beastOf(state, state.duelist);
}

/** The same position with another beast as the one that questions are about. */
export function asBeast(view: View, index: number): View {
  const { world, state } = view;
  return index === state.duelist ? view : { world, state: { ...state, duelist: index } };
}

/** Indices of the beasts that live, in the order in which they act (D-403). */
export function livingBeasts({ beasts }: HuntState): number[] {
  return beasts.flatMap(({ hp }, index) => (hp > 0 ? [index] : []));
}

/** Index of the beast that grips a man. */
export function gripperOf({ duelist }: HuntState, { grippedBy }: Man): number {
  return grippedBy === undefined || grippedBy < 0 ? duelist : grippedBy;
}

/** Whether the acting beast has him in its grip. */
export function isPrey(state: HuntState, man: Man): boolean {
  return gripped(man) && gripperOf(state, man) === state.duelist;
}

/** The living beast nearest to a hex, of several equally near the first in order. */
export function nearestBeast({ world, state }: View, cell: Cell): number {
  if (state.beasts.length === 1) return 0;
  return livingBeasts(state).reduce(
    (best, index) => {
      const away = distance(world.arena, beastOf(state, index).cell, cell);
      return away < best.away ? { index, away } : best;
    },
    { index: state.duelist, away: Infinity },
  ).index;
}

/** The same position with the acting beast elsewhere, or looking elsewhere. */
export function withBeast({ world, state }: View, change: Partial<Beast>): View {
  return {
    world,
    state: { ...state, beasts: state.beasts.map((beast, index) => (index === state.duelist ? { ...beast, ...change } : beast)) },
  };
}

/** The same position with a man elsewhere, or as he would be. */
export function withMan({ world, state }: View, figure: string, change: Partial<Man>): View {
  return { world, state: { ...state, men: state.men.map((man) => (man.id === figure ? { ...man, ...change } : man)) } };
}

export function weaponOf({ world, state }: View, man: Man): WeaponData {
  return man.weapon < 0 ? BARE_HANDS : manCardOf(world, weaponAtIndex(state, man.weapon).card).weapon;
}

export function handOfMan({ world, state }: View, man: Man): Hand {
  const owner = man.weapon < 0 ? null : manCardOf(world, weaponAtIndex(state, man.weapon).card);
  return handOf(world, manCard(world, man), owner);
}

/** An attack card in his hand by its id; asked only for one that he holds. */
export function attackCardOf(view: View, man: Man, id: string): AttackCard {
  return handOfMan(view, man).attacks.find((card) => card.id === id)!;
}

export function distanceToBeast({ world, state }: View, foe: Foe): number {
  return distance(world.arena, theBeast(state).cell, foe.cell);
}

export function besideBeast(view: View, foe: Foe): boolean {
  return onSand(foe) && distanceToBeast(view, foe) === 1;
}

/** Whether he stands beside any beast (D-410). */
export function besideAnyBeast(view: View, man: Man): boolean {
  const { world, state } = view;
  return onSand(man) && state.beasts.some((beast) => onSand(beast) && distance(world.arena, beast.cell, man.cell) === 1);
}

/** Standing foes adjacent to the beast: they count for breaking away, and men help a struggling friend (D-063, D-139). */
export function standingBeside(view: View): number {
  let count = 0;
  for (const foe of foesOf(view.state)) if (standing(foe) && besideBeast(view, foe)) count += 1;
  return count;
}

/** The arc of the beast in which a cell lies, with a wounded bull's blind flank counted as rear (D-239). */
export function arcOfBeast(view: View, beast: Beast, cell: Cell): Arc {
  const { arena, arcs } = view.world;
  const arc = arcOf(arena, arcs, beast.cell, beast.facing, cell);
  if (arc !== 'flank' || beast.zones.length === 0) return arc;
  const blind = woundEffects(view.world, beast).find((effect) => effect.blindFlank)?.blindFlank;
  if (!blind) return arc;
  const from = arena.cells[beast.cell]!;
  const to = arena.cells[cell]!;
  return sideOf(beast.facing, to.q - from.q, to.r - from.r) === blind ? 'rear' : arc;
}

/** On which hand of an observer with a facing an offset lies; y points down, so a positive sine is to the right. */
function sideOf(facing: number, dq: number, dr: number): 'left' | 'right' {
  const ahead = DIRECTIONS[facing]!;
  return ahead.q * dr - ahead.r * dq > 0 ? 'right' : 'left';
}

const UNHURT: readonly WoundEffect[] = [];

/** What the marked zones of a beast change (D-238, D-239). */
export function woundEffects(world: World, beast: Beast): readonly WoundEffect[] {
  if (beast.zones.length === 0) return UNHURT;
  const { wounds } = beastCard(world, beast);
  return beast.zones.flatMap((zone) => wounds[zone] ?? []);
}

/** An attack of the beast in question by its id; asked only for one of its card. */
export function attackNamed({ world, state }: View, id: string): BeastAttack {
  return beastCard(world, theBeast(state)).attacks[id]!;
}

/** An attack of the beast as its wounds leave it: what the card promises, it may be unable to do (D-239). */
export function attackInForce({ world, state }: View, attack: BeastAttack): BeastAttack {
  const wounds = woundEffects(world, theBeast(state));
  if (wounds.length === 0) return attack;
  const { sweep } = attack;
  const max = Math.min(...wounds.map((effect) => effect.sweepMax ?? Infinity), sweep?.max ?? 0);
  return {
    ...attack,
    pin: attack.pin && !wounds.some((effect) => effect.noPin),
    retainControl: attack.retainControl && !wounds.some((effect) => effect.noRetain),
    sweep: sweep && max > 1 ? { ...sweep, max } : null,
  };
}

/** At or below the printed fraction of its Hit Points (D-042). */
export function bloodied(card: BeastCard, hp: number): boolean {
  return card.bloodied !== null && atMost(hp, card.bloodied.atHpFraction, card.ratings.hitPoints);
}

/** `hp ≤ fraction · full`, in whole hundredths. */
export function atMost(hp: number, fraction: number, full: number): boolean {
  return hp * 100 <= Math.round(fraction * 100) * full;
}

export function manAt(state: HuntState, cell: Cell): number {
  for (let i = 0; i < state.men.length; i += 1) if (manOf(state, i).cell === cell) return i;
  return -1;
}

/** Inside the arena, no scenery, no living man, no beast (ledger 0.4). */
export function isFree({ world, state }: View, cell: Cell): boolean {
  if (cell === OUTSIDE || world.arena.blocked[cell]) return false;
  for (const beast of state.beasts) if (beast.cell === cell) return false;
  return manAt(state, cell) < 0;
}

/** Free, or where the beast itself stands, for its own movement. */
export function isFreeForBeast({ world, state }: View, cell: Cell): boolean {
  if (cell === OUTSIDE || world.arena.blocked[cell]) return false;
  for (let i = 0; i < state.beasts.length; i += 1) if (i !== state.duelist && beastOf(state, i).cell === cell) return false;
  return manAt(state, cell) < 0;
}
