const USUAL = 16;

/** Pixels of one rem: it grows with the window and the size of the text. */
export function letterSize(): number {
  if (typeof document === 'undefined') return USUAL;
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL;
}
