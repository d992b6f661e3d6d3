import { Fragment } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { ProseLine, JsonSchema, YamlPath, CodeHelp, EditorProblem, KnownNames } from '../../hud/workshop/index.ts';
import {
  Problems,
  Prose,
  Resolved,
  SchemaDocs,
  Tabs,
  CardForm,
  CodeField,
  CursorHelp,
  fixLabel,
  offsetOf,
  Palette,
  codeHelp,
  valueAt,
} from '../../hud/workshop/index.ts';
import type { Vault } from '../storage/vault.ts';
import { resolvedLines, inLine } from './written-places.ts';
import { DraftFiles } from './draft-files.tsx';
import { whyNotKept, draftsOfPack } from './drafts-store.ts';
import type { Finding } from '../../catalogue/index.ts';
import type { Draft, Edit } from './draft.ts';
import { textOf } from './draft.ts';
import { announce } from '../../hud/page/index.ts';
import type { PutAt } from './palette-places.ts';
import { localId, placeFor, putIn, choicesOf, paletteFor, withFigure } from './palette-places.ts';
import type { Bench, DraftCard, CardName } from './messages.ts';
import type { Reader } from './reader.ts';
import { packOf, hrefOf } from './draft-head.ts';
import type { ComponentChildren } from 'preact';
import type { Tried } from './card-trial.ts';
import { splitName } from '../../catalogue/index.ts';
import type { Workbench } from './workbench.ts';
import type { Place, View } from './use-place.ts';
import { useLoaded } from '../use-loaded.ts';

/** The kind of file that a text says it is: `beast`. */
function schemaName(text: string): string | null {
  return /^schema:[ \t]*["']?([a-z-]+)\//m.exec(text)?.[1] ?? null;
}

function schemaOf(bench: Bench | null, text: string): JsonSchema | null {
  const name = schemaName(text);
  return name !== null && bench && Object.hasOwn(bench.schemas, name) ? (bench.schemas[name] as JsonSchema) : null;
}

const fullName = ({ pack, id }: CardName): string => (pack === 'core' ? `core:${id}` : id);

/** What the items of a list are called: by their id, or by the word that they are. */
function namesOf(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const name = typeof item === 'object' && item !== null ? (item as { readonly id?: unknown }).id : item;
    return typeof name === 'string' ? [splitName(name).local] : [];
  });
}

interface Known {
  readonly bench: Bench | null;
  readonly text: string;
  readonly card: DraftCard | null;
}

const NO_RULES: KnownNames['rules'] = [];

async function loadRules(): Promise<KnownNames['rules']> {
  return Object.values((await import('virtual:rules')).rules).map(({ id, title }) => ({ id, title }));
}

/** Completion and help for a text: by the schema of its kind, the cards and rules at hand, and what the card extends. */
function useCodeHelp({ bench, text, card }: Known): { readonly help: CodeHelp; readonly schema: JsonSchema | null } {
  const rules = useLoaded(loadRules, []) ?? NO_RULES;
  const schema = schemaOf(bench, text);
  const help = useMemo(() => {
    const cards = (bench?.cards ?? []).map((each) => ({ name: fullName(each), kind: each.kind, shown: each.name }));
    const parentAt: KnownNames['parentAt'] = (path) => (card?.parent ? inLine(valueAt(card.parent.value, path)) || null : null);
    const itemsAt: KnownNames['itemsAt'] = (path) => namesOf(valueAt(card?.parent?.value, path));
    return codeHelp(schema, card?.kind ?? schemaName(text) ?? '', { cards, rules, parentAt, itemsAt });
  }, [bench, schema, rules, card]);
  return { help, schema };
}

interface PartPaletteProps {
  readonly workbench: Workbench;
  readonly tried: Tried | null;
  readonly onPut: (at: PutAt) => void;
}

/** The parts that can be put into the card on the bench; whoever puts one in is shown where it stands. */
export function PartPalette({ workbench, tried, onPut }: PartPaletteProps) {
  const palette = useMemo(() => paletteFor(tried), [tried]);
  if (!tried || !palette) return null;
  const { file, kind } = tried.card;
  const put = async (index: number, figure: number | null): Promise<void> => {
    const { items, what, ...place } = palette;
    const found = await putIn(workbench, { ...place, value: withFigure(items[index]!, figure) });
    announce(found ? `Put in: ${items[index]!.label}.` : `The text cannot be read as it stands, so that no place is found for ${what}.`);
    if (found) onPut(found);
  };
  return (
    <Palette key={`${kind} ${file}`} what={palette.what} items={choicesOf(palette)} onPut={(index, figure) => void put(index, figure)} />
  );
}

