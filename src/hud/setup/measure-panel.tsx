import type { Share } from '../../session/index.ts';

/** How a newcomer fares in what is chosen, as it is counted on the page. */
export interface MeasureState {
  /** Of 100, the figure on the programme; null where nobody measured. */
  readonly kept: number | null;
  /** How many will be played. */
  readonly bouts: number;
  /** What was counted so far; null before the first bout is over. */
  readonly share: Share | null;
  readonly running: boolean;
  readonly failed: string | null;
  readonly onBegin: () => void;
  readonly onStop: () => void;
}

/** As the command line writes it, so that both can be held side by side. */
const tenths = (share: number): string => `${(100 * share).toFixed(1)}\u00a0%`;

function told({ count, of, share, low, high }: Share): string {
  return `The newcomer wins ${count} of ${of}: ${tenths(share)}. The range from ${tenths(low)} to ${tenths(high)} holds the true share 19 times in 20.`;
}

/** Counts the figure of an offer anew; null where what is chosen is no offer with a figure. */
export function MeasurePanel({ measure }: { readonly measure: MeasureState | null }) {
  if (!measure) return null;
  const { kept, bouts, share, running, failed, onBegin, onStop } = measure;
  return (
    <section class="panel" aria-labelledby="measure-title">
      <h2 id="measure-title">The newcomer’s count</h2>
      <p class="quiet">
        {kept === null ? 'Nobody has measured this yet.' : `The count above is ${kept} in 100.`} Here the bot “newcomer” plays it {bouts}{' '}
        times. The command <code>damnatio difficulty</code> counts the same bouts with the same dice.
      </p>
      <button type="button" class="button" onClick={running ? onStop : onBegin}>
        {running ? 'Stop' : 'Measure it here'}
      </button>
      {running && <p>{share ? told(share) : 'The first bout is played …'}</p>}
      <div role="status">
        {!running && share && <p>{told(share)}</p>}
        {failed && <p class="problem">It cannot be measured: {failed}.</p>}
      </div>
    </section>
  );
}
