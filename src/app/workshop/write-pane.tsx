import { Fragment } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ProseLine } from '../../hud/workshop/index.ts';
import { Problems, Prose, Resolved, SchemaDocs, Tabs } from '../../hud/workshop/index.ts';
import type { Vault } from '../storage/vault.ts';
import { resolvedLines } from './card-views.ts';
import { DraftFiles } from './draft-files.tsx';
import { whyNotKept } from './drafts-store.ts';
import { mend } from './fixing.ts';
import { FormView } from './form-view.tsx';
import type { Bench, DraftCard } from './messages.ts';
import type { Reader } from './reader.ts';
import { SamePack } from './same-pack.tsx';
import { TextView } from './text-view.tsx';
import type { Tried } from './tried.ts';
import { useCodeHelp } from './use-code-help.ts';
import type { Place, View } from './use-place.ts';
import type { Workbench } from './workbench.ts';

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
