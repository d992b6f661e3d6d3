import { toProblem, type Draft, type Entry } from './draft.ts';
import type { Problem } from './finding.ts';
import { TEXT } from './frame-kinds.ts';

/** What may not be there twice. */
const keyOf = (entry: Entry): string => `${entry.kind.ids} ${entry.kind.apart(entry)} ${entry.id}`;

/** Settles which card an id means: cards of one id clash unless one of them overrides. */
export function settleClashes(draft: Draft, problems: Problem[]): Draft {
  const byKey = new Map<string, Entry[]>();
  const entries: Entry[] = [];
  for (const entry of draft.entries) {
    if (entry.kind === TEXT) {
      entries.push(entry); // messages of all packs are laid over each other
      continue;
    }
    byKey.set(keyOf(entry), [...(byKey.get(keyOf(entry)) ?? []), entry]);
  }
  const beaten: Entry[] = [];
  for (const group of byKey.values()) {
    const winner = settle(group, problems);
    if (winner) entries.push(winner);
    if (winner?.overrides) beaten.push(...group.filter((entry) => entry !== winner));
  }
  return { ...draft, entries, beaten };
}

function settle(group: readonly Entry[], problems: Problem[]): Entry | null {
  const overriding = group.filter(({ overrides }) => overrides);
  const plain = group.filter(({ overrides }) => !overrides);
  if (overriding.length <= 1 && plain.length <= 1) {
    const [first] = overriding;
    if (first && plain.length === 0) {
      problems.push(
        toProblem({ severity: 'warning', entry: first, path: ['overrides'], message: `there is no other "${first.id}" to override` }),
      );
    }
    return first ?? plain[0]!;
  }
  if (overriding.length > 1) problems.push(...overriding.map((entry) => rivals(entry, overriding)));
  if (plain.length > 1) problems.push(...plain.map((entry) => clash(entry, plain)));
  return plain.length === 1 ? plain[0]! : null;
}

function placeOfOther(entry: Entry, group: readonly Entry[]): string {
  const { at } = toProblem({ severity: 'error', entry: group.find((other) => other !== entry)!, path: ['id'], message: '' });
  return `${at.file}:${at.line}`;
}

/** Two that would replace one card: it stays as it is. */
function rivals(entry: Entry, group: readonly Entry[]): Problem {
  const message = `"${entry.id}" is replaced in ${placeOfOther(entry, group)} too; neither counts`;
  const hint = 'one pack at a time can replace a card: leave one of them out';
  return toProblem({ severity: 'error', entry, path: ['overrides'], message, hint });
}

function clash(entry: Entry, group: readonly Entry[]): Problem {
  const message = `"${entry.id}" is also in ${placeOfOther(entry, group)}; both are left out`;
  return toProblem({
    severity: 'error',
    entry,
    path: ['id'],
    message,
    hint: 'rename one, or set "overrides: true" on the one that is meant',
  });
}
