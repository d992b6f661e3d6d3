import type { BoardFigure, FoughtGame, ViewOf } from '../../hud/fight/index.ts';
import type { GamePage } from '../game-page.ts';

/** Where a figure of a plain game stands; all else of its picture is made up. */
export interface PlainFigure {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly cell: number;
  readonly facing?: number;
  /** Off the sand, but not gone. */
  readonly fallen?: boolean;
}

/** A game that has no screens of its own yet: the frame lists its answers and draws its figures. */
export interface PlainGame<G extends FoughtGame> {
  /** Id of its desk. */
  readonly id: string;
  readonly title: GamePage['title'];
  /** The set-up that its one button begins. */
  readonly setup: G['setup'];
  figures(this: void, view: ViewOf<G>): readonly PlainFigure[];
  /** An answer in words: what is on its button. */
  say(this: void, action: G['action']): string;
}

/** The figure as the board wants it. */
export function drawn({ id, name, side, cell, facing = 0, fallen = false }: PlainFigure, sides: readonly string[]): BoardFigure {
  return {
    id,
    name,
    side,
    cell,
    facing,
    card: id,
    kind: 'man',
    initial: name.slice(0, 1),
    weapon: null,
    hp: fallen ? 0 : 1,
    fullHp: 1,
    posture: fallen ? 'dead' : 'standing',
    conditions: [],
    place: sides.indexOf(side),
    selected: false,
    threatened: false,
  };
}
