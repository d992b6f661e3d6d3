import { drawMedallion, medallionBox, PALETTES, portraitOf, weaponIcon, type CardKind, type MedallionState, type PaletteId } from '../../art/index.ts';
import { Canvas } from './canvas.tsx';

interface MedallionProps {
  readonly card: string;
  readonly kind: CardKind;
  readonly palette: PaletteId;
  readonly size: number;
  /** Share of the hit points left, 0 to 1. */
  readonly hp: number;
  readonly state: MedallionState;
  readonly initial?: string;
  readonly weapon?: string | null;
  readonly selected?: boolean;
}

/** The medallion of a figure as it stands on the sand. */
export function Medallion(props: MedallionProps) {
  const { card, kind, palette, size, hp, state, initial, weapon, selected = false } = props;
  const box = medallionBox(size);
  return (
    <Canvas
      size={box}
      class="medallion"
      drawn={[card, palette, size, hp, state, weapon, selected].join(' ')}
      draw={(context) =>
        drawMedallion(context, {
          portrait: portraitOf(card, kind),
          side: kind === 'beast' ? 'beast' : 'men',
          hp,
          state,
          selected,
          size,
          palette: PALETTES[palette],
          ...(initial ? { initial } : {}),
          ...(weapon ? { weapon: weaponIcon(weapon) } : {}),
        })
      }
    />
  );
}
