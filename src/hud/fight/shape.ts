import { useEffect, useState } from 'preact/hooks';
import { letterSize } from '../common/index.ts';

/** How a screen of a fight is laid out: with columns beside the arena, or with one sheet under it, or beside it in a lying window. */
export type Shape = 'wide' | 'narrow' | 'narrow tight' | 'narrow broad' | 'narrow broad tight';

/** Columns would leave the arena less than half below this width, in letters of the page's size. */
const COLUMNS = 62;
/** A window lies from this share of its height on. */
const LIES = 1.15;

/** Below so many letters in height only what is of the moment finds room. */
const ROWS = 34;

/** Told by the width in letters, not in pixels: text of twice the size makes a large window narrow. */
export function shapeOf(width: number, height: number, letter: number): Shape {
  if (width / letter >= COLUMNS) return 'wide';
  const lies = width > height * LIES;
  const tight = height / letter < ROWS;
  return `narrow${lies ? ' broad' : ''}${tight ? ' tight' : ''}`;
}

function measured(): Shape {
  const { clientWidth } = document.documentElement;
  const width = clientWidth || window.innerWidth;
  return shapeOf(width, window.innerHeight, letterSize());
}

/** The shape of the window, now and whenever it changes. */
export function useShape(root: { readonly current: HTMLElement | null }): Shape {
  const [shape, setShape] = useState<Shape>(measured);
  useEffect(() => {
    if (!root.current) return;
    const measure = (): void => setShape(measured());
    const observer = new ResizeObserver(measure);
    observer.observe(root.current);
    measure();
    return () => observer.disconnect();
  }, []);
  return shape;
}
