import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { capital, Die, Icon, RuleRefs, type Settings, type Words } from '../common/index.ts';
import type { VerdictAsked } from './appeal-desk.ts';
import { Cavea } from './cavea.tsx';
import { Pair } from './pair.tsx';
import { TIMES, passesScene, useFocus } from './use-appeal-scene.ts';
import { countWords, endWords, needWords, voteLines, type VoteLine } from './appeal-model.ts';
import './appeal.css';

export interface VerdictSceneProps {
  readonly asked: VerdictAsked;
  readonly words: Words;
  readonly palette: Settings['palette'];
  /** Nothing is waved; every thumb is there at once. */
  readonly reduced: boolean;
}

/** Thumbs that have been shown; the next comes by the clock or by `press`, and after the last the scene ends. */
function useCounting(count: number, { speed, waits, done }: VerdictAsked, reduced: boolean) {
  const [shown, setShown] = useState(reduced ? count : 0);
  const over = shown >= count;
  useLayoutEffect(() => {
    if (over && waits) return undefined;
    const timer = setTimeout(() => (over ? done() : setShown(shown + 1)), (over ? TIMES.verdict : TIMES.cloth) / speed);
    return () => clearTimeout(timer);
  }, [shown]);
  return { shown, over, press: () => (over ? done() : setShown(count)) };
}

/** A beaten man before those who vote: every thumb with its die, one after the other, and what they come to. */
export function VerdictScene({ asked, words, palette, reduced }: VerdictSceneProps) {
  const { event, loser, victor, victorId, done } = asked;
  const lines = useMemo(() => voteLines(event, (voter) => [loser?.id, victor?.id, victorId].includes(voter), words), [event]);
  const { shown, over, press } = useCounting(lines.length, asked, reduced);
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  useFocus(button);
  const onKeyDown = (key: KeyboardEvent): void => {
    if (!passesScene(key)) key.stopPropagation();
    if (key.key === 'Escape') done();
  };
  const counted = lines.slice(0, shown);
  return (
    <section
      class={`appeal-scene thumbs ${over ? 'verdict' : ''} ${reduced ? 'still' : ''}`}
      role="dialog"
      aria-labelledby={heading}
      onKeyDown={onKeyDown}
    >
      <Cavea
        cloths={counted.map(({ bank, vote }) => ({ bank, value: vote.up ? 1 : -1 }))}
        thumbs={over ? (event.spared ? 'up' : 'down') : null}
      />
      <div class="appeal-sand">
        <Pair loser={loser} victor={victor} end={over ? (event.spared ? 'spared' : 'dead') : null} palette={palette} />
        <div class="appeal-words">
          <h2 id={heading}>{words.say('thumbs', 'title', { figure: words.title(event.figure) })}</h2>
          {victorId === null ? null : <p class="quiet">{capital(words.say('appeal', 'beaten-by', { victor: words.title(victorId) }))}</p>}
        </div>
      </div>
      <div class="appeal-lines">
        <ol>
          {lines.map((line, place) => (
            <Vote key={place} line={line} lit={place < shown} words={words} palette={palette} />
          ))}
        </ol>
      </div>
      <p class="appeal-sum">
        {needWords(event, words)} <RuleRefs ids={event.rules} />
      </p>
      <div class="appeal-foot row">
        <div class="appeal-throw appeal-verdict">
          {over ? (
            <p class={`appeal-end ${event.spared ? 'up' : 'down'}`}>
              <Icon sign={event.spared ? 'mercy' : 'death'} /> {endWords(event, words)}
            </p>
          ) : null}
          <p class="quiet">{countWords(counted, words)}</p>
        </div>
        <button ref={button} type="button" class="button primary appeal-button" aria-disabled="false" onClick={press}>
          {over ? words.say('appeal', 'on') : words.say('thumbs', 'all')}
        </button>
      </div>
      <p class="visually-hidden" role="status" aria-live="assertive">
        {over ? `${countWords(lines, words)} ${endWords(event, words)}` : ''}
      </p>
    </section>
  );
}

interface VoteProps {
  readonly line: VoteLine;
  readonly lit: boolean;
  readonly words: Words;
  readonly palette: Settings['palette'];
}

/** A voter, his die where he threw one, and his thumb. */
function Vote({ line: { vote, who }, lit, words, palette }: VoteProps) {
  const way = words.say('thumbs', vote.up ? 'up' : 'down');
  return (
    <li class={`vote ${lit ? 'lit' : ''} ${vote.up ? 'for' : 'against'}`}>
      {vote.face === null ? null : <Die dice="1d6" face={vote.face} palette={palette} size={26} />}
      <span>
        {who}
        {vote.face === null ? '' : `: ${vote.face}`}
      </span>
      <b class="vote-way">
        <Icon sign={vote.up ? 'mercy' : 'death'} /> {way}
      </b>
    </li>
  );
}
