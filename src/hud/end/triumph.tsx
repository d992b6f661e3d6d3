import { useEffect, useRef } from 'preact/hooks';
import type { PaletteId, TriumphKind } from '../../art/index.ts';
import { drawTriumph, PALETTES, seedOf, triumphMoves } from '../../art/index.ts';
import { isReduced, letterSize, useWidth } from '../common/index.ts';
import { figureFor } from './triumph-of.ts';
import type { FateOf } from './triumph-of.ts';

interface TriumphProps {
  readonly kind: TriumphKind;
  readonly fates: readonly FateOf[];
  readonly palette: PaletteId;
}

/** Height for a width, in letters' heights: a frieze that leaves room for what is written below. */
const SHARE = 0.3;
const LEAST = 12;
const MOST = 19;
/** At most this share of the window, for the way on to be in view below a long story. */
const OF_WINDOW = 0.4;

/** The crowd changes its picture so often, in milliseconds, and so many times. */
const BEAT = 260;
const BEATS = 18;

/** Pictures of both frames, each painted when it is wanted. */
function painter({ kind, fates, palette }: TriumphProps, width: number, height: number): (frame: 0 | 1) => HTMLCanvasElement {
  const made = new Map<number, HTMLCanvasElement>();
  const ratio = Math.min(2, Math.max(1, window.devicePixelRatio));
  const paint = (frame: 0 | 1): HTMLCanvasElement => {
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
    const context = canvas.getContext('2d');
    context?.scale(ratio, ratio);
    const figures = fates.map(figureFor);
    const seed = seedOf(fates.map(({ id }) => id).join(' '));
    if (context) drawTriumph(context, { kind, figures, width, height, palette: PALETTES[palette], seed, frame });
    return canvas;
  };
  return (frame) => {
    const found = made.get(frame) ?? paint(frame);
    made.set(frame, found);
    return found;
  };
}

/** How it ended, as a frieze. Decoration: the heading and the list below say it in words. */
export function Triumph(props: TriumphProps) {
  const { kind, fates, palette } = props;
  const [box, width] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const letter = letterSize();
  const height = Math.round(Math.min(MOST * letter, Math.max(LEAST * letter, Math.min(width * SHARE, window.innerHeight * OF_WINDOW))));
  const drawn = [kind, palette, width, height, ...fates.map(({ id, state }) => `${id} ${state}`)].join(' ');
  useEffect(() => {
    const on = canvas.current?.getContext('2d');
    if (!on || width === 0) return undefined;
    let picture = painter(props, width, height);
    let beat = 0;
    const put = (): void => {
      const from = picture((beat % 2) as 0 | 1);
      on.canvas.width = from.width;
      on.canvas.height = from.height;
      on.drawImage(from, 0, 0);
    };
    put();
    let gone = false;
    void document.fonts?.ready.then(() => {
      if (gone) return;
      picture = painter(props, width, height); // letters in stone are cut in the face of the page
      put();
    });
    if (isReduced() || !triumphMoves(kind)) return () => void (gone = true);
    const timer = setInterval(() => {
      beat += 1;
      put();
      if (beat >= BEATS) clearInterval(timer);
    }, BEAT);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [drawn]);
  return (
    <div class="triumph" ref={box} aria-hidden="true" data-triumph={kind}>
      <canvas ref={canvas} style={{ height: `${height}px` }} />
    </div>
  );
}
