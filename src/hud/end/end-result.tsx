import { capital } from '../common/index.ts';
import './end.css';

interface EndResultProps {
  /** What came of it, in a sentence. */
  readonly result: string;
  /** The fight in a sentence; null where nothing in it is worth one. */
  readonly story?: string | null;
  /** Why it ended so; null where there is no saying. */
  readonly why?: string | null;
  readonly rounds: number;
  readonly seed: string;
}

/** What one would tell of it, and what came of it. */
export function EndResult({ result, story = null, why = null, rounds, seed }: EndResultProps) {
  return (
    <>
      {story === null ? null : <p class="end-story">{story}</p>}
      <p class="end-result">
        {capital(result)}{' '}
        <span class="quiet">
          {rounds} {rounds === 1 ? 'round' : 'rounds'} · seed {seed}
        </span>
      </p>
      {why === null ? null : <p class="end-why">{why}</p>}
    </>
  );
}
