import { describe, expect, it } from 'vitest';
import { PALETTES } from '../../src/art/index.ts';
import { labelPlace, tabletPaint } from '../../src/scenes/overlay-art.ts';

const WIDTHS: Readonly<Record<string, number>> = { '%': 0.84 };

/** The outer box of a tablet where it is drawn, hexes being so many pixels from middle to corner; in a bold sans. */
function boxAt({ x, y }: { readonly x: number; readonly y: number }, text: string, size: number) {
  const boxes: number[][] = [];
  let letter = 0;
  const context = {
    set font(font: string) {
      letter = Number(/([\d.]+)px/.exec(font)![1]);
    },
    measureText: (line: string) => ({ width: Array.from(line).reduce((sum, sign) => sum + (WIDTHS[sign] ?? 0.6) * letter, 0) }),
    roundRect: (...box: number[]) => boxes.push(box),
    beginPath: () => undefined,
    fill: () => undefined,
    fillText: () => undefined,
  };
  tabletPaint(text)(context as unknown as CanvasRenderingContext2D, size, PALETTES.ostia);
  const [left, top, width, height] = boxes[0]! as [number, number, number, number];
  const [atX, atY] = [(x * size) / 100, (y * size) / 100];
  return { left: atX + left, right: atX + left + width, top: atY + top, bottom: atY + top + height };
}

describe.each([10, 22, 40])('with hexes of %i pixels', (size) => {
  it.each([
    ['the label of a hex with somebody on it', true, '100%'],
    ['a chance on a hex', false, '100%'],
    ['price and chance on a hex', false, '12\n100%'],
    ['what is free, and its chance', false, 'free\n100%'],
  ])('%s: lies over no label of the hexes round it', (_, taken, text) => {
    const own = boxAt(labelPlace({ x: 0, y: 0 }, taken), text, size);
    for (let way = 0; way < 6; way += 1) {
      const turn = ((way * 60 + 30) * Math.PI) / 180;
      const far = 100 * Math.sqrt(3);
      const other = boxAt(labelPlace({ x: far * Math.cos(turn), y: far * Math.sin(turn) }, false), '12\n100%', size);
      const apart = other.left >= own.right || other.right <= own.left || other.top >= own.bottom || other.bottom <= own.top;
      expect(apart, `towards ${way}`).toBe(true);
    }
  });
});
