import { useRef } from 'preact/hooks';
import { useHeldFocus } from '../common/index.ts';
import type { ToldChoice, PostMortem } from './choice-sentences.ts';
import { betterLine, headline, hopedLine, leftOutLine, marginLine, measuredLine, playedLine, praiseLine } from './choice-sentences.ts';
import './end.css';

export interface ChoicesPanelProps {
  /** What is known so far; null before anything is. */
  readonly found: PostMortem | null;
  readonly better: readonly ToldChoice[];
  readonly praised: readonly ToldChoice[];
  /** Why nothing can be found out; null when all is well. */
  readonly failed: string | null;
  /** Names of the bots that played on, as in a sentence: `skilled bot`. */
  readonly bots: { readonly bot: string; readonly quick: string };
  /** Shows the position of a choice. */
  readonly onLook: (step: number) => void;
  /** Fights on from right before a choice. */
  readonly onFork: (step: number) => void;
}

interface ChoiceLineProps {
  readonly told: ToldChoice;
  readonly found: PostMortem;
  readonly say: typeof betterLine;
  readonly onLook: (step: number) => void;
  readonly onFork: (step: number) => void;
}

function ChoiceLine({ told, found, say, onLook, onFork }: ChoiceLineProps) {
  const { step, round } = told.weighed;
  const when = round <= 0 ? 'Before the first round' : `Round ${round}`;
  const about = `${when}, ${playedLine(told)}`;
  return (
    <li data-step={step}>
      <b>{when}</b>
      <div class="choice-told">
        <p>
          {playedLine(told)} {say(told, found.measure)}
        </p>
        <p class="quiet">{marginLine(told, found.measure)}</p>
        <p class="choice-ways wrap">
          <button type="button" class="button" aria-label={`Fight on from here: ${about}`} onClick={() => onFork(step)}>
            Fight on from here
          </button>
          <button type="button" class="button" aria-label={`Look at it: ${about}`} onClick={() => onLook(step)}>
            Look
          </button>
        </p>
      </div>
    </li>
  );
}

function Thinking({ share }: { readonly share: number }) {
  const done = Math.round(share * 100);
  return (
    <p class="quiet post-mortem-thinking">
      <progress max={100} value={done} aria-label="How far your choices are weighed" /> Still thinking: {done} %
    </p>
  );
}

/** In the order in which they came up until all are weighed, so that nothing moves from under a hand; then the dearest first. */
function useSteady(dearestFirst: readonly ToldChoice[], done: boolean): readonly ToldChoice[] {
  const order = useRef<number[]>([]);
  if (done) return dearestFirst;
  const steps = dearestFirst.map(({ weighed }) => weighed.step);
  order.current.push(...steps.filter((step) => !order.current.includes(step)));
  return order.current.flatMap((step) => dearestFirst.filter(({ weighed }) => weighed.step === step));
}

/** What the player chose, and what would have kept more; apart from his luck. */
export function ChoicesPanel({ found, better, praised, failed, bots, onLook, onFork }: ChoicesPanelProps) {
  const first = found && headline(found, better);
  const box = useHeldFocus<HTMLElement>();
  const done = found?.done === true;
  const [dear, good] = [useSteady(better, done), useSteady(praised, done)];
  return (
    <section class="panel post-mortem" ref={box} aria-labelledby="choices-title">
      <h2 id="choices-title">Your choices</h2>
      {failed === null ? null : <p>They cannot be weighed here: {failed}.</p>}
      {first ? <p class="post-mortem-first">{first}</p> : null}
      {found && found.choices > 0 && leftOutLine(found) ? <p class="post-mortem-bot">{leftOutLine(found)}</p> : null}
      {found && better.length > 0 ? (
        <>
          <h3>What would have kept more</h3>
          <ol class="moments">
            {dear.map((told) => (
              <ChoiceLine key={told.weighed.step} told={told} found={found} say={betterLine} onLook={onLook} onFork={onFork} />
            ))}
          </ol>
        </>
      ) : null}
      {found && praised.length > 0 ? (
        <>
          <h3>What was well chosen</h3>
          <ol class="moments">
            {good.map((told) => (
              <ChoiceLine key={told.weighed.step} told={told} found={found} say={praiseLine} onLook={onLook} onFork={onFork} />
            ))}
          </ol>
        </>
      ) : null}
      {failed === null && !done ? <Thinking share={found?.share ?? 0} /> : null}
      {found && found.choices > 0 ? (
        <>
          {found.hoped ? <p class="quiet">{hopedLine(found)}</p> : null}
          <details class="measured">
            <summary>How it was measured</summary>
            <p class="quiet">{measuredLine(found, bots)}</p>
          </details>
        </>
      ) : null}
    </section>
  );
}
