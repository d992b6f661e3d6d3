import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';

const LOCK = 'damnatio-writer';

/** `writer`: this tab keeps what happens. `reader`: another tab does. `free`: the other tab has closed. */
export type TabRole = 'writer' | 'reader' | 'free';

export interface Tab {
  readonly role: ReadonlySignal<TabRole>;
  /** Makes this tab the writer once it is `free`. */
  takeOver(): void;
}

/** Holds the right to write until the tab closes. */
function hold(): Promise<never> {
  return new Promise(() => undefined);
}

/** Asks for the right to write. Without Web Locks every tab has it. */
export function claimTab(locks: LockManager | undefined): Promise<Tab> {
  const role = signal<TabRole>('writer');
  const tab: Tab = {
    role,
    takeOver: () => {
      if (role.value === 'free') role.value = 'writer';
    },
  };
  if (!locks) return Promise.resolve(tab);
  return new Promise((resolve) => {
    const first = locks.request(LOCK, { ifAvailable: true }, (lock) => {
      if (!lock) role.value = 'reader';
      resolve(tab);
      return lock ? hold() : undefined;
    });
    first
      .then(() => locks.request(LOCK, () => {
        role.value = 'free';
        return hold();
      }))
      .catch(() => resolve(tab));
  });
}
