import type { ComponentChildren } from 'preact';
import type { PaletteId } from '../../../../art/index.ts';
import type { Words } from '../../../../hud/common/index.ts';
import { Screen } from '../../../../hud/page/index.ts';
import {
  EndResult,
  EndWaysRow,
  Fates,
  LuckTable,
  MomentsPanel,
  type EndWays,
  type FateOf,
  type LuckLine,
} from '../../../../hud/end/index.ts';
import type { HuntMoment } from './hunt-moments.ts';
import '../../../../hud/end/end.css';

export interface HuntEndProps extends EndWays {
  readonly heading: string;
  /** What came of it, in a sentence. */
  readonly result: string;
  readonly rounds: number;
  readonly seed: string;
  readonly figures: readonly FateOf[];
  /** False for a hunt that was broken off. */
  readonly over: boolean;
  readonly moments: readonly HuntMoment[];
  /** Whether the moments may still change. */
  readonly thinking: boolean;
  /** What the player's choices were worth. */
  readonly choices: ComponentChildren;
  readonly luck: readonly LuckLine[];
  readonly words: Words;
  readonly palette: PaletteId;
  readonly momentHref: (step: number) => string;
  /** After the last hunt of a programme: that it was. */
  readonly last: ComponentChildren;
}

/** What could be hoped for before and after, in men of the party. */
function hopeWords({ before, after }: NonNullable<HuntMoment['hope']>, party: number): string {
  return `Before it ${before.toFixed(1)} of ${party} could be hoped for, after it ${after.toFixed(1)}.`;
}

function Moments({ moments, thinking, figures, words, momentHref }: HuntEndProps) {
  const party = figures.filter(({ kind }) => kind !== 'beast').length;
  const note = thinking
    ? 'Chosen by the harm done; every position is being played out to weigh it better …'
    : moments.every(({ hope }) => hope === null)
      ? 'Chosen by the harm done.'
      : 'Changes of how many men could be hoped for, found by letting a careful commander play the positions out with other dice; what may be chance of that estimate is left out.';
  const remark = ({ hope }: HuntMoment): string => (hope !== null && party > 0 ? hopeWords(hope, party) : '');
  return (
    <MomentsPanel moments={moments} words={words} momentHref={momentHref} remark={remark} note={note} none="No single throw decided it." />
  );
}

/** After a hunt: who lives, what decided it, and on. */
export function HuntEndScreen(props: HuntEndProps) {
  return (
    <Screen title={props.heading}>
      <EndResult {...props} />
      <Fates fates={props.figures} palette={props.palette} over={props.over} />
      <EndWaysRow {...props} next={{ href: '#/setup', label: 'New hunt' }} />
      {props.last}
      {props.within?.told}
      {props.tell}
      <div class="end-columns">
        <div class="end-column">{props.choices}</div>
        <div class="end-column">
          <Moments {...props} />
          <LuckTable lines={props.luck} />
        </div>
      </div>
    </Screen>
  );
}
