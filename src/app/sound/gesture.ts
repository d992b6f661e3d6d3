const GESTURES = ['pointerdown', 'keydown'] as const;

let touched = false;

/** Listens for the first touch of the page; browsers let nothing be heard before it. */
export function watchGesture(): void {
  const touch = ({ isTrusted }: Event): void => {
    if (!isTrusted) return;
    touched = true;
    for (const type of GESTURES) removeEventListener(type, touch, true);
  };
  for (const type of GESTURES) addEventListener(type, touch, true);
}

export function pageTouched(): boolean {
  return touched;
}
