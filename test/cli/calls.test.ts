import { describe, expect, it, vi } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { reasonOf, UsageError } from '../../src/cli/fault.ts';
import { commandNamed, helpOf, overviewOf } from '../../src/cli/program.ts';
import { readOptions } from '../../src/cli/options.ts';
import { runProgram } from '../../src/cli/program.ts';

/** What is said about a call; null where nothing is wrong with its words. */
function said(line: string): string | null {
  const [name = '', ...rest] = line.split(' ');
  try {
    readOptions(commandNamed(COMMANDS, name), rest);
    return null;
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
}

describe('a call that is off is told in words, with what was meant', () => {
  it.each([
    ['huntt', 'there is no command "huntt"; did you mean "hunt"?'],
    ['nonsense', 'there is no command "nonsense"; damnatio help lists them'],
    ['hunt --beats lion', 'there is no option --beats; did you mean --beast?'],
    ['hunt --nonsense', 'there is no option --nonsense; see damnatio help hunt'],
    ['hunt -x', 'there is no option -x; see damnatio help hunt'],
    ['hunt --seed', '--seed wants a value: --seed TEXT'],
    ['hunt --seed --json', '--seed wants a value: --seed TEXT; write --seed=--json if that is meant'],
    ['hunt --seed=', '--seed wants a value: --seed TEXT'],
    ['hunt --json=1', '--json takes no value; write it alone'],
    ['hunt extra', 'hunt does not know "extra"; see damnatio help hunt'],
    ['hunt --seed 1 --seed 2', '--seed is given twice; one of them will do'],
    ['hunt --hunt ursus --beast lion', '--hunt stands without --beast'],
    ['hunt --side syrus --hunt ursus', '--hunt stands without --side'],
    ['sim --hunt ursus --arena harena', '--hunt stands without --arena'],
    ['bout --link --json', '--link stands without --json'],
    ['hunt --log text --json', '--log stands without --json'],
  ])('%s', (line, message) => expect(said(line)).toBe(message));

  it.each(['hunt --seed=-x', 'hunt --seed -5', 'hunt --lex tieKeeps=true --lex controlDie=8', 'hunt --nonsense --help', 'sim -h'])(
    '%s',
    (line) => expect(said(line)).toBeNull(),
  );
});

describe('help', () => {
  it.each(COMMANDS.map((command) => [command.name, command] as const))(
    'of %s fits a terminal and has examples that are calls',
    (name, command) => {
      const help = helpOf(command);
      for (const line of help.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
      expect(help).toContain('For example\n  damnatio ');
      expect(help.startsWith(`damnatio ${name}`)).toBe(true);
      for (const example of command.examples) expect(said(example), example).toBeNull();
    },
  );

  it('of the program lists every command, with room for its summary', () => {
    const overview = overviewOf(COMMANDS);
    for (const { name } of COMMANDS) expect(overview).toMatch(new RegExp(`^  ${name} `, 'm'));
    for (const line of overview.split('\n')) expect(line.length, line).toBeLessThanOrEqual(80);
    expect(overview).toContain('damnatio --version');
  });
});

it('what the system refuses is said in a sentence', () => {
  expect(reasonOf(Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }))).toBe('the disk is full');
  expect(reasonOf(Object.assign(new Error('x'), { code: 'ENOENT', path: 'a.json' }))).toBe('a.json: there is no such file or folder');
  expect(reasonOf(Object.assign(new Error('something odd'), { code: 'EODD' }))).toBe('something odd');
});

it('a fault of the program is told in a sentence, with its place only on request', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const faulty = { ...commandNamed(COMMANDS, 'hunt'), run: () => Promise.reject(new TypeError('the beast is of no kind')) };
  expect(await runProgram([faulty], ['hunt'])).toBe(1);
  const text = said.mock.calls.join('');
  said.mockRestore();
  expect(text).toMatch(/^damnatio: this is a fault of the program.*report it.*: the beast is of no kind; DAMNATIO_TRACE=1/s);
  expect(text).not.toContain('calls.test');
});
