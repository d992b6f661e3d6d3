import type { ComponentChildren } from 'preact';
import type { FigureKit } from '../../../../art/index.ts';
import { signed } from '../../../../hud/common/index.ts';
import type { ClassCard } from '../../rules/index.ts';
import { kitOf } from '../fight/model/board.ts';

/** What a class is drawn from where nobody has drawn it. */
export function drawnAs(cls: ClassCard): FigureKit {
  return kitOf(cls, { offHand: 'held', weaponBroken: false });
}

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
