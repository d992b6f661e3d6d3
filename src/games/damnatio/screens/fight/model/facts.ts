import { signal } from '@preact/signals';
import type { HuntAction, View } from '../../../rules/index.ts';
import type { HuntGame, HuntSession } from '../../../desk/index.ts';
import type { FightModel, Settled } from '../../../../../hud/fight/index.ts';
import { huntBoard, type HuntBoard, type HuntFigure } from './board.ts';
import { isMoving, plannedMoves, type PlannedMove } from './planning.ts';
import type { StrikeChoice } from './strike-plan.ts';

/** What the screen of a hunt takes over at each decision beside the position. */
export interface HuntFacts {
  readonly actions: readonly HuntAction[];
  readonly planned: readonly PlannedMove[];
}

export type HuntSettled = Settled<HuntGame> & HuntFacts & { readonly view: View };
export type HuntFight = FightModel<HuntGame, HuntFigure, HuntFacts>;

export function factsOf(session: HuntSession): HuntFacts {
  return { actions: session.bout.actions(), planned: isMoving(session.decision()) ? plannedMoves(session) : [] };
}

/** The position as it is drawn: men with a planned walk stand where they stood. */
export function drawnBoard({ view, planned }: Pick<HuntSettled, 'view' | 'planned'>): HuntBoard {
  const board = huntBoard.of(view);
  const figures = board.figures.map((figure) => {
    const move = planned.find((one) => one.figure === figure.id && one.path.length > 0);
    return move ? { ...figure, cell: move.from, facing: move.fromFacing } : figure;
  });
  return { ...board, figures };
}

/** What the player has chosen. */
export function createChoices() {
  return {
    strikes: signal<readonly StrikeChoice[]>([]),
    /** The Defend card that a commit would play. */
    armed: signal<string | null>(null),
    slip: signal(false),
    ghost: signal<number | null>(null),
    /** The round in which no bystander is to strike any more. */
    passed: signal<number | null>(null),
    /** Of several beasts the one whose card is shown; null for the one that matters to whoever is selected. */
    minded: signal<string | null>(null),
  };
}

export type HuntChoices = ReturnType<typeof createChoices>;
