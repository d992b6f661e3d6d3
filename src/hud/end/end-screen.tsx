import type { ComponentChildren } from 'preact';
import type { PaletteId } from '../../art/index.ts';
import type { BoutEvent, FigureId } from '../../engine/bout/index.ts';
import type { Words } from '../common/index.ts';
import { narrate, percent, wholePercent, capital } from '../common/index.ts';
import { Screen } from '../page/index.ts';
import { mercyChance } from './bout-chances.ts';
import type { BoutMoment } from './bout-moments.ts';
import { eventReader, withoutSuperseded } from '../../engine/bout/index.ts';
import type { LogStep } from '../../session/index.ts';
import type { EndWays } from './end-ways.tsx';
import { EndWaysRow } from './end-ways.tsx';
import { Fates } from './fates.tsx';
import type { LuckLine } from './luck-table.tsx';
import { LuckTable } from './luck-table.tsx';
import './end.css';
import type { FateOf } from './triumph-of.ts';
import { MomentsPanel } from './moments-panel.tsx';

/** What a fighter did in a bout, and what was done to him. */
export interface Deeds {
  attacks: number;
  hits: number;
  doubles: number;
  /** Stamina that he took, and that he lost. */
  dealt: number;
  suffered: number;
  /** Action points paid. */
  spent: number;
  /** Fatigue at the end. */
  fatigue: number;
}

function noDeeds(): Deeds {
  return { attacks: 0, hits: 0, doubles: 0, dealt: 0, suffered: 0, spent: 0, fatigue: 0 };
}

const note = eventReader<void, [of: (figure: FigureId) => Deeds]>(
  {
    attacked: ({ figure }, of) => void (of(figure).attacks += 1),
    clashed: ({ figure, result }, of) => {
      if (result === 'hit') of(figure).hits += 1;
      if (result === 'double') of(figure).doubles += 1;
    },
    wounded: ({ figure, by, net }, of) => {
      of(figure).suffered += net;
      if (by !== null) of(by).dealt += net;
    },
    paid: ({ figure, base, surcharge }, of) => void (of(figure).spent += base + surcharge),
    fatigued: ({ figure, to }, of) => void (of(figure).fatigue = to),
  },
  undefined,
);

/** The deeds of everybody, by figure. */
export function deedsOf(steps: readonly LogStep[], figures: readonly FigureId[]): ReadonlyMap<FigureId, Deeds> {
  const deeds = new Map(figures.map((figure) => [figure, noDeeds()]));
  const of = (figure: FigureId): Deeds => deeds.get(figure) ?? noDeeds();
  for (const event of withoutSuperseded(steps.flatMap(({ events }) => events))) note(event, of);
  return deeds;
}

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

interface DeedsLine {
  readonly name: string;
  readonly deeds: Deeds;
}

type DeedColumns = readonly (readonly [key: keyof Deeds, name: string])[];

const COLUMNS: DeedColumns = [
  ['attacks', 'attacks'],
  ['hits', 'hits'],
  ['doubles', 'doubles'],
  ['dealt', 'Stamina taken'],
  ['suffered', 'Stamina lost'],
  ['spent', 'AP spent'],
  ['fatigue', 'fatigue'],
];

