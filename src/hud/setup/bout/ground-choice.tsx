import type { Hex } from '../../../engine/hex/index.ts';
import type { SketchFigure } from '../../page/index.ts';
import { Choices, SandSketch } from '../../page/index.ts';

export interface Ground {
  readonly radius: number;
  readonly blocked: readonly Hex[];
}

interface GroundChoiceProps {
  readonly chosen: string | null;
  /** Arenas of the content with their names. */
  readonly arenas: readonly { readonly id: string; readonly name: string }[];
  /** Null while the rules cannot lay the bout out. */
  readonly ground: Ground | null;
  readonly figures: readonly SketchFigure[];
  readonly problem: string | null;
  readonly onArena: (arena: string | null) => void;
}

const BY_NUMBER = '';

/** Where they fight, and who stands where before the first turn. */
export function GroundChoice({ chosen, arenas, ground, figures, problem, onArena }: GroundChoiceProps) {
  const options = [{ value: BY_NUMBER, label: 'By number' }, ...arenas.map(({ id, name }) => ({ value: id, label: name }))];
  return (
    <section class="panel sand bout-sand" aria-labelledby="sand-title">
      <h2 id="sand-title">On the sand</h2>
      {ground && <SandSketch radius={ground.radius} blocked={ground.blocked} figures={figures} />}
      <div>
        {problem && <p class="problem">{problem}</p>}
        <Choices legend="Arena" value={chosen ?? BY_NUMBER} options={options} onChoose={(id) => onArena(id === BY_NUMBER ? null : id)} />
        <p class="quiet">
          By number: a hexagon of five hexes from its middle for a duel, larger for more. The condemned meet trained men on the sand of the
          hunts. They stand round the edge and look at the middle; dice give them their Stamina and their order of play.
        </p>
      </div>
    </section>
  );
}
