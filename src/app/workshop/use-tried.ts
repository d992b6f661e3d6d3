import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Game as Rules } from '../../session/index.ts';
import type { WorkshopPart } from '../game-page.ts';
import { workshopParts } from './kinds-in-order.ts';
import type { CardName, DraftCard } from './messages.ts';
import type { Tried } from './use-report.ts';
import type { Good } from './workbench.ts';

type Parts = ReadonlyMap<string, WorkshopPart<Rules>>;

interface Found {
  readonly game: string;
  readonly part: WorkshopPart<Rules>;
  readonly setup: Rules['setup'];
}

/** The game that tries a card, and the bout that it tries it in. */
function trialFor(parts: Parts, { kit }: Good, { kind, id }: CardName): Found | null {
  for (const [game, part] of parts) {
    const content = kit.kit.games[game]?.content;
    if (!content || !part.kinds.includes(kind)) continue;
    const setup = part.trialOf({ content, kind, id });
    if (setup) return { game, part, setup };
  }
  return null;
}

function triedOf(parts: Parts, good: Good | null, card: DraftCard | null): Tried | null {
  const found = good && card && trialFor(parts, good, card);
  if (!found) return null;
  const content = good.kit.kit.games[found.game]!.content;
  const parent = card.parent && found.part.trialOf({ content, kind: card.parent.kind, id: card.parent.id });
  return { kit: good.kit, part: found.part, card, setup: found.setup, parent, edition: good.edition };
}

/** The card on the bench with the bout that it is tried in; null for one that nobody tries. */
export function useTried(good: Good | null, card: DraftCard | null): Tried | null {
  const [parts, setParts] = useState<Parts>(new Map());
  useEffect(() => void workshopParts().then(setParts), []);
  return useMemo(() => triedOf(parts, good, card), [parts, good, card]);
}
