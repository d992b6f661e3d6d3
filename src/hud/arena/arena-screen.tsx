import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, RuleBookContext, RuleDialog, type RuleBook } from '../common/index.ts';
import { beastCard } from '../../rulesets/damnatio/index.ts';
import { ActionBar } from './action-bar.tsx';
import { ArenaContext, useArena, type ArenaTools } from './arena-context.ts';
import { BeastCardPanel } from './beast-card.tsx';
import { Forecast } from './forecast.tsx';
import { GhostSlider, shownTrace } from './ghost.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { handleKey } from './keys.ts';
import { LogPanel } from './log-panel.tsx';
import { MenRow } from './men-row.tsx';
import type { Sheet } from './model/arena-model.ts';
import { PaceControls, PhaseStrip } from './phase-strip.tsx';
import { TaskPanel } from './task-panel.tsx';
import { WhirlBars } from './whirl-bars.tsx';
import './arena.css';

export interface ArenaScreenProps {
  readonly tools: ArenaTools;
  readonly book: RuleBook;
  readonly notices: readonly string[];
  readonly onLeave: () => void;
  readonly cursor: () => number;
  readonly setCursor: (cell: number) => void;
  /** The drawn arena with its grid of buttons. */
  readonly children: ComponentChildren;
}

function isNarrow(width: number): boolean {
  return width / parseFloat(getComputedStyle(document.documentElement).fontSize) < 62;
}

/** Narrow when side columns would leave the arena less than half: told by the width in letters, not in pixels. */
function useNarrow(root: { readonly current: HTMLElement | null }): boolean {
  const [narrow, setNarrow] = useState(() => isNarrow(window.innerWidth));
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = (): void => setNarrow(isNarrow(element.clientWidth));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return narrow;
}

/** The keys of the arena count while the focus is in it, or nowhere. */
function useKeys(root: { readonly current: HTMLElement | null }, tools: ArenaTools, cursor: () => number, setCursor: (cell: number) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target } = event;
      if (!root.current || (target !== document.body && !(target instanceof Node && root.current.contains(target)))) return;
      if (handleKey(event, { ...tools, root: root.current, cursor, setCursor })) event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

export function ArenaScreen(props: ArenaScreenProps) {
  const { tools, book, cursor, setCursor } = props;
  const { model } = tools;
  const root = useRef<HTMLElement>(null);
  const narrow = useNarrow(root);
  useKeys(root, tools, cursor, setCursor);
  return (
    <ArenaContext.Provider value={tools}>
      <RuleBookContext.Provider value={book}>
        <main ref={root} class={`hud arena-screen ${narrow ? 'narrow' : 'wide'}`} data-sheet={model.sheet.value}>
          <h1 class="visually-hidden">The arena</h1>
          <Top {...props} />
          <BeastColumn />
          <div class="stage-column">
            <div class="stage-frame">{props.children}</div>
            <MenRow />
          </div>
          {narrow ? <SheetTabs /> : null}
          <TaskColumn />
          <p class="visually-hidden" role="status" aria-live="assertive">
            {model.announcement.value}
          </p>
          <HelpDialog />
          <RuleDialog book={book} />
        </main>
      </RuleBookContext.Provider>
    </ArenaContext.Provider>
  );
}

function Top({ notices, onLeave }: ArenaScreenProps) {
  const { model } = useArena();
  return (
    <header class="arena-top panel">
      <PhaseStrip />
      <PaceControls />
      <div class="arena-menu">
        <button type="button" class="button icon-button" aria-label="Help and keys" title="Help and keys (?)" onClick={() => (model.help.value = true)}>
          <Icon sign="help" />
        </button>
        <button type="button" class="button icon-button" aria-label="Leave the arena" title="Leave the arena" onClick={onLeave}>
          <Icon sign="back" />
        </button>
      </div>
      {notices.map((notice) => (
        <p key={notice} class="notice">
          {notice}
        </p>
      ))}
    </header>
  );
}

/** Brings the lit step of the card into view, without moving anything else. */
function showStep(scroll: HTMLElement | null): void {
  const step = scroll?.querySelector<HTMLElement>('.step.wins, .step.fired');
  if (!scroll || !step) return;
  const { top, bottom } = step.getBoundingClientRect();
  const frame = scroll.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) scroll.scrollTop += top - frame.top - frame.height / 3;
}

function BeastColumn() {
  const { model } = useArena();
  const { words, settings } = model;
  const { view } = model.settled.value;
  const entries = model.presenter.entries.value;
  const intent = model.ghost.value === null ? model.intent.value : null;
  const supposed = model.supposed.value;
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => showStep(scroll.current), [intent?.ifBeast.plan.rowIndex, entries.length, model.ghost.value]);
  return (
    <div class="beast-column">
      <GhostSlider />
      <div class="beast-scroll" data-part="beast" ref={scroll}>
        {view.state.beasts.map((beast) => {
          const shown = model.picture.value.figures.find(({ id }) => id === beast.id);
          const trace = shownTrace(entries.filter(({ event }) => !('figure' in event) || event.figure === beast.id), model.ghost.value);
          return (
            <BeastCardPanel
              key={beast.id}
              card={beastCard(view.world, beast)}
              figure={beast.id}
              hp={shown?.hp ?? beast.hp}
              words={words}
              palette={settings.value.palette}
              trace={trace}
              intent={intent}
            />
          );
        })}
      </div>
      {intent ? (
        <div class="forecast-scroll" data-part="odds">
          {model.whirl.value ? <WhirlBars odds={model.whirl.value} words={words} /> : null}
          <Forecast intent={intent} words={words} supposed={supposed ? `If ${words.title(supposed.figure)} stood there` : null} />
        </div>
      ) : null}
    </div>
  );
}

function TaskColumn() {
  const { model } = useArena();
  return (
    <div class="task-column">
      <TaskPanel />
      <ActionBar />
      <LogPanel
        entries={model.presenter.entries.value}
        words={model.words}
        inspected={model.inspected.value}
        onInspect={(entry) => (model.inspected.value = model.inspected.value === entry ? null : entry)}
      />
    </div>
  );
}

const SHEETS: readonly { readonly key: Sheet; readonly name: string }[] = [
  { key: 'hand', name: 'Hand' },
  { key: 'beast', name: 'Beast' },
  { key: 'odds', name: 'Odds' },
  { key: 'log', name: 'Log' },
];

/** On narrow screens one panel at a time. */
function SheetTabs() {
  const { model } = useArena();
  return (
    <nav class="sheet-tabs" aria-label="Panels">
      {SHEETS.map(({ key, name }) => (
        <button key={key} type="button" class="button" aria-pressed={model.sheet.value === key} onClick={() => (model.sheet.value = key)}>
          {name}
        </button>
      ))}
    </nav>
  );
}
