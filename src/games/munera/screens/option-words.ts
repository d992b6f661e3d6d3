import { decimal, percent, signed, type Words } from '../../../hud/common/index.ts';
import type { Telling } from '../../../hud/duel/index.ts';
import type { Figure } from '../../../hud/fight/index.ts';
import type { BlowOdds, Fighter, GrappleOdds, TryOdds } from '../rules/index.ts';
import { BLINDED, endsAtOnce, endsBeside, HAZED, isExhausted, isTired } from '../rules/index.ts';
import type { MuneraDuel } from './board.ts';
import type { Option } from './options.ts';

/** Everything that an answer says on its card. */

/** What more fatigue would newly make of a fighter; null for nothing (M-158, M-159). */
export function nextFatigue(fighter: Fighter, by: number): 'tired' | 'exhausted' | null {
  const after = { ...fighter, fatigue: fighter.fatigue + by };
  if (isExhausted(after)) return isExhausted(fighter) ? null : 'exhausted';
  return isTired(after) && !isTired(fighter) ? 'tired' : null;
}

/** What decides, most weight first: to wound or to catch, how much, and to end it. */
export function headlineOf({ odds }: Pick<Option, 'odds'>, beside: boolean): readonly Figure[] {
  switch (odds.kind) {
    case 'blow': {
      const ends = { value: percent(beside ? endsBeside(odds.facts) : endsAtOnce(odds.facts)), what: 'you end it' };
      if (odds.saveModifiers.length === 0) return [{ value: percent(odds.facts.entangled), what: 'caught' }, ends];
      const { anyWound, expectedWounds } = odds.facts;
      return [{ value: percent(anyWound), what: 'wound' }, { value: decimal(expectedWounds), what: 'wounds' }, ends];
    }
    case 'grapple':
      return [
        { value: percent(odds.facts.hit), what: 'grip' },
        { value: percent(odds.test.win), what: 'then wins' },
        { value: percent(endsAtOnce(odds.facts)), what: 'you end it' },
      ];
    case 'try':
      return [{ value: percent(odds.success), what: 'succeeds' }];
    default:
      return [];
  }
}

/** What a miss makes of whoever strikes. */
function tires(me: Fighter, by: number, words: Words): string {
  const next = nextFatigue(me, by);
  return `${by} fatigue${next ? `, which makes him ${words.say('condition', next)}` : ''}`;
}

function blowLine(odds: BlowOdds, me: Fighter, words: Words): string {
  const { facts, saveModifiers, missFate, kept } = odds;
  const hit = saveModifiers.length > 0 ? `Save ${odds.save}` : 'no Save';
  const downs = facts.bashed.valueOf() > 0 ? ', saved knocks him down' : '';
  const own = [
    ...(facts.attackerDown.valueOf() > 0 ? [`falls ${percent(facts.attackerDown)}`] : []),
    ...(facts.attackerAppeals.valueOf() > 0 ? [`is beaten ${percent(facts.attackerAppeals)}`] : []),
    ...(facts.attackerLosesWeapon.valueOf() > 0 ? [`disarmed ${percent(facts.attackerLosesWeapon)}`] : []),
  ];
  return [
    `Hit ${percent(facts.hit)}: ${hit}${downs}.`,
    `Miss: ${words.say('fate', missFate)}, ${tires(me, kept ? 2 : 1, words)}.`,
    own.length > 0 ? `Himself: ${own.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function grappleLine(odds: GrappleOdds, me: Fighter, words: Words): string {
  return [
    `Hit: ${signed(odds.total)} to the die, then a test of Stamina; a throw wounds and knocks down.`,
    `Miss: ${tires(me, odds.kept ? 2 : 1, words)}.`,
    `Himself: hands emptied, shield gone; thrown ${percent(odds.facts.lose)}.`,
  ].join(' ');
}

function tryLine({ action, needed, destroyed }: TryOdds): string {
  if (action.type === 'haze')
    return `On ${needed}+: ${signed(BLINDED.value)} on every attack on him this turn, ${-HAZED.value} AP less in his next. Else: nothing.`;
  return `On ${needed}+: free. The device is destroyed ${percent(destroyed)}. Else: still held.`;
}

/** What an answer does on a hit, on a miss and to himself. */
export function effectOf({ odds, action }: Option, { view: { state }, me: index, words }: Telling<MuneraDuel>): string {
  const me = state.fighters[index]!;
  const { ap } = state.turn;
  switch (odds.kind) {
    case 'blow':
      return blowLine(odds, me, words);
    case 'grapple':
      return grappleLine(odds, me, words);
    case 'try':
      return tryLine(odds);
    case 'end':
      return ap > 0 ? `Keeps his breath; ${ap} AP ${ap === 1 ? 'is' : 'are'} lost.` : 'Keeps his breath.';
    default:
      return action.type === 'feint' ? `His next miss may be thrown again; a second miss costs ${tires(me, 2, words)}.` : '';
  }
}
