import { useEffect, useRef } from 'preact/hooks';
import { letterSize } from './letter.ts';

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
