import { distance, type Cell } from '../../../../engine/hex/index.ts';
import { capital, decimal, far, listed, percent, signed, type Words } from '../../../../hud/common/index.ts';
import type { Figure } from '../../../../hud/fight/index.ts';
import type { BlowOdds, Fighter, GrappleOdds, TurnPose, TryOdds, View } from '../../rules/index.ts';
import { BLINDED, endsAtOnce, endsBeside, HAZED, quadrantOf, wayTo } from '../../rules/index.ts';
import { foesFrom } from './model/foes.ts';
import { nextFatigue } from './model/fatigue.ts';
import type { Option } from './model/options.ts';

/** Everything that an answer says on its card. */

/** A way on foot by where it ends: `Go beside the thraex, at his right`. */
export function walkName(view: View, pose: TurnPose, words: Words): string {
  const me = view.state.fighters[view.state.turn.fighter]!;
  const [foe] = foesFrom(view, me, pose.cell);
  const looks = words.say('direction', `d${pose.facing}`);
  if (pose.cell === me.cell) return `Turn ${looks}`;
  if (!foe) return `Go to ${words.hex(pose.cell)}`;
  const hexes = distance(view.world.arena, pose.cell, foe.cell);
  const where = hexes === 1 ? `beside ${words.figure(foe.id)}` : `${hexes} hexes from ${words.figure(foe.id)}`;
  return `Go ${where}, at his ${words.say('quadrant', quadrantOf(view, foe, pose.cell))}`;
}

function walkLine(pose: TurnPose, words: Words, struck: number | null): string {
  const way = wayTo(pose);
  const steps = way.filter(({ type }) => type === 'move').length;
  const turns = way.length - steps;
  const parts = [...(steps > 0 ? [far(steps, words)] : []), ...(turns > 0 ? [turns === 1 ? 'a turn' : `${turns} turns`] : [])];
  const danger = struck === null ? '' : ` Struck there next turn: ${percent(struck)}.`;
  return `${capital(listed(parts))}; he looks ${words.say('direction', `d${pose.facing}`)}.${danger}`;
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

/** What beside the answer is told on its card. */
export interface Telling {
  readonly me: Fighter;
  /** AP left. */
  readonly left: number;
  /** The chance to be struck on a hex next turn; null while nobody has asked. */
  readonly struck: (cell: Cell) => number | null;
  readonly words: Words;
}

/** What an answer does on a hit, on a miss and to himself. */
export function effectOf({ odds, action, pose }: Option, { me, left, struck, words }: Telling): string {
  if (pose) return walkLine(pose, words, struck(pose.cell));
  switch (odds.kind) {
    case 'blow':
      return blowLine(odds, me, words);
    case 'grapple':
      return grappleLine(odds, me, words);
    case 'try':
      return tryLine(odds);
    case 'end':
      return left > 0 ? `Keeps his breath; ${left} AP ${left === 1 ? 'is' : 'are'} lost.` : 'Keeps his breath.';
    default:
      return action.type === 'feint' ? `His next miss may be thrown again; a second miss costs ${tires(me, 2, words)}.` : '';
  }
}
