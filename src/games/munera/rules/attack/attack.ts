import { sum } from '../../../../engine/dice/index.ts';
import type { Term, ToldEvent } from '../keys.ts';
import { weaponOf } from '../state/gear-questions.ts';
import { fighterAt, idOf, openBlow, thingAt } from '../state/lookup.ts';
import { D6, tellCondition } from '../state/rolls.ts';
import type { Blow } from '../state/state.ts';
import { IMPROVISED } from '../state/state.ts';
import type { Play } from '../state/world.ts';
import { appeal } from '../turn/appeal.ts';
import { tire } from '../turn/status.ts';
import { attackTerms, differenceOf, fatigueOfMiss, hasBash, isDevice, saveAgainst } from './blow.ts';
import { doubleEvent } from './doubles.ts';
import { caughtByCone, netHit } from './entangle.ts';
import { knockDown, pushBack } from './falls.ts';
import { flightOf, landMissile, landSpear, spendSpear, useUpMissile } from './flight.ts';
import { beginGrapple } from './grapple.ts';
import type { SaveAgainst } from './save.ts';
import { saveTerms } from './save.ts';
import { wound, woundTerms } from './wounds.ts';

function tellAttack(play: Play, blow: Blow, modifiers: readonly Term[]): void {
  const { tell } = play.referee;
  if (!tell) return;
  const { attacker, target, item, move, distance: hexes, quadrant, area } = blow;
  const thing = item === IMPROVISED ? null : thingAt(play, item);
  const kind = move === 'attack' ? (thing?.bands[hexes]?.manner ?? 'strike') : move;
  const rules = area === null ? ['M-117'] : ['M-117', 'D-259'];
  const attack = move === 'grapple' ? 'grapple' : (thing?.gear.id ?? 'improvised');
  const [figure, other] = [idOf(play, attacker), idOf(play, target)];
  tell({
    type: 'attacked',
    figure,
    target: other,
    attack,
    kind,
    area,
    modifiers,
    chance: null,
    automatic: false,
    quadrant,
    distance: hexes,
    rules,
  });
}

interface Clash {
  readonly faces: readonly [attackDie: number, defenceDie: number];
  readonly modifiers: readonly Term[];
  readonly thrown: 'both' | 'attack';
  readonly again: boolean;
}

function clashed({ world }: Play, blow: Blow, { faces, modifiers, thrown, again }: Clash): ToldEvent<'clashed'> {
  const [attackDie, defenceDie] = faces;
  const difference = attackDie + sum(modifiers) - defenceDie;
  const result = attackDie === defenceDie ? 'double' : difference > 0 ? 'hit' : 'miss';
  const rule = result === 'double' ? (blow.move === 'grapple' ? 'M-328' : 'M-120') : result === 'hit' ? 'M-127' : 'M-122';
  const [figure, target] = [world.ids[blow.attacker]!, world.ids[blow.target]!];
  return { type: 'clashed', figure, target, faces, modifiers, difference, result, thrown, again, rules: [rule] };
}

/** Both dice; a grapple throws doubles again (M-119, M-328). */
function throwPair(play: Play, blow: Blow, modifiers: readonly Term[], first: boolean): void {
  let again = !first;
  do {
    const thrown = play.referee.rollPair(D6, (faces) => clashed(play, blow, { faces, modifiers, thrown: 'both', again }));
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
  const terms = attackTerms(play, blow);
  tellAttack(play, blow, terms);
  if (isDevice(play, blow) && caughtByCone(play, blow.item, blow.target)) return;
  throwPair(play, blow, terms, true);
  settle(play, blow, terms);
}

/** The dice lie: the special event, a miss that a feint may turn, or a hit (M-119 to M-132). */
function settle(play: Play, blow: Blow, terms: readonly Term[]): void {
  const difference = differenceOf(blow, terms);
  if (blow.move !== 'grapple' && blow.attackDie === blow.defenceDie) return doubleEvent(play, blow, flightOf(play, blow));
  if (difference > 0) return hit(play, blow, difference);
  if (play.state.turn.feint === 'declared' && !blow.again) {
    play.state.blow = blow;
    play.state.turn.step = 'reroll';
    return;
  }
  miss(play, blow);
}

/** Answers whether a feint throws the attack die again (M-322). */
export function answerFeint(play: Play, use: boolean): void {
  const { state } = play;
  const blow = openBlow(play);
  state.blow = null;
  state.turn.step = 'act';
  if (!use) return miss(play, blow);
  state.turn.feint = 'used';
  tellCondition(play, idOf(play, blow.attacker), 'feinting', false, 'M-322');
  blow.again = true;
  const terms = attackTerms(play, blow);
  blow.attackDie = play.referee.roll(D6, (face) => {
    return clashed(play, blow, { faces: [face, blow.defenceDie], modifiers: terms, thrown: 'attack', again: true });
  });
  if (blow.move === 'grapple' && blow.attackDie === blow.defenceDie) throwPair(play, blow, terms, false);
  settle(play, blow, terms);
}

/** Missed: what flew lands, the target is pushed back, the attacker tires (M-122 to M-125, M-156, M-323). */
function miss(play: Play, blow: Blow): void {
  const { attacker, target } = blow;
  const flight = flightOf(play, blow);
  landMissile(play, blow, flight);
  landSpear(play, blow, flight);
  const beaten = pushBack(play, attacker, target);
  tire(play, attacker, fatigueOfMiss(blow.again), blow.again ? 'M-323' : 'M-156');
  if (beaten) appeal(play, target, attacker, 'M-150');
}

/** Hit: a device may entangle, a grapple begins, anything else asks for a Save (M-127 to M-132). */
function hit(play: Play, blow: Blow, difference: number): void {
  if (blow.move === 'grapple') return beginGrapple(play, blow);
  if (blow.move === 'whirl') fighterAt(play, blow.attacker).whirlHits += 1;
  const against = saveAgainst(play, blow);
  if (isDevice(play, blow)) return netHit(play, blow.item, blow.target, difference, against);
  const flight = flightOf(play, blow);
  useUpMissile(play, flight);
  if (saves(play, blow.target, against)) {
    bash(play, blow);
    return landSpear(play, blow, flight);
  }
  spendSpear(play, blow, flight);
  wound(play, blow.target, blow.attacker, { raw: difference, modifiers: woundTerms(play, blow.item), rule: 'M-130' });
}

/** A D6 equal to or below the Save; none is thrown for a Save of 0 (M-128, M-129). */
function saves(play: Play, target: number, against: SaveAgainst): boolean {
  const modifiers = saveTerms(play, target, against);
  const save = sum(modifiers);
  const { quadrant } = against;
  const figure = idOf(play, target);
  if (save === 0) {
    play.referee.tell?.({ type: 'saved', figure, quadrant, face: null, modifiers, save, passed: false, rules: ['M-129'] });
    return false;
  }
  const told = (face: number): ToldEvent<'saved'> => {
    return { type: 'saved', figure, quadrant, face, modifiers, save, passed: face <= save, rules: ['M-128'] };
  };
  return play.referee.roll(D6, told) <= save;
}

function bash(play: Play, blow: Blow): void {
  if (!hasBash(play, blow) || fighterAt(play, blow.target).down) return;
  knockDown(play, blow.target, blow.attacker, blow.move === 'whirl' ? 'M-319' : 'M-210');
}
