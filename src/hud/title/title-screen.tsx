import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Settings } from '../common/index.ts';
import { AccessStrip } from './access-strip.tsx';

export type AccessChange = (change: Partial<Settings>) => void;

export interface TitleWay {
  readonly label: string;
  /** What it is, in a few words under its name. */
  readonly line?: string;
  readonly href: string;
}

export interface TitleProps {
  readonly version: string;
  readonly settings: Settings;
  readonly onSettings: AccessChange;
  /** What the house plays, in a line. */
  readonly line: string;
  /** The way to begin. */
  readonly enter: TitleWay;
  /** The ways into other games. */
  readonly entries: readonly TitleWay[];
  /** "round 6, lion"; null without a save. */
  readonly resume: string | null;
  /** The fights of the day. */
  readonly today: readonly TitleWay[];
  /** Days in a row on which one of them was played. */
  readonly streak: number;
  /** Lessons whose goal was met. */
  readonly learnt: number;
  /** Why the player is here instead of where the address led. */
  readonly message: string | null;
  readonly offlineReady: boolean;
  /** Replays are kept, and the browser may clear them some day. */
  readonly mayBeCleared: boolean;
  /** Who stands on the frieze, once drawn. */
  readonly frieze: ComponentChildren;
}

const PLACES = [
  ['#/programme', 'Programmes'],
  ['#/replays', 'Replays'],
  ['#/workshop', 'Workshop'],
  ['#/bestiary', 'Bestiary'],
  ['#/statistics', 'Statistics'],
  ['#/words', 'Words'],
  ['#/packs', 'Packs'],
  ['#/settings', 'Settings'],
  ['#/credits', 'Credits'],
] as const;

function Places({ today, streak }: Pick<TitleProps, 'today' | 'streak'>) {
  return (
    <nav aria-label="The game">
      <ul class="title-places wrap">
        {today.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {streak > 1 && <li class="quiet">{streak} days in a row</li>}
        {PLACES.map(([href, name]) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way to the lessons, with how many are done. */
function learnLabel(done: number): string {
  const name = 'Learn';
  return done > 0 ? `${name} (${done} done)` : name;
}

export function TitleScreen(props: TitleProps) {
  const { resume, today, message } = props;
  const enter = useRef<HTMLAnchorElement>(null);
  const goOn = useRef<HTMLAnchorElement>(null);
  useLayoutEffect(() => {
    document.title = 'Damnatio';
    enter.current?.focus({ preventScroll: true });
  }, []);
  // A save is read after the title stands; nobody's focus is taken who has moved on.
  useLayoutEffect(() => {
    if (document.activeElement === enter.current) goOn.current?.focus({ preventScroll: true });
  }, [resume]);
  return (
    <main id="main" class={`title-screen ${resume ? 'resumed' : ''}`}>
      <div class="guilloche" aria-hidden="true" />
      <div class="title-frieze" aria-hidden="true">
        {props.frieze}
      </div>
      <div class="title-plate panel">
        {message && (
          <p class="title-message" role="alert">
            {message}
          </p>
        )}
        <h1 class="title-name">Damnatio</h1>
        <p class="title-line">{props.line}</p>
        <p class="title-enter wrap">
          {resume && (
            <a class="button primary" href="#/arena" ref={goOn}>
              Continue: {resume}
            </a>
          )}
          <a class={resume ? 'button' : 'button primary'} href={props.enter.href} ref={enter}>
            {props.enter.label}
          </a>
          <a class="button" href="#/learn">
            {learnLabel(props.learnt)}
          </a>
        </p>
        <p class="title-enter wrap title-others">
          {props.entries.map(({ label, line, href }) => (
            <a key={href} href={href} class="button">
              {label}
              <span class="title-entry-line">{line}</span>
            </a>
          ))}
        </p>
        <Places today={today} streak={props.streak} />
        <AccessStrip settings={props.settings} onSettings={props.onSettings} />
      </div>
      <footer class="title-colophon">
        Edition {props.version}
        {props.offlineReady && ' · plays without a network'} · <a href="./rescue.html">if the game will not open</a>
        {props.mayBeCleared && (
          <span class="title-caution">
            This browser may clear your bouts after weeks without a visit. <a href="#/settings">Export them</a> now and then, or install the
            game.
          </span>
        )}
      </footer>
      <div class="guilloche title-foot" aria-hidden="true" />
    </main>
  );
}
