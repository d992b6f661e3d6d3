import { COMMANDS } from './commands/index.ts';
import { DONE, FaultError, FAULTS, FindingsError, UsageError, WRONG_USE } from './fault.ts';
import { helpOf, readOptions } from './options.ts';
import { complain, print, table } from './output.ts';

function overview(): string {
  const rows = COMMANDS.map(({ name, summary }) => [`  ${name}`, summary]);
  return ['damnatio COMMAND [options]', '', table(rows), '', 'damnatio COMMAND --help tells the options of a command.', ''].join('\n');
}

async function main(args: readonly string[]): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    print(overview());
    return name === undefined ? WRONG_USE : DONE;
  }
  const command = COMMANDS.find((candidate) => candidate.name === name);
  if (!command) throw new UsageError(`there is no command "${name}"; there is ${COMMANDS.map((entry) => entry.name).join(', ')}`);
  const parsed = readOptions(command, rest);
  if (parsed.values['help']) {
    print(helpOf(command));
    return DONE;
  }
  return command.run(parsed);
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(DONE);
  throw error;
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) {
    complain(`damnatio: ${error.message}`);
    process.exitCode = WRONG_USE;
  } else if (error instanceof FindingsError) {
    complain(error.message);
    process.exitCode = FAULTS;
  } else if (error instanceof FaultError || (error as NodeJS.ErrnoException).code !== undefined) {
    complain(`damnatio: ${(error as Error).message}`);
    process.exitCode = FAULTS;
  } else throw error;
}
