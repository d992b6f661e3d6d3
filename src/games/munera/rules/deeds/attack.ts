import type { Refused } from '../keys.ts';
import { resolveAttack } from '../attack/attack.ts';
import { declare } from '../attack/blow.ts';
import { blowOddsOf } from '../odds/answers.ts';
import { paid, stageOf } from '../odds/stage.ts';
import { actorOf, fighterAt } from '../state/lookup.ts';
import { IMPROVISED } from '../state/state.ts';
import type { View } from '../state/world.ts';
import type { BlowAnswer } from './answers.ts';
import { AREA, byBlow, ITEM, TARGET } from './answers.ts';
import type { BlowWords } from './blows.ts';
import { aimIn, aimRefusal, anyOfHis, attackBase, blowLine, blowsWith, hexesTo, surchargeOf, weaponRefusal } from './blows.ts';
import type { BlowDeed, Reading } from './deed.ts';
import { ACT, TOGETHER } from './deed.ts';
import { onHim } from './lines.ts';
import type { Cost } from './purse.ts';
import { ap, costRefusal } from './purse.ts';

/** A blow, throw, shot or cast with one thing, or with fists; at a noxius one of the areas is aimed (D-259). */
export interface Attack extends BlowAnswer<'attack'> {}

export const attackAnswer = byBlow('attack');

/** One AP, two for an unwieldy weapon; a second attack may cost one more (M-068, M-069, M-071). */
function price(view: View, { item }: Attack): Cost {
  return ap(attackBase(view, item), surchargeOf(view, item));
}

/** Whom, where, what with, how far, for how much (M-114 to M-118, M-133). */
function refusal(view: View, action: Attack): Refused | null {
  const refused = aimRefusal(view, action);
  if (refused) return refused;
  const { item, target } = action;
  const other = fighterAt(view, target);
  return weaponRefusal(view, item, other, hexesTo(view, target)) ?? costRefusal(view, actorOf(view), price(view, action));
}

/** Verbs that name the gear. */
const CASTS: Readonly<Record<string, string>> = { nets: 'net', lassos: 'lasso', capes: 'cape', shoots: 'bow' };
const STRIKES = /^strikes (?<target>\S+)(?: (?:(?<unarmed>unarmed)|with (?<gear>\S+)))?(?: (?<area>[HML]))?$/;
const CAST = /^(?<verb>nets|lassos|capes|shoots) (?<target>\S+)(?: (?<area>[HML]))?$/;
const THROW = /^(?:throws|casts) (?<gear>\S+) at (?<target>\S+)(?: (?<area>[HML]))?$/;

interface Words extends BlowWords {
  readonly verb?: string;
  readonly gear?: string;
  readonly unarmed?: string;
}

/** The things that a line may mean. */
function itemsIn(reading: Reading, { verb, gear, unarmed }: Words): readonly number[] {
  const name = gear ?? (verb === undefined ? undefined : CASTS[verb]);
  if (name !== undefined) return onHim(reading, name);
  return unarmed === undefined ? anyOfHis(reading) : [IMPROVISED];
}

function read(line: string, reading: Reading): Attack[] | null {
  const found = STRIKES.exec(line) ?? CAST.exec(line) ?? THROW.exec(line);
  if (!found) return null;
  const words = found.groups as unknown as Words;
  const items = itemsIn(reading, words);
  const { target, area } = aimIn(reading, words);
  return blowsWith('attack', items, target, area);
}

/** An ordinary attack, with whatever is in his hands (M-114 to M-132). */
export const attack: BlowDeed<Attack> = {
  type: 'attack',
  steps: ACT,
  fields: { item: ITEM, target: TARGET, area: AREA },
  rolls: ['wounds', 'weapon-fate', 'weapon-choice', 'landing', 'direction', 'cone', 'arbelos', 'entangle'],
  listing: TOGETHER,
  price,
  refusal,
  perform: (play, { item, target, area }) => resolveAttack(play, declare(play, 'attack', item, target, area ?? null)),
  stage(view, action) {
    const play = paid(view, 'attack', price(view, action));
    return stageOf(play, declare(play, 'attack', action.item, action.target, action.area ?? null));
  },
  odds: (view, action, asked) => blowOddsOf(asked, attack.stage(view, action)),
  write: (view, action) => blowLine('strikes', view, action),
  read,
};
