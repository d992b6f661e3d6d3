import { useEffect, useRef, useState } from 'preact/hooks';

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
