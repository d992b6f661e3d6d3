import type { ComponentChildren } from 'preact';
import { signed } from '../../../../hud/common/index.ts';
import type { ClassCard } from '../../rules/index.ts';

/** Save and action points of a class. */
export function classFacts({ save, actionPoints }: ClassCard): ComponentChildren {
  return (
    <div class="class-facts">
      <p class="fact-ap">
        <span class="fact-name">Save</span> {save.whole === null ? 'none' : `${save.whole}+`}
      </p>
      <p class="fact-ap">
        <span class="fact-name">AP</span> D6{actionPoints === 0 ? '' : signed(actionPoints)}
      </p>
    </div>
  );
}
