import { useHeldFocus } from '../common/index.ts';
import type { Words } from '../common/index.ts';
import { toldEvents, type Moment } from './moments.ts';

interface MomentsPanelProps<Each extends Moment> {
  readonly moments: readonly Each[];
  readonly words: Words;
  readonly momentHref: (step: number) => string;
  /** What is said of a moment beside what happened in it; empty for nothing. */
  readonly remark: (moment: Each) => string;
  /** How the moments were chosen. */
  readonly note: string;
  /** What is said where there are none. */
  readonly none?: string;
}

/** What decided it: the moments that changed most, each with a way to it. */
export function MomentsPanel<Each extends Moment>({
  moments,
  words,
  momentHref,
  remark,
  note,
  none = 'Nothing stands out.',
}: MomentsPanelProps<Each>) {
  const box = useHeldFocus<HTMLElement>();
  return (
    <section class="panel" ref={box} aria-labelledby="decided-title">
      <h2 id="decided-title">Luck: what decided it</h2>
      {moments.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ol class="moments">
          {moments.map((moment) => (
            <li key={moment.step}>
              <a href={momentHref(moment.step)}>{moment.round <= 0 ? 'Before the first round' : `Round ${moment.round}`}</a>
              <span class="moment-told">{toldEvents(moment.events, words)}</span>
              {remark(moment) && <span class="moment-swing quiet">{remark(moment)}</span>}
            </li>
          ))}
        </ol>
      )}
      <p class="quiet">{note}</p>
    </section>
  );
}
