import type { BoardPicture, FigurePicture, Posture } from '../../art/index.ts';
import { shown } from '../../art/index.ts';
import type { BoutEvent, EventOf, FigureId } from '../../engine/bout/index.ts';
import { eventReader } from '../../engine/bout/index.ts';
import { OUTSIDE, type Cell } from '../../engine/hex/index.ts';
import type { Words } from '../common/index.ts';

/** A figure as arena, row and panels show it; games add what their panels tell of one. */
export interface BoardFigure extends FigurePicture {
  readonly side: string;
  /** What weighs on it, by keys of messages under `condition`. */
  readonly conditions: readonly string[];
}

export type Board<Figure extends BoardFigure = BoardFigure> = BoardPicture<Figure>;

/** What only a game knows of its board. What moves, turns, wounds, conditions, falls and things do to one is said here, once. */
export interface BoardOfGame<View, Figure extends BoardFigure> {
  /** The position as it stands. */
  of(view: View): Board<Figure>;
  /** What a figure has more of before the first event than a whole body. */
  fresh?(figure: Figure): Partial<Figure>;
  /** How a figure on the sand holds itself, by its conditions. */
  posture(figure: Figure): Posture;
  /** What else an event changes of the figure that it is about; `figure` has what every game changes. */
  change?(figure: Figure, event: BoutEvent): Partial<Figure>;
  /** Whether a thing comes to lie on the sand, where that is not told by `dropped` and `landed` alone. */
  lies?(event: EventOf<'item'>): boolean;
}

/** Letters for the seals, each unlike the others: the first, or the first with a later one; namesakes are numbered. */
export function initials(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    const first = name.charAt(0).toUpperCase();
    const before = names.slice(0, index).filter((other) => other === name).length;
    const letters = Array.from(name.slice(1), (letter) => first + letter);
    const choices = before > 0 ? [`${first}${before + 1}`, ...letters] : [first, ...letters];
    const found = choices.find((choice) => !taken.has(choice)) ?? name;
    taken.add(found);
    return found;
  });
}

/** A board whose people bear the names that the words give them, and the letters of those. */
export function namedBoard<Figure extends BoardFigure>({ figures, items }: Board<Figure>, words: Words): Board<Figure> {
  const letters = initials(figures.map(({ id, kind }) => (kind === 'man' ? words.short(id) : '')));
  const named = figures.map((figure, index): Figure =>
    figure.kind === 'man' ? { ...figure, name: words.title(figure.id), initial: letters[index]! } : figure,
  );
  return { figures: named, items };
}

/** The position before the first event of a new bout: everybody whole and where the set-up puts him. */
export function openingBoard<View, Figure extends BoardFigure>(
  game: BoardOfGame<View, Figure>,
  view: View,
  events: readonly BoutEvent[],
): Board<Figure> {
  const board = game.of(view);
  const started = events.find((event) => event.type === 'bout-started');
  if (!started) return board;
  const figures = board.figures.map((figure): Figure => {
    const start = started.figures.find((one) => one.figure === figure.id);
    const whole = { hp: figure.fullHp, conditions: [], posture: 'standing' as const };
    return start ? { ...figure, ...whole, ...game.fresh?.(figure), cell: start.cell, facing: start.facing } : figure;
  });
  return { figures: figures.map(withoutBody), items: [] };
}

/** The board after one event, from the event alone. */
export function boardAfter<Figure extends BoardFigure>(
  game: Omit<BoardOfGame<never, Figure>, 'of'>,
  board: Board<Figure>,
  event: BoutEvent,
): Board<Figure> {
  if (event.type === 'bout-ended') return crowned(board, event.outcome.winner);
  if (event.type === 'round-started') return bodiesStay() ? board : { ...board, figures: board.figures.map(withoutBody) };
  if (!('figure' in event) || event.figure === null) return board;
  const figures = board.figures.map((figure) => (figure.id === event.figure ? figureAfter(game, figure, event) : figure));
  const { items } = board;
  return { figures, items: event.type === 'item' ? itemsAfter(game, board, event) : items };
}

function figureAfter<Figure extends BoardFigure>(game: Omit<BoardOfGame<never, Figure>, 'of'>, figure: Figure, event: BoutEvent): Figure {
  const shared: Figure = { ...figure, ...sharedChange(event, figure) };
  const after: Figure = { ...shared, ...game.change?.(shared, event) };
  return event.type === 'condition' && after.kind === 'man' && !isFallen(after) ? { ...after, posture: game.posture(after) } : after;
}

