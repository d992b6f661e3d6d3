import { useLayoutEffect, useRef } from 'preact/hooks';

/** Brings an element into view, as far as needed and no farther, whenever it comes to matter. */
export function useInView<Kind extends HTMLElement>(matters: boolean, of: unknown) {
  const element = useRef<Kind>(null);
  useLayoutEffect(() => {
    if (matters) element.current?.scrollIntoView({ block: 'nearest' });
  }, [matters, of]);
  return element;
}
