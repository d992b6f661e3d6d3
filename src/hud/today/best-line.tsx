/** What bots came to in the player's place with the same dice. */
export interface BestOfBots {
  /** Tries so far, and how many there will be. */
  readonly tries: number;
  readonly wanted: number;
  readonly done: boolean;
  /** What the best of them came to; null before the first, or when none could be made. */
  readonly line: string | null;
  readonly onWatch: (() => void) | null;
}

function words({ tries, wanted, done, line }: BestOfBots): string {
  if (!done) return `Bots try the same dice: ${tries} of ${wanted} …`;
  if (line === null) return 'Bots could not try the same dice here.';
  return `The best of ${tries} tries by bots, with the same dice: ${line}.`;
}

/** What bots came to, said as that: nobody knows what is possible. */
export function BestLine({ best }: { readonly best: BestOfBots }) {
  return (
    <p class="best-line" role="status">
      {words(best)}{' '}
      {best.done && best.onWatch && (
        <button type="button" class="text-button" onClick={best.onWatch}>
          Watch it
        </button>
      )}
    </p>
  );
}
