import { arenaBounds, arenaHexes, facingAngle, hexCorners, hexToPixel, type Hex } from '../../art/index.ts';
import './sand-sketch.css';

/** A figure on the sketch of the sand. */
export interface SketchFigure {
  readonly id: string;
  readonly letter: string;
  /** A side by name, or the place of one of many sides. */
  readonly side: 'beast' | 'men' | number;
  readonly at: Hex;
  readonly facing: number;
  readonly lying?: boolean;
}

const SIZE = 10;
/** Sides that look unlike each other. */
const SIDES = 6;

const corners = (at: Hex): string =>
  hexCorners(hexToPixel(at, SIZE), SIZE - 0.8)
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');

function Figure({ figure }: { readonly figure: SketchFigure }) {
  const { x, y } = hexToPixel(figure.at, SIZE);
  const turn = (facingAngle(figure.facing) * 180) / Math.PI;
  return (
    <g
      class={`sketch-figure ${typeof figure.side === 'number' ? `side-${figure.side % SIDES}` : figure.side} ${figure.lying ? 'lying' : ''}`}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      <path d="M13 0L6 -5V5z" transform={`rotate(${turn.toFixed(0)})`} />
      <circle r={figure.side === 'beast' ? 9 : 7} />
      <text dy="0.35em" text-anchor="middle">
        {figure.letter}
      </text>
    </g>
  );
}

interface SandSketchProps {
  readonly radius: number;
  /** Hexes that nobody enters; they are left out. */
  readonly blocked?: readonly Hex[];
  readonly figures: readonly SketchFigure[];
}

/** The sand in plain lines: who stands where and looks whither. Decoration; say it in words beside it. */
export function SandSketch({ radius, blocked = [], figures }: SandSketchProps) {
  const box = arenaBounds(radius, SIZE);
  const closed = new Set(blocked.map(({ q, r }) => `${q} ${r}`));
  return (
    <svg class="sand-sketch" viewBox={`${box.x - 2} ${box.y - 2} ${box.width + 4} ${box.height + 4}`} aria-hidden="true" focusable="false">
      {arenaHexes(radius)
        .filter(({ q, r }) => !closed.has(`${q} ${r}`))
        .map((at) => (
          <polygon key={`${at.q} ${at.r}`} points={corners(at)} class={(at.q - at.r) % 3 === 0 ? 'alt' : ''} />
        ))}
      {figures.map((figure) => (
        <Figure key={figure.id} figure={figure} />
      ))}
    </svg>
  );
}
