import { along, toward, type Cell } from '../../../../engine/hex/index.ts';
import type { BeastAttack } from '../state/cards.ts';
import { beastCard, distanceToBeast, gripped, gripperOf, isFree, living, theBeast } from '../state/questions.ts';
import { frighten } from '../beast/at-once.ts';
import { asFarAs, pullWay } from '../beast/ways.ts';
import { dropWeapon, gain, hurtMan, leaveFor, moveBeast, moveMan, release, tellCondition } from '../state/sand.ts';
import type { Beast, BlowTask, Man } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';

/** A blow that has done its damage, by an attack as it is in force. */
export interface Landed {
  readonly attack: BeastAttack;
  readonly man: Man;
  readonly net: number;
  /** Whether the one retained round between two checks was still to be had (D-152). */
  readonly mayRetain: boolean;
}

/** What a blow does beside its damage, in card order (D-088, D-090 to D-093, D-151, D-154). */
export function landEffects(play: Play, task: BlowTask, { attack, man, net, mayRetain }: Landed): void {
  if (attack.retainControl && mayRetain) retain(play);
  if (attack.fear > 0) frighten(play, attack.fear, 'D-430');
  if (!living(man)) return frenzy(play, task);
  if (attack.knockdown !== null && net >= attack.knockdown) gain(play, man, 'down', ['D-090']);
  if (attack.toss && net >= attack.toss.atDamage) toss(play, man, attack.toss.hexes);
  if (play.state.outcome) return;
  if (!living(man)) return frenzy(play, task);
  if (attack.pin || (attack.hold && net >= 1)) snatch(play, man);
  if (attack.pin) {
    gain(play, man, 'down', ['D-092']);
    gain(play, man, 'pinned', ['D-092']);
  }
  if (attack.hold && net >= 1) gain(play, man, 'held', ['D-093']);
  if (attack.disarm !== null && net >= attack.disarm) dropWeapon(play, man, ['D-438']);
  if (attack.pull && net >= attack.pull.atDamage) pull(play, man, attack.pull.hexes);
  const bleeds = attack.bleed && net >= attack.bleed.atDamage ? attack.bleed.points : 0;
  if (play.world.lex.wounds && !task.automatic && net >= 6) bleedFrom(play, man, Math.max(OPEN_WOUND, bleeds), 'D-142');
  else if (bleeds > man.bleeding) bleedFrom(play, man, bleeds, 'D-439');
}

/** It steps straight back, and he comes into the hex that it leaves last, pulled past whoever stands by him (D-436). */
function pull(play: Play, man: Man, hexes: number): void {
  const beast = theBeast(play.state);
  if (distanceToBeast(play, man) !== 1) return;
  const way = pullWay(play, man.cell, hexes);
  if (way.length === 0) return;
  const last = way.at(-2) ?? beast.cell;
  moveBeast(play, beast, way, 'drag', ['D-436']);
  moveMan(play, man, [last], 'pulled', ['D-436']);
}

/** Who is gripped by another beast is torn from it (D-409). */
function snatch(play: Play, man: Man): void {
  if (gripped(man) && gripperOf(play.state, man) !== play.state.duelist) release(play, man, ['D-409']);
}

/** What, as it is in force, fells or holds a man takes 2 from the next Control Check of a beast, once an attack (D-225). */
export function shake(play: Play, attack: BeastAttack, victim: Beast, net: number): void {
  const knocks = attack.knockdown !== null && net >= attack.knockdown;
  const tosses = attack.toss !== null && net >= attack.toss.atDamage;
  const holds = attack.hold && net >= 1;
  if (!knocks && !tosses && !holds && !attack.pin && !attack.retainControl) return;
  leaveFor(play, 'control', victim, { rule: 'D-225', value: -2, reason: 'shaken' }, ['D-225']);
}

/** The beast keeps Control for the next round, once between two checks (D-151, D-152). */
function retain(play: Play): void {
  const beast = theBeast(play.state);
  beast.retainUsed = true;
  if (beast.retains === 'no') beast.retains = 'instruction';
  tellCondition(play, beast, 'retains-control', true, ['D-151']);
}

/** A lion that kills with an attack that rolled To Hit keeps Control; no cap (D-154). */
function frenzy(play: Play, task: BlowTask): void {
  const beast = theBeast(play.state);
  if (task.automatic || beastCard(play.world, beast).onKill !== 'retainControl') return;
  beast.retains = 'frenzy';
  tellCondition(play, beast, 'kill-frenzy', true, ['D-154']);
}

/** Where a toss takes a man from the hex he stands in: straight away from the beast, as far as hexes are free (D-091). */
export function tossOf(view: View, man: Man, hexes: number): { readonly path: readonly Cell[]; readonly stopped: boolean } {
  const { arena } = view.world;
  const direction = toward(arena, theBeast(view.state).cell, man.cell);
  const path = asFarAs(
    hexes,
    (i) => along(arena, man.cell, direction, i),
    (cell) => isFree(view, cell),
  );
  return { path, stopped: path.length < hexes };
}

/** A hex that is not free stops him with so much more damage (D-091). */
export const TOSS_STOPPED = 1;

function toss(play: Play, man: Man, hexes: number): void {
  const { path, stopped } = tossOf(play, man, hexes);
  release(play, man, ['D-091']);
  moveMan(play, man, path, 'toss', ['D-091']);
  if (stopped) hurtMan(play, man, { by: theBeast(play.state).id, raw: TOSS_STOPPED, modifiers: [], rules: ['D-091'] });
  if (living(man)) gain(play, man, 'down', ['D-091']);
}

/** Lex `wounds`: so much in all (D-142). */
const OPEN_WOUND = 3;

/** An open wound costs 1 at each end of round, so many in all. */
function bleedFrom(play: Play, man: Man, points: number, rule: string): void {
  man.bleeding = points;
  tellCondition(play, man, 'bleeding', true, [rule]);
}