/** What everybody did. */
function DeedsTable({ lines, columns = COLUMNS }: { readonly lines: readonly DeedsLine[]; readonly columns?: DeedColumns }) {
  return (
    <section class="panel" aria-labelledby="deeds-title">
      <h2 id="deeds-title">What they did</h2>
      {/* Scrolls sideways on a phone, so the keyboard must reach it. */}
      <div class="luck-box" role="group" aria-label="Deeds of each fighter" tabIndex={0}>
        <table class="luck table deeds">
          <thead>
            <tr>
              <td />
              {columns.map(([key, name]) => (
                <th scope="col" key={key}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, deeds }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {columns.map(([key]) => (
                  <td class="number" key={key}>
                    {deeds[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

export interface EndScreenProps extends EndWays {
  readonly heading: string;
  /** What came of it, in a sentence. */
  readonly result: string;
  readonly rounds: number;
  readonly seed: string;
  readonly fates: readonly FateOf[];
  /** False for a bout that was broken off. */
  readonly over?: boolean;
  /** Appeals to the crowd, in their order. */
  readonly appeals: readonly Extract<BoutEvent, { type: 'appealed' }>[];
  /** Names of those who died and had nobody to ask, or no time. */
  readonly unasked: readonly string[];
  readonly moments: readonly BoutMoment[];
  /** Whether the moments may still change. */
  readonly thinking: boolean;
  readonly deeds: readonly DeedsLine[];
  /** What is counted of them, and what the game calls it; all of it in words of Stamina when left out. */
  readonly deedColumns?: DeedColumns;
  /** Names of the sides, in their order. */
  readonly sides: readonly string[];
  readonly luck: readonly LuckLine[];
  /** Who fought the positions out to find the moments: `the quick bot`. */
  readonly measuredBy: string;
  /** What the player's choices were worth. */
  readonly choices: ComponentChildren;
  /** What else its game has to say of it, below the crowd. */
  readonly children?: ComponentChildren;
  readonly words: Words;
  readonly palette: PaletteId;
  readonly momentHref: (step: number) => string;
  readonly next: { readonly href: string; readonly label: string };
}

function Crowd({ appeals, unasked, words }: EndScreenProps) {
  if (appeals.length + unasked.length === 0) return null;
  return (
    <section class="panel" aria-labelledby="crowd-title">
      <h2 id="crowd-title">The crowd</h2>
      <ul class="moments">
        {appeals.map((event, index) => (
          <li key={index}>
            <b>{event.granted ? 'Spared' : 'Refused'}</b>
            <span class="moment-told">{narrate(event, words)}</span>
            <span class="moment-swing quiet">The chance was {percent(mercyChance(event))}.</span>
          </li>
        ))}
        {unasked.map((name) => (
          <li key={name}>
            <b>Not asked</b>
            <span class="moment-told">{words.say('end', 'unasked', { name })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function remarkOn({ turn, chance }: BoutMoment, { sides }: EndScreenProps): string {
  const dice = chance === null ? '' : `Such dice had a chance of ${percent(chance)}.`;
  if (!turn) return dice;
  return `${sides[turn.side] ?? 'One side'}: from ${wholePercent(turn.before)} of such bouts won to ${wholePercent(turn.after)}. ${dice}`.trim();
}

function Moments(props: EndScreenProps) {
  const { moments, thinking, words, momentHref } = props;
  const note = thinking
    ? 'Chosen by the harm done and by how unlikely it was; the positions are being fought out to weigh it better …'
    : moments.some(({ turn }) => turn === null)
      ? 'Chosen by the harm done and by how unlikely it was.'
      : `Changes of who would win, found by letting ${props.measuredBy} fight the positions out with other dice; what may be chance of that estimate is left out.`;
  return (
    <MomentsPanel
      moments={moments}
      words={words}
      momentHref={momentHref}
      remark={(moment) => remarkOn(moment, props)}
      note={note}
      none="No single throw decided it."
    />
  );
}

/** After a bout between sides: who won, whom the crowd let live, what decided it, and on. */
export function EndScreen(props: EndScreenProps) {
  return (
    <Screen title={props.heading}>
      <EndResult {...props} />
      <Fates fates={props.fates} palette={props.palette} {...(props.over === undefined ? {} : { over: props.over })} />
      <EndWaysRow {...props} />
      {props.within?.told}
      {props.tell}
      <div class="end-columns">
        <div class="end-column">
          {props.choices}
          <Moments {...props} />
          <Crowd {...props} />
          {props.children}
        </div>
        <div class="end-column">
          <DeedsTable lines={props.deeds} {...(props.deedColumns && { columns: props.deedColumns })} />
          <LuckTable lines={props.luck} />
        </div>
      </div>
    </Screen>
  );
}
