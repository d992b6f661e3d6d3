import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { RuleText } from '../../catalogue/index.ts';
import { Dialog } from './dialog.tsx';

export type RuleTexts = Readonly<Record<string, RuleText>>;

/** The rulebook as the page hands it over: loaded when somebody reads the first rule. */
export interface RuleBook {
  readonly open: Signal<string | null>;
  readonly texts: Signal<RuleTexts | null>;
  readonly failed: Signal<boolean>;
  /** Whether rule numbers are shown at all: the setting *law*. */
  readonly shown: ReadonlySignal<boolean>;
  read(id: string): void;
}

export function ruleBook(load: () => Promise<RuleTexts>, shown: ReadonlySignal<boolean>): RuleBook {
  const book = { open: signal<string | null>(null), texts: signal<RuleTexts | null>(null), failed: signal(false), shown };
  const read = (id: string): void => {
    book.open.value = id;
    if (book.texts.value) return;
    book.failed.value = false;
    load().then(
      (texts) => (book.texts.value = texts),
      () => (book.failed.value = true),
    );
  };
  return { ...book, read };
}

export const RuleBookContext = createContext<RuleBook | null>(null);

/** Whether rule numbers are shown here; without a rulebook they are, since nobody could switch them on. */
export function useLaw(): boolean {
  return useContext(RuleBookContext)?.shown.value ?? true;
}

/** The id of a rule, of the game or of a pack: `D-110`, `ann.cats:A-001`. */
const IS_RULE = /^(?:.+:)?[A-Z]+-\d+[a-z]?$/;

/** A rule id that opens the text of the rule; nothing while the law is off. */
export function RuleRef({ id }: { readonly id: string }) {
  const book = useContext(RuleBookContext);
  if (book && !book.shown.value) return null;
  if (!book || !IS_RULE.test(id)) return <span class="rule-ref">{id}</span>;
  return (
    <button type="button" class="rule-ref" aria-haspopup="dialog" aria-label={`Rule ${id}`} onClick={() => book.read(id)}>
      {id}
    </button>
  );
}

export function RuleRefs({ ids }: { readonly ids: readonly string[] }) {
  const law = useLaw();
  if (!law) return null;
  return (
    <span class="rule-refs">
      {[...new Set(ids)].filter(Boolean).map((id) => (
        <RuleRef key={id} id={id} />
      ))}
    </span>
  );
}

const ORIGIN: Readonly<Record<RuleText['ruling'], string>> = {
  printed: 'As printed in the rules',
  ruling: 'A ruling on the printed rules',
  house: 'A rule of this house',
};

/** A rule as the rulebook has it, below its title. */
export function RuleBody({ rule }: { readonly rule: RuleText }) {
  return (
    <>
      <p>{rule.text}</p>
      <p class="quiet">
        {rule.id} · {ORIGIN[rule.ruling]}
      </p>
    </>
  );
}

/** The open rule, above everything else. */
export function RuleDialog({ book }: { readonly book: RuleBook }) {
  const id = book.open.value;
  if (id === null) return null;
  const rule = book.texts.value?.[id];
  const close = (): void => void (book.open.value = null);
  const waiting = book.failed.value ? 'The rulebook could not be loaded. Close and try again.' : 'Opening the rulebook …';
  return (
    <Dialog title={rule ? rule.title : id} onClose={close} class="rule-dialog">
      {rule ? <RuleBody rule={rule} /> : <p>{book.texts.value ? `There is no rule ${id}.` : waiting}</p>}
    </Dialog>
  );
}
