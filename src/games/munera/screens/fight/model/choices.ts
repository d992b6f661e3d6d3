import { signal } from '@preact/signals';
import type { Area } from '../../../rules/index.ts';
import type { MuneraGame } from '../../../desk/index.ts';
import type { FightModel, TurnAim } from '../../../../../hud/fight/index.ts';
import type { Gladiator } from './board.ts';

export type MuneraFight = FightModel<MuneraGame, Gladiator, object>;

/** What the player has chosen. */
export function createChoices() {
  return {
    /** The option that a commit would play. */
    armed: signal<string | null>(null),
    /** The option that the pointer is on: what it would do is drawn. */
    considered: signal<string | null>(null),
    /** Part of the body that blows at the condemned are aimed at. */
    area: signal<Area>('M'),
    /** What he is after: it orders the answers. */
    aim: signal<TurnAim>('best'),
    /** Hexes are chosen to look at them, not to go there. */
    turning: signal(false),
    /** He wants to throw something away before his next die for action points. */
    discards: signal(false),
  };
}

export type MuneraChoices = ReturnType<typeof createChoices>;
