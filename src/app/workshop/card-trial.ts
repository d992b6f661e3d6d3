import type { Game as Rules } from '../../session/index.ts';
import type { Opponent, TrialBout, WorkshopPart } from '../workshop-part.ts';
import type { Kit } from '../kit.ts';
import type { DraftCard } from './messages.ts';

/** A card with the bout that it is tried in, and the cards that both are played with. */
export interface Tried {
  readonly kit: Kit;
  readonly part: WorkshopPart<Rules>;
  readonly card: DraftCard;
  readonly trial: TrialBout<Rules>;
  /** The same bout with what the card extends. */
  readonly parent: TrialBout<Rules> | null;
  /** Whom it can be tried against, the usual one first; none where there is no choice. */
  readonly opponents: readonly Opponent[];
  /** Whom it is tried against; empty where there is no choice. */
  readonly against: string;
  /** Counts changes of the cards. */
  readonly edition: number;
}

export type Parts = ReadonlyMap<string, WorkshopPart<Rules>>;

interface Ask {
  readonly kit: Kit;
  readonly card: DraftCard;
  /** Whom somebody wants it to be tried against; the usual one is taken for somebody who is not there. */
  readonly against: string | null;
  readonly edition: number;
}

function triedIn(part: WorkshopPart<Rules>, game: string, { kit, card, against: wanted, edition }: Ask): Tried | null {
  const content = kit.kit.games[game]?.content;
  if (!content) return null;
  const own = { content, kind: card.kind, id: card.id };
  const opponents = part.opponents?.(own) ?? [];
  const against = (opponents.find(({ id }) => id === wanted) ?? opponents[0])?.id ?? '';
  const trial = part.trialOf(own, { against, stands: card.id });
  if (!trial) return null;
  const parent = card.parent && part.trialOf(own, { against, stands: card.parent.id });
  return { kit, part, card, trial, parent, opponents, against, edition };
}

/** A card in the bout that the first game tries it in which knows such cards; null for one that nobody tries. */
export function triedOf(parts: Parts, ask: Ask): Tried | null {
  for (const [game, part] of parts) {
    const tried = part.kinds.includes(ask.card.kind) ? triedIn(part, game, ask) : null;
    if (tried) return tried;
  }
  return null;
}
