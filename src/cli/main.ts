import { COMMANDS } from './commands/index.ts';
import { DONE, FAULTS, reasonOf } from './fault.ts';
import { complain } from './output.ts';
import { runProgram } from './program.ts';

/** A reader that went away is no fault; a disk that is full is one. */
function endOutput(error: NodeJS.ErrnoException): never {
  if (error.code === 'EPIPE') process.exit(DONE);
  complain(`damnatio: what was to be printed could not be written: ${reasonOf(error)}`);
  process.exit(FAULTS);
}

process.stdout.on('error', endOutput);
process.exitCode = await runProgram(COMMANDS, process.argv.slice(2));
