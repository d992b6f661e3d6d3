import './offer.css';

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
