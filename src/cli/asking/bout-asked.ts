import type { Game } from '../../session/index.ts';
import type { Parsed } from '../options.ts';
import type { Lex, LexValue, LexValues } from '../../engine/lex/index.ts';
import { UsageError } from '../fault.ts';
import { listOption } from '../options.ts';

function valueOf(text: string): LexValue {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

/** Toggles of `--lex KEY=VALUE`. Throws `UsageError` for one that there is not, and for a value that it does not take. */
export function readLex(parsed: Parsed, lex: Lex | undefined): LexValues {
  const values: Record<string, LexValue> = {};
  for (const text of listOption(parsed, 'lex')) {
    if (!lex) throw new UsageError('--lex: this game has no toggles');
    const [key = '', value = ''] = text.split('=');
    if (!Object.hasOwn(lex.choices, key))
      throw new UsageError(`--lex: there is no toggle "${key}"; there is ${Object.keys(lex.choices).join(', ')}`);
    values[key] = valueOf(value);
    const problem = lex.problem(values);
    if (problem) throw new UsageError(`--lex ${problem.field}: ${problem.message} [${problem.rule}]`);
  }
  return values;
}

/** What a bout is asked for with, as far as it is the same in every game. */
export interface BoutAsked<G extends Game> {
  readonly parsed: Parsed;
  readonly content: G['content'];
  /** Arena by id; null for the usual one. */
  readonly arena: string | null;
  /** Toggles that the game takes. */
  readonly lex: LexValues;
}
