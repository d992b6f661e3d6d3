import type { ReadonlySignal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import { LettersContext } from '../common/index.ts';
import { chanceSentence, chanceText, type ChanceNow } from './chance-words.ts';
import './chance-line.css';

/** Counts beside the page what can be hoped for, as long as somebody looks. */
export interface ChanceDesk {
  /** At the last decision of the player at which it was counted; null before the first. */
  readonly now: ReadonlySignal<ChanceNow | null>;
  /** Nothing could be counted when it was tried last. */
  readonly failed: ReadonlySignal<boolean>;
  /** It is being counted now. */
  readonly counting: ReadonlySignal<boolean>;
  /** At his decisions so far, 0 to 1. */
  readonly past: ReadonlySignal<readonly number[]>;
  /** Counts at every decision until whoever looks leaves; returns how to. */
  look(this: void): () => void;
  /** Says how it stands, as soon as it is counted. */
  tell(this: void): void;
}

/** Null where nobody counts: lessons, and pages without a worker. */
export const ChanceContext = createContext<ChanceDesk | null>(null);

const [WIDTH, HEIGHT] = [72, 18] as const;
/** As many decisions as the small line has room for. */
const MOST = 36;

function Spark({ past }: { readonly past: readonly number[] }) {
  const shown = past.slice(-MOST);
  const step = WIDTH / Math.max(1, MOST - 1);
  const at = (share: number, index: number): string => `${(index * step).toFixed(1)},${((1 - share) * (HEIGHT - 4) + 2).toFixed(1)}`;
  const last = shown.at(-1);
  return (
    <svg class="chance-spark" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <line x1="0" x2={WIDTH} y1={HEIGHT / 2} y2={HEIGHT / 2} class="chance-middle" />
      <polyline points={shown.map(at).join(' ')} fill="none" class="chance-way" />
      {last === undefined ? null : (
        <circle class="chance-here" r="2" cx={((shown.length - 1) * step).toFixed(1)} cy={((1 - last) * (HEIGHT - 4) + 2).toFixed(1)} />
      )}
    </svg>
  );
}

/** What stands there while there is no number, and what it means. */
const WITHOUT = {
  failed: ['Not counted', 'What can be hoped for could not be counted.'],
  counting: ['Counting …', 'What can be hoped for is being counted.'],
  later: ['Not yet counted', 'What can be hoped for is counted when you are to choose.'],
} as const;

function without({ failed, counting }: ChanceDesk): keyof typeof WITHOUT {
  return failed.value ? 'failed' : counting.value ? 'counting' : 'later';
}

function nowTitle(now: ChanceNow, letters: boolean): string {
  return `${chanceSentence(now)}${letters ? ' O switches it off, Shift and O says it.' : ''}`;
}

/** A thin line in the top bar: what can be hoped for now, with its interval, and how that has gone. It says nothing by itself. */
export function ChanceLine() {
  const chance = useContext(ChanceContext);
  const letters = useContext(LettersContext);
  useEffect(() => chance?.look(), [chance]);
  if (!chance) return null;
  const now = chance.now.value;
  const [text, title] = now ? [chanceText(now), nowTitle(now, letters)] : WITHOUT[without(chance)];
  return (
    <p class="chance-line" title={title}>
      <Spark past={chance.past.value} /> <span class="chance-text">{text}</span>
    </p>
  );
}