/** The edit that mends what a finding names; null where none is known, or what it was found in is no longer what is written. */
export function editOf({ fix, file }: Finding, checked: Draft, draft: Draft): Edit | null {
  const text = textOf(draft, file);
  if (!fix || text === null || text !== textOf(checked, file)) return null;
  const from = offsetOf(text, fix.line, fix.column);
  return { path: file, from, removed: text.slice(from, from + fix.length), inserted: fix.replacement };
}

/** Mends what a finding names, where that is sure; a newer text is being checked already, and has findings of its own. */
function mend(workbench: Workbench, finding: Finding): void {
  const edit = editOf(finding, workbench.checked.peek(), workbench.draft.peek());
  if (edit) workbench.edit(edit);
}

/** What is wrong with the file that is open, as the editor shows it. */
function problemsOf(workbench: Workbench): EditorProblem[] {
  const { open } = workbench.draft.value;
  return workbench.findings.value
    .filter(({ file }) => file === open)
    .map((finding) => ({
      line: finding.line,
      column: finding.column,
      length: /\^+/.exec(finding.excerpt)?.[0].length ?? 1,
      severity: finding.severity,
      message: [finding.message, finding.hint].filter(Boolean).join('. '),
      fix: finding.fix ? { label: fixLabel(finding), apply: () => mend(workbench, finding) } : null,
    }));
}

interface TextViewProps {
  readonly workbench: Workbench;
  readonly tried: Tried | null;
  readonly help: CodeHelp;
  readonly place: Place;
  readonly onTest: () => void;
  /** What is wrong, right below the text. */
  readonly children: ComponentChildren;
}

/** The text of the file that is open, as it is written by hand. */
function TextView({ workbench, tried, help, place, onTest, children }: TextViewProps) {
  const { open } = workbench.draft.value;
  const text = workbench.text.value;
  const [cursor, setCursor] = useState(0);
  const problems = useMemo(() => problemsOf(workbench), [workbench.findings.value, open]);
  return (
    <>
      <CodeField
        key={open}
        path={open}
        text={text}
        plain={place.plain}
        onPlain={place.setPlain}
        problems={problems}
        help={help}
        revealed={place.revealed}
        onEdit={(edit) => workbench.edit({ path: open, ...edit })}
        onUndo={() => workbench.undo()}
        onRedo={() => workbench.redo()}
        onTest={onTest}
        onCursor={setCursor}
      />
      {children}
      <PartPalette workbench={workbench} tried={tried} onPut={place.reveal} />
      <CursorHelp
        text={text}
        offset={Math.min(cursor, text.length)}
        help={help}
        onInsert={(from, words) => {
          workbench.edit({ path: open, from, removed: text.slice(from, cursor), inserted: words });
          setCursor(from + words.length);
        }}
      />
    </>
  );
}

interface SamePackProps {
  readonly vault: Vault;
  readonly workbench: Workbench;
}

/** Other drafts that make a pack of the same id: only one of them can be kept. */
function SamePack({ vault, workbench }: SamePackProps) {
  const draft = workbench.draft.value;
  const { id } = packOf(draft);
  const others = useLoaded(() => draftsOfPack(vault, id, draft.id), [id], 'kept');
  if (!others || others.length === 0) return null;
  return (
    <p class="problem same-pack">
      {others.map((other, i) => (
        <span key={other.id}>
          {i === 0 ? '' : ', '}
          <a href={hrefOf(other.id)}>{other.name}</a>
        </span>
      ))}{' '}
      {others.length === 1 ? 'makes' : 'make'} the pack {id} too: whichever is kept last takes the place of the other. Give one of them
      another id in its mod.yaml.
    </p>
  );
}

interface FormViewProps {
  readonly workbench: Workbench;
  readonly tried: Tried | null;
  readonly schema: JsonSchema | null;
}

