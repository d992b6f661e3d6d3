import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const FLAG = /^-/;

/** What a script calls, command by command. */
function callsOf(script: string): string[][] {
  return script.split('&&').map((call) => call.trim().split(/\s+/));
}

function bareWords(words: readonly string[]): string[] {
  return words.filter((word) => !FLAG.test(word));
}

/** What is wrong with one call: a file, a tool, a script or a command that does not exist. */
function faultOf([tool = '', ...words]: readonly string[]): string | null {
  const [first = '', second = ''] = bareWords(words);
  if (tool === 'node') {
    if (!existsSync(join(root, first))) return `there is no ${first}`;
    const source = readFileSync(join(root, first), 'utf8');
    const unread = words.slice(1).find((word) => FLAG.test(word) && word !== '--' && !source.includes(word));
    return unread === undefined ? null : `${first} does not read ${unread}`;
  }
  if (tool !== 'npm') return existsSync(join(root, 'node_modules/.bin', tool)) ? null : `there is no tool ${tool}`;
  if (first !== 'run' || !Object.hasOwn(scripts, second)) return `there is no script ${second}`;
  const command = bareWords(words.slice(words.indexOf('--') + 1))[0];
  return second !== 'damnatio' || COMMANDS.some(({ name }) => name === command) ? null : `there is no command ${command}`;
}

/** Files and folders that a script names beside what it calls. */
function missingPaths(call: readonly string[]): string[] {
  return call.slice(1).filter((word) => /^[\w.-]+(\/[\w.-]+)*\.(ts|mjs|json|html)$/.test(word) && !existsSync(join(root, word)));
}

describe('npm scripts', () => {
  it.each(Object.entries(scripts))('%s calls what exists', (_, script) => {
    for (const call of callsOf(script)) {
      expect(faultOf(call)).toBeNull();
      expect(missingPaths(call)).toEqual([]);
    }
  });

  it('would tell a dead one', () => {
    expect(faultOf(['node', 'scripts/damnatio.mjs', '--build-only'])).toBe('scripts/damnatio.mjs does not read --build-only');
    expect(faultOf(['node', 'scripts/gone.mjs'])).toBe('there is no scripts/gone.mjs');
    expect(faultOf(['npm', 'run', '-s', 'damnatio', '--', 'feed'])).toBe('there is no command feed');
    expect(faultOf(['webpack'])).toBe('there is no tool webpack');
  });
});
