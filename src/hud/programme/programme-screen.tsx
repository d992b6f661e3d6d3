import { Latin, Told } from '../common/index.ts';
import { Screen, WaitingBout } from '../page/index.ts';
import { StartBar } from '../setup/index.ts';
import './programme-screen.css';

/** What came of a bout. */
export interface BoutDoneView {
  readonly result: string;
  readonly won: boolean;
  /** To its end page; null where its record is not kept any more. */
  readonly href: string | null;
}

/** A bout of a programme as its bill tells it. */
export interface BoutView {
  /** What the herald calls it; null for who fights alone. */
  readonly name: string | null;
  readonly who: string;
  /** Game, arena, and what of the rules is otherwise. */
  readonly terms: readonly string[];
  /** Why it cannot be fought; null where it can. */
  readonly problem: string | null;
  /** What came of it; null while it is to be fought. */
  readonly done: BoutDoneView | null;
}

export interface ProgrammeViewProps {
  readonly title: string;
  readonly latin: string | undefined;
  readonly text: string;
  readonly bouts: readonly BoutView[];
  /** Place of the bout that is fought next; null when all are over. */
  readonly next: number | null;
  /** Whether that bout is on the sand already. */
  readonly running: boolean;
  /** Where another bout stands that the next would take the place of, and the way to it; null where none waits. */
  readonly waiting: { readonly place: string; readonly href: string } | null;
  /** `2 of 4 fought, 1 won`. */
  readonly progress: string;
  /** What was fought under its name while it had other bouts. */
  readonly earlier: readonly BoutDoneView[];
  /** Why nothing may be begun here; null when it may. */
  readonly locked: string | null;
  readonly home: { readonly href: string; readonly text: string };
  readonly onFight: () => void;
  readonly onAnew: () => void;
}

function Result({ done }: { readonly done: BoutDoneView }) {
  return (
    <p class="bill-result">
      <span aria-hidden="true">{done.won ? '\u2713' : '\u2013'}</span> {done.won ? 'Won' : 'Over'}: {done.result}.{' '}
      {done.href !== null && <a href={done.href}>How it went</a>}
    </p>
  );
}

/** Results that are not of these bouts. */
function Earlier({ earlier }: Pick<ProgrammeViewProps, 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
    <section class="panel bill-earlier" aria-labelledby="earlier-title">
      <h2 id="earlier-title">Of an earlier programme of this name</h2>
      <p class="quiet">It had other bouts when you fought these. They are forgotten here when you begin it anew; replays stay.</p>
      {earlier.map((done, place) => (
        <Result key={place} done={done} />
      ))}
    </section>
  );
}

function Bout({ bout, place, isNext }: { readonly bout: BoutView; readonly place: number; readonly isNext: boolean }) {
  const { name, who, terms, problem, done } = bout;
  return (
    <li class={isNext ? 'panel bill-bout next' : 'panel bill-bout'} aria-current={isNext ? 'step' : undefined}>
      <h2>
        {place + 1}. {name ?? who}
      </h2>
      {name !== null && <p>{who}</p>}
      {terms.length > 0 && <p class="quiet">{terms.join(' \u00b7 ')}</p>}
      {problem !== null && <p class="problem">It cannot be fought: {problem}</p>}
      {done && <Result done={done} />}
    </li>
  );
}

function lineOf({ bouts, next, running, progress, locked }: ProgrammeViewProps): string {
  if (locked !== null) return locked;
  if (next === null) return `The programme is over: ${progress}.`;
  const { name, who } = bouts[next]!;
  return `${running ? 'On the sand' : 'Next'}: bout ${next + 1} of ${bouts.length}, ${name ?? who}.`;
}

const OPEN = 'Open the gates';

/** A programme of bouts: what is fought, what came of it, and the way to the next. */
export function ProgrammeScreen(props: ProgrammeViewProps) {
  const { title, latin, text, bouts, next, running, locked, home, onFight, onAnew } = props;
  const begun = bouts.some(({ done }) => done !== null);
  return (
    <Screen
      title={title}
      beside={<Latin name={latin} beside={title} />}
      home={home}
      foot={
        <StartBar
          line={lineOf(props)}
          blocked={locked !== null}
          label={next === null ? 'From the beginning' : running ? 'Go on' : OPEN}
          onStart={next === null ? onAnew : onFight}
        />
      }
    >
      <p>
        <Told text={text} />
      </p>
      {next !== null && !running && locked === null && props.waiting && <WaitingBout {...props.waiting} begins={OPEN} />}
      <ol class="bill-bouts">
        {bouts.map((bout, place) => (
          <Bout key={place} bout={bout} place={place} isNext={place === next} />
        ))}
      </ol>
      <Earlier earlier={props.earlier} />
      {begun && next !== null && locked === null && (
        <p class="button-row">
          <button type="button" class="button" onClick={onAnew}>
            From the beginning
          </button>
        </p>
      )}
    </Screen>
  );
}

/** A programme as the list tells it. */
export interface ListedProgramme {
  readonly href: string;
  readonly name: string;
  readonly text: string;
  /** The games that its bouts are of. */
  readonly games: readonly string[];
  /** `4 bouts`, `2 of 4 fought, 1 won`. */
  readonly progress: string;
}

/** Every programme of bouts that there is. */
export function ProgrammeList({ programmes }: { readonly programmes: readonly ListedProgramme[] }) {
  return (
    <Screen
      title="Programmes"
      aside={
        <a class="button" href="#/packs">
          Packs
        </a>
      }
    >
      <p>A day in the arena: bouts that are fought one after another, and what came of each is kept. Packs bring more of them.</p>
      <ul class="bill-bouts">
        {programmes.map(({ href, name, text, games, progress }) => (
          <li key={href} class="panel bill-bout">
            <h2>
              <a href={href}>{name}</a>
            </h2>
            <p>
              <Told text={text} />
            </p>
            <p class="quiet">{[...games, progress].join(' \u00b7 ')}</p>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
