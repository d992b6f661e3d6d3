import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { COMMANDS } from '../../src/cli/commands/index.ts';
import { call, damnatio, damnatioIn, program } from './run.ts';

// The first call that asks for a card loads the content.
vi.setConfig({ testTimeout: 60_000 });

/** What is offered for a call as far as it is written. */
async function offered(line: string): Promise<string[]> {
  const { code, out } = await damnatio('completion', 'words', '--', ...line.split(' '));
  expect(code).toBe(0);
  return out.split('\n').flatMap((row) => row.split('\t')[0] || []);
}

test.each([
  ['hun', ['hunt']],
  ['help ch', ['check']],
  ['hunt --see', ['--seed']],
  ['hunt --seed 1 --see', []],
  ['hunt --lex wounds=true --le', ['--lex']],
  ['hunt --beast li', ['lion']],
  ['hunt --beast=li', ['--beast=lion']],
  ['hunt --beast lion,b', ['lion,bear', 'lion,bull']],
  ['hunt --hunt the-y', ['the-young-hunter']],
  ['hunt --arena har', ['harena']],
  ['hunt --side mamer', ['mamertinus']],
  ['bout --red heav', ['heavy']],
  ['bout --ruleset re', ['recount']],
  ['sim mer', ['merge']],
  ['sim --compare lion bea', ['bear']],
  ['new bea', ['beast']],
  ['new tex', ['text']],
  ['schema mo', ['mod']],
  ['schema att', ['attacks']],
  ['new beast leopard --from core:li', ['core:lion', 'core:light']],
  ['new beast leop', []],
  ['resolve lio', ['lion']],
  ['programme pom', ['pompeii']],
  ['check content/sam', ['content/sample-mod']],
  ['hunt --content content/sample-mod --beast leo', ['leopard']],
  ['hunt --content content/sample-mod --beast sample:', ['sample:leopard']],
  ['hunt --content no-such-folder --beast li', []],
  ['hunt --set-up x', []],
  ['nonsense x', []],
  ['completion z', ['zsh']],
])('%s', async (line, words) => expect(await offered(line)).toEqual(words));

test('an empty word offers every command; a command that wants none offers nothing', async () => {
  const { out } = await damnatio('completion', 'words', '--', '');
  expect(out.split('\n').map((row) => row.split('\t')[0])).toEqual([...COMMANDS.map(({ name }) => name), 'help', '']);
  expect((await damnatio('completion', 'words', '--', 'resolve', 'lion', '')).out).toBe('');
});

test('folders that cannot be read are left out, and names of packs are given to the terminal in one line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'damnatio-completion-'));
  try {
    mkdirSync(join(folder, 'cats'));
    writeFileSync(join(folder, 'cats/mod.yaml'), 'id: ann\u001b[31m\n');
    mkdirSync(join(folder, 'dogs/mod.yaml'), { recursive: true });
    mkdirSync(join(folder, 'rats\tand\nmice'));
    writeFileSync(join(folder, 'rats\tand\nmice/mod.yaml'), 'id: bob.rats\n');
    const read = await damnatioIn(folder, 'completion', 'words', '--', 'check', '');
    expect(read).toEqual({ code: 0, out: 'cats\tpack ann\ufffd[31m\n', err: '' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('each shell has its script; another is refused by name', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { code, out } = await call(`completion ${shell}`);
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`${shell}: .*damnatio completion ${shell}`));
    expect(out).toContain('damnatio completion words -- ');
  }
  expect(await call('completion tcsh')).toMatchObject({
    code: 2,
    err: 'damnatio: completion takes the name of a shell: bash, zsh, fish\n',
  });
});

test.skipIf(spawnSync('bash', ['--version']).status !== 0)(
  'bash completes by it, names with colons and values behind = too, and quotes what is no plain word',
  async () => {
    const { out: script } = await call('completion bash');
    const tab = (...words: string[]): string =>
      `COMP_WORDS=(damnatio ${words.join(' ')}); COMP_CWORD=${words.length}; _damnatio; echo "\${COMPREPLY[@]}"\n`;
    const real = `damnatio() { "${process.execPath}" "${program}" "$@"; }`;
    const told = `damnatio() { printf 'a b;%s\\tpack\\n' $#; }`;
    const shell = `${script}\n${real}\n${tab('hunt', '--content', '=', 'content/sample-mod', '--beast', '=', 'sample:l')}${told}\n${tab('hunt', '--beast', '=')}`;
    expect(spawnSync('bash', ['-c', shell], { encoding: 'utf8' })).toMatchObject({
      stdout: 'sample:leopard\na\\ b\\;6\n',
      stderr: '',
    });
  },
);
