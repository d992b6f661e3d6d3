import type { BoutEvent, ItemChange } from '../../../../../engine/bout/index.ts';
import type { Cell } from '../../../../../engine/hex/index.ts';
import { OUTSIDE } from '../../../../../engine/hex/index.ts';
import type { Armour, Fighter, MuneraState, View } from '../../../rules/index.ts';
import { helmetOf, isEntangled, isExhausted, isInjured, isTired, shieldOf } from '../../../rules/index.ts';
import { changed, initials, type DrawnBoard, type DrawnFigure, type Stance } from '../../../../../hud/fight/index.ts';

/** What he wears and holds, for cards that nobody has drawn. */
export interface Kit {
  readonly shield: 'none' | 'small' | 'large' | 'cape';
  readonly helmet: boolean;
  readonly armour: Armour;
  readonly weapon: string | null;
  /** Everything on him by the names of gear; what holds a victim is not. */
  readonly carried: readonly string[];
}

/** A fighter as arena, row and sheets show him. */
export interface BoutFigure extends DrawnFigure {
  readonly index: number;
  readonly side: string;
  readonly order: 'gladiator' | 'noxius' | 'bestiarius';
  /** The place of his side in the set-up: its colour and numeral. */
  readonly place: number;
  readonly arcs: 'front3' | 'exact90' | 'ancestor';
  readonly kit: Kit;
  readonly fatigue: number;
  readonly conditions: readonly string[];
}

export type BoutBoard = DrawnBoard<BoutFigure>;

/** What weighs on a fighter, and what passes with the turn: a feint that is declared, a Double 2 to be judged (M-167, M-321). */
export function conditionsOf({ turn, fighters }: MuneraState, fighter: Fighter): string[] {
  const index = fighters.indexOf(fighter);
  const flags = {
    down: fighter.down,
    injured: isInjured(fighter),
    exhausted: isExhausted(fighter),
    tired: isTired(fighter) && !isExhausted(fighter),
    entangled: isEntangled(fighter),
    locked: fighter.locked >= 0,
    hazed: fighter.hazed > 0,
    floored: turn.floored.includes(index),
    feinting: turn.feint === 'declared' && turn.fighter === index,
  };
  return Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []));
}

function stance(conditions: readonly string[]): Stance {
  if (conditions.includes('down')) return 'down';
  return conditions.includes('entangled') || conditions.includes('locked') ? 'held' : 'standing';
}

function stanceOf(state: MuneraState, fighter: Fighter): Stance {
  if (fighter.fate === 'dead' || fighter.fate === 'spared') return fighter.fate;
  return state.outcome && state.outcome.winner === fighter.side ? 'winner' : stance(conditionsOf(state, fighter));
}

function kitOf(view: View, fighter: Fighter): Kit {
  const { world, state } = view;
  const shield = shieldOf(view, fighter);
  const gear = shield < 0 ? null : world.things[shield]!.gear;
  const size = gear === null ? 'none' : gear.escape !== null ? 'cape' : gear.shield!.front > 1 ? 'large' : 'small';
  const armed = fighter.carried.find(
    (item) => item !== shield && world.things[item]!.gear.bands.length > 0 && state.items[item]!.spot === 'ready',
  );
  const index = state.fighters.indexOf(fighter);
  const weapon = armed === undefined ? null : world.things[armed]!.gear.id;
  const carried = fighter.carried.filter((item) => state.items[item]!.spot !== 'holding').map((item) => world.things[item]!.gear.id);
  return { shield: size, carried, helmet: helmetOf(view, fighter) >= 0, armour: world.profiles[index]!.armour, weapon };
}

/** The position as it stands. */
export function boutBoardOf(view: View): BoutBoard {
  const { state, world } = view;
  const letters = initials(world.profiles.map(({ card }) => card.name));
  const sides = [...new Set(state.fighters.map(({ side }) => side))];
  const figures = state.fighters.map((fighter, index): BoutFigure => {
    const { card } = world.profiles[index]!;
    return {
      id: fighter.id,
      index,
      card: fighter.card,
      kind: 'man',
      order: card.kind,
      name: card.name,
      initial: letters[index]!,
      weapon: null,
      side: fighter.side,
      place: sides.indexOf(fighter.side),
      arcs: world.lex.arcModel,
      kit: kitOf(view, fighter),
      cell: fighter.cell,
      facing: fighter.facing,
      hp: fighter.stamina,
      fullHp: fighter.original,
      fatigue: fighter.fatigue,
      conditions: conditionsOf(state, fighter),
      posture: stanceOf(state, fighter),
      selected: false,
      threatened: false,
    };
  });
  const items = state.items.flatMap(({ spot, cell }, item) =>
    spot === 'sand' && cell !== OUTSIDE ? [{ weapon: world.things[item]!.gear.id, cell }] : [],
  );
  return { figures, items };
}

