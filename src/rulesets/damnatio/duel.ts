import type { TraceStep } from '../../engine/bout/index.ts';
import type { Modifier } from '../../engine/dice/index.ts';
import { maximum, sum } from '../../engine/dice/index.ts';
import { along, arcOf, distance, lane, OUTSIDE, toward, turned } from '../../engine/hex/index.ts';
import type { Cell } from '../../engine/hex/index.ts';
import type { BeastAttack, Trigger } from './cards.ts';
import { beastControl, useControlShots } from './control.ts';
import type { Facts } from './procedure.ts';
import { effectiveTrigger, firstRow } from './procedure.ts';
import { beastCard, bloodied } from './questions.ts';
import { chanceIn20, tellCheck, tellSum, throwDamage } from './rolls.ts';
import { face, hide, hurtBeast, moveBeast } from './sand.ts';
import type { Beast } from './state.ts';
import type { Play } from './world.ts';

/** Beast against beast: section 21 of the ledger. No Defend cards, guard in front, one counter, Stamina counts. */

const COST = { charge: 2, attack: 1, counter: 1 } as const;
const TIRED_TO_HIT = -4;
const REST = 2;

interface Pair {
  readonly attacker: Beast;
  readonly defender: Beast;
}

/** Both throw for Control as against men; the tie flips it (D-223). */
export function stepDuelCheck(play: Play): void {
  const { state, referee, world } = play;
  state.phase = 'control';
  const dice = { count: 1, sides: world.lex.controlDie, add: 0 };
  const totals = state.beasts.map((beast) => {
    const terms = beastControl(play, beast);
    const die = referee.rng.die(dice.sides);
    tellSum(play, { figure: beast.id, against: null, why: 'control', rules: ['D-046', 'D-223'] }, dice, [die], terms);
    useControlShots(play, beast);
    return die + sum(terms);
  });
  const tie = totals[0] === totals[1];
  const holder = world.lex.tieKeeps ? state.duelist : 1 - state.duelist;
  state.duelist = tie ? holder : totals[0]! > totals[1]! ? 0 : 1;
  const side = state.beasts[state.duelist]!.id;
  referee.tell?.({ type: 'control-decided', side, how: tie ? 'tie' : 'check', totals, rules: tie ? ['D-049', 'D-223'] : ['D-223'] });
  state.agenda.pop();
  state.agenda.push({ do: 'round-end' }, { do: 'duel-round' });
}

/** One round: the beast in Control attacks or charges; the other, if hit and alive, whirls and counters once (D-223, D-224). */
export function playDuelRound(play: Play): void {
  const { state, world } = play;
  state.agenda.pop();
  state.phase = 'duel';
  const attacker = state.beasts[state.duelist]!;
  const defender = state.beasts[1 - state.duelist]!;
  const beside = distance(world.arena, attacker.cell, defender.cell) === 1;
  const affordable = attacker.stamina >= (beside ? COST.attack : COST.charge);
  if (!affordable && rest(play, { attacker, defender })) return;
  const hit = beside ? attackBeside(play, { attacker, defender }, 'control') : affordable && chargeAt(play, { attacker, defender });
  if (!hit || state.outcome) return;
  face(play, defender, toward(world.arena, defender.cell, attacker.cell), ['D-224']);
  if (distance(world.arena, attacker.cell, defender.cell) === 1) attackBeside(play, { attacker: defender, defender: attacker }, 'counter');
}

/** Too tired: backs off its slow rating if that opens a gap, and regains 2 (D-227). */
function rest(play: Play, { attacker, defender }: Pair): boolean {
  const { arena } = play.world;
  const { slow } = beastCard(play.world, attacker).move;
  const away = turned(toward(arena, attacker.cell, defender.cell), 3);
  const path: Cell[] = [];
  for (let i = 1; i <= slow; i += 1) {
    const cell = along(arena, attacker.cell, away, i);
    if (cell === OUTSIDE || arena.blocked[cell]) break;
    path.push(cell);
  }
  if (path.length === 0) return false;
  moveBeast(play, attacker, path, 'back-off', ['D-227', 'D-029']);
  changeBeastStamina(play, attacker, REST, ['D-227']);
  return true;
}

