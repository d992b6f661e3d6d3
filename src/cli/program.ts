import { DONE, faultText, FAULTS, UsageError, WRONG_USE } from './fault.ts';
import type { Command } from './options.ts';
import { readOptions, allOptions } from './options.ts';
import { complain, print } from './output.ts';
import { nearest } from '../engine/read/index.ts';

/** Lines of help are no wider than an old terminal. */
const WIDTH = 80;
const LEFT = 26;

/** A text in lines of at most so many letters; a word that is longer has a line of its own. */
function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** A word on the left and what is said of it on the right, wrapped; beside each other where there is room. */
function row(left: string, text: string, column = LEFT): string[] {
  const indent = ' '.repeat(column);
  const lines = wrapped(text, WIDTH - column);
  if (left.length >= column) return [left, ...lines.map((line) => indent + line)];
  return lines.map((line, place) => (place === 0 ? left.padEnd(column) : indent) + line);
}

function usageOf({ usage }: Command): string[] {
  return usage.split(' | ').flatMap((one, way) => {
    const [first = '', ...more] = wrapped(`damnatio ${one}`, WIDTH - 4);
    return [`${way === 0 ? '' : 'or '}${first}`, ...more.map((line) => `    ${line}`)];
  });
}

/** What `damnatio COMMAND --help` prints: lines of at most 80 letters. */
export function helpOf(command: Command): string {
  const options = Object.entries(allOptions(command)).flatMap(([name, { value, help, short }]) => {
    return row(`  ${short ? `-${short}, ` : ''}--${name}${value ? ` ${value}` : ''}`, help);
  });
  const examples = command.examples.flatMap((example) => {
    const [first = '', ...more] = wrapped(`damnatio ${example}`, WIDTH - 6);
    return [`  ${first}`, ...more.map((line) => `      ${line}`)];
  });
  return [...usageOf(command), '', ...wrapped(command.summary, WIDTH), '', 'For example', ...examples, '', 'Options', ...options, ''].join(
    '\n',
  );
}

/** What `damnatio` alone prints. */
export function overviewOf(commands: readonly Command[]): string {
  const column = Math.max(...commands.map(({ name }) => name.length)) + 4;
  const rows = commands.flatMap(({ name, summary }) => row(`  ${name}`, summary, column));
  const more = ['damnatio help COMMAND     what a command takes, with examples', 'damnatio --version        the version of the program'];
  return ['damnatio COMMAND [options]', '', ...rows, '', ...more, ''].join('\n');
}

/** The command of a name. Throws `UsageError` for none, with the one that was probably meant. */
export function commandNamed(commands: readonly Command[], name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command) return command;
  const near = nearest(
    name,
    commands.map((each) => each.name),
  );
  throw new UsageError(`there is no command "${name}"; ${near === null ? 'damnatio help lists them' : `did you mean "${near}"?`}`);
}

declare const __VERSION__: string | undefined;

/** Version of the program, put in when the command line is built. */
const VERSION: string = typeof __VERSION__ === 'undefined' ? 'unbuilt' : __VERSION__;

async function answer(commands: readonly Command[], args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-V') {
    print(VERSION);
    return DONE;
  }
  const asksHelp = name === 'help' || name === '--help' || name === '-h';
  const [about] = rest;
  if (name === undefined || (asksHelp && about === undefined)) {
    print(overviewOf(commands));
    return name === undefined ? WRONG_USE : DONE;
  }
  const command = commandNamed(commands, asksHelp ? about! : name);
  const parsed = asksHelp ? null : readOptions(command, rest);
  if (!parsed || parsed.values['help']) {
    print(helpOf(command));
    return DONE;
  }
  return command.run(parsed);
}

/** Answers a call, the words after `damnatio`, and returns its exit code. What is wrong with it goes to stderr. */
export async function runProgram(commands: readonly Command[], args: readonly string[]): Promise<number> {
  try {
    return await answer(commands, args);
  } catch (error) {
    complain(faultText(error));
    return error instanceof UsageError ? WRONG_USE : FAULTS;
  }
}
