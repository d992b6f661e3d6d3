import './workshop.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A word on what waits there. */
  readonly note?: string | undefined;
}

interface TabsProps<Id extends string> {
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly chosen: Id;
  onChoose(this: void, id: Id): void;
  readonly children: ComponentChildren;
  readonly class?: string;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Panels of which one is seen; arrows go from tab to tab. */
export function Tabs<Id extends string>({ name, tabs, chosen, onChoose, children, class: own = '' }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex(({ id }) => id === chosen);
  const go = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    const next =
      step !== undefined
        ? (at + step + tabs.length) % tabs.length
        : event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? tabs.length - 1
            : null;
    if (next === null) return;
    event.preventDefault();
    onChoose(tabs[next]!.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div class={`tabs ${own}`}>
      <div role="tablist" aria-label={name} class="tab-list" ref={list} onKeyDown={go}>
        {tabs.map(({ id, label, note }) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${name}-${id}-tab`}
            class="tab"
            aria-selected={id === chosen}
            aria-controls={`${name}-panel`}
            tabIndex={id === chosen ? 0 : -1}
            onClick={() => onChoose(id)}
          >
            {label}
            {note ? <span class="tab-note">{note}</span> : null}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${name}-panel`} class="tab-panel" aria-labelledby={`${name}-${chosen}-tab`}>
        {children}
      </div>
    </div>
  );
}
