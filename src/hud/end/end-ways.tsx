import type { ComponentChildren } from 'preact';
import { CopyButton } from '../page/index.ts';

export interface EndWays {
  /** The fight in a sentence; null where nothing in it is worth one. */
  readonly story?: string | null;
  /** The card of what came of it, below the fates. */
  readonly tell?: ComponentChildren;
  readonly replayHref: string;
  /** The fight in half a minute. */
  readonly digestHref: string;
  readonly link: () => string;
  readonly onSameDice: () => void;
  readonly onNewDice: () => void;
}

interface EndWaysProps extends EndWays {
  /** Where the next one is put together, and what that is called. */
  readonly next: { readonly href: string; readonly label: string };
}

/** On from here. */
export function EndWaysRow({ replayHref, digestHref, link, onSameDice, onNewDice, next }: EndWaysProps) {
  return (
    <div class="button-row end-ways">
      <button type="button" class="button primary" onClick={onNewDice}>
        Again, new dice
      </button>
      <button type="button" class="button" onClick={onSameDice}>
        Again, same dice
      </button>
      <a class="button" href={replayHref}>
        Watch the replay
      </a>
      <a class="button" href={digestHref}>
        In half a minute
      </a>
      <CopyButton text={link} done="Link copied">
        Copy replay link
      </CopyButton>
      <a class="button" href={next.href}>
        {next.label}
      </a>
      <a class="button" href="#/wall">
        The wall
      </a>
    </div>
  );
}
