import type { BoutEvent } from '../../../../../engine/bout/index.ts';
import type { Cell } from '../../../../../engine/hex/index.ts';
import { OUTSIDE } from '../../../../../engine/hex/index.ts';
import type { HuntState, Man, View } from '../../../rules/index.ts';
import { changed, initials, type DrawnBoard, type DrawnFigure, type Stance } from '../../../../../hud/fight/index.ts';
import { beastCard, living, manCard, posture, weaponOf } from '../../../rules/index.ts';

/** A figure as arena and men's row show it. */
export interface BoardFigure extends DrawnFigure {
  readonly order: 'beast' | 'noxius' | 'bestiarius';
  readonly stamina: number;
  readonly fullStamina: number;
  /** Conditions of the figure that last: down, pinned, held, bleeding … */
  readonly conditions: readonly string[];
}

export type Board = DrawnBoard<BoardFigure>;

function conditionsOf(man: Man): string[] {
  const flags = { down: man.down, pinned: man.pinned, held: man.held, bleeding: man.bleeding > 0 };
  return Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []));
}

function stanceOf(state: HuntState, man: Man, carriedOut: boolean): Stance {
  if (!living(man)) return carriedOut ? 'spared' : 'dead';
  return state.outcome?.winner === 'men' ? 'winner' : posture(man);
}

/** The position as it stands. */
export function boardOf(view: View): Board {
  const { state, world } = view;
  const letters = initials(state.men.map((man) => manCard(world, man).name));
  const men = state.men.map((man, index): BoardFigure => {
    const card = manCard(world, man);
    const carriedOut = card.kind === 'bestiarius' && man.hp > -5;
    return {
      id: man.id,
      card: man.card,
      kind: 'man',
      order: card.kind,
      name: card.name,
      initial: letters[index]!,
      weapon: man.weapon < 0 ? null : weaponOf(view, man).id,
      cell: man.cell,
      facing: man.facing,
      hp: man.hp,
      fullHp: card.ratings.hitPoints,
      stamina: man.stamina,
      fullStamina: card.ratings.stamina,
      conditions: conditionsOf(man),
      posture: stanceOf(state, man, carriedOut),
      selected: false,
      threatened: false,
    };
  });
  const beasts = state.beasts.map((beast): BoardFigure => {
    const { name, ratings } = beastCard(world, beast);
    return {
      id: beast.id,
      card: beast.card,
      kind: 'beast',
      order: 'beast',
      name: name.en,
      initial: '',
      weapon: null,
      cell: beast.cell,
      facing: beast.facing,
      hp: beast.hp,
      fullHp: ratings.hitPoints,
      stamina: beast.stamina,
      fullStamina: ratings.stamina,
      conditions: [],
      posture: beast.hp > 0 ? 'standing' : 'dead',
      selected: false,
      threatened: false,
    };
  });
  const items = state.weapons.flatMap(({ card, cell, broken }) =>
    cell === OUTSIDE || broken ? [] : [{ weapon: world.content.men[card]!.weapon.id, cell }],
  );
  return { figures: [...beasts, ...men], items };
}

/** The position before the first event of a new hunt: everybody whole and where the set-up puts him. */
export function openingBoard(view: View, events: readonly BoutEvent[]): Board {
  const started = events.find((event) => event.type === 'bout-started');
  const board = boardOf(view);
  if (!started) return board;
  const figures = board.figures.map((figure): BoardFigure => {
    const start = started.figures.find((one) => one.figure === figure.id);
    const whole = { hp: figure.fullHp, stamina: figure.fullStamina, conditions: [], posture: 'standing' as const };
    return start ? { ...figure, ...whole, cell: start.cell, facing: start.facing } : figure;
  });
  return { figures, items: [] };
}

function stance(conditions: readonly string[]): Stance {
  if (conditions.includes('pinned')) return 'pinned';
  if (conditions.includes('held')) return 'held';
  return conditions.includes('down') ? 'down' : 'standing';
}

/** Cards of men to weapon ids, to know what was dropped. */
export type WeaponNames = (ownerCard: string) => string;

/** The board after one event, from the event alone. */
export function boardAfter(board: Board, event: BoutEvent, weaponOfCard: WeaponNames): Board {
  switch (event.type) {
    case 'moved':
      return changed(board, event.figure, ({ cell }) => ({ cell: event.path.at(-1) ?? cell }));
    case 'faced':
      return changed(board, event.figure, () => ({ facing: event.to }));
    case 'wounded':
      return changed(board, event.figure, () => ({ hp: event.to }));
    case 'stamina':
      return changed(board, event.figure, () => ({ stamina: event.to }));
    case 'condition':
      return changed(board, event.figure, (figure) => conditionChange(figure, event.condition, event.gained));
    case 'felled':
      return changed(board, event.figure, ({ kind, cell }) => ({
        cell: kind === 'man' ? OUTSIDE : cell,
        posture: event.dead ? 'dead' : 'spared',
      }));
    case 'item':
      return itemChange(board, event.figure, event.how, weaponOfCard(event.item), event.cell);
    case 'bout-ended':
      return event.outcome.winner === 'men' ? crowned(board, event.outcome.survivors) : board;
    default:
      return board;
  }
}

function conditionChange(figure: BoardFigure, condition: string, gained: boolean): Partial<BoardFigure> {
  if (condition === 'sheltered') return gained ? { cell: OUTSIDE } : {};
  const others = figure.conditions.filter((one) => one !== condition);
  const conditions = gained ? [...others, condition] : others;
  return { conditions, posture: figure.kind === 'man' ? stance(conditions) : figure.posture };
}

function itemChange(board: Board, figure: string, how: string, weapon: string, cell: Cell): Board {
  if (how === 'picked-up') {
    const items = board.items.filter((item) => item.cell !== cell || item.weapon !== weapon);
    return changed({ ...board, items }, figure, () => ({ weapon }));
  }
  const items = how === 'broken' ? board.items : [...board.items, { weapon, cell }];
  return changed({ ...board, items }, figure, () => ({ weapon: null }));
}

function crowned(board: Board, survivors: readonly string[]): Board {
  const winner = (figure: BoardFigure): boolean => figure.kind === 'man' && figure.hp > 0 && survivors.includes(figure.id);
  return { ...board, figures: board.figures.map((figure) => (winner(figure) ? { ...figure, posture: 'winner' } : figure)) };
}
