import { of, type Draft, type Lint } from '../draft.ts';
import { BEHAVIOUR, PROGRAMME } from '../frame-kinds.ts';
import type { BoutFault, GameCards } from '../game-cards.ts';
import { unknownCard } from '../unknown-card.ts';

/** Bouts of programmes can be fought: whom and what they name is there, and fits. */
export function programmesOf(games: readonly GameCards[]): Lint {
  const byGame = new Map(games.map(({ game, bouts }) => [game, bouts]));
  return (draft) =>
    of(draft, PROGRAMME).flatMap((entry) =>
      entry.card.bouts.flatMap((bout, place) => {
        const faults = byGame.get(bout.game)!.faults(draft, bout);
        return faults.map((fault) => ({ ...fault, severity: 'error' as const, entry, path: ['bouts', place, ...fault.path] }));
      }),
    );
}

/** That nobody fights by a behaviour which the others of a bout are to fight by; none for null. */
export function opponentFaults(draft: Draft, game: string, against: string | null): BoutFault[] {
  const known = of(draft, BEHAVIOUR).flatMap(({ id, card }) => (card.game === game ? [id] : []));
  if (against === null || known.includes(against)) return [];
  return [{ path: ['against'], ...unknownCard(draft, { id: against, what: 'behaviour', kinds: [], known }) }];
}
