import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Worded } from '../common/index.ts';
import './page.css';

interface ScreenProps {
  readonly title: string;
  /** What the screen is of, where that may be called otherwise while it is shown; its title unless something is said. */
  readonly of?: string;
  /** In the heading, behind the title. */
  readonly beside?: ComponentChildren;
  /** Beside the heading. */
  readonly aside?: ComponentChildren;
  readonly children: ComponentChildren;
  /** Where the way out leads, when it is not the title. */
  readonly home?: { readonly href: string; readonly text: string } | undefined;
  /** Stays at the lower edge, as wide as the page. */
  readonly foot?: ComponentChildren;
}

const TITLE = { href: '#/', text: 'Damnatio' };

/** A screen outside the arena: strip, heading, way home. Focus moves to its heading. */
export function Screen({ title, of = title, beside, aside, home = TITLE, children, foot }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    document.title = `${title} · Damnatio`;
  }, [title]);
  useLayoutEffect(() => {
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [of]);
  return (
    <>
      <header class="screen-head">
        <div class="guilloche" aria-hidden="true" />
        <div class="screen-bar">
          <a class="home" href={home.href}>
            <span aria-hidden="true">←</span> {home.text}
          </a>
          <h1 tabIndex={-1} ref={heading}>
            <Worded text={title} />
            {beside}
          </h1>
          {aside}
        </div>
      </header>
      <main id="main" class="screen-body">
        {children}
      </main>
      {foot}
    </>
  );
}
