import type { FigureKit } from '../../../art/index.ts';
import type { BoutEvent, EventOf } from '../../../engine/bout/index.ts';
import { duelBoard, type DuelFigure, type DuelModel } from '../../../hud/duel/index.ts';
import type { Words } from '../../../hud/common/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { isFallen, type Board } from '../../../hud/fight/index.ts';
import { classOf, fighterIn, woundOf, type ClassCard, type Odds, type OffHandState, type Status } from '../rules/index.ts';

/** What is left of a man's arms. */
export interface Arms {
  readonly offHand: OffHandState;
  readonly weaponBroken: boolean;
}

/** A fighter as arena, row and sheets show him. */
export interface Duellist extends DuelFigure {
  readonly order: 'gladiator';
  readonly cls: ClassCard;
  readonly arms: Arms;
}

export type RecountBoard = Board<Duellist>;

/** What the screen of a fight needs beside the rules. */
export interface RecountDuel extends RecountGame {
  readonly odds: Odds;
  readonly figure: Duellist;
  readonly own: object;
}

export type RecountModel = DuelModel<RecountDuel>;

/** A save of this or better is plate; any other save is padding. */
const PLATE = 5;

function armourOf({ save }: ClassCard): 'none' | 'light' | 'heavy' {
  if (save.whole === null) return 'none';
  return save.whole <= PLATE ? 'heavy' : 'light';
}

/** What a class wears and holds, as far as it is left. */
export function kitOf(cls: ClassCard, { offHand, weaponBroken }: Arms): FigureKit {
  const armour = armourOf(cls);
  const held = offHand === 'held';
  const weapon = weaponBroken ? null : cls.weapon;
  const carried = [...(weapon ? [weapon] : []), ...(held ? [cls.offHand] : [])];
  if (cls.offHand === 'net') return { armour, weapon, carried, second: held ? 'net' : null };
  const size = armour === 'heavy' ? 'large' : 'small';
  return { armour, helmet: armour !== 'none', weapon, carried, shield: held ? size : 'none' };
}

/** What a class is drawn from where nobody has drawn it. */
export function drawnAs(cls: ClassCard): FigureKit {
  return kitOf(cls, { offHand: 'held', weaponBroken: false });
}

/** Which of his arms are gone. */
export function goneWords({ cls, arms }: Duellist, words: Words): string[] {
  const gone = arms.offHand === 'lost' ? [cls.offHand] : [];
  return [...gone, ...(arms.weaponBroken ? ['weapon'] : [])].map((what) => words.say('gone', what));
}

const WAITING: readonly Status[] = ['helpless', 'decked'];
const DEAD: readonly Status[] = ['dead', 'condemned'];

function armsAfter({ arms, cls }: Duellist, { item, how }: EventOf<'item'>): Arms {
  if (item !== cls.offHand) return { ...arms, weaponBroken: true };
  return { ...arms, offHand: how === 'recovered' ? 'held' : how === 'cast' ? 'on' : 'lost' };
}

function afterCondition({ conditions }: Duellist, { condition, gained }: EventOf<'condition'>): Partial<Duellist> {
  if (!gained) return {};
  if (condition === 'dead') return { conditions: [], posture: 'dead' };
  return WAITING.some((status) => status === condition) ? { conditions: [condition] } : { conditions };
}

function changeOf(figure: Duellist, event: BoutEvent): Partial<Duellist> {
  switch (event.type) {
    case 'item': {
      const arms = armsAfter(figure, event);
      return { arms, kit: kitOf(figure.cls, arms) };
    }
    case 'condition':
      return isFallen(figure) ? {} : afterCondition(figure, event);
    case 'judged':
      return { conditions: [], posture: event.spared ? 'spared' : 'dead' };
    default:
      return {};
  }
}

/** The board of a bout of recount. */
export const recountBoard = duelBoard<RecountDuel, Duellist>({
  own({ world, state }, index) {
    const cls = classOf({ world }, index);
    const { offHand, weaponBroken, strength, full } = fighterIn(state, index);
    const arms: Arms = { offHand, weaponBroken };
    return { order: 'gladiator', arcs: 'ancestor', cls, arms, kit: kitOf(cls, arms), hp: strength, fullHp: full };
  },
  fell: ({ status }) => (status === 'spared' ? status : DEAD.includes(status) ? 'dead' : null),
  /** Of a beaten man only that he waits. */
  conditions(view, index) {
    const fighter = fighterIn(view.state, index);
    const { status, ensnaredBy, offBalance } = fighter;
    if (status !== 'up') return { [status]: WAITING.includes(status) };
    const wound = woundOf(view, fighter);
    return { [`${wound}-wound`]: wound !== 'none', ensnared: ensnaredBy >= 0, 'off-balance': offBalance > 0 };
  },
  down: WAITING,
  held: ['ensnared'],
  /** A man may come in hurt, from a bout before or by a position. */
  fresh: ({ hp, conditions }) => ({ hp, conditions }),
  change: changeOf,
  lies: () => false,
});
