import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { Seal } from '../../session/index.ts';
import { TermTips, type Speed, type Words, inTwenty, sayPassages, sumLine, termsLine, Told } from '../common/index.ts';
import { CopyButton, Screen } from '../page/index.ts';
import { SealLine } from './lost-screen.tsx';
import { Timeline } from './timeline.tsx';
import './replay.css';
import type { Tick } from './ticks.ts';

type Rolled = Extract<BoutEvent, { type: 'rolled' }>;

/** A roll with its chance and everything that made it. */
function RollLine({ event, words }: { readonly event: Rolled; readonly words: Words }) {
  const { roll } = event;
  return (
    <li>
      <span class="roll-what">
        {words.title(event.figure)}: {words.say('roll', roll.why)}
      </span>
      <b class="roll-chance">{roll.chance === null ? roll.total : inTwenty(roll.chance)}</b>
      <span class="quiet">
        {roll.needed === null ? `${roll.dice} shows ${roll.faces.join(' and ')}` : `needs ${roll.needed}, rolled ${roll.faces.join(', ')}`}
        {roll.needed === null ? (
          termsLine(roll.modifiers, words)
        ) : (
          <Told text={`. ${sumLine(roll.modifiers, (key) => words.reason(key))}`} />
        )}
      </span>
    </li>
  );
}

/** What happened at a moment, and the dice of it. */
function MomentPanel({ events, words }: { readonly events: readonly BoutEvent[]; readonly words: Words }) {
  const rolls = events.filter((event): event is Rolled => event.type === 'rolled');
  const told = sayPassages(
    events.filter(({ type }) => type !== 'rolled'),
    (event) => event,
    words,
  ).map(({ text }) => text);
  return (
    <section class="panel moment" aria-labelledby="moment-title">
      <h2 id="moment-title">At this moment</h2>
      <p>
        <Told text={told.join(' ') || 'A choice was made; no die fell.'} />
      </p>
      {rolls.length > 0 && (
        <>
          <h3>Odds and dice</h3>
          <ul class="rolls">
            {rolls.map((event, index) => (
              <RollLine key={index} event={event} words={words} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export interface ReplayScreenProps {
  readonly title: string;
  /** Where the way out leads, when it is not the title. */
  readonly home?: { readonly href: string; readonly text: string } | undefined;
  readonly seal: Seal;
  /** Who decided for whom, in a sentence; null where that is not known. */
  readonly players: string | null;
  readonly at: number;
  readonly last: number;
  readonly round: number;
  readonly ticks: readonly Tick[];
  /** What the marks on the timeline mean. */
  readonly legend: string;
  readonly events: readonly BoutEvent[];
  readonly words: Words;
  readonly playing: boolean;
  readonly speed: Speed;
  /** Whether rule numbers are shown. */
  readonly law: boolean;
  readonly stage: ComponentChildren;
  readonly card: ComponentChildren;
  /** Opens and closes why somebody decides as he does; null where nobody goes by a behaviour. */
  readonly onWhy: (() => void) | null;
  /** That, while it is open. */
  readonly why: ComponentChildren;
  readonly log: ComponentChildren;
  /** Null when nothing may be fought on from here. */
  readonly onFork: (() => void) | null;
  /** Opens and closes what the player's choices were worth; null when none was his. */
  readonly onChoices: (() => void) | null;
  /** What they were worth, while it is open. */
  readonly choices: ComponentChildren;
  /** Null when it is kept already. */
  readonly onKeep: (() => void) | null;
  readonly onExport: () => void;
  readonly link: (fromHere: boolean) => string;
  readonly onAt: (step: number) => void;
  /** Some steps on or back from wherever the replay stands by then. */
  readonly onBy: (steps: number) => void;
  readonly onRound: (direction: 1 | -1) => void;
  readonly onPlay: () => void;
  readonly onSpeed: (speed: Speed) => void;
  readonly onLaw: () => void;
}

/** Keys of the viewer, except where a field wants them itself. */
function useKeys({ last, onAt, onBy, onRound, onLaw, onWhy }: ReplayScreenProps): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('select, textarea, input:not([type=range]), dialog, [role=log]')) return;
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step !== undefined) {
        if (event.shiftKey) onRound(step as 1 | -1);
        else onBy(step);
      } else if (event.key === 'Home') onAt(0);
      else if (event.key === 'End') onAt(last);
      else if (event.code === 'KeyJ') onLaw();
      else if (event.code === 'KeyG' && onWhy) onWhy();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [last, onWhy]);
}

function Ways({ onFork, onWhy, onChoices, choices, onKeep, onExport, link, law, onLaw }: ReplayScreenProps) {
  return (
    <div class="button-row">
      {onFork && (
        <button type="button" class="button primary" onClick={onFork}>
          Fight on from here
        </button>
      )}
      {onWhy && (
        <button type="button" class="button" title="G" onClick={onWhy}>
          Why he does that
        </button>
      )}
      {onChoices && (
        <button type="button" class="button" aria-expanded={Boolean(choices)} onClick={onChoices}>
          What could have been better
        </button>
      )}
      <CopyButton text={() => link(false)} done="Link copied">
        Copy link
      </CopyButton>
      <CopyButton text={() => link(true)} done="Link to this moment copied">
        Copy link to this moment
      </CopyButton>
      <button type="button" class="button" onClick={onExport}>
        Export the record
      </button>
      <button type="button" class="button" aria-pressed={law} title="J" onClick={onLaw}>
        Rule numbers
      </button>
      {onKeep && (
        <button type="button" class="button" onClick={onKeep}>
          Keep it
        </button>
      )}
    </div>
  );
}

/** A bout as it was, moment by moment. */
export function ReplayScreen(props: ReplayScreenProps) {
  const { at, last, round } = props;
  useKeys(props);
  const name = `${round <= 0 ? 'Opening' : `Round ${round}`}, step ${at} of ${last}`;
  return (
    <Screen title={props.title} home={props.home}>
      <SealLine seal={props.seal} />
      {props.players ? <p class="quiet replay-players">{props.players}</p> : null}
      <div class="replay">
        <div class="replay-sand">
          <div class="replay-stage">{props.stage}</div>
          <Timeline
            at={at}
            last={last}
            ticks={props.ticks}
            name={name}
            legend={props.legend}
            playing={props.playing}
            speed={props.speed}
            onAt={props.onAt}
            onBy={props.onBy}
            onRound={props.onRound}
            onPlay={props.onPlay}
            onSpeed={props.onSpeed}
          />
          <Ways {...props} />
          {props.choices}
        </div>
        <div class="replay-side">
          {props.why}
          <MomentPanel events={props.events} words={props.words} />
          {props.card}
          {props.log}
        </div>
      </div>
      <TermTips />
    </Screen>
  );
}