function changeBeastStamina(play: Play, beast: Beast, by: number, rules: readonly string[]): void {
  const most = beastCard(play.world, beast).ratings.stamina;
  const to = Math.max(0, Math.min(most, beast.stamina + by));
  if (to === beast.stamina) return;
  play.referee.tell?.({ type: 'stamina', figure: beast.id, from: beast.stamina, to, rules });
  beast.stamina = to;
}

function facts(play: Play, { attacker, defender }: Pair, charge: { run: number; leap: number }): Facts {
  const { arena, arcs } = play.world;
  const position = arcOf(arena, arcs, attacker.cell, attacker.facing, defender.cell);
  const beside = Number(distance(arena, attacker.cell, defender.cell) === 1);
  return {
    pinned: false,
    held: false,
    down: false,
    position,
    leap: charge.leap,
    run: charge.run,
    frontFlank: position === 'rear' ? 0 : beside,
    adjacent: beside,
    hp: attacker.hp,
    fullHp: beastCard(play.world, attacker).ratings.hitPoints,
    zones: [],
    traits: ['beast'],
    off: [],
  };
}

interface Chosen {
  readonly attack: BeastAttack;
  readonly rowToHit: number;
  readonly rule: string;
  readonly turn: boolean;
}

function choose(play: Play, pair: Pair, trigger: Trigger, charge = { run: 0, leap: 0 }): Chosen {
  const card = beastCard(play.world, pair.attacker);
  const steps: TraceStep[] = [];
  const wanted = effectiveTrigger(card, trigger);
  const { row } = firstRow(card, wanted, facts(play, pair, charge), steps);
  play.referee.tell?.({ type: 'considered', figure: pair.attacker.id, trigger: wanted, steps, rules: ['D-027', 'D-223'] });
  return { attack: card.attacks[row.do]!, rowToHit: row.toHit, rule: row.because, turn: row.turn };
}

/** An adjacent attack; a beast that cannot pay strikes at -4 (D-226, D-227). */
function attackBeside(play: Play, pair: Pair, trigger: 'control' | 'counter'): boolean {
  const chosen = choose(play, pair, trigger);
  const { attacker, defender } = pair;
  if (chosen.turn) face(play, attacker, toward(play.world.arena, attacker.cell, defender.cell), [chosen.rule]);
  return strike(play, pair, chosen, trigger === 'control' ? COST.attack : COST.counter);
}

/** A straight charge into contact, then on past a beast that it misses (D-066, D-073, D-226). */
function chargeAt(play: Play, pair: Pair): boolean {
  const { arena } = play.world;
  const { attacker, defender } = pair;
  const { move, overrun } = beastCard(play.world, attacker);
  const from = attacker.cell;
  const away = distance(arena, from, defender.cell);
  const need = away - 1;
  const leap = need >= 2 ? Math.min(move.leap, need - 1) : 0;
  const short = need - leap > move.charge;
  const ground = short ? move.charge : need - leap;
  const path = Array.from({ length: short ? ground : need }, (_, i) => lane(arena, from, defender.cell, i + 1));
  const how = short ? 'short' : 'charge';
  play.referee.tell?.({ type: 'charged', figure: attacker.id, target: defender.id, distance: away, run: ground, leap: short ? 0 : leap, how, lane: path, rules: ['D-066', 'D-223'] });
  changeBeastStamina(play, attacker, -COST.charge, ['D-226']);
  moveBeast(play, attacker, path.slice(0, ground), 'run', ['D-066']);
  moveBeast(play, attacker, path.slice(ground), 'leap', ['D-066']);
  face(play, attacker, toward(arena, attacker.cell, defender.cell), ['D-066']);
  if (short) return false;
  const hit = strike(play, pair, choose(play, pair, 'charge', { run: need, leap }), 0);
  if (!hit && (!overrun.onlyAfterLeap || leap > 0)) runPast(play, pair, from, away, overrun.hexes);
  return hit;
}

