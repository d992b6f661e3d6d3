import {
  drawMedallion,
  figureOf,
  looksEdition,
  medallionBox,
  PALETTES,
  portraitOf,
  stateShown,
  weaponIcon,
  type ArcModel,
  type CardKind,
  type FigureKit,
  type MedallionState,
  type PaletteId,
} from '../../art/index.ts';
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
  /** How the ring shows front, sides and rear; three and three when left out. */
  readonly arcs?: ArcModel;
  /** What a fighter wears and holds: one whom nobody has drawn is put together from it. */
  readonly kit?: FigureKit;
  /** The place of his side, whose colour and numeral he wears. */
  readonly place?: number;
}

/** The medallion of a figure as it stands on the sand. */
export function Medallion(props: MedallionProps) {
  const { card, kind, palette, size, hp, state, initial, weapon, selected = false, arcs, kit, place } = props;
  const drawn = stateShown(state);
  const box = medallionBox(size);
  return (
    <Canvas
      size={box}
      class="medallion"
      drawn={[
        card,
        looksEdition(),
        palette,
        size,
        hp,
        drawn,
        weapon,
        initial,
        selected,
        arcs,
        place,
        kit && Object.values(kit).join('-'),
      ].join(' ')}
      draw={(context) =>
        drawMedallion(context, {
          portrait: kit ? figureOf(card, kit) : portraitOf(card, kind),
          side: kind === 'beast' ? 'beast' : 'men',
          ...(place === undefined ? {} : { place }),
          hp,
          state: drawn,
          selected,
          size,
          palette: PALETTES[palette],
          ...(arcs ? { arcs } : {}),
          ...(initial ? { initial } : {}),
          ...(weapon ? { weapon: weaponIcon(weapon) } : {}),
        })
      }
    />
  );
}