const sharedChange = eventReader<Partial<BoardFigure>, [figure: BoardFigure]>(
  {
    moved: ({ path }, { cell }) => ({ cell: path.at(-1) ?? cell }),
    pushed: ({ to }) => ({ cell: to }),
    faced: ({ to }) => ({ facing: to }),
    wounded: ({ to }) => ({ hp: to }),
    condition: (event, { conditions }) => ({ conditions: conditionsAfter(conditions, event) }),
    felled: ({ dead }, figure) => ({ ...fallen(figure, dead), posture: dead ? 'dead' : 'spared' }),
  },
  {},
);

/** Men leave play; the dead lie where they fell. */
function fallen({ kind, cell }: BoardFigure, dead: boolean): Partial<BoardFigure> {
  if (kind !== 'man') return {};
  return dead && cell !== OUTSIDE && !shown().skipExecutions ? { cell: OUTSIDE, body: cell } : { cell: OUTSIDE };
}

function withoutBody<Figure extends BoardFigure>(figure: Figure): Figure {
  if (figure.body === undefined) return figure;
  const { body: _, ...rest } = figure;
  return rest as Figure;
}

/** Where nobody is shown dead, whoever fell is carried out when the round ends, or at once. */
function bodiesStay(): boolean {
  const { violence, skipExecutions } = shown();
  return violence !== 'none' && !skipExecutions;
}

/** Where the dead fell, by figure: told by the events alone, for no rule asks. */
function bodiesIn(steps: readonly { readonly events: readonly BoutEvent[] }[]): Map<FigureId, Cell> {
  const [at, bodies] = [new Map<FigureId, Cell>(), new Map<FigureId, Cell>()];
  for (const event of steps.flatMap(({ events }) => events)) {
    if (event.type === 'bout-started') for (const { figure, cell } of event.figures) at.set(figure, cell);
    else if (event.type === 'moved') at.set(event.figure, event.path.at(-1) ?? at.get(event.figure)!);
    else if (event.type === 'pushed') at.set(event.figure, event.to);
    else if (event.type === 'felled' && event.dead) bodies.set(event.figure, at.get(event.figure) ?? OUTSIDE);
  }
  return bodies;
}

/** Who lies dead on a hex, for whoever does not see it. */
export function bodyWords({ figures }: BoardPicture, cell: Cell): string {
  return figures.flatMap(({ name, body }) => (body === cell ? [`${name} lies dead here`] : [])).join(', ');
}

/** A position with its dead where they fell: positions do not know it, what has happened until then does. */
export function withBodies<Picture extends BoardPicture>(board: Picture, steps: Parameters<typeof bodiesIn>[0]): Picture {
  if (!bodiesStay() || board.figures.every(({ posture, cell }) => posture !== 'dead' || cell !== OUTSIDE)) return board;
  const bodies = bodiesIn(steps);
  const figures = board.figures.map((figure) => {
    const body = figure.posture === 'dead' && figure.cell === OUTSIDE ? (bodies.get(figure.id) ?? OUTSIDE) : OUTSIDE;
    return body === OUTSIDE ? figure : { ...figure, body };
  });
  return { ...board, figures };
}

function conditionsAfter(conditions: readonly string[], { condition, gained }: EventOf<'condition'>): readonly string[] {
  const others = conditions.filter((one) => one !== condition);
  return gained ? [...others, condition] : others;
}

type Items = Board['items'];

const LIES: readonly string[] = ['dropped', 'landed'];

function itemsAfter<Figure extends BoardFigure>(
  game: Pick<BoardOfGame<never, Figure>, 'lies'>,
  { items }: Board<Figure>,
  event: EventOf<'item'>,
): Items {
  const { how, cell, item: weapon } = event;
  const without = (at: number): Items => items.filter((_, index) => index !== at);
  if (how === 'picked-up') return without(items.findIndex((item) => item.cell === cell && item.weapon === weapon));
  if (how === 'kicked') return [...without(items.findIndex((item) => item.weapon === weapon)), { weapon, cell }];
  const lies = game.lies?.(event) ?? LIES.includes(how);
  return lies && cell !== OUTSIDE ? [...items, { weapon, cell }] : items;
}

/** Whether a figure has left the bout, dead or alive. */
export function isFallen({ posture }: Pick<FigurePicture, 'posture'>): boolean {
  return posture === 'dead' || posture === 'spared';
}

function crowned<Figure extends BoardFigure>(board: Board<Figure>, winner: string | null): Board<Figure> {
  const wins = (figure: Figure): boolean => figure.kind === 'man' && figure.side === winner && !isFallen(figure);
  return { ...board, figures: board.figures.map((figure) => (wins(figure) ? { ...figure, posture: 'winner' } : figure)) };
}
