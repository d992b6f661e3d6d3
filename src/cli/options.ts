import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';
import { LONGEST_SEED } from '../session/index.ts';
import { UsageError } from './fault.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

/** An option with the line that help prints for it. */
export type Described = Options[string] & { readonly help: string; readonly value?: string };

export interface Parsed {
  readonly values: Readonly<Record<string, string | boolean | string[] | undefined>>;
  readonly words: readonly string[];
}

/** A command of the bin: how it is called, what it takes, what it does. */
export interface Command {
  readonly name: string;
  readonly summary: string;
  readonly usage: string;
  readonly options: Readonly<Record<string, Described>>;
  /** How many words beside the options it takes; left out: any. */
  readonly words?: number;
  /** Returns the exit code. */
  run(parsed: Parsed): number | Promise<number>;
}

const COMMON: Readonly<Record<string, Described>> = {
  help: { type: 'boolean', short: 'h', help: 'shows this text' },
  json: { type: 'boolean', help: 'prints JSON instead of text' },
  content: { type: 'string', multiple: true, value: 'DIR', help: 'a pack to load beside content/core; may be repeated' },
};

function allOptions(command: Command): Record<string, Described> {
  return { ...COMMON, ...command.options };
}

/** Reads the words after a command. Throws `UsageError` for an unknown option or a missing value. */
export function readOptions(command: Command, args: readonly string[]): Parsed {
  const options = Object.fromEntries(
    Object.entries(allOptions(command)).map(([name, { type, short, multiple }]) => {
      return [name, { type, ...(short && { short }), ...(multiple && { multiple }) }];
    }),
  ) as Options;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: values as Parsed['values'], words: sound(command, positionals) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function sound(command: Command, words: string[]): string[] {
  if (words.length <= (command.words ?? Infinity)) return words;
  throw new UsageError(`${command.name} does not know "${words[command.words!]}"; see damnatio ${command.name} --help`);
}

export function helpOf(command: Command): string {
  const rows = Object.entries(allOptions(command)).map(([name, { value, help, short }]) => {
    const left = `  --${name}${value ? ` ${value}` : ''}${short ? `, -${short}` : ''}`;
    return `${left.padEnd(26)} ${help}`;
  });
  return [`damnatio ${command.usage}`, '', command.summary, '', ...rows, ''].join('\n');
}

export function textOption({ values }: Parsed, name: string, otherwise: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : otherwise;
}

/** Every value of an option that may be repeated. */
export function listOption({ values }: Parsed, name: string): readonly string[] {
  return (values[name] as string[] | undefined) ?? [];
}

/** The seed of one game. Throws `UsageError` for one that no record may have. */
export function seedOption(parsed: Parsed): string {
  const seed = textOption(parsed, 'seed', '1');
  if (seed.length > LONGEST_SEED) throw new UsageError(`--seed takes at most ${LONGEST_SEED} letters, not ${seed.length}`);
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
