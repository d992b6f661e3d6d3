import type { Hex } from '../../../engine/hex/index.ts';
import type { SketchFigure } from '../../page/index.ts';
import { OfPack } from '../by-pack.tsx';
import { Choices, SandSketch } from '../../page/index.ts';

export interface Ground {
  readonly radius: number;
  readonly blocked: readonly Hex[];
}

interface GroundChoiceProps {
  readonly chosen: string | null;
  /** Those that may be chosen; null is what the rules suggest. None where there is no choice. */
  readonly arenas: readonly { readonly id: string | null; readonly name: string }[];
  /** How they stand, in a sentence or two. */
  readonly note: string;
  /** Null while the rules cannot lay the bout out. */
  readonly ground: Ground | null;
  readonly figures: readonly SketchFigure[];
  readonly problem: string | null;
  readonly onArena: (arena: string | null) => void;
}

const SUGGESTED = '';

/** Where they fight, and who stands where before the first turn. */
export function GroundChoice({ chosen, arenas, note, ground, figures, problem, onArena }: GroundChoiceProps) {
  const options = arenas.map(({ id, name }) => ({
    value: id ?? SUGGESTED,
    label: (
      <>
        {name} <OfPack card={id ?? SUGGESTED} />
      </>
    ),
  }));
  return (
    <section class="panel sand bout-sand" aria-labelledby="sand-title">
      <h2 id="sand-title">On the sand</h2>
      {ground && <SandSketch radius={ground.radius} blocked={ground.blocked} figures={figures} />}
      <div>
        {problem && <p class="problem">{problem}</p>}
        {options.length > 0 && (
          <Choices legend="Arena" value={chosen ?? SUGGESTED} options={options} onChoose={(id) => onArena(id === SUGGESTED ? null : id)} />
        )}
        <p class="quiet">{note}</p>
      </div>
    </section>
  );
}
