import type { ComponentChildren } from 'preact';
import type { Settings } from '../common/index.ts';

/** What each part of the page works on. */
export interface Part {
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
}

export function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = `settings-${title.toLowerCase()}`;
  return (
    <section class="panel settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
