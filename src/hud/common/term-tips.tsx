import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface Meaning {
  readonly name: string;
  readonly meaning: string;
}

interface Tip {
  readonly at: HTMLElement;
  readonly meanings: readonly Meaning[];
}

/** Milliseconds until a word pointed at is explained, until it is let go of, and until a press is a long one. */
const SOON = 250;
const LATE = 200;
const LONG = 500;
/** Pixels that a finger may stray in a long press. */
const STRAY = 10;
const MOST = 6;
const ID = 'term-tip';

const shown = signal<Tip | null>(null);

function meaningOf({ dataset: { term, meaning } }: HTMLElement): Meaning[] {
  return term && meaning ? [{ name: term, meaning }] : [];
}

/** What the words on a control, or in it, mean; each once. */
function meaningsIn(element: HTMLElement): Meaning[] {
  const words = element.matches('[data-term]') ? [element] : [...element.querySelectorAll<HTMLElement>('[data-term]')];
  const byName = new Map(words.flatMap(meaningOf).map((meaning) => [meaning.name, meaning]));
  return [...byName.values()].slice(0, MOST);
}

function hide(): void {
  shown.value = null;
}

function show(at: HTMLElement): boolean {
  const meanings = meaningsIn(at);
  if (meanings.length > 0) shown.value = { at, meanings };
  return meanings.length > 0;
}

/** Explains the words of what has the focus, or of what the pointer is on; false when there are none. Asked again it stops. */
export function explainHere(): boolean {
  const focused = document.activeElement;
  const pointed = [...document.querySelectorAll<HTMLElement>('button:hover, [data-term]:hover')].at(-1);
  const places = [focused, pointed].filter((one): one is HTMLElement => one instanceof HTMLElement && one !== document.body);
  if (shown.value && places.includes(shown.value.at)) {
    hide();
    return true;
  }
  return places.some(show);
}

const spotOf = ({ clientX, clientY }: PointerEvent): string => `${clientX} ${clientY}`;

const wordAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-term]') : null;

/** Follows pointer, focus and keys on the whole page; returns the way to stop. */
function listen(tip: () => HTMLElement | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: { readonly x: number; readonly y: number } | null = null;
  let swallow = false;
  /** Where the pointer was last; what comes to lie under a pointer at rest is not pointed at. */
  let spot = '';
  const later = (go: () => void, ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(go, ms);
  };
  const on = {
    pointerover(event: PointerEvent): void {
      if (event.pointerType === 'touch') return;
      const rests = spot === spotOf(event);
      spot = spotOf(event);
      const word = wordAt(event.target);
      if (word && rests) clearTimeout(timer);
      else if (word) later(() => show(word), SOON);
      else if (event.target instanceof Node && tip()?.contains(event.target)) clearTimeout(timer);
      else if (shown.value && !shown.value.at.matches(':focus-visible')) later(hide, LATE);
      else clearTimeout(timer);
    },
    focusin({ target }: FocusEvent): void {
      const word = wordAt(target);
      if (word?.matches(':focus-visible')) show(word);
      else if (shown.value && !(target instanceof Node && (shown.value.at.contains(target) || target.contains(shown.value.at)))) hide();
    },
    pointerdown(event: PointerEvent): void {
      spot = spotOf(event);
      swallow = false;
      if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
      const control = wordAt(event.target) ?? event.target.closest<HTMLElement>('button, summary, label');
      if (!control || meaningsIn(control).length === 0) return hide();
      held = { x: event.clientX, y: event.clientY };
      later(() => {
        held = null;
        swallow = show(control);
      }, LONG);
    },
    pointermove(event: PointerEvent): void {
      const { clientX, clientY } = event;
      spot = spotOf(event);
      if (!held || Math.hypot(clientX - held.x, clientY - held.y) <= STRAY) return;
      held = null;
      clearTimeout(timer);
    },
    pointerup(): void {
      if (held) clearTimeout(timer);
      held = null;
    },
    pointercancel(): void {
      if (held) clearTimeout(timer);
      held = null;
    },
    contextmenu(event: Event): void {
      if (swallow || held) event.preventDefault();
    },
    click(event: MouseEvent): void {
      if (swallow) {
        swallow = false;
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const word = wordAt(event.target);
      if (word instanceof HTMLButtonElement) show(word);
      else if (!wordAt(event.target)) hide();
    },
    keydown(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || !shown.value) return;
      hide();
      event.preventDefault();
      event.stopPropagation();
    },
    scroll: hide,
  };
  const entries = Object.entries(on) as [string, EventListener][];
  for (const [type, listener] of entries) document.addEventListener(type, listener, true);
  addEventListener('resize', hide);
  return () => {
    clearTimeout(timer);
    for (const [type, listener] of entries) document.removeEventListener(type, listener, true);
    removeEventListener('resize', hide);
    hide();
  };
}

const GAP = 8;

/** Under its word, above it where there is more room, and never beyond the edge. */
function place(tip: HTMLElement, at: HTMLElement): void {
  const word = at.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const below = word.bottom + GAP;
  const top = below + height <= innerHeight - GAP || word.top < innerHeight - word.bottom ? below : word.top - GAP - height;
  tip.style.left = `${Math.max(GAP, Math.min(word.left, innerWidth - width - GAP))}px`;
  tip.style.top = `${Math.max(GAP, Math.min(top, innerHeight - height - GAP))}px`;
}

/** The one explanation on a page, over everything else; it stands in the main part of the page. */
export function TermTips() {
  const ref = useRef<HTMLDivElement>(null);
  const tip = shown.value;
  useEffect(() => listen(() => ref.current), []);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !tip) return;
    element.showPopover?.();
    place(element, tip.at);
    const described = tip.at.getAttribute('aria-describedby');
    tip.at.setAttribute('aria-describedby', ID);
    return () => {
      if (described === null) tip.at.removeAttribute('aria-describedby');
      else tip.at.setAttribute('aria-describedby', described);
      if (element.isConnected) element.hidePopover?.();
    };
  }, [tip]);
  if (!tip) return null;
  return (
    <div ref={ref} class="term-tip" id={ID} role="tooltip" popover="manual">
      {tip.meanings.map(({ name, meaning }) => (
        <p key={name}>
          <b class="term-name">{name}</b>: {meaning}
        </p>
      ))}
    </div>
  );
}
