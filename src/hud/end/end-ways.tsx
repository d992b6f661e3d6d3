import type { ComponentChildren } from 'preact';
import { Worded } from '../common/index.ts';
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

/** The next of a game's own programme. */
export interface NextOffered {
  readonly name: string;
  /** How hard it is. */
  readonly rating: ComponentChildren;
  /** Where something is chosen before it begins; null where it begins at a press. */
  readonly href: string | null;
  readonly onBegin: () => void;
  /** Whether it is the usual way on from here. */
  readonly isUsual: boolean;
}

export interface EndWays {
  /** Null for a fight for its own sake. */
  readonly within?: EndWithin | null;
  /** On with the programme that it is a bout of, before beginning it again; null where it is of none. */
  readonly onward?: OnwardWay | null;
  /** The next of the programme that it was taken from; null where there is none. */
  readonly nextOffered?: NextOffered | null;
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
export function EndWaysRow(props: EndWaysProps) {
  const { within, onward, nextOffered, replayHref, digestHref, link, onSameDice, onNewDice, next } = props;
  const isNextUsual = !onward && nextOffered?.isUsual === true;
  return (
    <div class="button-row end-ways">
      {within ? (
        <OnwardWays ways={within.ways} />
      ) : (
        <>
          {onward && <OnwardWays ways={[onward]} />}
          {nextOffered && isNextUsual ? <NextButton next={nextOffered} isUsual /> : null}
          <button type="button" class={`button ${onward || isNextUsual ? '' : 'primary'}`} onClick={onNewDice}>
            Again, new dice
          </button>
          {nextOffered && !isNextUsual ? <NextButton next={nextOffered} isUsual={false} /> : null}
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

function NextButton({ next: { name, rating, href, onBegin }, isUsual }: { readonly next: NextOffered; readonly isUsual: boolean }) {
  const told = (
    <>
      <span>
        Next: <Worded text={name} />
      </span>
      {rating}
    </>
  );
  const kind = `button next-offered ${isUsual ? 'primary' : ''}`;
  if (href !== null)
    return (
      <a class={kind} href={href}>
        {told}
      </a>
    );
  return (
    <button type="button" class={kind} onClick={onBegin}>
      {told}
    </button>
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
