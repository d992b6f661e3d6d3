import type { SketchFigure } from '../../../../hud/page/index.ts';
import { Told } from '../../../../hud/common/index.ts';
import { SandSketch } from '../../../../hud/page/index.ts';

interface ArenaPreviewProps {
  readonly radius: number;
  readonly figures: readonly SketchFigure[];
  readonly charge: number;
}

/** Where everybody will stand, and why there. */
export function ArenaPreview({ radius, figures, charge }: ArenaPreviewProps) {
  const duel = figures.filter(({ side }) => side === 'beast').length === 2;
  return (
    <section class="panel sand" aria-labelledby="sand-title">
      <h2 id="sand-title">On the sand</h2>
      <SandSketch radius={radius} figures={figures} />
      <p class="quiet">
        <Told
          text={
            duel
              ? `The beasts face each other, ${charge} hexes apart, so that the first charge can reach.`
              : `The beast waits on the Shield Hex. The men stand in a row, one hex between them, ${charge} hexes away: its charge rating, so that the first charge can reach. The beast begins in Control.`
          }
        />
      </p>
    </section>
  );
}
