import type { AnyFight } from './fight-model.ts';

/** The round that is shown: what is being played back may be ahead of the position the player last saw settled. */
export function shownRound({ settled, presenter }: Pick<AnyFight, 'settled' | 'presenter'>): number {
  return presenter.entries.value.at(-1)?.round || settled.value.view.state.round;
}

/** Who acts in what is shown, in games of turns: at a decision `acting`, while things happen whoever's turn began last. */
export function shownActor({ idle, presenter }: Pick<AnyFight, 'idle' | 'presenter'>, acting: string | null): string | null {
  if (idle.value) return acting;
  const started = presenter.entries.value.findLast(({ event }) => event.type === 'turn-started')?.event;
  return started?.type === 'turn-started' ? started.figure : null;
}
