import { SandSketch, type SketchFigure } from '../../../../hud/page/index.ts';
import { Told } from '../../../../hud/common/index.ts';

interface ArenaPreviewProps {
  readonly radius: number;
  readonly figures: readonly SketchFigure[];
  readonly charge: number;
}

/** Where everybody will stand, and why there. */
export function ArenaPreview({ radius, figures, charge }: ArenaPreviewProps) {
  const beasts = figures.filter(({ side }) => side === 'beast').length;
  const duel = beasts === figures.length;
  const waits = beasts > 1 ? 'The first beast waits on the Shield Hex, the others beside it.' : 'The beast waits on the Shield Hex.';
  const row = beasts > 1 ? 'the charge rating of the fastest' : 'its charge rating';
  const begins = beasts > 1 ? 'The beasts begin' : 'The beast begins';
  return (
    <section class="panel sand" aria-labelledby="sand-title">
      <h2 id="sand-title">On the sand</h2>
      <SandSketch radius={radius} figures={figures} />
      <p class="quiet">
        <Told
          text={
            duel
              ? `The beasts face each other, ${charge} hexes apart, so that the first charge can reach.`
              : `${waits} The men stand in a row, one hex between them, ${charge} hexes away: ${row}, so that the first charge can reach. ${begins} in Control.`
          }
        />
      </p>
    </section>
  );
}
