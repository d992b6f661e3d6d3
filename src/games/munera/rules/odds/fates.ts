import { appealChance } from '../../../../engine/bout/index.ts';
import { type Modifier, sum } from '../../../../engine/dice/index.ts';
import { adjacent } from '../../../../engine/hex/index.ts';
import { ownFaces, weaponEntries } from '../attack/doubles.ts';
import { fallBeats, pushBackOf } from '../attack/harm.ts';
import type { Stage } from '../attack/stage.ts';
import type { Key } from '../keys.ts';
import { helmetOf, shieldOf } from '../state/gear-questions.ts';
import { fighterAt, gearAt, thingAt } from '../state/lookup.ts';
import type { View } from '../state/world.ts';
import { appealTerms, mayAppeal } from '../turn/beaten.ts';

/** What an event of an attack would do in a position, for screens and for counting. */
export type Fate = Key<'fate'>;

const SIDES = 6;
const SPARED_OF_36 = new Map<number, number>();

/** Of the 36 throws of an appeal, those that move the crowd. */
export function sparedOf36(modifiers: readonly Modifier[]): number {
  const value = sum(modifiers);
  let spared = SPARED_OF_36.get(value);
  if (spared === undefined) {
    spared = appealChance({ modifiers: [{ rule: 'M-176', value, reason: 'total' }] })
      .mul(36)
      .valueOf();
    SPARED_OF_36.set(value, spared);
  }
  return spared;
}

/** Of the 36 throws of his appeal to his conqueror, those that move the crowd. */
export function mercyOf36(view: View, index: number, conqueror: number): number {
  return sparedOf36(appealTerms(view, index, conqueror));
}

/** What knocking a fighter down does to him; a second fall may be the end (M-147 to M-151). */
export function fallFate(view: View, index: number): Fate {
  const fighter = fighterAt(view, index);
  if (!fighter.down) return 'knocked-down';
  return fallBeats(view, fighter) ? beatenFate(view, index) : 'no-effect';
}

/** He asks the crowd, or dies without asking (D-269). */
export function beatenFate(view: View, index: number): Fate {
  return mayAppeal(view, index) ? 'appeals' : 'dies';
}

function attackerFall({ view, blow }: Stage): Fate {
  const fall = fallFate(view, blow.attacker);
  return fall === 'no-effect' ? fall : fall === 'knocked-down' ? 'attacker-knocked-down' : 'attacker-appeals';
}

/** A miss: pushed, or floored by what bars the way (M-122 to M-125). */
export function missFate({ view, blow }: Stage): Fate {
  const { barred } = pushBackOf(view, blow.attacker, blow.target);
  if (barred === null) return 'pushed';
  return barred === 'locked' ? 'no-effect' : fallFate(view, blow.target);
}

/** What an event does, and whether a weapon that it takes is gone for good. */
export interface Consequence {
  readonly fate: Fate;
  readonly forGood: boolean;
}

const LOST = [false, true].map((forGood): Consequence => ({ fate: 'loses-weapon', forGood }));
const OWN_LOST = [false, true].map((forGood): Consequence => ({ fate: 'attacker-loses-weapon', forGood }));

/** Gone for good on 1 and 6; what is damaged breaks anyway (M-169, D-260). */
function breaks({ view }: Stage, item: number, face: number): 0 | 1 {
  return face === 1 || face === SIDES || thingAt(view, item).damaged ? 1 : 0;
}

function ownLoss(stage: Stage, face: number): Consequence {
  const { view, blow, thing, flight } = stage;
  if (thing === null || (thing.gear.fixed && view.world.lex.cestusDouble1 === 'knockDown'))
    return { fate: attackerFall(stage), forGood: false };
  const stays = thing.gear.fixed || (flight.kind === 'missile' && flight.item === blow.item);
  return stays ? { fate: 'no-effect', forGood: false } : OWN_LOST[breaks(stage, blow.item, face)]!;
}

function unarmedLoss({ view, blow }: Stage): Consequence {
  const cesti = fighterAt(view, blow.target).carried.some((item) => gearAt(view, item).wear === 'fist');
  const spared = cesti && view.world.lex.cestusDouble1 === 'noEffect';
  return { fate: spared ? 'no-effect' : fallFate(view, blow.target), forGood: false };
}

function otherLosses(stage: Stage, face: number): Consequence[] {
  const weapons = weaponEntries(stage.view, stage.blow.target);
  return weapons.length === 0 ? [unarmedLoss(stage)] : weapons.map((item) => LOST[breaks(stage, item, face)]!);
}

/** What a Double 1 may do by the face of its die, all at equal chances: one for each weapon of the target (M-168 to M-171). */
export function doubleOneEvents(stage: Stage, face: number): Consequence[] {
  return ownFaces(stage.view, stage.blow).includes(face) ? [ownLoss(stage, face)] : otherLosses(stage, face);
}

/** The same for counting, where it does not matter which weapon goes, nor for how long. */
export function doubleOneFates(stage: Stage): { readonly own: Fate; readonly other: Fate } {
  return { own: ownLoss(stage, 1).fate, other: otherLosses(stage, 1)[0]!.fate };
}

function doubleTwoFate({ view, blow }: Stage): Fate {
  const { fighters } = view.state;
  const target = fighters[blow.target]!;
  const fall = fallFate(view, blow.target);
  if (fall === 'appeals' || fall === 'dies') return fall;
  if (view.world.lex.double2Resolution === 'endOfTurn') return 'floored';
  const beside = adjacent(view.world.arena, fighters[blow.attacker]!.cell, target.cell);
  return beside ? beatenFate(view, blow.target) : fall;
}

function doubleFiveFate({ view, blow }: Stage): Fate {
  const target = fighterAt(view, blow.target);
  if (shieldOf(view, target) >= 0) return 'shield-falls';
  return helmetOf(view, target) >= 0 ? 'helmet-falls' : fallFate(view, blow.target);
}

/** What a double of 2 to 6 would do in this position (M-163 to M-167). */
export function doubleFate(stage: Stage, face: number): Fate {
  if (face === 2) return doubleTwoFate(stage);
  if (face === 3) return attackerFall(stage);
  if (face === 4) return fallFate(stage.view, stage.blow.target);
  if (face === 5) return doubleFiveFate(stage);
  return stage.device ? 'wounds-and-entangles' : 'wounds';
}
