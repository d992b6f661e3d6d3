import './workshop.css';
import { useState } from 'preact/hooks';

/** A card that something can begin as. */
export interface Offered {
  readonly kind: string;
  readonly id: string;
  readonly pack: string;
  readonly name: string;
}

/** What somebody wants to begin. */
export interface NewCardAsk {
  readonly kind: string;
  readonly from: string;
  readonly id: string;
  readonly pack: string;
  /** Who makes it; empty for nobody who says so. */
  readonly author: string;
  /** Everything is written out, rather than what differs. */
  readonly whole: boolean;
}

export interface NewCardProps {
  readonly cards: readonly Offered[] | null;
  /** What it begins as, when somebody came with that wish. */
  readonly from: string | null;
  /** The pack that it goes into; null for a new one. */
  readonly into: string | null;
  /** Who made packs here before; empty for nobody. */
  readonly author: string;
  /** What is called as a new pack would be, so that one would take the place of the other; null for nothing. */
  clash(this: void, pack: string): string | null;
  readonly failure: string | null;
  onBegin(this: void, ask: NewCardAsk): void;
  onCancel?: (() => void) | undefined;
}

/** What cards of a kind are called by: how, what the field for it says, and what stands in it at first. */
interface Naming {
  readonly pattern: RegExp;
  readonly refusal: string;
  readonly label: string;
  readonly example: string;
  /** What it is called where nobody says anything; null where somebody has to. */
  readonly first: string | null;
}

const naming = (kind: string): Naming =>
  NAMING[kind] ?? {
    pattern: /^[a-z][A-Za-z0-9-]{0,39}$/,
    refusal: 'The id begins with a small letter; letters, digits and hyphens follow.',
    label: 'Its id',
    example: `new-${kind}`,
    first: `new-${kind}`,
  };

const NAMING: Readonly<Record<string, Naming>> = {
  rule: {
    pattern: /^[A-Z]+-\d{1,4}[a-z]?$/,
    refusal: 'The id of a rule is capital letters, a hyphen and a number, such as A-001.',
    label: 'Its id',
    example: 'A-001',
    first: 'A-001',
  },
  text: {
    pattern: /^[a-z]{2}(-[A-Z]{2})?$/,
    refusal: 'Say which language: two letters, such as de or fr.',
    label: 'Language',
    example: 'de',
    first: null,
  },
};

const PACK = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;
const ANYBODY = 'my';

const capital = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

/** A name as a part of an id: small letters, digits and hyphens after a letter; empty where none is left. */
export function slug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '')
    .slice(0, 30);
}

/** Why nothing can be begun under such names; null where it can. */
function refusal({ kind, named: id }: Fields, pack: string, isNew: boolean): string | null {
  const { pattern, refusal: said } = naming(kind);
  if (!pattern.test(id)) return said;
  if (!isNew || PACK.test(pack)) return null;
  return 'A pack is called author.pack, in small letters: whoever else makes a leopard makes another one.';
}

/** Kinds that are words about cards, and no cards. */
const WORDS: ReadonlySet<string> = new Set(['rule', 'text']);

const packBy = (author: string, id: string): string => `${slug(author) || ANYBODY}.${slug(id)}`;

/** What somebody fills in, with what stands where he says nothing: for a copy of a card names of its own, else those of the kind. */
function useFields({ cards, from, author: known }: NewCardProps) {
  const [wantedKind, setKind] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [id, setId] = useState<string | null>(null);
  const [pack, setPack] = useState<string | null>(null);
  const [author, setAuthor] = useState<string | null>(null);
  const [whole, setWhole] = useState(false);
  const copied = cards?.find((card) => card.id === from || `${card.pack}:${card.id}` === from);
  const kind = wantedKind ?? (copied ?? cards?.[0])?.kind ?? '';
  const offered = (cards ?? []).filter((card) => card.kind === kind);
  const by = author ?? known;
  const source = copied ? slug(copied.id.slice(copied.id.indexOf(':') + 1)) : null;
  const shownId = id ?? (source === null ? '' : `my-${source}`);
  const named = shownId || (naming(kind).first ?? '');
  const suggested = packBy(by, WORDS.has(kind) ? `new-${kind}` : named);
  const shownPack = pack ?? (source === null ? '' : packBy(by, source));
  return {
    kind,
    offered,
    parent: offered.find((card) => card.id === (chosen ?? copied?.id)) ?? offered[0],
    id: shownId,
    named,
    pack: shownPack,
    suggested,
    author: by,
    whole,
    chooseKind(next: string) {
      setKind(next);
      setChosen(null);
    },
    setChosen,
    setId,
    setPack,
    setAuthor,
    setWhole,
  };
}

