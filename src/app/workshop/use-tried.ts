import { useEffect, useMemo, useState } from 'preact/hooks';
import { workshopParts } from './parts.ts';
import type { DraftCard } from './messages.ts';
import type { Parts, Tried } from './tried.ts';
import { triedOf } from './tried.ts';
import type { Good } from './workbench.ts';

/** The card on the bench with the bout that it is tried in, and the way to choose another opponent for it. */
export function useTried(
  good: Good | null,
  card: DraftCard | null,
): { readonly tried: Tried | null; oppose(this: void, id: string): void } {
  const [parts, setParts] = useState<Parts>(new Map());
  const [against, setAgainst] = useState<string | null>(null);
  useEffect(() => void workshopParts().then(setParts), []);
  const tried = useMemo(
    () => good && card && triedOf(parts, { kit: good.kit, card, against, edition: good.edition }),
    [parts, good, card, against],
  );
  return { tried, oppose: setAgainst };
}
