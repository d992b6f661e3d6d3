import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import type { Sign } from '../../art/index.ts';
import { Icon, Key, useKeyed } from '../common/index.ts';
import './fight-menu.css';

/**
 * One line of the menu in the top bar of a fight: what is not of the moment. The frame's own stand in `menu-entries.ts`; a page
 * adds its own in `FightPage.menu`, a game in `FightFrameProps.menu`. To add one:
 *
 *     { key: 'law', label: 'Show rule numbers', keyHint: 'J', pressed: settings.law, act: () => onSettings({ law: !settings.law }) },
 *
 * With `sign` and `onBar` it is a button of the bar on wide screens, and stands in the menu on narrow ones.
 */
export interface MenuEntry {
  /** Tells it from the others; it is on the button as `data-menu`. */
  readonly key: string;
  /** What it does, in a few words, as a name of a button. */
  readonly label: string;
  /** Its key, as the help writes it. */
  readonly keyHint?: string;
  /** For what is on or off. */
  readonly pressed?: boolean;
  /** It can not be used now. */
  readonly off?: boolean;
  readonly sign?: Sign;
  readonly onBar?: boolean;
  /** The menu stays open, for what is pressed more than once. */
  readonly stays?: boolean;
  readonly act: () => void;
}

interface FightMenuProps {
  readonly entries: readonly MenuEntry[];
  /** Stands above the entries. */
  readonly children?: ComponentChildren;
}

function act({ off = false, act: go }: MenuEntry): void {
  if (!off) go();
}

/** An entry as a button of the bar. */
export function BarButton({ entry }: { readonly entry: MenuEntry }) {
  const { key, label, keyHint, pressed, off = false, sign } = entry;
  const keyed = useKeyed();
  return (
    <button
      type="button"
      class="button icon-button"
      data-menu={key}
      aria-label={label}
      title={keyed(label, keyHint)}
      aria-pressed={pressed}
      aria-disabled={off}
      onClick={() => act(entry)}
    >
      {sign ? <Icon sign={sign} /> : label}
    </button>
  );
}

/** The menu of the top bar: a button, and under it the entries; Escape, a click elsewhere and a choice close it. */
export function FightMenu({ entries, children }: FightMenuProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => (open ? opened(place.current!, () => setOpen(false)) : undefined), [open]);
  const close = (): void => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const choose = (entry: MenuEntry): void => {
    if (entry.off) return;
    if (!entry.stays) close();
    act(entry);
  };
  return (
    <div class="fight-menu" ref={place} onKeyDown={(event) => onMenuKey(event, open, close)}>
      <button
        type="button"
        class="button icon-button"
        ref={opener}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label="Menu"
        title="Menu"
        onClick={() => setOpen(!open)}
      >
        <Icon sign="menu" />
      </button>
      {open ? (
        <div class="fight-menu-list panel" id={id} role="group" aria-label="Menu of the arena">
          {children}
          {entries.map((entry) => (
            <EntryButton key={entry.key} entry={entry} onChoose={() => choose(entry)} />
          ))}
        </div>
      ) : null}
    </div>
  );
}

interface EntryButtonProps {
  readonly entry: MenuEntry;
  readonly onChoose: () => void;
}

function EntryButton({ entry: { key, label, keyHint, pressed, off = false, sign }, onChoose }: EntryButtonProps) {
  return (
    <button type="button" class="menu-entry bare" data-menu={key} aria-pressed={pressed} aria-disabled={off} onClick={onChoose}>
      {sign ? <Icon sign={sign} /> : <span class="icon" />}
      <span class="menu-label">{label}</span>
      {keyHint ? <Key name={keyHint} /> : null}
    </button>
  );
}

/** The focus goes to the first entry; whoever clicks or goes elsewhere closes the menu. */
function opened(place: HTMLElement, close: () => void): () => void {
  place.querySelector<HTMLElement>('.fight-menu-list button')?.focus({ preventScroll: true });
  const elsewhere = ({ target }: Event): void => {
    if (target instanceof Node && !place.contains(target)) close();
  };
  document.addEventListener('pointerdown', elsewhere);
  document.addEventListener('focusin', elsewhere);
  return () => {
    document.removeEventListener('pointerdown', elsewhere);
    document.removeEventListener('focusin', elsewhere);
  };
}

const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Escape closes, arrows go from entry to entry; no key of the arena counts in here. */
function onMenuKey(event: KeyboardEvent, open: boolean, close: () => void): void {
  if (!open || !(event.currentTarget instanceof HTMLElement)) return;
  event.stopPropagation();
  const step = STEPS[event.code];
  if (event.code === 'Escape') close();
  if (step) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('.fight-menu-list button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[step(at, buttons.length)]?.focus();
  }
  if (step || event.code === 'Escape') event.preventDefault();
}
