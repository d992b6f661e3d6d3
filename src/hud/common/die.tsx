import { drawDie, PALETTES, type DieOptions, type PaletteId } from '../../art/index.ts';
import { Canvas } from './canvas.tsx';

const DRAWN: readonly DieOptions['sides'][] = [4, 6, 8, 10, 20, 60];

/** The number of sides in dice notation. */
export function sidesOf(dice: string): number {
  return Number(/d(\d+)/.exec(dice)?.[1] ?? 20);
}

/** A die of bone that shows a face. Dice that nobody has drawn look like the next smaller one. */
export function Die({ dice, face, palette, size = 48 }: { dice: string; face: number; palette: PaletteId; size?: number }) {
  const wanted = sidesOf(dice);
  const sides = DRAWN.filter((one) => one <= wanted).at(-1) ?? 4;
  return (
    <Canvas
      size={size}
      class="die"
      drawn={`${sides} ${face} ${palette} ${size}`}
      draw={(context) => drawDie(context, { sides, value: face, size: size * 0.86, palette: PALETTES[palette] })}
    />
  );
}
