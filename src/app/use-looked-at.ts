import { useEffect, useState } from 'preact/hooks';

/** Whether somebody can see an element: it is in view, and so is the page. Where nobody can tell, it is. */
export function useLookedAt(element: Element | null): boolean {
  const [inView, setInView] = useState(false);
  const [pageShown, setPageShown] = useState(!document.hidden);
  useEffect(() => {
    const follow = (): void => setPageShown(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (!element) return setInView(false);
    if (typeof IntersectionObserver === 'undefined') return setInView(true);
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return inView && pageShown;
}
