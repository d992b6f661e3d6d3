import type { ArcModel, CardKind, FigureKit, MedallionState, PaletteId } from '../../art/index.ts';
import { stateShown } from '../../art/index.ts';
import { Medallion, SideMark } from '../common/index.ts';

/** A figure as the end left it. */
export interface FateOf {
  readonly id: string;
  readonly card: string;
  readonly kind: CardKind;
  readonly name: string;
  readonly weapon: string | null;
  readonly state: MedallionState;
  /** What became of him, in a word or two. */
  readonly word: string;
  /** Share of Hit Points or Stamina left. */
  readonly hp: number;
  readonly size: number;
  readonly place?: number;
  readonly arcs?: ArcModel;
  /** What he wears and holds, for a class that nobody has drawn. */
  readonly kit?: FigureKit;
}

function Fate({ fate, palette }: { readonly fate: FateOf; readonly palette: PaletteId }) {
  const { card, kind, name, weapon, state, word, hp, size, place, arcs, kit } = fate;
  const dead = stateShown(state) === 'dead';
  return (
    <li class={dead ? 'fate fell' : 'fate lives'}>
      <Medallion
        card={card}
        kind={kind}
        palette={palette}
        size={size}
        hp={hp}
        state={state}
        weapon={weapon}
        initial={name.slice(0, 1)}
        {...(place === undefined ? {} : { place })}
        {...(arcs ? { arcs } : {})}
        {...(kit ? { kit } : {})}
      />
      <span class="fate-name">
        {place === undefined ? null : <SideMark place={place} />} {name}
      </span>
      <span class="fate-word">
        <span aria-hidden="true">{dead ? 'Θ ' : ''}</span>
        {word}
      </span>
    </li>
  );
}

/** Everybody, and what became of him. */
export function Fates({ fates, palette }: { readonly fates: readonly FateOf[]; readonly palette: PaletteId }) {
  return (
    <ul class="fates" aria-label="Who lives">
      {fates.map((fate) => (
        <Fate key={fate.id} fate={fate} palette={palette} />
      ))}
    </ul>
  );
}
