import { distance, type Cell } from '../../../../engine/hex/index.ts';
import { capital, decimal, far, listed, percent, type Words } from '../../../../hud/common/index.ts';
import type { Figure } from '../../../../hud/fight/index.ts';
import type { Odds, Outlook, View } from '../../rules/index.ts';
import { areOpponents, chanceOfOne, endsOf, sideOf } from '../../rules/index.ts';
import type { Option } from './model/options.ts';
import type { Pose } from './model/ways.ts';

/** Everything that an answer says on its card. */

/** A way on foot by where it ends: `Go beside Crassus, in the back`. */
export function walkName(view: View, pose: Pose, words: Words): string {
  const { arena, classes } = view.world;
  const { fighters, turn } = view.state;
  const me = fighters[turn.fighter]!;
  if (pose.cell === me.cell) return `Turn ${words.say('direction', `d${pose.facing}`)}`;
  const foes = fighters.flatMap((other, index) => (areOpponents(me, other) ? [{ other, index }] : []));
  const away = ({ other }: { readonly other: { readonly cell: number } }): number => distance(arena, pose.cell, other.cell);
  const nearest = foes.toSorted((a, b) => away(a) - away(b))[0];
  if (!nearest) return `Go to ${words.hex(pose.cell)}`;
  const hexes = away(nearest);
  const whom = words.figure(nearest.other.id);
  const side = sideOf(arena, nearest.other, pose.cell);
  const seen = words.say('side-of', side === 'shield' ? classes[nearest.index]!.offHand : side);
  return `Go ${hexes === 1 ? `beside ${whom}` : `${hexes} hexes from ${whom}`}, ${seen}`;
}

function walkLine({ way, path, facing }: Pose, words: Words, struck: number | null): string {
  const steps = path.length - 1;
  const turns = way.length - steps;
  const parts = [...(steps > 0 ? [far(steps, words)] : []), ...(turns > 0 ? [turns === 1 ? 'a turn' : `${turns} turns`] : [])];
  const danger = struck === null ? '' : ` Struck there next turn: ${percent(struck)}.`;
  return `${capital(listed(parts))}; he looks ${words.say('direction', `d${facing}`)}.${danger}`;
}

const HIS: readonly Outlook['what'][] = ['off-hand', 'unbalanced', 'weapon'];
const OWN: readonly Outlook['what'][] = ['own-balance', 'own-weapon'];

/** What decides, most weight first: to wound, how much, and to end it. */
export function headlineOf({ action, odds }: Pick<Option, 'action' | 'odds'>, words: Words): readonly Figure[] {
  const [first] = odds.outlook;
  if (action.type === 'strike') {
    const wounds = odds.outlook.find(({ what }) => what === 'wounds');
    return [
      { value: percent(wounds?.chance ?? 0), what: words.say('outlook', 'wounds') },
      { value: decimal(odds.expected ?? 0), what: 'Strength' },
      { value: percent(endsOf(odds)), what: 'you end it' },
    ];
  }
  return first ? [{ value: percent(first.chance), what: words.say('outlook', first.what) }] : [];
}

function strikeLine(odds: Odds): string {
  const [his, own] = [chanceOfOne(odds, HIS).valueOf(), chanceOfOne(odds, OWN).valueOf()];
  return [
    `Hit: ${odds.save === null ? 'no save' : `he saves on ${odds.save}+`}.`,
    'Miss: nothing.',
    his > 0 ? `He loses balance or arms ${percent(his)}.` : '',
    own > 0 ? `Himself: the same ${percent(own)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What beside the answer is told on its card. */
export interface Telling {
  /** AP left. */
  readonly left: number;
  /** The chance to be struck on a hex next turn; null while nobody has asked. */
  readonly struck: (cell: Cell) => number | null;
  readonly words: Words;
}

/** What an answer does on a hit, on a miss and to himself. */
export function effectOf({ action, odds, pose }: Option, { left, struck, words }: Telling): string {
  switch (action.type) {
    case 'strike':
      return strikeLine(odds);
    case 'cast':
      return 'Hit: he is in the net, and all he does costs more. Miss: the net is drawn back.';
    case 'struggle': {
      const torn = odds.outlook.find(({ what }) => what === 'tears');
      return `Success: he is free${torn ? `; the net is torn ${percent(torn.chance)}` : ''}. Failure: still in it.`;
    }
    case 'vote':
      return odds.modifiers.length === 0 ? 'The mob is of two minds.' : 'With the dice of the mob.';
    case 'end':
      return left > 0 ? `${left} AP ${left === 1 ? 'is' : 'are'} lost.` : '';
    default:
      return pose ? walkLine(pose, words, struck(pose.cell)) : '';
  }
}
