import { expect, it } from 'vitest';
import { labelPlace } from '../../src/scenes/overlay-art.ts';

/** A tablet in hundredths of a hex: its width by its text, in a bold sans, and its height with the edge. */
function boxAt({ x, y }: { readonly x: number; readonly y: number }, text: string) {
  const widths: Readonly<Record<string, number>> = { '%': 31, '\u00b7': 10 };
  const wide = Array.from(text).reduce((sum, sign) => sum + (widths[sign] ?? 22), 25 + 12);
  return { left: x - wide / 2, right: x + wide / 2, top: y - 31, bottom: y + 31 };
}

it('the label of a hex with somebody on it lies over no label of the hexes round it', () => {
  const own = boxAt(labelPlace({ x: 0, y: 0 }, true), '100%');
  for (let way = 0; way < 6; way += 1) {
    const turn = ((way * 60 + 30) * Math.PI) / 180;
    const far = 100 * Math.sqrt(3);
    const other = boxAt(labelPlace({ x: far * Math.cos(turn), y: far * Math.sin(turn) }, false), '4\u00b7100%');
    const apart = other.left >= own.right || other.right <= own.left || other.top >= own.bottom || other.bottom <= own.top;
    expect(apart, `towards ${way}`).toBe(true);
  }
});
