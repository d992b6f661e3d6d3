import { Screen } from '../page/index.ts';
import './challenge.css';

/** A choice of one of the two. */
export interface ComparedChoice {
  readonly step: number;
  /** What was answered, as a sentence without its point. */
  readonly answered: string;
  /** What came of it at once; empty for nothing. */
  readonly came: string;
  /** Opens the replay at that moment. */
  readonly href: string;
}

/** One of the two who are compared. */
export interface ComparedSide {
  /** `You`, `Your friend`, `You, another time`. */
  readonly name: string;
  /** What he did, in a sentence without its point: `You saved 2 of 4`. */
  readonly told: string;
  readonly href: string;
}

export interface ComparedRound {
  readonly round: number;
  readonly choices: readonly [readonly ComparedChoice[], readonly ComparedChoice[]];
  /** Whether a bot decided in it in the place of each. */
  readonly byBot: readonly [boolean, boolean];
}

/** Which of the two ways keeps more, in words. */
export interface WeighedWords {
  readonly text: string;
  readonly done: boolean;
}

export interface CompareProps {
  readonly who: string;
  readonly seed: string;
  readonly sides: readonly [ComparedSide, ComparedSide];
  /** Choices that are the same in both before they part. */
  readonly shared: number;
  /** Where they part; null when all answers are the same. */
  readonly parting: {
    readonly round: number;
    /** Null where it was no choice of the player's. */
    readonly choices: readonly [ComparedChoice, ComparedChoice] | null;
  } | null;
  /** Null while nothing is weighed. */
  readonly weighed: WeighedWords | null;
  readonly rounds: readonly ComparedRound[];
}

const roundName = (round: number): string => (round <= 0 ? 'Before the first round' : `Round ${round}`);

function Choice({ choice, name }: { readonly choice: ComparedChoice; readonly name: string }) {
  const { answered, came, href } = choice;
  return (
    <p class="compared">
      <a href={href} aria-label={`${name}: ${answered}. Open this moment`}>
        {answered}
      </a>
      {came && <span class="quiet"> {came}</span>}
    </p>
  );
}

function Where({ shared, parting }: Pick<CompareProps, 'shared' | 'parting'>) {
  const before =
    shared === 0 ? 'From the first choice on they differ.' : `The first ${shared === 1 ? 'choice is' : `${shared} choices are`} the same.`;
  if (!parting) return <p>All answers are the same, and so is everything that came of them.</p>;
  if (!parting.choices) return <p>{before} Then an opponent or a bot answered otherwise, or one of the two stopped.</p>;
  return (
    <p>
      {before} They part in {roundName(parting.round).toLowerCase()}.
    </p>
  );
}

function Parting({ sides, parting, weighed, shared }: CompareProps) {
  return (
    <section class="panel comparison" aria-labelledby="parting-title">
      <h2 id="parting-title">Where they part</h2>
      <Where shared={shared} parting={parting} />
      {parting?.choices && (
        <div class="parting">
          {parting.choices.map((choice, index) => (
            <div key={sides[index]!.name}>
              <h3>{sides[index]!.name}</h3>
              <Choice choice={choice} name={sides[index]!.name} />
            </div>
          ))}
        </div>
      )}
      {weighed && <p role={weighed.done ? 'status' : undefined}>{weighed.text}</p>}
    </section>
  );
}

function Rounds({ sides, rounds }: Pick<CompareProps, 'sides' | 'rounds'>) {
  if (rounds.length === 0) return null;
  return (
    <section class="panel comparison" aria-labelledby="rounds-title">
      <h2 id="rounds-title">Decision by decision</h2>
      <table class="compare table">
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">Round</span>
            </th>
            {sides.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, choices, byBot }) => (
            <tr key={round}>
              <th scope="row">
                <span class="visually-hidden">{roundName(round)}</span>
                <span aria-hidden="true">{Math.max(0, round)}</span>
              </th>
              {choices.map((list, index) => (
                <td key={sides[index]!.name}>
                  {byBot[index] && <span class="quiet">the bot decided</span>}
                  {list.length === 0 && !byBot[index] && (
                    <span class="quiet">
                      <span aria-hidden="true">–</span>
                      <span class="visually-hidden">nothing to decide</span>
                    </span>
                  )}
                  {list.map((choice) => (
                    <Choice key={choice.step} choice={choice} name={sides[index]!.name} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Two records of one fight beside each other: how they came out, where they part, and every choice after that. */
export function CompareScreen(props: CompareProps) {
  const { who, seed, sides } = props;
  const [one, other] = sides;
  return (
    <Screen title="Side by side">
      <p class="compare-result">
        <b>
          {one.told}; {other.told}.
        </b>{' '}
        <span class="quiet">
          {who} · seed {seed}
        </span>
      </p>
      <Parting {...props} />
      <Rounds {...props} />
      <p class="button-row">
        {sides.map(({ name, href }) => (
          <a class="button" href={href} key={name}>
            Replay: {name.toLowerCase()}
          </a>
        ))}
      </p>
    </Screen>
  );
}
