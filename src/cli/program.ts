import { DONE, faultText, FAULTS, UsageError, WRONG_USE } from './fault.ts';
import { commandNamed, helpOf, overviewOf } from './help.ts';
import type { Command } from './options.ts';
import { readOptions } from './options.ts';
import { complain, print } from './output.ts';

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
