import { COMMANDS } from './commands/index.ts';
import { DONE, FaultError, FAULTS, FindingsError, reasonOf, UsageError, WRONG_USE } from './fault.ts';
import { commandNamed, helpOf, overviewOf } from './help.ts';
import { readOptions } from './options.ts';
import { complain, print } from './output.ts';
import { VERSION } from './version.ts';

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === '--version' || name === '-V') {
    print(VERSION);
    return DONE;
  }
  const asksHelp = name === 'help' || name === '--help' || name === '-h';
  const [about] = rest;
  if (name === undefined || (asksHelp && about === undefined)) {
    print(overviewOf(COMMANDS));
    return name === undefined ? WRONG_USE : DONE;
  }
  const command = commandNamed(COMMANDS, asksHelp ? about! : name);
  const parsed = asksHelp ? null : readOptions(command, rest);
  if (!parsed || parsed.values['help']) {
    print(helpOf(command));
    return DONE;
  }
  return command.run(parsed);
}

/** A reader that went away is no fault; a disk that is full is one. */
function endOutput(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(DONE);
  complain(`damnatio: what was to be printed could not be written: ${reasonOf(error)}`);
  process.exit(FAULTS);
}

process.stdout.on('error', endOutput);

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    complain(`damnatio: ${error.message}`);
    process.exitCode = WRONG_USE;
  } else if (error instanceof FindingsError) {
    complain(error.message);
    process.exitCode = FAULTS;
  } else if (error instanceof FaultError) {
    complain(`damnatio: ${error.message}`);
    process.exitCode = FAULTS;
  } else if ((error as NodeJS.ErrnoException).code !== undefined) {
    complain(`damnatio: ${reasonOf(error as NodeJS.ErrnoException)}`);
    process.exitCode = FAULTS;
  } else throw error;
}
