import './packs.css';
import { Face } from './pack-details.tsx';
import { Code } from './share.tsx';
import type { SharedPack, SheetCard } from './types.ts';
import './offer.css';

interface SheetProps {
  readonly title: string;
  readonly facts: readonly string[];
  readonly cards: readonly SheetCard[];
  readonly shared: SharedPack | null;
}

/** The cards of a pack on paper; the screen does not show it. */
export function Sheet({ title, facts, cards, shared }: SheetProps) {
  const code = shared?.whole.code ?? shared?.bare?.code;
  return (
    <article class="print-sheet" aria-hidden="true">
      <h1>{title}</h1>
      <p>{facts.join(' · ')}</p>
      {cards.map(({ id, name, kind, face, sentences }) => (
        <section key={`${kind} ${id}`} class="print-card">
          {face && <Face face={face} />}
          <h2>{name}</h2>
          <p class="quiet">
            {kind} · {id}
          </p>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
      {code && <Code rows={code} name={title} />}
    </article>
  );
}

/** A pack that comes with the game and is off. */
export interface OfferedPack {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

interface OfferProps {
  readonly pack: OfferedPack;
  /** Whether it is being turned on. */
  readonly working: boolean;
  /** Why it could not be turned on; null where nobody has tried, or it could. */
  readonly refused: string | null;
  readonly onTurnOn: () => void;
}

/** What a pack that comes with the game would add, and the key that turns it on. */
export function PackOffer({ pack: { id, name, text }, working, refused, onTurnOn }: OfferProps) {
  return (
    <section class="panel pack-offer" aria-labelledby={`offer-${id}`}>
      <p>
        <b id={`offer-${id}`}>{name}</b> comes with the game and is off. {text}
      </p>
      <button type="button" class="button" aria-busy={working} disabled={working} onClick={onTurnOn}>
        {working ? `Loading ${name} …` : `Turn ${name} on`}
      </button>
      {refused !== null && <p class="problem">{refused}</p>}
    </section>
  );
}
