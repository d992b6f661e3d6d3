import type { Cell } from '../../../../engine/hex/index.ts';
import { asReason } from '../keys.ts';
import type { Area, AttackCard } from '../state/cards.ts';
import { theBeast } from '../state/questions.ts';
import type { Man } from '../state/state.ts';
import { tellWeapon } from '../state/sand.ts';
import type { Play } from '../state/world.ts';
import { weaponAtIndex } from '../state/access.ts';

/** What a card does beside its damage; any hit counts, unless it says "wounds" (D-112). */
export function landStrikeEffects(play: Play, man: Man, card: AttackCard, area: Area | null, net: number): void {
  const { state, referee } = play;
  const beast = theBeast(state);
  if (card.nextBeastToHit) {
    beast.nextToHit = [...beast.nextToHit, { rule: 'D-044', value: card.nextBeastToHit, reason: asReason(card) }];
    referee.tell?.({
      type: 'one-shot',
      figure: beast.id,
      what: 'to-hit',
      value: card.nextBeastToHit,
      used: false,
      rules: ['D-044', card.because],
    });
  }
  if (card.nextControlBeast) {
    beast.nextControl = [...beast.nextControl, { rule: 'D-044', value: card.nextControlBeast, reason: asReason(card) }];
    referee.tell?.({
      type: 'one-shot',
      figure: beast.id,
      what: 'control',
      value: card.nextControlBeast,
      used: false,
      rules: ['D-044', card.because],
    });
  }
  if (card.provoke) provoke(play, man, card.because);
  if (card.ifWounded && net >= card.ifWounded.atDamage) hamstring(play, card.ifWounded, card.because);
  if (play.world.lex.wounds && area && net >= 6 && !beast.zones.includes(area)) {
    beast.zones = [...beast.zones, area];
    referee.tell?.({ type: 'condition', figure: beast.id, condition: `wound-${area}`, gained: true, rules: ['D-238', 'D-239'] });
  }
}

/** Its user is the last enemy at once; in the response he wins ties (D-120, D-121). */
function provoke(play: Play, man: Man, because: string): void {
  man.goaded = true;
  const beast = theBeast(play.state);
  beast.lastFought = play.state.men.indexOf(man);
  play.referee.tell?.({ type: 'condition', figure: man.id, condition: 'provoker', gained: true, rules: ['D-121', because] });
}

function hamstring(play: Play, effect: NonNullable<AttackCard['ifWounded']>, because: string): void {
  const beast = theBeast(play.state);
  if (beast.hamstrung && effect.oncePerBeast) return;
  beast.hamstrung = true;
  beast.chargeMod += effect.beastCharge;
  play.referee.tell?.({ type: 'one-shot', figure: beast.id, what: 'charge', value: effect.beastCharge, used: false, rules: [because] });
}

/** A cast weapon lies in the hex of the beast until it moves on (D-169). */
export function throwAway(play: Play, man: Man, cell: Cell, because: string): void {
  if (man.weapon < 0) return;
  const weapon = weaponAtIndex(play.state, man.weapon);
  man.weapon = -1;
  weapon.cell = cell;
  tellWeapon(play, man, weapon, { how: 'thrown', cell, rules: [because] });
}
