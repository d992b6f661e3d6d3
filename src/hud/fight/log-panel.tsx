import { useEffect, useRef, useState } from 'preact/hooks';
import type { FigureId } from '../../engine/bout/index.ts';
import { entryKind, Icon, letterSize, sayPassages, SideMark, Told, type EntryKind, type Said, type Words } from '../common/index.ts';
import { byRound, type LogEntry } from './log-entries.ts';
import './log-panel.css';
import './panels.css';

const FILTERS = [
  { key: 'dice', name: 'Dice' },
  { key: 'moves', name: 'Moves' },
  { key: 'reasons', name: 'Reasons' },
] as const;

export interface LogPanelProps {
  readonly entries: readonly LogEntry[];
  readonly words: Words;
  readonly inspected: LogEntry | null;
  readonly onInspect: (entry: LogEntry) => void;
  /** The place of a figure's side; null for none, and left out where there are only men and beasts. */
  readonly sideOf?: (figure: FigureId) => number | null;
  /** Whether new lines should be read out. */
  readonly live?: boolean;
}

const linesOf = (entries: readonly LogEntry[], words: Words): Said<LogEntry>[] => sayPassages(entries, ({ event }) => event, words);

/** The log as plain text, round by round. */
export function logText(entries: readonly LogEntry[], words: Words): string {
  return byRound(entries)
    .map(({ entries: lines }) =>
      linesOf(lines, words)
        .map(({ text }) => text)
        .join('\n'),
    )
    .join('\n\n');
}

/** Everything that happened, by round: filtered, copied, and each line leads to its dice. */
export function LogPanel({ entries, words, inspected, onInspect, sideOf = nobodys, live = true }: LogPanelProps) {
  const [folded, setFolded] = useState(isLow);
  const [hidden, setHidden] = useState<ReadonlySet<EntryKind>>(new Set<EntryKind>());
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [entries.length, folded]);
  const toggle = (kind: EntryKind): void => {
    const next = new Set(hidden);
    if (!next.delete(kind)) next.add(kind);
    setHidden(next);
  };
  const shown = entries.filter(({ event }) => !hidden.has(entryKind(event)));
  return (
    <section class={`panel log-panel ${folded ? 'folded' : ''}`} aria-label="Log">
      <header class="log-head row">
        <h2>Log</h2>
        <div class="log-filters" role="group" aria-label="Show in the log">
          {FILTERS.map(({ key, name }) => (
            <button key={key} type="button" class="chip" aria-pressed={!hidden.has(key)} onClick={() => toggle(key)}>
              {name}
            </button>
          ))}
        </div>
        <CopyLog text={() => logText(shown, words)} />
        <button
          type="button"
          class="chip log-fold"
          aria-expanded={!folded}
          aria-label={folded ? 'More of the log' : 'Less of the log'}
          title={folded ? 'More of the log' : 'Less of the log'}
          onClick={() => setFolded(!folded)}
        >
          <Icon sign="down" class={folded ? 'up' : ''} />
        </button>
      </header>
      <div
        class="log-lines"
        ref={end}
        role="log"
        aria-live={live ? 'polite' : 'off'}
        aria-label="What happened. The arrows go from line to line."
        tabIndex={0}
        onFocus={() => setFolded(false)}
        onKeyDown={walkLines}
      >
        {byRound(shown).map(({ round, entries: lines }) => (
          <section key={`${round}-${lines[0]?.step}`} aria-label={round ? `Round ${round}` : 'Before the first round'}>
            <h3>{round ? `Round ${round}` : 'Opening'}</h3>
            {linesOf(lines, words).map((line) => (
              <LogLine
                key={`${line.passage[0]!.step}-${line.passage[0]!.index}`}
                line={line}
                here={inspected !== null && line.passage.includes(inspected)}
                sideOf={sideOf}
                onInspect={onInspect}
              />
            ))}
          </section>
        ))}
      </div>
    </section>
  );
}

/** Letters of height that a window must have for the log to stand open from the start. */
const HIGH = 50;

function isLow(): boolean {
  return window.innerHeight / letterSize() < HIGH;
}

/** Up and down go from line to line; Enter then looks at its dice. */
function walkLines(event: KeyboardEvent): void {
  const by = event.code === 'ArrowUp' ? -1 : event.code === 'ArrowDown' ? 1 : 0;
  if (by === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.log-line')];
  const at = lines.findIndex((line) => line === document.activeElement);
  lines.at(at < 0 ? -1 : Math.max(0, Math.min(lines.length - 1, at + by)))?.focus();
  event.preventDefault();
}

interface LineProps {
  readonly line: Said<LogEntry>;
  readonly here: boolean;
  readonly sideOf: (figure: FigureId) => number | null;
  readonly onInspect: (entry: LogEntry) => void;
}

const nobodys = (): null => null;

/** One line for what is taken in as one; looked at, it gives every event of it. */
function LogLine({ line: { passage, text }, here, sideOf, onInspect }: LineProps) {
  const [first] = passage;
  const { event } = first!;
  if (event.type === 'round-started') return null;
  const place = 'figure' in event && event.figure !== null ? sideOf(event.figure) : null;
  return (
    <button
      type="button"
      class={`log-line ${entryKind(passage.at(-1)!.event)} ${here ? 'here' : ''}`}
      tabIndex={-1}
      onClick={() => onInspect(first!)}
    >
      {place === null ? null : <SideMark place={place} />} <Told text={text} inside />
    </button>
  );
}

function CopyLog({ text }: { readonly text: () => string }) {
  const [copied, setCopied] = useState('');
  const copy = (): void => {
    navigator.clipboard.writeText(text()).then(
      () => setCopied('Copied'),
      () => setCopied('Not allowed'),
    );
  };
  return (
    <button type="button" class="chip log-copy" onClick={copy} aria-label="Copy the log as text" title="Copy as text">
      <Icon sign="save" /> <span role="status">{copied}</span>
    </button>
  );
}
