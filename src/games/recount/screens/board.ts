import type { FigureKit, Posture } from '../../../art/index.ts';
import type { BoutEvent, EventOf } from '../../../engine/bout/index.ts';
import type { DuelFigure, DuelModel } from '../../../hud/duel/index.ts';
import type { RecountGame } from '../desk/index.ts';
import { initials, isFallen, type Board, type BoardOfGame } from '../../../hud/fight/index.ts';
import type { ClassCard, Fighter, Odds, OffHandState, RecountState, Status, View } from '../rules/index.ts';
import { woundOf } from '../rules/index.ts';

/** What is left of a man's arms. */
export interface Arms {
  readonly offHand: OffHandState;
  readonly weaponBroken: boolean;
}

/** A fighter as arena, row and sheets show him. */
export interface Duellist extends DuelFigure {
  readonly order: 'gladiator';
  /** The place of his side in the set-up: its colour and numeral. */
  readonly place: number;
  readonly cls: ClassCard;
  readonly arms: Arms;
  readonly kit: FigureKit;
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

const WAITING: readonly Status[] = ['helpless', 'decked'];
const DEAD: readonly Status[] = ['dead', 'condemned'];

/** What weighs on a fighter; of a beaten man only that he waits. */
function conditionsOf(view: View, fighter: Fighter): string[] {
  const { status, ensnaredBy, offBalance } = fighter;
  if (status !== 'up') return WAITING.includes(status) ? [status] : [];
  const wound = woundOf(view, fighter);
  const flags = { [`${wound}-wound`]: wound !== 'none', ensnared: ensnaredBy >= 0, 'off-balance': offBalance > 0 };
  return Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []));
}

function posture(conditions: readonly string[]): Posture {
  if (WAITING.some((status) => conditions.includes(status))) return 'down';
  return conditions.includes('ensnared') ? 'held' : 'standing';
}

function postureOf(view: View, fighter: Fighter): Posture {
  const { outcome } = view.state;
  if (DEAD.includes(fighter.status)) return 'dead';
  if (fighter.status === 'spared') return 'spared';
  return outcome && outcome.winner === fighter.side ? 'winner' : posture(conditionsOf(view, fighter));
}

/** The letter of a fighter is that of the name he is laughed at by. */
function lettersOf({ fighters }: RecountState): string[] {
  return initials(fighters.map(({ name }) => name.split(' ').at(-1)!));
}

function boardOf(view: View): RecountBoard {
  const { state, world } = view;
  const letters = lettersOf(state);
  const sides = [...new Set(state.fighters.map(({ side }) => side))];
  const figures = state.fighters.map((fighter, index): Duellist => {
    const cls = world.classes[index]!;
    const arms: Arms = { offHand: fighter.offHand, weaponBroken: fighter.weaponBroken };
    return {
      id: fighter.id,
      index,
      card: fighter.card,
      kind: 'man',
      order: 'gladiator',
      name: fighter.name,
      initial: letters[index]!,
      weapon: null,
      side: fighter.side,
      place: sides.indexOf(fighter.side),
      arcs: 'ancestor',
      cls,
      arms,
      kit: kitOf(cls, arms),
      cell: fighter.cell,
      facing: fighter.facing,
      hp: fighter.strength,
      fullHp: fighter.full,
      conditions: conditionsOf(view, fighter),
      posture: postureOf(view, fighter),
      selected: false,
      threatened: false,
    };
  });
  return { figures, items: [] };
}

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
export const recountBoard: BoardOfGame<View, Duellist> = {
  of: boardOf,
  /** A man may come in hurt, from a bout before or by a position. */
  fresh: ({ hp, conditions }) => ({ hp, conditions }),
  posture: ({ conditions }) => posture(conditions),
  change: changeOf,
  lies: () => false,
};
