import type { TriumphFigure, TriumphKind, ArcModel, CardKind, FigureKit, MedallionState } from '../../art/index.ts';
import { figureOf, portraitOf, weaponIcon } from '../../art/index.ts';

type Fated = Pick<FateOf, 'kind' | 'state' | 'own'>;

const lives = ({ state }: Fated): boolean => state !== 'dead';
const won = ({ state }: Fated): boolean => state === 'winner';

function ofBeasts(beasts: readonly Fated[]): TriumphKind {
  return beasts.some(won) ? 'beast-left' : 'beasts-parted';
}

function ofMen(men: readonly Fated[]): TriumphKind {
  const saved = men.filter(lives).length;
  if (saved === men.length) return 'all-saved';
  return saved === 0 ? 'none-saved' : 'some-saved';
}

/** Without anybody of his own the player has only watched; with men on both sides too. */
function ofSides(fates: readonly Fated[]): TriumphKind {
  const winners = fates.filter(won);
  if (winners.length === 0) return 'draw';
  const own = fates.filter((fate) => fate.own);
  const [ofWinners, ofOthers] = [own.some(won), own.some((fate) => !won(fate))];
  if (ofWinners === ofOthers) return 'watched';
  return ofWinners ? 'won' : 'lost';
}

/** What a fight came to for whoever fought it, told by what became of everybody. */
export function triumphOf(fates: readonly Fated[], over = true): TriumphKind {
  if (!over || fates.length === 0) return 'broken-off';
  const beasts = fates.filter(({ kind }) => kind === 'beast');
  const men = fates.filter(({ kind }) => kind !== 'beast');
  if (men.length === 0) return ofBeasts(beasts);
  return beasts.length > 0 ? ofMen(men) : ofSides(fates);
}

const STATES: Readonly<Partial<Record<FateOf['state'], TriumphFigure['state']>>> = { dead: 'dead', spared: 'spared', winner: 'winner' };

/** Somebody as the picture shows him. */
export function figureFor({ card, kind, kit, state, hp, place, name, initial, weapon }: FateOf): TriumphFigure {
  return {
    portrait: kit ? figureOf(card, kit) : portraitOf(card, kind),
    beast: kind === 'beast',
    state: STATES[state] ?? 'standing',
    hp,
    ...(place === undefined ? {} : { place }),
    ...(kind === 'beast' ? {} : { initial: initial ?? name.slice(0, 1) }),
    ...(weapon === null ? {} : { weapon: weaponIcon(weapon) }),
  };
}

/** A figure as the end left it. */
export interface FateOf {
  readonly id: string;
  readonly card: string;
  readonly kind: CardKind;
  readonly name: string;
  /** The letter on his seal; the first of his name when left out. */
  readonly initial?: string;
  readonly weapon: string | null;
  readonly state: MedallionState;
  /** What became of him, in a word or two. */
  readonly word: string;
  /** Share of Hit Points or Stamina left. */
  readonly hp: number;
  readonly size: number;
  readonly place?: number;
  readonly arcs?: ArcModel;
  /** What he wears and holds, for a class that nobody has drawn. */
  readonly kit?: FigureKit;
  /** The player has fought for him. */
  readonly own?: boolean;
}
