import type { FighterCard, Quadrant } from '../../rules/index.ts';
import { plain, signed } from '../../../../hud/common/index.ts';

/** One who may be sent in, and what his arms come to. */
export interface BoutClass {
  readonly card: FighterCard;
  /** What he carries, in a sentence. */
  readonly arms: string;
  /** What he is, where his name does not say it; empty for a gladiator. */
  readonly standing: string;
  /** A sentence or two about the type. */
  readonly text: string;
  /** Save by quadrant, unhurt. */
  readonly save: Readonly<Record<Quadrant, number>>;
  /** What is added to the AP die. */
  readonly ap: number;
}

const QUADRANTS = ['front', 'left', 'right', 'rear'] as const;

/** Numbers round a man who looks up: Save in front, on both sides and behind. */
function SaveRose({ save }: Pick<BoutClass, 'save'>) {
  return (
    <dl class="save-rose" aria-label="Save">
      {QUADRANTS.map((quadrant) => (
        <div class={`rose-${quadrant}`} key={quadrant}>
          <dt class="visually-hidden">Save, {quadrant}</dt>
          <dd>{plain(save[quadrant])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Save and action points of a class. */
export function ClassFacts({ save, ap }: Pick<BoutClass, 'save' | 'ap'>) {
  return (
    <div class="class-facts">
      <span class="fact-name" aria-hidden="true">
        Save
      </span>
      <SaveRose save={save} />
      <p class="fact-ap">
        <span class="fact-name">AP</span> D6{ap === 0 ? '' : signed(ap)}
      </p>
    </div>
  );
}
