import type { Cell } from '../../engine/hex/index.ts';

export type Stance = 'standing' | 'down' | 'pinned' | 'held' | 'dead' | 'spared' | 'winner';

/** What the drawn arena needs of a figure, whatever rules it fights by; shaped as the scenes take it. */
export interface DrawnFigure {
  readonly id: string;
  readonly card: string;
  readonly kind: 'beast' | 'man';
  readonly name: string;
  readonly initial: string;
  readonly weapon: string | null;
  readonly cell: Cell;
  readonly facing: number;
  readonly hp: number;
  readonly fullHp: number;
  readonly posture: Stance;
  readonly selected: boolean;
  readonly threatened: boolean;
}

export interface DrawnBoard<Figure extends DrawnFigure = DrawnFigure> {
  readonly figures: readonly Figure[];
  readonly items: readonly { readonly weapon: string; readonly cell: Cell }[];
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

/** The board with one figure changed. */
export function changed<Figure extends DrawnFigure>(
  board: DrawnBoard<Figure>,
  id: string,
  change: (figure: Figure) => Partial<Figure>,
): DrawnBoard<Figure> {
  return { ...board, figures: board.figures.map((figure) => (figure.id === id ? { ...figure, ...change(figure) } : figure)) };
}
