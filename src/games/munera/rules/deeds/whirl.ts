import { distance, OUTSIDE } from '../../../../engine/hex/index.ts';
import type { Refused } from '../keys.ts';
import { resolveAttack } from '../attack/attack.ts';
import { declare, whirlPath } from '../attack/blow.ts';
import { blowOddsOf } from '../odds/answers.ts';
import { paid, stageOf } from '../odds/stage.ts';
import { actorOf, fighterAt, profileAt, thingAt } from '../state/lookup.ts';
import { quadrantOf, standingOn } from '../state/predicates.ts';
import { IMPROVISED } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import type { BlowAnswer } from './answers.ts';
import { AREA, byBlow, ITEM, TARGET } from './answers.ts';
import type { BlowWords } from './blows.ts';
import { aimIn, aimRefusal, anyOfHis, attackBase, blowLine, blowsWith, readyRefusal, surchargeOf } from './blows.ts';
import type { BlowDeed } from './deed.ts';
import { ACT, NO_ROLLS, TOGETHER } from './deed.ts';
import { onHim } from './lines.ts';
import type { Cost } from './purse.ts';
import { ap, costRefusal } from './purse.ts';
import { refuse } from './refusals.ts';

/** A Whirling Attack (M-309 to M-320). */
export interface Whirl extends BlowAnswer<'whirl'> {}

export const whirlAnswer = byBlow('whirl');

const UNTRAINED = refuse('D-267', 'untrained');
const WEAPON = refuse('M-313', 'whirl-weapon');
const STANDING = refuse('M-311', 'whirl-standing');
const FRONT = refuse('M-312', 'whirl-front');
const BARRED = refuse('M-315', 'whirl-barred');
const STOOD_UP = refuse('M-149', 'stood-up');

/** The least that a whirl costs, and what it costs with an unwieldy weapon (M-310). */
export const WHIRL = 3;
const UNWIELDY = 4;

/** Three AP, four with a weapon whose attack costs two (M-310). */
export function whirlBase(attack: number): number {
  return attack > 1 ? UNWIELDY : WHIRL;
}

function price(view: View, { item }: Whirl): Cost {
  return ap(whirlBase(attackBase(view, item)), surchargeOf(view, item));
}

/** What a whirl needs of the two and of the hexes round the target (M-311, M-312, M-314, M-315, D-267). */
export function whirlStanceRefusal(view: View, targetIndex: number): Refused | null {
  const { turn } = view.state;
  if (profileAt(view, turn.fighter).noxius) return UNTRAINED;
  const fighter = actorOf(view);
  const target = fighterAt(view, targetIndex);
  if (distance(view.world.arena, fighter.cell, target.cell) !== 1) return FRONT;
  if (turn.stood) return STOOD_UP;
  if (target.down) return STANDING;
  if (quadrantOf(view, target, fighter.cell) !== 'front') return FRONT;
  const { passes, ends } = whirlPath(view, fighter, target);
  const barred = passes === OUTSIDE || ends === OUTSIDE || standingOn(view, passes) >= 0 || standingOn(view, ends) >= 0;
  return barred ? BARRED : null;
}

/** What a whirl needs of its item: hand to hand (M-313). */
function weaponRefusal(view: View, item: number): Refused | null {
  if (item === IMPROVISED) return null;
  const unready = readyRefusal(view, actorOf(view), item);
  if (unready) return unready;
  return thingAt(view, item).bands[1]?.manner === 'strike' ? null : WEAPON;
}

/** Moves 120° round the target, facing as before, then strikes (M-314). */
function perform(play: Play, { item, target, area }: Whirl): void {
  const attacker = actorOf(play);
  const blow = declare(play, 'whirl', item, target, area ?? null);
  const { passes, ends } = whirlPath(play, attacker, fighterAt(play, target));
  play.referee.tell?.({ type: 'moved', figure: attacker.id, from: attacker.cell, path: [passes, ends], gait: 'whirl', rules: ['M-314'] });
  attacker.cell = ends;
  attacker.whirls += 1;
  resolveAttack(play, blow);
}

const LINE = /^whirls (?<target>\S+)(?: (?:(?<unarmed>unarmed)|with (?<gear>\S+)))?(?: (?<area>[HML]))?$/;

interface Words extends BlowWords {
  readonly unarmed?: string;
  readonly gear?: string;
}

/** Round the target into his flank, and a blow on the way (M-309 to M-320). */
export const whirl: BlowDeed<Whirl> = {
  type: 'whirl',
  steps: ACT,
  fields: { item: ITEM, target: TARGET, area: AREA },
  rolls: NO_ROLLS,
  listing: TOGETHER,
  price,
  refusal: (view, action) =>
    aimRefusal(view, action) ??
    whirlStanceRefusal(view, action.target) ??
    weaponRefusal(view, action.item) ??
    costRefusal(view, actorOf(view), price(view, action)),
  perform,
  stage(view, action) {
    const play = paid(view, 'whirl', price(view, action));
    const blow = declare(play, 'whirl', action.item, action.target, action.area ?? null);
    const attacker = actorOf(play);
    attacker.cell = whirlPath(play, attacker, fighterAt(play, action.target)).ends;
    return stageOf(play, blow);
  },
  odds: (view, action, asked) => blowOddsOf(asked, whirl.stage(view, action)),
  write: (view, action) => blowLine('whirls', view, action),
  read(line, reading) {
    const words = LINE.exec(line)?.groups as unknown as Words | undefined;
    if (!words) return null;
    const bare = words.unarmed === undefined ? anyOfHis(reading) : [IMPROVISED];
    const items = words.gear === undefined ? bare : onHim(reading, words.gear);
    const { target, area } = aimIn(reading, words);
    return blowsWith('whirl', items, target, area);
  },
};