type Fields = ReturnType<typeof useFields>;

/** What the new card will be called. */
function calledBy({ kind, named }: Fields, pack: string): string {
  if (kind === 'text') return `It will be the pack ${pack}, with words for screens and cards.`;
  return `It will be ${pack}:${named}. The name of the pack keeps it apart from everybody else’s.`;
}

function Choices({ cards, fields }: { readonly cards: readonly Offered[]; readonly fields: Fields }) {
  const kinds = [...new Set(cards.map(({ kind }) => kind))];
  return (
    <>
      <label>
        Kind of card
        <select value={fields.kind} onChange={(event) => fields.chooseKind(event.currentTarget.value)}>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {capital(each)}
            </option>
          ))}
        </select>
      </label>
      <label>
        It begins as
        <select value={fields.parent?.id ?? ''} onChange={(event) => fields.setChosen(event.currentTarget.value)}>
          {fields.offered.map((card) => (
            <option key={card.id} value={card.id}>
              {card.name}
              {card.pack === 'core' ? '' : ` (${card.pack})`}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

interface WordProps {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  onWord(this: void, word: string): void;
}

function Word({ label, value, placeholder, onWord }: WordProps) {
  return (
    <label>
      {label}
      <input
        value={value}
        placeholder={placeholder}
        aria-describedby="new-card-why"
        onInput={(event) => onWord(event.currentTarget.value)}
      />
    </label>
  );
}

/** What a new card begins as, and what it is called. */
export function NewCard(props: NewCardProps) {
  const { cards, into, clash, failure, onBegin, onCancel } = props;
  const fields = useFields(props);
  if (!cards) return <p class="loading">The cards are laid out …</p>;
  const { kind, parent, named, whole, author } = fields;
  const packed = into ?? (fields.pack || fields.suggested);
  const why = refusal(fields, packed, into === null);
  const clashing = into === null && why === null ? clash(packed) : null;
  const begin = (): void => {
    if (!parent || why !== null) return;
    const from = parent.pack === 'core' && !WORDS.has(kind) ? `core:${parent.id}` : parent.id;
    onBegin({ kind, from, id: named, pack: packed, author, whole });
  };
  return (
    <form
      class="panel new-card"
      aria-labelledby="new-card-title"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <h2 id="new-card-title">New {kind || 'card'}</h2>
      <div class="new-card-fields">
        <Choices cards={cards} fields={fields} />
        <Word label={naming(kind).label} value={fields.id} placeholder={naming(kind).example} onWord={fields.setId} />
        {into === null && (
          <>
            <Word label="Your pack" value={fields.pack} placeholder={fields.suggested} onWord={fields.setPack} />
            <Word label="Your name, if you like" value={author} placeholder="left out" onWord={fields.setAuthor} />
          </>
        )}
      </div>
      {!WORDS.has(kind) && (
        <label class="tick">
          <input type="checkbox" checked={whole} onChange={(event) => fields.setWhole(event.currentTarget.checked)} />
          Write every value out, instead of only what differs
        </label>
      )}
      <p id="new-card-why" class={why ? 'problem' : 'quiet'}>
        {why ?? calledBy(fields, packed)}
      </p>
      {clashing && <p class="problem">{clashing}</p>}
      {failure && <p class="problem">{failure}</p>}
      <p class="button-row">
        <button type="submit" class="button primary" disabled={why !== null || !parent}>
          Begin
        </button>
        {onCancel && (
          <button type="button" class="button" onClick={onCancel}>
            Back
          </button>
        )}
      </p>
    </form>
  );
}
