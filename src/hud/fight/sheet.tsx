import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../common/index.ts';
import type { AnyFight } from './fight-model.ts';

/** A panel of narrow screens, one of which is shown. */
export interface SheetName {
  readonly key: string;
  readonly name: string;
}

interface SheetTabsProps {
  readonly model: Pick<AnyFight, 'sheet'>;
  readonly sheets: readonly SheetName[];
  /** The sheet has grown over most of the arena. */
  readonly grown: Signal<boolean>;
}

/** On narrow screens one panel at a time, and more room for it. */
export function SheetTabs({ model, sheets, grown }: SheetTabsProps) {
  const label = grown.value ? 'More of the arena' : 'More of the panel';
  return (
    <nav class="sheet-tabs" aria-label="Panels">
      {sheets.map(({ key, name }) => (
        <button key={key} type="button" class="button" aria-pressed={model.sheet.value === key} onClick={() => (model.sheet.value = key)}>
          {name}
        </button>
      ))}
      <button
        type="button"
        class="button icon-button sheet-grow"
        aria-label={label}
        title={label}
        aria-expanded={grown.value}
        onClick={() => (grown.value = !grown.value)}
      >
        <Icon sign="down" class={grown.value ? '' : 'up'} />
      </button>
    </nav>
  );
}

/** Shorter ways of a finger are no swipe, in CSS pixels. */
const SWIPE = 48;

export type Swipe = 'left' | 'right' | 'up' | 'down';

/** What a finger that went so far meant; null when it was no swipe, or went askew. */
export function swipeOf(dx: number, dy: number): Swipe | null {
  const [across, along] = [Math.abs(dx), Math.abs(dy)];
  if (Math.max(across, along) < SWIPE || Math.max(across, along) < 2 * Math.min(across, along)) return null;
  if (across > along) return dx < 0 ? 'left' : 'right';
  return dy < 0 ? 'up' : 'down';
}

const SHEET = '.sheet-tabs, .task, .left-column, .log-panel';

/** Swiped sideways the next panel comes; swiped up or down by its tabs the sheet grows and shrinks. */
export function useSwipes(root: { readonly current: HTMLElement | null }, { model, sheets, grown }: SheetTabsProps): void {
  useEffect(() => {
    let from: PointerEvent | null = null;
    const swiped = (swipe: Swipe): void => {
      if (swipe === 'up' || swipe === 'down') return void (grown.value = swipe === 'up');
      const at = sheets.findIndex(({ key }) => key === model.sheet.value) + (swipe === 'left' ? 1 : -1);
      model.sheet.value = sheets[at]?.key ?? model.sheet.value;
    };
    const down = (event: PointerEvent): void => {
      const inSheet = event.target instanceof Element && event.target.closest(SHEET) !== null;
      from = event.pointerType === 'touch' && inSheet && root.current?.matches('.narrow') ? event : null;
    };
    const up = (event: PointerEvent): void => {
      const swipe = from?.pointerId === event.pointerId ? swipeOf(event.clientX - from.clientX, event.clientY - from.clientY) : null;
      from = null;
      if (swipe) swiped(swipe);
    };
    const cancel = (): void => void (from = null);
    const element = root.current;
    element?.addEventListener('pointerdown', down);
    element?.addEventListener('pointerup', up);
    element?.addEventListener('pointercancel', cancel);
    return () => {
      element?.removeEventListener('pointerdown', down);
      element?.removeEventListener('pointerup', up);
      element?.removeEventListener('pointercancel', cancel);
    };
  }, []);
}
