import type { ComponentChildren } from 'preact';
import { Screen } from '../page/index.ts';
import { KeepFocus } from './keep-focus.tsx';
import './ladder.css';

export interface LadderTab {
  readonly href: string;
  readonly name: string;
  readonly here: boolean;
}

interface LadderFrameProps {
  readonly title: string;
  readonly tabs: readonly LadderTab[];
  /** Day, season and purse. */
  readonly standing: readonly string[];
  readonly law: boolean;
  readonly onLaw: () => void;
  /** Why nothing can be done here; null when all can. */
  readonly locked: string | null;
  /** Something that was said last: why a thing cannot be done, what was kept aside. */
  readonly message: string | null;
  readonly children: ComponentChildren;
}

/** A page of the career: where one is, the other pages, and what lies in the purse. */
export function LadderFrame({ title, tabs, standing, law, onLaw, locked, message, children }: LadderFrameProps) {
  const aside = (
    <p class="ladder-standing">
      {standing.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </p>
  );
  return (
    <Screen title={title} aside={aside}>
      <nav class="ladder-tabs" aria-label="The career">
        <ul>
          {tabs.map(({ href, name, here }) => (
            <li key={href}>
              <a href={href} class="button" aria-current={here ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
        <button type="button" class="button ladder-law" aria-pressed={law} onClick={onLaw}>
          Rule numbers
        </button>
      </nav>
      {locked ? <p class="problem">{locked}</p> : null}
      <p class={message ? 'ladder-message' : 'visually-hidden'} role="status">
        {message}
      </p>
      <KeepFocus page={title}>{children}</KeepFocus>
    </Screen>
  );
}
