import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import { announce, CannotCopy, CopyButton } from '../page/index.ts';
import type { ResultCard } from './card.tsx';
import { cardAlt, cardLine, cardText } from './card.tsx';
import { pictureOf } from './card-picture.ts';
import './share.css';

/** Another record of the same fight, to compare with. */
export interface Rival {
  /** How the two came out: `You saved 2 of 4; your friend saved 1 of 4`. */
  readonly text: string;
  readonly href: string;
}

export interface TellProps {
  readonly card: ResultCard;
  /** Address that lets somebody else fight it with the same dice. Throws `CannotCopy` when there can be none. */
  readonly link: () => string;
  /** What the fight was: the try of a day, practice; null for any other. */
  readonly occasion: string | null;
  readonly rivals: readonly Rival[];
  readonly palette: PaletteId;
}

/** The text with its link; without one where there can be none. */
function whole({ card, link }: Pick<TellProps, 'card' | 'link'>): string {
  try {
    return `${cardText(card)}\n${link()}`;
  } catch (error) {
    if (error instanceof CannotCopy) return cardText(card);
    throw error;
  }
}

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

const canCopyPictures = (): boolean => typeof ClipboardItem !== 'undefined' && 'write' in (navigator.clipboard ?? {});

function CopyPicture({ picture }: { readonly picture: Blob }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      setSaid('Picture copied');
      announce('Picture copied');
    } catch {
      setSaid('The browser copies no pictures');
      announce('The browser copies no pictures; download it instead.');
    }
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      {said ?? 'Copy picture'}
    </button>
  );
}

/** The picture of a card, drawn when it is wanted. */
function Picture({ card, palette }: Pick<TellProps, 'card' | 'palette'>) {
  const [drawn, setDrawn] = useState<{ readonly picture: Blob; readonly url: string } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let url: string | null = null;
    let left = false;
    void pictureOf(card, palette).then((picture) => {
      if (left) return;
      if (!picture) return setFailed(true);
      url = URL.createObjectURL(picture);
      setDrawn({ picture, url });
    });
    return () => {
      left = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [card, palette]);
  if (failed) return <p class="problem">This browser draws no picture that could be kept. The text can be copied.</p>;
  if (!drawn) return <p role="status">The picture is being laid …</p>;
  return (
    <div class="tell-picture">
      <img src={drawn.url} width={1200} height={630} alt={cardAlt(card)} />
      <p class="button-row">
        <button type="button" class="button" onClick={() => save(drawn.url, `damnatio-${card.day ?? 'fight'}.png`)}>
          Download picture
        </button>
        {canCopyPictures() && <CopyPicture picture={drawn.picture} />}
      </p>
    </div>
  );
}

/** Hands the text to whatever the system shares with; whoever closes it has changed his mind. */
function ShareButton(props: Pick<TellProps, 'card' | 'link'>) {
  if (typeof navigator.share !== 'function') return null;
  return (
    <button type="button" class="button" onClick={() => void navigator.share({ text: whole(props) }).catch(() => undefined)}>
      Share
    </button>
  );
}

function Rivals({ rivals }: { readonly rivals: readonly Rival[] }): ComponentChildren {
  return rivals.map(({ text, href }) => (
    <p class="tell-rival" key={href}>
      {text}. <a href={href}>Compare decision by decision</a>
    </p>
  ));
}

/** After a fight: what it came to, to be told, and how others came out of it. */
export function TellPanel(props: TellProps) {
  const { card, occasion, rivals, palette } = props;
  const [open, setOpen] = useState(false);
  return (
    <section class="panel tell-it" aria-labelledby="tell-title">
      <h2 id="tell-title">Tell it</h2>
      {occasion !== null && <p class="tell-occasion">{occasion}</p>}
      <Rivals rivals={rivals} />
      {card.story === null ? null : <p class="card-story">{card.story}</p>}
      <p class="card-text">{cardLine(card)}</p>
      <p class="button-row">
        <CopyButton text={() => whole(props)} done="Text and link copied" class="button primary">
          Copy text and link
        </CopyButton>
        <ShareButton {...props} />
        <button type="button" class="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Picture
        </button>
      </p>
      {open && <Picture card={card} palette={palette} />}
    </section>
  );
}
