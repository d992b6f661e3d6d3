import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { nearest } from '../engine/read/index.ts';
import { LONGEST_SEED } from '../session/index.ts';
import { UsageError } from './fault.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** An option with the line that help prints for it. */
export type Described = Options[string] & {
  readonly help: string;
  readonly value?: string;
  /** Options that it cannot be given together with. */
  readonly without?: readonly string[];
  readonly completes?: Completes;
};

/** What a shell offers for a word: cards of some kinds, folders of packs, or one of some words; else files. */
export type Completes = { readonly cards: readonly string[] | 'all' } | { readonly words: readonly string[] } | 'packs' | 'files';

export interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  readonly words: readonly string[];
}

/** A command of the bin: how it is called, what it takes, what it does. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  /** Calls that work, as they follow `damnatio`. */
  readonly examples: readonly string[];
  readonly options: Readonly<Record<string, Described>>;
  /** How many words beside the options it takes; left out: any. */
  readonly words?: number;
  /** What these words are, the last of them as often as there are words. */
  readonly completes?: readonly Completes[];
  /** Returns the exit code. */
  run(parsed: Parsed): number | Promise<number>;
}

const COMMON: Readonly<Record<string, Described>> = {
  help: { type: 'boolean', short: 'h', help: 'shows this text' },
  json: { type: 'boolean', help: 'prints JSON instead of text' },
  content: {
    type: 'string',
    multiple: true,
    value: 'DIR',
    completes: 'packs',
    help: 'a pack or card to load beside the core; may be repeated; without it the pack of this folder',
  },
  language: { type: 'string', value: 'CODE', help: 'language of names and texts, such as de; a pack brings it' },
};

/** Every option of a command, with those of all commands. */
export function allOptions(command: Command): Record<string, Described> {
  return { ...COMMON, ...command.options };
}

/** What the words of a call are to Node's own reader. */
type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];
type Given = Extract<Token, { kind: 'option' }>;

const seeHelp = (command: Command): string => `see damnatio help ${command.name}`;

/** Throws `UsageError` for an option that the command does not have, and for one without a value that it needs. */
function checkGiven(command: Command, options: Readonly<Record<string, Described>>, given: readonly Given[]): void {
  for (const { name, rawName, value, inlineValue } of given) {
    const known = Object.hasOwn(options, name) ? options[name] : undefined;
    if (!known) {
      const near = nearest(name, Object.keys(options));
      throw new UsageError(`there is no option ${rawName}; ${near === null ? seeHelp(command) : `did you mean --${near}?`}`);
    }
    const wanted = `--${name}${known.value ? ` ${known.value}` : ''}`;
    if (known.type === 'boolean' && inlineValue) throw new UsageError(`--${name} takes no value; write it alone`);
    if (known.type !== 'string') continue;
    if (value === undefined || value === '') throw new UsageError(`--${name} wants a value: ${wanted}`);
    if (!inlineValue && /^-{1,2}[A-Za-z]/.test(value))
      throw new UsageError(`--${name} wants a value: ${wanted}; write --${name}=${value} if that is meant`);
  }
}

/** Throws `UsageError` for an option that is given twice though it counts once, and for two that cannot be together. */
function checkTogether(options: Readonly<Record<string, Described>>, given: readonly Given[]): void {
  const names = given.map(({ name }) => name);
  const twice = names.find((name, place) => options[name]!.multiple !== true && names.indexOf(name) < place);
  if (twice !== undefined) throw new UsageError(`--${twice} is given twice; one of them will do`);
  for (const name of names) {
    const other = options[name]!.without?.find((each) => names.includes(each));
    if (other !== undefined) throw new UsageError(`--${name} stands without --${other}`);
  }
}

/** Reads the words after a command. Throws `UsageError` for what the command does not take. */
export function readOptions(command: Command, args: readonly string[]): Parsed {
  const known = allOptions(command);
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { type, short, multiple }]) => {
      return [name, { type, ...(short && { short }), ...(multiple && { multiple }) }];
    }),
  ) as Options;
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, allowPositionals: true, strict: false, tokens: true });
  const given = tokens.filter((token) => token.kind === 'option');
  if (values['help'] === true) return { values: { help: true }, words: [] };
  checkGiven(command, known, given);
  checkTogether(known, given);
  return { values: values as Parsed['values'], words: sound(command, positionals) };
}

function sound(command: Command, words: string[]): string[] {
  if (words.length <= (command.words ?? Infinity)) return words;
  throw new UsageError(`${command.name} does not know "${words[command.words!]}"; ${seeHelp(command)}`);
}

export function textOption({ values }: Parsed, name: string, otherwise: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : otherwise;
}

/** Every value of an option that may be repeated. */
export function listOption({ values }: Parsed, name: string): readonly string[] {
  return (values[name] as string[] | undefined) ?? [];
}

/** The seed of one game, which so many letters are added to. Throws `UsageError` for one that no record may have then. */
export function seedOption(parsed: Parsed, added = 0): string {
  const seed = textOption(parsed, 'seed', '1');
  const most = LONGEST_SEED - added;
  if (seed.length > most) throw new UsageError(`--seed takes at most ${most} letters, not ${seed.length}`);
  return seed;
}

/** How an event log is wanted; null where the call does not say. Throws `UsageError` for any other way. */
export function logOption(parsed: Parsed): 'jsonl' | 'text' | null {
  const log = parsed.values['log'];
  if (log === undefined || log === 'jsonl' || log === 'text') return log ?? null;
  throw new UsageError(`--log is jsonl or text, not "${String(log)}"`);
}

export function flag({ values }: Parsed, name: string): boolean {
  return values[name] === true;
}

/** A whole number within bounds. Throws `UsageError` otherwise. */
export function numberOption(parsed: Parsed, name: string, otherwise: number, least: number, most: number): number {
  const text = parsed.values[name];
  if (typeof text !== 'string') return otherwise;
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} takes a whole number from ${least} to ${most}, not "${text}"`);
  return value;
}

/** One of some words. Throws `UsageError` otherwise. */
export function choiceOption<T extends string>(parsed: Parsed, name: string, choices: readonly T[], otherwise: T): T {
  const text = textOption(parsed, name, otherwise);
  if (!(choices as readonly string[]).includes(text)) throw new UsageError(`--${name} is one of ${choices.join(', ')}, not "${text}"`);
  return text as T;
}
