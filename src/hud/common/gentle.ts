import type { Messages } from '../../catalogue/index.ts';
import type { Settings } from './settings.ts';

type Shown = Pick<Settings, 'violence' | 'skipExecutions'>;

/** Messages of groups that begin with this stand in for those of the same name without it. */
const NONE = 'none-';
const SKIP = 'skip-';

function overlaid(messages: Messages, prefix: string): Messages {
  const over = Object.entries(messages).filter(([group]) => group.startsWith(prefix));
  const changed = over.map(([group, own]) => {
    const plain = group.slice(prefix.length);
    return [plain, { ...messages[plain], ...own }] as const;
  });
  return { ...messages, ...Object.fromEntries(changed) };
}

const known = new WeakMap<Messages, Map<string, Messages>>();

/** The messages as a player wishes to read them: without a word of death, or of what a refused life comes to. */
export function gentleMessages(messages: Messages, { violence, skipExecutions }: Shown): Messages {
  if (violence !== 'none' && !skipExecutions) return messages;
  const key = `${violence} ${skipExecutions}`;
  const made = known.get(messages) ?? new Map<string, Messages>();
  known.set(messages, made);
  const found = made.get(key);
  if (found) return found;
  const quiet = violence === 'none' ? overlaid(messages, NONE) : messages;
  const result = skipExecutions ? overlaid(quiet, SKIP) : quiet;
  made.set(key, result);
  return result;
}

/** A kept result such as `Thraex won in 6 rounds; 1 dead` without that word. */
export function gentleResult(text: string, { violence }: Shown): string {
  return violence === 'none' ? text.replace(/\bdead\b/g, 'carried out') : text;
}
