import type { Modifier } from '../../engine/dice/index.ts';
import { percent, signed, type Words } from '../common/index.ts';
import type { CrowdLedger } from './crowd-ledger.ts';

export interface CrowdNews {
  readonly text: string;
  /** Rules of the terms that have just come to count, or count more. */
  readonly fresh: ReadonlySet<string>;
}

const changed = (term: Modifier, among: readonly Modifier[]): boolean =>
  !among.some(({ rule, value }) => rule === term.rule && value === term.value);

/** What has come to count since, and what counts no more, in one sentence; null when nothing has changed. */
export function crowdNews(before: CrowdLedger, now: CrowdLedger, words: Words): CrowdNews | null {
  const [[was], [is]] = [before.ways, now.ways];
  if (!was || !is) return null;
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
