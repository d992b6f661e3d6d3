import type { PaletteId } from '../../art/index.ts';
import { Medallion } from '../common/index.ts';
import type { FateOf } from '../end/index.ts';
import './share.css';

interface FigureRowProps {
  readonly figures: readonly FateOf[];
  readonly palette: PaletteId;
  /** Pixels of a disc. */
  readonly size: number;
}

/** Who is in a fight, by medallion and name. */
export function FigureRow({ figures, palette, size }: FigureRowProps) {
  return (
    <ul class="figure-row" aria-label="Who fights">
      {figures.map(({ id, card, kind, name, weapon, hp, place, arcs, kit }) => (
        <li key={id}>
          <Medallion
            card={card}
            kind={kind}
            palette={palette}
            size={kind === 'beast' ? Math.round(size * 1.25) : size}
            hp={hp}
            state="standing"
            weapon={weapon}
            initial={name.slice(0, 1)}
            {...(place === undefined ? {} : { place })}
            {...(arcs ? { arcs } : {})}
            {...(kit ? { kit } : {})}
          />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
