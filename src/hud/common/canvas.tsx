import { useEffect, useRef, useState } from 'preact/hooks';

const USUAL = 16;

/** Pixels of one rem: it grows with the window and the size of the text. */
export function letterSize(): number {
  if (typeof document === 'undefined') return USUAL;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL;
}

interface CanvasProps {
  readonly size: number;
  readonly class?: string;
  /** Draws round the origin in the middle; called again when `drawn` changes. */
  readonly draw: (context: CanvasRenderingContext2D) => void;
  readonly drawn: string;
}

/** A small decorative drawing at the screen's resolution. */
export function Canvas({ size, class: name = '', draw, drawn }: CanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = ref.current;
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return;
    const ratio = Math.max(1, (window.devicePixelRatio * letterSize()) / 16);
    canvas.width = Math.round(size * ratio);
    canvas.height = Math.round(size * ratio);
    context.setTransform(ratio, 0, 0, ratio, (size * ratio) / 2, (size * ratio) / 2);
    draw(context);
  }, [drawn, size]);
  return <canvas ref={ref} class={name} aria-hidden="true" style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }} />;
}

/** A box and its width in pixels of the page, as it changes; 0 until it has been measured. */
export function useWidth(): readonly [{ readonly current: HTMLDivElement | null }, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const box = ref.current!;
    const measure = (): void => setWidth(box.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