function runPast(play: Play, { attacker, defender }: Pair, from: Cell, away: number, hexes: number): void {
  const { arena } = play.world;
  const path: Cell[] = [];
  for (let i = 1; i <= hexes; i += 1) {
    const cell = lane(arena, from, defender.cell, away + i);
    if (cell === OUTSIDE || arena.blocked[cell]) break;
    path.push(cell);
  }
  if (path.length === 0) return;
  moveBeast(play, attacker, [defender.cell, ...path], 'overrun', ['D-073']);
  face(play, attacker, toward(arena, attacker.cell, defender.cell), ['D-036']);
}

function toHit(play: Play, { attacker, defender }: Pair, chosen: Chosen, tired: boolean) {
  const { arena, arcs } = play.world;
  const card = beastCard(play.world, attacker);
  const terms: Modifier[] = [{ rule: 'D-041', value: chosen.attack.toHit, reason: 'printed' }];
  if (chosen.rowToHit) terms.push({ rule: chosen.rule, value: chosen.rowToHit, reason: 'step' });
  if (bloodied(card, attacker.hp)) terms.push({ rule: 'D-042', value: card.bloodied.toHit, reason: 'bloodied' });
  if (arcOf(arena, arcs, defender.cell, defender.facing, attacker.cell) === 'front') {
    terms.push({ rule: 'D-223', value: -beastCard(play.world, defender).ratings.guard, reason: 'guard' });
  }
  if (tired) terms.push({ rule: 'D-227', value: TIRED_TO_HIT, reason: 'tired' });
  return chanceIn20(terms, 19);
}

function strike(play: Play, pair: Pair, chosen: Chosen, cost: number): boolean {
  const { attacker, defender } = pair;
  const { attack } = chosen;
  const tired = attacker.stamina < cost;
  if (!tired) changeBeastStamina(play, attacker, -cost, ['D-226']);
  const chance = toHit(play, pair, chosen, tired);
  play.referee.tell?.({
    type: 'attacked',
    figure: attacker.id,
    target: defender.id,
    attack: attack.id,
    kind: attack.kind,
    area: null,
    modifiers: chance.modifiers,
    chance: chance.chance,
    automatic: false,
    rules: ['D-223'],
  });
  const die = play.referee.rng.die(20);
  const result = die === 20 ? 'critical' : die !== 1 && die > 20 - chance.chance ? 'hit' : 'miss';
  tellCheck(play, { figure: attacker.id, against: defender.id, why: 'to-hit', rules: ['D-083', 'D-223'] }, chance, die, result);
  if (result === 'miss') return false;
  const raw =
    result === 'critical'
      ? maximum(attack.dmg) + 2
      : throwDamage(play, attack.dmg, { figure: attacker.id, against: defender.id, why: 'damage', rules: ['D-088', 'D-223'] });
  const net = hurtBeast(play, defender, { by: attacker.id, raw, modifiers: [hide(play, defender)], rules: ['D-034', 'D-223'] });
  if (!play.state.outcome) shake(play, attack, defender, net);
  return true;
}

/** Knockdown, toss, pin, hold and retained Control become -2 on the victim's next check, once an attack (D-225). */
function shake(play: Play, attack: BeastAttack, victim: Beast, net: number): void {
  const knocked = attack.knockdown !== null && net >= attack.knockdown;
  const tossed = attack.toss !== null && net >= attack.toss.atDamage;
  const held = attack.hold && net >= 1;
  if (!knocked && !tossed && !held && !attack.pin && !attack.retainControl) return;
  victim.nextControl.push({ rule: 'D-225', value: -2, reason: 'shaken' });
  play.referee.tell?.({ type: 'one-shot', figure: victim.id, what: 'control', value: -2, used: false, rules: ['D-225'] });
}
