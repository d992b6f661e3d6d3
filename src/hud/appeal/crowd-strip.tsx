import { useEffect, useRef, useState } from 'preact/hooks';
import type { Modifier } from '../../engine/dice/index.ts';
import { sum } from '../../engine/dice/index.ts';
import { capital, Icon, listed, percent, RuleRef, RuleRefs, signed, Told, type Words } from '../common/index.ts';
import type { Exact } from '../common/index.ts';
import './crowd-strip.css';

/** What the crowd would say to one way of being beaten. */
export interface CrowdWay {
  readonly key: string;
  /** `if he gives in`. */
  readonly how: string;
  readonly rule: string;
  readonly modifiers: readonly Modifier[];
  readonly chance: Exact;
  /** What the two dice must show, in words. */
  readonly need: string;
}

type Ways = readonly [CrowdWay, ...CrowdWay[]];

/** All that the crowd weighs of one fighter as he stands. */
export interface CrowdLedger {
  readonly figure: string;
  /** The likeliest way to be beaten first. */
  readonly ways: Ways;
  /** What does not count of him and could. */
  readonly open: readonly Modifier[];
}

interface InTurns {
  readonly fighters: readonly { readonly id: string }[];
  readonly turn: { readonly fighter: number };
}

/** Places of fighters in the order in which their ledgers are told: the player's own before others, and of them whoever has the turn. */
export function yoursFirst({ fighters, turn }: InTurns, isPlayers: (id: string) => boolean): readonly number[] {
  const rank = (index: number): number => (isPlayers(fighters[index]!.id) ? 0 : 2) + (index === turn.fighter ? 0 : 1);
  return fighters.map((_, index) => index).toSorted((a, b) => rank(a) - rank(b));
}

interface CrowdNews {
  readonly text: string;
  /** Rules of the terms that have just come to count, or count more. */
  readonly fresh: ReadonlySet<string>;
}

const changed = (term: Modifier, among: readonly Modifier[]): boolean =>
  !among.some(({ rule, value }) => rule === term.rule && value === term.value);

/** What has come to count since, and what counts no more, in one sentence; null when nothing has changed. */
function crowdNews(before: CrowdLedger, now: CrowdLedger, words: Words): CrowdNews | null {
  const [[was], [is]] = [before.ways, now.ways];
  const come = is.modifiers.filter((term) => changed(term, was.modifiers));
  const gone = was.modifiers.filter(({ rule }) => !is.modifiers.some((term) => term.rule === rule));
  if (come.length + gone.length === 0) return null;
  const said = [
    ...come.map(({ value, reason }) => `${signed(value)} ${words.reason(reason)}`),
    ...gone.map(({ value, reason }) => words.say('crowd', 'without', { value: signed(value), reason: words.reason(reason) })),
  ];
  const fill = { figure: words.figure(now.figure), changes: said.join(', '), percent: percent(is.chance) };
  return { text: words.say('crowd', 'news', fill), fresh: new Set(come.map(({ rule }) => rule)) };
}

export interface CrowdStripProps {
  /** Everybody for whom the crowd would be asked; whom the strip is about first. */
  readonly ledgers: readonly CrowdLedger[];
  readonly words: Words;
  /** The rule of the appeal itself. */
  readonly rule: string;
  /** The sum is being changed by what is shown: nothing is told before it lies. */
  readonly still: boolean;
}

/** What has come to count of a figure since it was looked at last, told once. */
function useNews({ ledgers, words, still }: CrowdStripProps): { readonly text: string; readonly fresh: ReadonlySet<string> } {
  const seen = useRef<CrowdLedger | null>(null);
  const [news, setNews] = useState<{ text: string; fresh: ReadonlySet<string> }>({ text: '', fresh: new Set() });
  const [now = null] = ledgers;
  useEffect(() => {
    if (!still || !now) return;
    const before = seen.current;
    seen.current = now;
    if (before?.figure !== now.figure) return setNews({ text: '', fresh: new Set() });
    const told = crowdNews(before, now, words);
    if (told) setNews(told);
  }, [now, still]);
  return news;
}

