import type { ToldEvent } from '../keys.ts';
import { weaponOf } from '../state/gear-questions.ts';
import { fighterAt, idOf, openBlow } from '../state/lookup.ts';
import { D6, tellCondition } from '../state/rolls.ts';
import type { Blow } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { appeal } from '../turn/beaten.ts';
import { fatigueOfMiss } from './blow.ts';
import { doubleEvent, landMissile, landSpear, spendSpear, useUpMissile } from './doubles.ts';
import { caughtByCone, netHit } from './entangle.ts';
import { beginGrapple } from './grapple.ts';
import { knockDown, pushBack, tire, wound } from './harm.ts';
import { saved, type Stage, stageOf, throwSave } from './stage.ts';

function tellAttack(play: Play, { blow, thing, modifiers }: Stage): void {
  const { tell } = play.referee;
  if (!tell) return;
  const { attacker, target, move, distance, quadrant, area } = blow;
  tell({
    type: 'attacked',
    figure: idOf(play, attacker),
    target: idOf(play, target),
    attack: move === 'grapple' ? 'grapple' : (thing?.gear.id ?? 'improvised'),
    kind: move === 'attack' ? (thing?.bands[distance]?.manner ?? 'strike') : move,
    area,
    modifiers,
    chance: null,
    automatic: false,
    quadrant,
    distance,
    rules: area === null ? ['M-117'] : ['M-117', 'D-259'],
  });
}

interface Clash {
  readonly faces: readonly [attackDie: number, defenceDie: number];
  readonly thrown: 'both' | 'attack';
  readonly again: boolean;
}

function clashed(play: Play, { blow, modifiers, total }: Stage, { faces, thrown, again }: Clash): ToldEvent<'clashed'> {
  const [attackDie, defenceDie] = faces;
  const difference = attackDie + total - defenceDie;
  const result = attackDie === defenceDie ? 'double' : difference > 0 ? 'hit' : 'miss';
  const rule = result === 'double' ? (blow.move === 'grapple' ? 'M-328' : 'M-120') : result === 'hit' ? 'M-127' : 'M-122';
  const [figure, target] = [idOf(play, blow.attacker), idOf(play, blow.target)];
  return { type: 'clashed', figure, target, faces, modifiers, difference, result, thrown, again, rules: [rule] };
}

/** Both dice; a grapple throws doubles again (M-119, M-328). */
function throwPair(play: Play, stage: Stage, first: boolean): void {
  const { blow } = stage;
  let again = !first;
  do {
    const thrown = play.referee.rollPair(D6, (faces) => clashed(play, stage, { faces, thrown: 'both', again }));
    blow.attackDie = thrown[0];
    blow.defenceDie = thrown[1];
    again = true;
  } while (blow.move === 'grapple' && blow.attackDie === blow.defenceDie);
}

/** Makes an attack that is declared and paid: steps 4 to 7 of the ordinary attack, and the flow of nets. */
export function resolveAttack(play: Play, blow: Blow): void {
  const { turn } = play.state;
  turn.attacks += 1;
  turn.struck = [...turn.struck, weaponOf(play, blow.item)];
  const stage = stageOf(play, blow);
  tellAttack(play, stage);
  if (stage.cone && caughtByCone(play, blow)) return;
  throwPair(play, stage, true);
  settle(play, stage);
}

/** The dice lie: the special event, a miss that a feint may turn, or a hit (M-119 to M-132). */
function settle(play: Play, stage: Stage): void {
  const { turn } = play.state;
  const { blow, total } = stage;
  const { move, attackDie, defenceDie } = blow;
  const difference = attackDie + total - defenceDie;
  if (move !== 'grapple' && attackDie === defenceDie) return doubleEvent(play, stage);
  if (difference > 0) return hit(play, stage, difference);
  if (turn.feint !== 'declared' || blow.again) return miss(play, stage);
  play.state.blow = blow;
  turn.step = 'reroll';
}

/** Answers whether a feint throws the attack die again (M-322). */
export function answerFeint(play: Play, use: boolean): void {
  const { state } = play;
  const blow = openBlow(play);
  state.blow = null;
  state.turn.step = 'act';
  const stage = stageOf(play, blow);
  if (!use) return miss(play, stage);
  state.turn.feint = 'used';
  tellCondition(play, idOf(play, blow.attacker), 'feinting', false, 'M-322');
  blow.again = true;
  blow.attackDie = play.referee.roll(D6, (face) => {
    return clashed(play, stage, { faces: [face, blow.defenceDie], thrown: 'attack', again: true });
  });
  if (blow.move === 'grapple' && blow.attackDie === blow.defenceDie) throwPair(play, stage, false);
  settle(play, stage);
}

/** Missed: what flew lands, the target is pushed back, the attacker tires (M-122 to M-125, M-156, M-323). */
function miss(play: Play, stage: Stage): void {
  const { attacker, target, again } = stage.blow;
  landMissile(play, stage);
  landSpear(play, stage);
  const beaten = pushBack(play, attacker, target);
  tire(play, attacker, fatigueOfMiss(again), again ? 'M-323' : 'M-156');
  if (beaten) appeal(play, target, attacker, 'M-150');
}

/** Hit: a device may entangle, a grapple begins, anything else asks for a Save (M-127 to M-132). */
function hit(play: Play, stage: Stage, difference: number): void {
  const { attacker, target, move } = stage.blow;
  if (move === 'grapple') return beginGrapple(play, stage.blow);
  if (move === 'whirl') fighterAt(play, attacker).whirlHits += 1;
  if (stage.device) return netHit(play, stage, difference);
  useUpMissile(play, stage);
  if (saves(play, stage)) {
    if (stage.bash) knockDown(play, target, attacker, move === 'whirl' ? 'M-319' : 'M-210');
    return landSpear(play, stage);
  }
  spendSpear(play, stage);
  wound(play, target, attacker, { raw: difference, modifiers: stage.woundModifiers, rule: 'M-130' });
}

/** A D6 equal to or below the Save; none is thrown for a Save of 0 (M-128, M-129). */
function saves(play: Play, stage: Stage): boolean {
  if (stage.save !== 0) return throwSave(play, stage, 'M-128');
  play.referee.tell?.({ ...saved(play, stage, null, 'M-129'), face: null });
  return false;
}
