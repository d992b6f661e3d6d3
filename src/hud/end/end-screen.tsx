import type { PaletteId } from '../../art/index.ts';
import type { ManCard } from '../../rulesets/damnatio/index.ts';
import type { Words } from '../common/index.ts';
import { Medallion, narrate } from '../common/index.ts';
import { CopyButton, Screen } from '../page/index.ts';
import type { Luck, LuckSummary } from './luck.ts';
import type { Moment } from './moments.ts';
import './end.css';

/** A figure as the hunt left it. */
export interface Fallen {
  readonly id: string;
  readonly card: string;
  readonly kind: ManCard['kind'] | 'beast';
  readonly name: string;
  readonly weapon: string | null;
  readonly lives: boolean;
  /** Share of the hit points left. */
  readonly hp: number;
}

export interface EndProps {
  readonly heading: string;
  /** What came of it, in a sentence. */
  readonly result: string;
  readonly rounds: number;
  readonly seed: string;
  readonly figures: readonly Fallen[];
  readonly moments: readonly Moment[];
  /** Whether the moments may still change. */
  readonly thinking: boolean;
  readonly luck: LuckSummary;
  readonly words: Words;
  readonly palette: PaletteId;
  readonly momentHref: (step: number) => string;
  readonly replayHref: string;
  readonly link: () => string;
  readonly onSameDice: () => void;
  readonly onNewDice: () => void;
}

function Figure({ figure, palette }: { readonly figure: Fallen; readonly palette: PaletteId }) {
  const beast = figure.kind === 'beast';
  const state = figure.lives ? (beast ? 'winner' : 'spared') : 'dead';
  const fate = figure.lives ? 'lives' : beast ? 'is dead' : 'fell';
  return (
    <li class={figure.lives ? 'fate lives' : 'fate fell'}>
      <Medallion card={figure.card} kind={figure.kind} palette={palette} size={beast ? 92 : 68} hp={figure.hp} state={state} weapon={figure.weapon} initial={figure.name.slice(0, 1)} />
      <span class="fate-name">{figure.name}</span>
      <span class="fate-word">
        <span aria-hidden="true">{figure.lives ? '' : 'Θ '}</span>
        {fate}
      </span>
    </li>
  );
}

/** Change of what could be hoped for, in men of the party. */
function swingWords(swing: number, party: number): string {
  const men = Math.abs(swing * party);
  const size = men >= 0.95 ? `${men.toFixed(1)} lives` : `${men.toFixed(1)} of a life`;
  return swing > 0 ? `good for ${size}` : `cost ${size}`;
}

function MomentItem({ moment, props }: { readonly moment: Moment; readonly props: EndProps }) {
  const told = moment.events.map((event) => narrate(event, props.words)).filter(Boolean);
  const party = props.figures.filter(({ kind }) => kind !== 'beast').length;
  return (
    <li>
      <a href={props.momentHref(moment.step)}>{moment.round <= 0 ? 'Before the hunt' : `Round ${moment.round}`}</a>
      <span class="moment-told">{told.length > 0 ? told.join(' ') : 'Nobody was hurt, and yet it turned here.'}</span>
      {moment.swing !== null && party > 0 && <span class="moment-swing quiet">{swingWords(moment.swing, party)}</span>}
    </li>
  );
}

function Moments({ props }: { readonly props: EndProps }) {
  return (
    <section class="panel" aria-labelledby="decided-title">
      <h2 id="decided-title">What decided it</h2>
      {props.moments.length === 0 ? (
        <p>Nothing stands out.</p>
      ) : (
        <ol class="moments">
          {props.moments.map((moment) => (
            <MomentItem key={moment.step} moment={moment} props={props} />
          ))}
        </ol>
      )}
      <p class="quiet">
        {props.thinking
          ? 'Chosen by the harm done; every position is being played out to weigh it better …'
          : props.moments.some(({ swing }) => swing !== null)
            ? 'The greatest changes of what the men could hope for, found by letting a careful commander play every position out with other dice.'
            : 'Chosen by the harm done.'}
      </p>
    </section>
  );
}

function LuckRow({ name, luck }: { readonly name: string; readonly luck: Luck }) {
  const off = luck.fell - luck.expected;
  return (
    <tr>
      <th scope="row">{name}</th>
      <td class="number">{luck.rolls}</td>
      <td class="number">{luck.expected.toFixed(1)}</td>
      <td class="number">{luck.fell}</td>
      <td>{Math.abs(off) < 0.75 ? 'as expected' : `${Math.abs(off).toFixed(1)} ${off > 0 ? 'more' : 'fewer'}`}</td>
    </tr>
  );
}

function LuckTable({ luck }: { readonly luck: LuckSummary }) {
  return (
    <section class="panel" aria-labelledby="luck-title">
      <h2 id="luck-title">The dice</h2>
      <div class="luck-box">
        <table class="luck">
          <thead>
            <tr>
              <td />
              <th scope="col">rolls</th>
              <th scope="col">expected</th>
              <th scope="col">came</th>
              <th scope="col">luck</th>
            </tr>
          </thead>
          <tbody>
            {luck.men.rolls > 0 && <LuckRow name="Hits of the men" luck={luck.men} />}
            <LuckRow name="Hits of the beast" luck={luck.beast} />
            {luck.defence.rolls > 0 && <LuckRow name="Defences" luck={luck.defence} />}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** After a hunt: who lives, what decided it, and on. */
export function EndScreen(props: EndProps) {
  return (
    <Screen title={props.heading}>
      <p class="end-result">
        {props.result}{' '}
        <span class="quiet">
          {props.rounds} rounds · seed {props.seed}
        </span>
      </p>
      <ul class="fates" aria-label="Who lives">
        {props.figures.map((figure) => (
          <Figure key={figure.id} figure={figure} palette={props.palette} />
        ))}
      </ul>
      <div class="end-columns">
        <Moments props={props} />
        <LuckTable luck={props.luck} />
      </div>
      <div class="button-row end-ways">
        <button type="button" class="button primary" onClick={props.onNewDice}>
          Again, new dice
        </button>
        <button type="button" class="button" onClick={props.onSameDice}>
          Again, same dice
        </button>
        <a class="button" href={props.replayHref}>
          Watch the replay
        </a>
        <CopyButton text={props.link} done="Link copied">
          Copy replay link
        </CopyButton>
        <a class="button" href="#/setup">
          New hunt
        </a>
      </div>
    </Screen>
  );
}
