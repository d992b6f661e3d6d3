import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Finding, ScaffoldAsk } from '../../catalogue/index.ts';
import { diffProse, splitName } from '../../catalogue/index.ts';
import { RuleBookContext, RuleDialog, TermsScope, termsOf } from '../../hud/common/index.ts';
import { Screen } from '../../hud/page/index.ts';
import type { EditorProblem, Revealed } from '../../hud/workshop/index.ts';
import {
  CardForm,
  CodeField,
  Files,
  fixLabel,
  loadFormText,
  Here,
  NewCard,
  Palette,
  Problems,
  Prose,
  Report,
  Resolved,
  SchemaDocs,
  Tabs,
} from '../../hud/workshop/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import type { PaletteItem } from '../game-page.ts';
import { theGame } from '../game.ts';
import { pageRules } from '../rule-book.ts';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import { resolvedLines } from './card-views.ts';
import { PATH, packOf, textOf } from './draft.ts';
import { editOf } from './fixing.ts';
import { replayPartOf } from './kinds-in-order.ts';
import type { Bench } from './messages.ts';
import type { Reader } from './reader.ts';
import { cardBegun } from './card-begun.ts';
import { CardFace } from './card-face.tsx';
import { whyNotKept } from './drafts-store.ts';
import { PackBar } from './pack-bar.tsx';
import { playOneOf, playTrial } from './trial.ts';
import { TrialView, type ShownTrial } from './trial-view.tsx';
import { useCodeHelp } from './use-code-help.ts';
import { useReport, type Tried } from './use-report.ts';
import { useTried } from './use-tried.ts';
import type { Workbench } from './workbench.ts';

type View = 'text' | 'form' | 'resolved' | 'prose' | 'docs';
type Side = 'card' | 'bout' | 'report';
type Pane = 'write' | Side;

interface BenchProps {
  readonly services: Services;
  readonly workbench: Workbench;
  readonly bench: Bench | null;
  readonly reader: Reader;
}