/** The position before the first event of a new bout: everybody fresh and where the set-up puts him. */
export function boutOpening(view: View, events: readonly BoutEvent[]): BoutBoard {
  const board = boutBoardOf(view);
  const started = events.find((event) => event.type === 'bout-started');
  if (!started) return board;
  const figures = board.figures.map((figure): BoutFigure => {
    const start = started.figures.find((one) => one.figure === figure.id);
    const fresh = { hp: figure.fullHp, fatigue: 0, conditions: [], posture: 'standing' as const };
    return start ? { ...figure, ...fresh, cell: start.cell, facing: start.facing } : figure;
  });
  return { figures, items: [] };
}

/** The exhausted are no longer merely tired. */
const SWALLOWED: Readonly<Record<string, string>> = { exhausted: 'tired' };

function conditionChange(figure: BoutFigure, condition: string, gained: boolean): Partial<BoutFigure> {
  const others = figure.conditions.filter((one) => one !== condition && !(gained && SWALLOWED[condition] === one));
  const conditions = gained ? [...others, condition] : others;
  return { conditions, posture: stance(conditions) };
}

const LOST: readonly ItemChange[] = ['dropped', 'broken', 'thrown', 'discarded', 'lost', 'spent', 'cast', 'landed'];

/** What somebody has on him after a thing was lost or got. */
function carriedChange(board: BoutBoard, { figure, item, how, of }: Extract<BoutEvent, { type: 'item' }>): BoutBoard {
  const got = how === 'picked-up' || (how === 'recovered' && of !== undefined); // a spear on its thong never left him
  return changed(board, figure, ({ kit }) => {
    const at = LOST.includes(how) ? kit.carried.indexOf(item) : -1;
    const left = kit.carried.filter((_, index) => index !== at);
    return { kit: { ...kit, carried: got ? [...left, item] : left } };
  });
}

/** Things that come to lie where they fall; shields that are thrown away leave play (M-059). */
const LIES: readonly string[] = ['dropped', 'landed'];

function itemChange(board: BoutBoard, how: string, weapon: string, cell: Cell): BoutBoard {
  const without = (at: number) => board.items.filter((_, index) => index !== at);
  if (how === 'picked-up')
    return { ...board, items: without(board.items.findIndex((item) => item.cell === cell && item.weapon === weapon)) };
  if (how === 'kicked') return { ...board, items: [...without(board.items.findIndex((item) => item.weapon === weapon)), { weapon, cell }] };
  const lies = LIES.includes(how) || (how === 'discarded' && weapon === 'helmet');
  return lies && cell !== OUTSIDE ? { ...board, items: [...board.items, { weapon, cell }] } : board;
}

function crowned(board: BoutBoard, winner: string | null): BoutBoard {
  const figures = board.figures.map((figure): BoutFigure =>
    figure.side === winner && figure.posture !== 'dead' && figure.posture !== 'spared' ? { ...figure, posture: 'winner' } : figure,
  );
  return { ...board, figures };
}

/** The board after one event, from the event alone. */
export function boutBoardAfter(board: BoutBoard, event: BoutEvent): BoutBoard {
  switch (event.type) {
    case 'moved':
      return changed(board, event.figure, ({ cell }) => ({ cell: event.path.at(-1) ?? cell }));
    case 'pushed':
      return changed(board, event.figure, () => ({ cell: event.to }));
    case 'faced':
      return changed(board, event.figure, () => ({ facing: event.to }));
    case 'wounded':
      return changed(board, event.figure, () => ({ hp: event.to }));
    case 'fatigued':
      return changed(board, event.figure, () => ({ fatigue: event.to }));
    case 'condition':
      return changed(board, event.figure, (figure) => conditionChange(figure, event.condition, event.gained));
    case 'felled':
      return changed(board, event.figure, () => ({ cell: OUTSIDE, posture: event.dead ? 'dead' : 'spared' }));
    case 'item':
      return itemChange(carriedChange(board, event), event.how, event.item, event.cell);
    case 'bout-ended':
      return crowned(board, event.outcome.winner);
    default:
      return board;
  }
}