/** The chance of mercy all along, with what waves for and against him; opened, the whole ledger. */
export function CrowdStrip(props: CrowdStripProps) {
  const { ledgers, words } = props;
  const news = useNews(props);
  const [open, setOpen] = useState(false);
  const [chosen, choose] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => (open ? closing(place.current!, () => setOpen(false)) : undefined), [open]);
  const [first] = ledgers;
  if (!first) return null;
  const shown = ledgers.find(({ figure }) => figure === chosen) ?? first;
  const [way] = first.ways;
  const close = (): void => {
    setOpen(false);
    opener.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (key: KeyboardEvent): void => {
    if (!open || key.code !== 'Escape') return;
    key.stopPropagation();
    key.preventDefault();
    close();
  };
  const said = words.say('crowd', 'button', { figure: words.figure(first.figure), percent: percent(way.chance), how: way.how });
  return (
    <div class={`crowd-strip ${news.fresh.size > 0 ? 'news' : ''}`} ref={place} onKeyDown={onKeyDown}>
      <button
        type="button"
        class="button crowd-open"
        ref={opener}
        aria-expanded={open}
        title={said}
        onClick={() => {
          choose(null);
          setOpen(!open);
        }}
      >
        <Icon sign="mercy" />
        <span class="visually-hidden">{words.say('crowd', 'of', { figure: words.figure(first.figure) })}</span>
        <b>{percent(way.chance)}</b>
        <span class="visually-hidden">{way.how}</span>
        <span class="crowd-cloths" aria-hidden="true">
          {way.modifiers.map((term) => (
            <i key={term.rule} class={clothClass(term, news.fresh)}>
              {signed(term.value)}
            </i>
          ))}
        </span>
      </button>
      {open ? <Ledger {...props} shown={shown} fresh={shown === first ? news.fresh : NONE} onChoose={choose} onClose={close} /> : null}
      <p class="visually-hidden" role="status">
        {news.text}
      </p>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();

function clothClass({ rule, value }: Modifier, fresh: ReadonlySet<string>): string {
  return `crowd-cloth ${value < 0 ? 'against' : 'for'} ${fresh.has(rule) ? 'fresh' : ''}`;
}

/** A click or the focus elsewhere closes it. */
function closing(place: HTMLElement, close: () => void): () => void {
  const elsewhere = ({ target }: Event): void => {
    if (target instanceof Element && !place.contains(target) && !target.closest('dialog')) close();
  };
  document.addEventListener('pointerdown', elsewhere);
  document.addEventListener('focusin', elsewhere);
  return () => {
    document.removeEventListener('pointerdown', elsewhere);
    document.removeEventListener('focusin', elsewhere);
  };
}

interface LedgerProps extends CrowdStripProps {
  readonly shown: CrowdLedger;
  readonly fresh: ReadonlySet<string>;
  readonly onChoose: (figure: string) => void;
  readonly onClose: () => void;
}

function Ledger({ ledgers, shown, words, rule, fresh, onChoose, onClose }: LedgerProps) {
  const [way, ...others] = shown.ways;
  return (
    <section class="crowd-ledger panel" aria-label={words.say('crowd', 'title', { figure: words.figure(shown.figure) })}>
      <header>
        <h2>{words.say('crowd', 'title', { figure: words.figure(shown.figure) })}</h2>
        <button type="button" class="button" aria-label={words.say('crowd', 'close')} onClick={onClose}>
          Close
        </button>
      </header>
      {ledgers.length > 1 ? (
        <div class="crowd-men wrap" role="group" aria-label={words.say('crowd', 'whose')}>
          {ledgers.map(({ figure }) => (
            <button key={figure} type="button" class="button" aria-pressed={figure === shown.figure} onClick={() => onChoose(figure)}>
              {words.short(figure)}
            </button>
          ))}
        </div>
      ) : null}
      <ul class="crowd-terms">
        {way.modifiers.map((term) => (
          <Deed key={term.rule} term={term} words={words} kind={clothClass(term, fresh)} lit />
        ))}
        {way.modifiers.length === 0 ? <li class="quiet">{words.say('crowd', 'nothing')}</li> : null}
      </ul>
      <p class="crowd-sum">
        {capital(way.how)}: {way.modifiers.length > 0 ? `${words.say('appeal', 'total', { total: signed(sum(way.modifiers)) })}. ` : null}
        {way.need}: <b>{percent(way.chance)}</b>. <RuleRef id={rule} />
      </p>
      {others.length > 0 ? (
        <ul class="crowd-ways">
          {alike(others).map(([first, ...same]) => (
            <li key={first.key}>
              <b>{percent(first.chance)}</b>{' '}
              <Told
                text={listed(
                  [first, ...same].map(({ how }) => how),
                  'or',
                )}
              />
              : <span class="quiet">{difference(way, first, words)}</span> <RuleRefs ids={[first, ...same].map((other) => other.rule)} />
            </li>
          ))}
        </ul>
      ) : null}
      <details>
        <summary>{words.say('crowd', 'open')}</summary>
        <ul class="crowd-terms">
          {shown.open.map((term) => (
            <Deed key={term.rule} term={term} words={words} kind={clothClass(term, NONE)} lit={false} />
          ))}
        </ul>
      </details>
    </section>
  );
}

interface DeedProps {
  readonly term: Modifier;
  readonly words: Words;
  readonly kind: string;
  readonly lit: boolean;
}

function Deed({ term, words, kind, lit }: DeedProps) {
  return (
    <li class={lit ? 'lit' : 'unlit'}>
      <i class={kind}>{signed(term.value)}</i>{' '}
      <span>
        <Told text={words.reason(term.reason)} /> <RuleRef id={term.rule} />
      </span>
    </li>
  );
}

/** Ways of being beaten of which the same counts, together. */
function alike(ways: readonly CrowdWay[]): readonly Ways[] {
  const groups = new Map<string, Ways>();
  for (const way of ways) {
    const key = way.modifiers.map(({ rule, value }) => `${rule} ${value}`).join();
    const [first = way, ...rest] = groups.get(key) ?? [];
    groups.set(key, first === way ? [way] : [first, ...rest, way]);
  }
  return [...groups.values()];
}

/** What counts in one way of being beaten and not in another. */
function difference(one: CrowdWay, other: CrowdWay, words: Words): string {
  const has = (way: CrowdWay, { rule }: Modifier): boolean => way.modifiers.some((term) => term.rule === rule);
  const more = other.modifiers.filter((term) => !has(one, term)).map(({ value, reason }) => `${signed(value)} ${words.reason(reason)}`);
  const less = one.modifiers
    .filter((term) => !has(other, term))
    .map(({ value, reason }) => words.say('crowd', 'less', { value: signed(value), reason: words.reason(reason) }));
  return [...more, ...less].join(', ') || words.say('crowd', 'same');
}
