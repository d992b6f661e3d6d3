import type { Refused } from '../keys.ts';
import { tryOdds } from '../odds/answers.ts';
import { actorOf, gearAt } from '../state/lookup.ts';
import { throwDie } from '../state/rolls.ts';
import { freeVictim, remove } from '../state/things.ts';
import type { Play, View } from '../state/world.ts';
import { byItem, ITEM } from './answers.ts';
import type { Deed } from './deed.ts';
import { ACT } from './deed.ts';
import { devicesOn, nameOverHim, overHim } from './lines.ts';
import { costRefusal, costsOne, ONE_AP } from './purse.ts';
import { refuse } from './refusals.ts';

/** One try at a net, lasso or cape that holds him. */
export interface CutFree {
  readonly type: 'cut-free';
  readonly item: number;
}

const WHY = 'cut-free';
const cutFreeAnswer = byItem(WHY);
const NOT_CAUGHT = refuse('M-239', 'not-caught');
const TRIED = refuse('M-239', 'tried-already');
/** The die that destroys the device (M-240). */
const DESTROYS = 6;
const LINE = /^cuts free(?: of (\S+))?$/;

function refusal(view: View, { item }: CutFree): Refused | null {
  const { turn, items } = view.state;
  if (items[item]?.victim !== turn.fighter) return NOT_CAUGHT;
  return turn.cutFree ? TRIED : costRefusal(view, actorOf(view), ONE_AP);
}

/** Least die that frees from a device; only devices hold anybody. */
function neededFor(view: View, item: number): number {
  return gearAt(view, item).escape!;
}

/** Free on 5 or 6, of a cape on 3; on 6 the device is gone for good (M-239, M-240, M-249). */
function perform(play: Play, { item }: CutFree): void {
  const { turn } = play.state;
  const needed = neededFor(play, item);
  turn.cutFree = true;
  const rule = gearAt(play, item).binds === 'arms' ? 'M-249' : 'M-239';
  const face = throwDie(play, { by: turn.fighter, why: WHY, rule, needed });
  if (face < needed) return;
  if (face === DESTROYS) remove(play, item, 'broken', 'M-240');
  else freeVictim(play, item, 'M-240');
}

/** One try a turn, for one AP, at one of the devices that hold him (M-072, M-239). */
export const cutFree: Deed<CutFree> = {
  type: WHY,
  steps: ACT,
  fields: { item: ITEM },
  rolls: [WHY],
  listing: {
    per: 'device',
    add(view, list, item) {
      const answer = cutFreeAnswer(item);
      if (refusal(view, answer) === null) list.push(answer);
    },
  },
  price: costsOne,
  refusal,
  perform,
  odds: (view, { item }, asked) => tryOdds(asked, neededFor(view, item), DESTROYS),
  write: (view, { item }) => `cuts free of ${nameOverHim(view, item)}`,
  read(line, reading) {
    const found = LINE.exec(line);
    if (!found) return null;
    const [, name] = found;
    const devices = name === undefined ? devicesOn(reading.view, reading.me) : overHim(reading, name);
    return (devices.length > 0 ? devices : [0]).map((item) => ({ type: WHY, item }));
  },
};