/** Bouts on the sand: the test bout, and those of the report. */
function useTrial(services: Services, tried: Tried | null, seed: string) {
  const [shown, setShown] = useState<ShownTrial | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (title: string, bot: string, index: number | null): Promise<boolean> => {
    if (!tried) return false;
    const { kit, setup } = tried;
    try {
      const part = await replayPartOf(setup.ruleset);
      const trial = { setup, bot, seed };
      const replay = index === null ? playTrial(kit.kit, trial) : playOneOf(kit.kit, trial, index);
      const game = { ...theGame(services), ...kit };
      setShown((before) => ({ replay, part, game, title, asked: (before?.asked ?? 0) + 1 }));
      setProblem(null);
      return true;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  return { shown, problem, show };
}

/** Parts that can be put into the card ready made. */
function paletteFor(tried: Tried | null): readonly PaletteItem[] {
  if (!tried) return [];
  const { content } = gameOf<Rules>(tried.kit.kit, tried.setup);
  return tried.part.palette?.({ content, kind: tried.card.kind, id: tried.card.id }) ?? [];
}

/** The pane that is seen where only one fits. */
function usePane(): { readonly pane: Pane; readonly side: Side; show(this: void, pane: Pane): void } {
  const [pane, setPane] = useState<Pane>('write');
  const [side, setSide] = useState<Side>('card');
  return {
    pane,
    side,
    show(next) {
      setPane(next);
      if (next !== 'write') setSide(next);
    },
  };
}

/** A draft while it is written: its text, and what comes of it. */
export function BenchScreen({ services, workbench, bench, reader }: BenchProps) {
  const draft = workbench.draft.value;
  const text = workbench.text.value;
  const findings = workbench.findings.value;
  const card = workbench.card.value;
  const good = workbench.good.value;
  const tried = useTried(good, card);
  const { help, schema } = useCodeHelp({ bench, text, card });
  const [view, setView] = useState<View>('text');
  const [plain, setPlain] = useState(false);
  const [cursor, setCursor] = useState(0);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [adding, setAdding] = useState(false);
  const [notAdded, setNotAdded] = useState<string | null>(null);
  const [undoRemove, setUndoRemove] = useState<{ readonly path: string; undo(): void } | null>(null);
  const { pane, side, show } = usePane();
  const trial = useTrial(services, tried, draft.seed);
  const bot = tried?.part.players.find((id) => id === 'skilled') ?? tried?.part.players[0] ?? '';

  const reveal = (path: string, line: number, column: number): void => {
    workbench.open(path);
    setView('text');
    show('write');
    setRevealed((before) => ({ line, column, asked: (before?.asked ?? 0) + 1 }));
  };
  const test = (): void => {
    void trial.show('Test bout', bot, null).then((done) => done && show('bout'));
  };
  const fix = (finding: Finding): void => {
    const edit = editOf(finding, textOf(workbench.draft.peek(), finding.file) ?? '');
    if (edit) workbench.edit(edit);
  };
  const goToStep = (id: string): void => {
    const origin = card && Object.entries(card.origins).find(([path]) => path.startsWith(`procedure.${id}.`))?.[1];
    const cut = origin?.lastIndexOf(':') ?? -1;
    const file = origin?.slice(0, cut) ?? '';
    if (origin && textOf(draft, file) !== null) reveal(file, Number(origin.slice(cut + 1)), 1);
  };
  const { report, begin } = useReport(tried, draft.seed, {
    onOutlier: (outlier, by) =>
      void trial.show(`Bout ${outlier.index + 1} of the report`, by, outlier.index).then((done) => done && show('bout')),
    onStep: ({ id }) => goToStep(id),
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      test();
    };
    addEventListener('keydown', key);
    return () => removeEventListener('keydown', key);
  });
  const problems = useMemo(
    (): EditorProblem[] =>
      findings
        .filter(({ file }) => file === draft.open)
        .map((finding) => ({
          line: finding.line,
          column: finding.column,
          length: Math.max(1, (/\^+/.exec(finding.excerpt) ?? ['^'])[0].length),
          severity: finding.severity,
          message: [finding.message, finding.hint].filter(Boolean).join('. '),
          fix: finding.fix ? { label: fixLabel(finding), apply: () => fix(finding) } : null,
        })),
    [findings, draft.open],
  );
  const palette = useMemo(() => paletteFor(tried), [tried]);
  const put = async (index: number): Promise<void> => {
    const { withPut } = await loadFormText();
    const file = card?.file ?? draft.open;
    const { list, before, value } = palette[index]!;
    const text = textOf(workbench.draft.peek(), file) ?? '';
    workbench.write(file, withPut(text, splitName(card?.id ?? '').local, { before, value, list: [list] }));
  };
  const addCard = async (ask: ScaffoldAsk): Promise<void> => {
    try {
      const { path, text: written } = await cardBegun(reader, ask);
      workbench.add(path, written);
      setAdding(false);
    } catch (error) {
      setNotAdded(error instanceof Error ? error.message : String(error));
    }
  };
  const game = theGame(services);
  const catalogue = good?.kit.catalogue ?? game.catalogue;
  const rules = pageRules(game.catalogue, services);
  const terms = useMemo(() => termsOf(catalogue.messages, tried?.setup.ruleset ?? ''), [catalogue, tried?.setup.ruleset]);
  const own = useMemo(() => new Set(draft.files.map(({ path }) => path)), [draft.files]);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const changes = card?.parent?.prose && card.prose ? diffProse(card.parent.prose, card.prose) : null;
  const pack = packOf(draft);
  return (
    <RuleBookContext.Provider value={rules}>
      <TermsScope terms={terms}>
        <Screen
          title={`Workshop: ${pack.name}`}
          home={{ href: '#/workshop', text: 'Workshop' }}
          aside={<PackBar services={services} workbench={workbench} tried={tried} onTest={test} />}
        >
          <div class={`bench pane-${pane}`}>
            <div class="bench-panes" role="group" aria-label="What is seen">
              {(['write', 'card', 'bout', 'report'] as const).map((each) => (
                <button key={each} type="button" class="tab" aria-pressed={pane === each} onClick={() => show(each)}>
                  {{ write: 'Write', card: 'Card', bout: 'Bout', report: 'Report' }[each]}
                  {each === 'write' && errors > 0 ? <span class="tab-note">{errors}</span> : null}
                </button>
              ))}
            </div>
            <section class="bench-write panel" aria-label="What is written">
              <div class="bench-tools">
                <Files
                  files={draft.files.map(({ path }) => path)}
                  open={draft.open}
                  wrong={new Set(findings.filter(({ severity }) => severity === 'error').map(({ file }) => file))}
                  refuse={(path) =>
                    own.has(path)
                      ? 'There is a file of that name.'
                      : PATH.test(path)
                        ? null
                        : 'Small letters, digits and hyphens, and .yaml at the end.'
                  }
                  onOpen={(path) => workbench.open(path)}
                  onRename={(path, to) => workbench.rename(path, to)}
                  onRemove={(path) => {
                    const undo = workbench.remove(path);
                    setUndoRemove({ path, undo });
                  }}
                  onAdd={() => {
                    setNotAdded(null);
                    setAdding(!adding);
                  }}
                />
                <span class="button-row">
                  <button
                    type="button"
                    class="button small"
                    disabled={workbench.history.value.undo.length === 0}
                    onClick={() => workbench.undo()}
                  >
                    Undo
                  </button>
                  <button
                    type="button"
                    class="button small"
                    disabled={workbench.history.value.redo.length === 0}
                    onClick={() => workbench.redo()}
                  >
                    Redo
                  </button>
                </span>
              </div>
              {undoRemove && (
                <p role="status">
                  {undoRemove.path} is deleted.{' '}
                  <button
                    type="button"
                    class="button small"
                    onClick={() => {
                      undoRemove.undo();
                      setUndoRemove(null);
                    }}
                  >
                    Put it back
                  </button>
                </p>
              )}
              {adding && (
                <NewCard
                  cards={bench?.cards ?? null}
                  from={null}
                  into={pack.id}
                  failure={notAdded}
                  onBegin={(ask) => void addCard(ask)}
                  onCancel={() => setAdding(false)}
                />
              )}
              <Tabs<View>
                name="view"
                chosen={view}
                onChoose={(id) => setView(id)}
                tabs={[
                  { id: 'text', label: 'Text' },
                  { id: 'form', label: 'Form' },
                  { id: 'resolved', label: 'Resolved' },
                  { id: 'prose', label: 'Prose' },
                  { id: 'docs', label: 'Docs' },
                ]}
              >
                {view === 'text' && (
                  <>
                    <Palette items={palette} onPut={(index) => void put(index)} />
                    <CodeField
                      key={draft.open}
                      path={draft.open}
                      text={text}
                      plain={plain}
                      problems={problems}
                      help={help}
                      revealed={revealed}
                      onEdit={(edit) => workbench.edit({ path: draft.open, ...edit })}
                      onUndo={() => workbench.undo()}
                      onRedo={() => workbench.redo()}
                      onTest={test}
                      onCursor={setCursor}
                    />
                    <label class="tick">
                      <input type="checkbox" checked={plain} onChange={(event) => setPlain(event.currentTarget.checked)} />
                      Plain text area
                    </label>
                    <Here
                      text={text}
                      offset={Math.min(cursor, text.length)}
                      help={help}
                      onInsert={(from, words) => {
                        workbench.edit({ path: draft.open, from, removed: text.slice(from, cursor), inserted: words });
                        setCursor(from + words.length);
                      }}
                    />
                  </>
                )}
                {view === 'form' && (
                  <CardForm
                    schema={schema}
                    text={text}
                    inherited={card?.parent?.value ?? null}
                    onText={(next) => workbench.write(draft.open, next)}
                  />
                )}
                {view === 'resolved' &&
                  (card ? (
                    <Resolved lines={resolvedLines(card, own)} onGo={({ file, line }) => reveal(file, line, 1)} />
                  ) : (
                    <p class="quiet">No card has come out whole yet.</p>
                  ))}
                {view === 'prose' && <Prose prose={card?.prose ?? null} changes={changes} parent={card?.parent?.name ?? null} />}
                {view === 'docs' && <SchemaDocs schema={schema} />}
              </Tabs>
              <Problems
                findings={findings}
                stale={workbench.stale.value}
                failure={workbench.failure.value}
                onGo={({ file, line, column }) => reveal(file, line, column)}
                onFix={fix}
              />
              <p class="quiet bench-lag" data-lag={workbench.lag.value ?? ''}>
                {workbench.kept.value
                  ? workbench.lasts.value
                    ? 'Kept in this browser.'
                    : (whyNotKept(draft) ?? 'Kept only while this page is open.')
                  : 'Being kept …'}
              </p>
            </section>
            <section class="bench-side panel" aria-label="What comes of it">
              <Tabs<Side>
                name="side"
                chosen={side}
                onChoose={show}
                tabs={[
                  { id: 'card', label: 'Card', note: errors > 0 && card ? 'last good' : undefined },
                  { id: 'bout', label: 'Test bout' },
                  { id: 'report', label: 'Report' },
                ]}
              >
                {side === 'card' && <CardFace services={services} tried={tried} card={card} changes={changes} broken={errors > 0} />}
                {side === 'bout' && (
                  <>
                    <div class="trial-begin">
                      <button type="button" class="button primary" disabled={!tried} onClick={test}>
                        {trial.shown ? 'Test again' : 'Test bout'}
                      </button>
                      <label>
                        Dice
                        <input
                          value={draft.seed}
                          size={16}
                          onChange={(event) => workbench.setSeed(event.currentTarget.value.trim().slice(0, 80) || rollSeed())}
                        />
                      </label>
                      <span class="quiet">The same dice before and after a change.</span>
                    </div>
                    {trial.problem && <p class="problem">It cannot be played: {trial.problem}.</p>}
                    {!tried && <p class="quiet">Cards of this kind stand on no sand by themselves.</p>}
                    {trial.shown && <TrialView shown={trial.shown} services={services} />}
                  </>
                )}
                {side === 'report' &&
                  (report ? <Report {...report} onAgain={begin} /> : <p class="quiet">There is nothing to measure yet.</p>)}
              </Tabs>
            </section>
          </div>
        </Screen>
        <RuleDialog book={rules} />
      </TermsScope>
    </RuleBookContext.Provider>
  );
}
