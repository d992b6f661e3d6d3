import type { ComponentChildren } from 'preact';
import { CopyButton } from '../page/index.ts';

/** A way on from a fight. */
export interface OnwardWay {
  readonly text: string;
  readonly href: string;
}

/** What a fight was part of, where it was not fought for itself: it cannot be begun again. */
export interface EndWithin {
  /** What it meant there, below the fates. */
  readonly told: ComponentChildren;
  /** On from here, the usual way first. */
  readonly ways: readonly OnwardWay[];
}

export interface EndWays {
  /** Null for a fight for its own sake. */
  readonly within?: EndWithin | null;
  /** On with the programme that it is a bout of, before beginning it again; null where it is of none. */
  readonly onward?: OnwardWay | null;
  /** The fight in a sentence; null where nothing in it is worth one. */
  readonly story?: string | null;
  /** The card of what came of it, below the fates. */
  readonly tell?: ComponentChildren;
  readonly replayHref: string;
  /** The fight in half a minute; null where nobody can tell it so. */
  readonly digestHref: string | null;
  readonly link: () => string;
  readonly onSameDice: () => void;
  readonly onNewDice: () => void;
}

interface EndWaysProps extends EndWays {
  /** Where the next one is put together, and what that is called. */
  readonly next: { readonly href: string; readonly label: string };
}

/** On from here. */
export function EndWaysRow({ within, onward, replayHref, digestHref, link, onSameDice, onNewDice, next }: EndWaysProps) {
  return (
    <div class="button-row end-ways">
      {within ? (
        <OnwardWays ways={within.ways} />
      ) : (
        <>
          {onward && <OnwardWays ways={[onward]} />}
          <button type="button" class={`button ${onward ? '' : 'primary'}`} onClick={onNewDice}>
            Again, new dice
          </button>
          <button type="button" class="button" onClick={onSameDice}>
            Again, same dice
          </button>
        </>
      )}
      <a class="button" href={replayHref}>
        Watch the replay
      </a>
      {digestHref === null ? null : (
        <a class="button" href={digestHref}>
          In half a minute
        </a>
      )}
      <CopyButton text={link} done="Link copied">
        Copy replay link
      </CopyButton>
      {within ? null : (
        <a class="button" href={next.href}>
          {next.label}
        </a>
      )}
      <a class="button" href="#/wall">
        The wall
      </a>
    </div>
  );
}

/** On from a fight that was part of something; the first is the usual way. */
export function OnwardWays({ ways }: Pick<EndWithin, 'ways'>) {
  return (
    <>
      {ways.map(({ text, href }, place) => (
        <a key={href} class={`button ${place === 0 ? 'primary' : ''}`} href={href}>
          {text}
        </a>
      ))}
    </>
  );
}
