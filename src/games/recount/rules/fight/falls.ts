import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { tellCondition, type Key, type Term } from '../keys.ts';
import type { Status } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { classOf, fighterOf, idOf } from '../state/world.ts';
import type { Wound } from './terms.ts';
import { woundOf } from './terms.ts';

/** Below this Strength a man is dead; from here to 0 he is helpless. */
const LEAST_ALIVE = -2;

/** What was thrown for a wound and what was added; no modifiers where dice alone count. */
export interface Damage {
  readonly by: number;
  readonly raw: number;
  readonly modifiers?: readonly Term[];
  readonly rule: string;
}

/** Takes Strength off a man; at 0 he is helpless, below -2 dead. */
export function wound(play: Play, index: number, { by, raw, modifiers = [], rule }: Damage): void {
  const victim = fighterOf(play, index);
  const before = woundOf(play, victim);
  const from = victim.strength;
  victim.strength -= raw;
  fighterOf(play, by).dealt += raw;
  const to = victim.strength;
  play.referee.tell?.({ type: 'wounded', figure: victim.id, by: idOf(play, by), raw, modifiers, net: raw, from, to, rules: [rule] });
  if (to < LEAST_ALIVE) return fell(play, index, 'dead', 'R-070');
  if (to <= 0) return beat(play, index, by, 'helpless', 'R-069');
  tellWound(play, index, before);
}

function tellWound(play: Play, index: number, before: Wound): void {
  const now = woundOf(play, fighterOf(play, index));
  if (now === before || now === 'none') return;
  if (before !== 'none') tellCondition(play, index, `${before}-wound`, false, 'R-044');
  tellCondition(play, index, `${now}-wound`, true, 'R-044');
}

function fell(play: Play, index: number, status: Extract<Status, Key<'condition'>>, rule: string): void {
  const man = fighterOf(play, index);
  man.status = status;
  tellCondition(play, index, status, true, rule);
  if (man.ensnaredBy >= 0) takeNetBack(play, index, rule);
  play.state.fighters.forEach((other, victim) => {
    if (other.ensnaredBy === index) takeNetBack(play, victim, rule);
  });
}

/** Beaten, and alive: the votes are asked for at once. */
export function beat(play: Play, index: number, by: number, status: 'helpless' | 'decked', rule: string): void {
  fell(play, index, status, rule);
  play.state.verdict = { loser: index, victor: by, given: [] };
}

/** Killed outright (lex `double6: kill`). */
export function kill(play: Play, index: number, rule: string): void {
  fell(play, index, 'dead', rule);
}

/** The net that lies over a man is in its owner's hand again. */
export function takeNetBack(play: Play, index: number, rule: string): void {
  const owner = fighterOf(play, index).ensnaredBy;
  takeNetOff(play, index, rule);
  fighterOf(play, owner).offHand = 'held';
  tellOffHand(play, owner, 'recovered', rule, index);
}

/** A man is free of the net, wherever it goes then. */
export function takeNetOff(play: Play, index: number, rule: string): void {
  fighterOf(play, index).ensnaredBy = -1;
  tellCondition(play, index, 'ensnared', false, rule);
}

type Change = 'lost' | 'broken' | 'recovered' | 'cast';

/** Shield or net is gone for good (R-080b, R-080c). */
export function loseOffHand(play: Play, index: number, rule: string, how: 'lost' | 'broken' = 'lost'): void {
  fighterOf(play, index).offHand = 'lost';
  tellOffHand(play, index, how, rule);
}

export function tellOffHand(play: Play, index: number, how: Change, rule: string, of?: number): void {
  tellItem(play, index, { item: classOf(play, index).offHand, how, of }, rule);
}

interface Changed {
  readonly item: string;
  readonly how: Change;
  /** Over whom a net lies or lay. */
  readonly of?: number | undefined;
}

/** What becomes of a thing of his. */
export function tellItem(play: Play, index: number, { item, how, of }: Changed, rule: string): void {
  const over = of === undefined ? {} : { of: idOf(play, of) };
  play.referee.tell?.({ type: 'item', figure: idOf(play, index), item, how, cell: OUTSIDE, ...over, rules: [rule] });
}
