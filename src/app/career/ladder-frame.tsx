import type { ComponentChildren } from 'preact';
import { Screen } from '../../hud/page/index.ts';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { isReduced } from '../../hud/common/index.ts';
import './ladder.css';

/** What was pressed last, and where it stood. */
interface Pressed {
  readonly button: HTMLElement;
  /** How to find it, or what stands around it, again: the nearest first. */
  readonly near: readonly string[];
  /** Bouts that were there then. */
  readonly bouts: ReadonlySet<string>;
}

const BOUT = '[data-bout]';

function boutsIn(root: HTMLElement): ReadonlySet<string> {
  return new Set([...root.querySelectorAll<HTMLElement>(BOUT)].map((bout) => bout.dataset['bout']!));
}

function selector(name: string, value: string | null | undefined): string[] {
  return value ? [`[${name}="${CSS.escape(value)}"]`] : [];
}

function pressedIn(root: HTMLElement, button: HTMLElement): Pressed {
  const section = button.closest('section');
  return {
    button,
    near: [
      ...selector('data-action', button.dataset['action']),
      ...selector('data-bout', button.closest<HTMLElement>(BOUT)?.dataset['bout']),
      ...selector('data-person', section?.dataset['person']),
      ...selector('aria-label', section?.getAttribute('aria-label')),
    ],
    bouts: boutsIn(root),
  };
}

function focusOn(found: HTMLElement): void {
  if (found.tagName !== 'BUTTON') found.tabIndex = -1; // a panel is gone to, not passed through
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'nearest', behavior: isReduced() ? 'auto' : 'smooth' });
}

/** Where focus goes when what was pressed is gone: to the bout that came of it, else to what stood around it. */
function placeAfter(root: HTMLElement, { near, bouts }: Pick<Pressed, 'near' | 'bouts'>): HTMLElement | null {
  const made = [...root.querySelectorAll<HTMLElement>(BOUT)].find((bout) => !bouts.has(bout.dataset['bout']!));
  if (made) return made;
  for (const each of near) {
    const found = root.querySelector<HTMLElement>(each);
    if (found) return found;
  }
  return null;
}

/** Keeps focus near what was pressed when that goes away, and moves it to a bout that has been agreed on. */
function KeepFocus({ page, children }: { readonly page: string; readonly children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef<Pressed | null>(null);
  useLayoutEffect(() => {
    const root = box.current!;
    const onClick = ({ target }: Event): void => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-action]') : null;
      if (button) pressed.current = pressedIn(root, button);
      else if (!(target instanceof Element && target.closest('dialog'))) pressed.current = null; // a question asked on the way changes nothing
    };
    const onChange = (): void => {
      const last = pressed.current;
      if (!last || last.button.isConnected) return;
      pressed.current = null;
      const place = root.dataset['page'] === page ? placeAfter(root, last) : null; // another page has its own heading
      if (!place) return;
      focusOn(place);
    };
    const observer = new MutationObserver(onChange);
    observer.observe(root, { childList: true, subtree: true });
    root.addEventListener('click', onClick, true); // before the button does anything: what it does may be done before the click comes up here
    return () => {
      observer.disconnect();
      root.removeEventListener('click', onClick, true);
      pressed.current = null;
    };
  }, [page]);
  return (
    <div class="ladder-page" data-page={page} ref={box}>
      {children}
    </div>
  );
}

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
    <p class="ladder-standing wrap">
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
