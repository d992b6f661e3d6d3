import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint } from '../../scripts/lib/cli-build.mjs';
import { nodeComplaint, whyInstall } from '../../scripts/lib/project.mjs';

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'damnatio-'))));
afterEach(() => rmSync(folder, { recursive: true }));

describe('nodeComplaint', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0'])('accepts %s', (version) =>
    expect(nodeComplaint(version, '>=20.19')).toBeUndefined(),
  );
  it.each(['18.20.4', '20.9.0', '20.18.3'])('refuses %s', (version) =>
    expect(nodeComplaint(version, '>=20.19')).toContain(`this is ${version}`),
  );
});

describe('whyInstall', () => {
  const lock = (file: string, packages: object): void => writeFileSync(join(folder, file), JSON.stringify({ packages }));
  const wanted = {
    '': { version: '0.1.0' },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/a-win': { version: '1.0.0', optional: true },
  };

  it('asks for an installation when there is none, or a different one', () => {
    lock('package-lock.json', wanted);
    expect(whyInstall(folder)).toContain('not installed yet');
    mkdirSync(join(folder, 'node_modules'));
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } });
    expect(whyInstall(folder)).toContain('a is not the version');
    lock('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } });
    expect(whyInstall(folder)).toBeUndefined();
  });
});

describe('fingerprint', () => {
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);

  it('changes with every edit, addition and removal, and with nothing else', () => {
    write('a.ts', 'one');
    const first = fingerprint(folder, ['.', 'missing']);
    expect(fingerprint(folder, ['.', 'missing'])).toBe(first);
    write('b.ts', 'two');
    expect(fingerprint(folder, ['.'])).not.toBe(first);
    rmSync(join(folder, 'b.ts'));
    expect(fingerprint(folder, ['.'])).toBe(first);
    utimesSync(join(folder, 'a.ts'), 1, 1);
    expect(fingerprint(folder, ['.'])).not.toBe(first);
  });
});