/** The card of the file that is open as fields; what is put in is opened. */
function FormView({ workbench, tried, schema }: FormViewProps) {
  const { open } = workbench.draft.value;
  const found = workbench.card.value;
  const card = found?.file === open ? found : null;
  const [wanted, setWanted] = useState<YamlPath | null>(null);
  const problems = useMemo(() => problemsOf(workbench), [workbench.findings.value, open]);
  const checked = textOf(workbench.checked.value, open) ?? '';
  const add = async (list: YamlPath, value: unknown): Promise<void> => {
    const at = await putIn(workbench, { list, before: placeFor(tried, list, value), value });
    if (at) setWanted(at.path);
  };
  return (
    <CardForm
      key={open}
      schema={schema}
      text={workbench.text.value}
      id={localId(card)}
      title={card?.name ?? open}
      inherited={card?.parent?.value ?? null}
      problems={problems}
      checked={checked}
      wanted={wanted}
      onText={(next) => workbench.write(open, next)}
      onAdd={(list, value) => void add(list, value)}
      onOpened={() => setWanted(null)}
    >
      {card && <PartPalette workbench={workbench} tried={tried} onPut={({ path }) => setWanted(path)} />}
    </CardForm>
  );
}

interface WritePaneProps {
  readonly vault: Vault;
  readonly workbench: Workbench;
  readonly bench: Bench | null;
  readonly reader: Reader;
  readonly tried: Tried | null;
  readonly place: Place;
  /** What the card does otherwise than what it extends. */
  readonly changes: readonly ProseLine[] | null;
  readonly onTest: () => void;
  /** Shows a place of a file. */
  readonly onGo: (file: string, line: number, column: number) => void;
}

const VIEWS: readonly { readonly id: View; readonly label: string }[] = [
  { id: 'text', label: 'Text' },
  { id: 'form', label: 'Form' },
  { id: 'resolved', label: 'Resolved' },
  { id: 'prose', label: 'Prose' },
  { id: 'docs', label: 'Docs' },
];

interface ResolvedViewProps extends Pick<WritePaneProps, 'workbench' | 'onGo'> {
  readonly card: DraftCard | null;
  readonly pointed: Place['pointed'];
}

function ResolvedView({ workbench, card, pointed, onGo }: ResolvedViewProps) {
  const { files } = workbench.draft.value;
  const own = useMemo(() => new Set(files.map(({ path }) => path)), [files]);
  if (!card) return <p class="quiet">No card has come out whole yet.</p>;
  return <Resolved lines={resolvedLines(card, own)} pointed={pointed} onGo={({ file, line }) => onGo(file, line, 1)} />;
}

/** What the store has said of keeping the draft; nothing before it has said anything. */
function keptSaid(workbench: Workbench): string {
  const lasts = workbench.lasts.value;
  if (lasts === null) return '';
  if (lasts) return 'Kept in this browser.';
  return whyNotKept(workbench.draft.value) ?? 'Kept only while this page is open.';
}

function Kept({ workbench }: Pick<WritePaneProps, 'workbench'>) {
  return (
    <p class="quiet bench-lag" data-lag={workbench.lag.value ?? ''}>
      {keptSaid(workbench)}
    </p>
  );
}

/** What is written: its files, the text in several views, and what is wrong with it. */
export function WritePane({ vault, workbench, bench, reader, tried, place, changes, onTest, onGo }: WritePaneProps) {
  const card = workbench.card.value;
  const text = workbench.text.value;
  const { help, schema } = useCodeHelp({ bench, text, card });
  const problems = (
    <Problems
      findings={workbench.findings.value}
      stale={workbench.stale.value}
      failure={workbench.failure.value}
      onGo={({ file, line, column }) => onGo(file, line, column)}
      onFix={(finding) => mend(workbench, finding)}
    />
  );
  const views: Readonly<Record<Exclude<View, 'text'>, () => preact.ComponentChildren>> = {
    form: () => <FormView workbench={workbench} tried={tried} schema={schema} />,
    resolved: () => <ResolvedView workbench={workbench} card={card} pointed={place.pointed} onGo={onGo} />,
    prose: () => <Prose prose={card?.prose ?? null} changes={changes} parent={card?.parent?.name ?? null} />,
    docs: () => <SchemaDocs schema={schema} />,
  };
  return (
    <section class="bench-write panel" aria-label="What is written">
      <DraftFiles workbench={workbench} bench={bench} reader={reader} />
      <SamePack vault={vault} workbench={workbench} />
      <Tabs<View> name="view" chosen={place.view} onChoose={place.choose} tabs={VIEWS}>
        {place.view === 'text' ? (
          <TextView workbench={workbench} tried={tried} help={help} place={place} onTest={onTest}>
            {problems}
          </TextView>
        ) : (
          <Fragment key={place.view}>
            {views[place.view]()}
            {problems}
          </Fragment>
        )}
      </Tabs>
      <Kept workbench={workbench} />
    </section>
  );
}
