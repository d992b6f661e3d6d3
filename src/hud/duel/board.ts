import type { Posture } from '../../art/index.ts';
import type { Board, BoardOfGame, ViewOf } from '../fight/index.ts';
import type { DuelFigure, DuelFought } from './game.ts';

/** What of a figure follows from its fighter, in every duel. */
type Shown = Exclude<keyof DuelFigure, 'order' | 'kit' | 'hp' | 'fullHp' | 'arcs'>;

/** What only a game knows of the fighters on its board. */
interface DuelBoard<G extends DuelFought, Figure extends DuelFigure> extends Pick<
  BoardOfGame<ViewOf<G>, Figure>,
  'fresh' | 'change' | 'lies'
> {
  /** What is shown of him beyond where he stands, what weighs on him and how he holds himself. */
  own(this: void, view: ViewOf<G>, index: number): Omit<Figure, Shown>;
  /** What became of him; null while nothing has. */
  fell(this: void, fighter: G['state']['fighters'][number]): 'dead' | 'spared' | null;
  /** What weighs on him, by keys of messages under `condition`. */
  conditions(this: void, view: ViewOf<G>, index: number): Readonly<Record<string, boolean>>;
  /** Conditions in which he lies on the sand, and in which he is held. */
  readonly down: readonly string[];
  readonly held: readonly string[];
  items?(this: void, view: ViewOf<G>): Board<Figure>['items'];
}

/** The board of a duel. Its people are named by the words of the fight. */
export function duelBoard<G extends DuelFought, Figure extends DuelFigure>({
  own,
  fell,
  conditions: weighing,
  down,
  held,
  items,
  ...changes
}: DuelBoard<G, Figure>): BoardOfGame<ViewOf<G>, Figure> {
  const posture = (conditions: readonly string[]): Posture => {
    if (down.some((name) => conditions.includes(name))) return 'down';
    return held.some((name) => conditions.includes(name)) ? 'held' : 'standing';
  };
  return {
    ...changes,
    posture: ({ conditions }) => posture(conditions),
    of(view) {
      const { fighters, outcome } = view.state;
      const sides = [...new Set(fighters.map(({ side }) => side))];
      const figures = fighters.map((fighter, index) => {
        const { id, card, side, cell, facing } = fighter;
        const conditions = Object.entries(weighing(view, index)).flatMap(([name, on]) => (on ? [name] : []));
        const shown: Pick<DuelFigure, Shown> = {
          id,
          index,
          card,
          kind: 'man',
          name: id,
          initial: '',
          weapon: null,
          side,
          place: sides.indexOf(side),
          cell,
          facing,
          conditions,
          posture: fell(fighter) ?? (outcome?.winner === side ? 'winner' : posture(conditions)),
          selected: false,
          threatened: false,
        };
        return { ...shown, ...own(view, index) } as unknown as Figure;
      });
      return { figures, items: items?.(view) ?? [] };
    },
  };
}
