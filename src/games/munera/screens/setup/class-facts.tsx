import type { ComponentChildren } from 'preact';
import type { Quadrant } from '../../rules/index.ts';
import { plain, signed } from '../../../../hud/common/index.ts';

/** What the arms of a fighter come to. */
interface Numbers {
  /** Save by quadrant, unhurt. */
  readonly save: Readonly<Record<Quadrant, number>>;
  /** What is added to the AP die. */
  readonly ap: number;
}

const QUADRANTS = ['front', 'left', 'right', 'rear'] as const;

/** Numbers round a man who looks up: Save in front, on both sides and behind. */
function SaveRose({ save }: Pick<Numbers, 'save'>) {
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
export function classFacts({ save, ap }: Numbers): ComponentChildren {
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
