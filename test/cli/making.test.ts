import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { decodePack, filesOfText } from '../../src/session/index.ts';
import type { Ran } from './run.ts';
import { damnatioIn, startedIn } from './run.ts';

const LONG = { timeout: 120_000 };
let folder = '';

beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'damnatio-making-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string): string => join(folder, path);

/** A call below the folder. */
const call = (line: string, cwd = '.'): Promise<Ran> => damnatioIn(at(cwd), ...line.split(' '));

it('a leopard is made from the lion, checked, told, fought, packed and linked', LONG, async () => {
  expect(await call('new beast leopard --from core:lion --out pard --pack ann.pard --author Ann')).toMatchObject({ code: 0, err: '' });
  const card = readFileSync(at('pard/beasts/leopard.yaml'), 'utf8');
  expect(card).toMatch(/^# yaml-language-server: \$schema=\.\.\/schemas\/beast\.schema\.json\n/);
  expect(card).toContain('extends: core:lion');
  expect(card.split('\n').length).toBeGreaterThan(17);
  expect(existsSync(at('pard/schemas/beast.schema.json'))).toBe(true);
  expect(readFileSync(at('pard/mod.yaml'), 'utf8')).toContain('id: ann.pard');

  writeFileSync(at('pard/beasts/leopard.yaml'), card.replace(/^# move: .*$/m, 'move: { slow: 6, charge: 4, leap: 3 }'));
  expect(await call('check', 'pard')).toMatchObject({ code: 0, err: '', out: '2 files checked: 0 errors, 0 warnings\n' });
  expect((await call('diff lion leopard', 'pard')).out).toMatch(/^move\.slow +3 +6$/m);
  const prose = (await call('prose leopard lion', 'pard')).out;
  expect(prose).toMatch(/^\+ Charges 4, then leaps up to 3 more/m);
  expect(prose).toMatch(/^- Charges 5, then leaps up to 2 more/m);
  const resolved = await call('resolve leopard', 'pard');
  expect(resolved.out).toMatch(/^beast ann\.pard:leopard of ann\.pard\n/);
  expect((await call('diff harena leopard', 'pard')).out).toMatch(/^harena is an arena and ann\.pard:leopard a beast: they have little /);
  expect((await call('diff leopard leopard', 'pard')).out).toBe('nothing differs between ann.pard:leopard and ann.pard:leopard\n');
  expect(startedIn(at('pard'), 'resolve', 'leopard')).toEqual(resolved);
  expect((await call('hunt --beast leopard --seed 7', 'pard')).code).toBe(0);
  expect(await call('hunt --beast leoprad', 'pard')).toMatchObject({
    code: 2,
    err: 'damnatio: --beast: there is no "leoprad"; did you mean "leopard"?\n',
  });

  const packed = await call('pack --json', 'pard');
  const { file, sha256 } = JSON.parse(packed.out) as { file: string; sha256: string };
  const text = readFileSync(at(`pard/${file}`), 'utf8');
  expect(file).toBe('../ann.pard-0.1.0.yaml');
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
  rmSync(at(`pard/${file}`));
  const files = filesOfText(text);
  expect(files.map(({ path }) => path)).toEqual(['beasts/leopard.yaml', 'mod.yaml']);
  const [home, link] = (await call('pack --link', 'pard')).out.trim().split('#p=');
  expect([home, decodePack(link!)]).toEqual(['http://127.0.0.1:4173/', files]);
  const elsewhere = await call('pack --link --base https://play.example/damnatio/#/packs', 'pard');
  expect(elsewhere.out).toBe(`https://play.example/damnatio/#p=${link}\n`);
  expect(await call('pack --link --base play.example', 'pard')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--base is the address of a game') as string,
  });
});

it('a card is added to the pack that is there, and nothing is written over', LONG, async () => {
  expect((await call('new beast leopard --out pard --pack ann.pard')).out).toMatch(
    /\nbegins as core:bear\n--from begins as another beast: bull, lion\n/,
  );
  expect(await call('new arena pit', 'pard')).toMatchObject({ code: 0 });
  expect(readFileSync(at('pard/arenas/pit.yaml'), 'utf8')).toContain('$schema=../schemas/arena.schema.json');
  expect((await call('new rule A-001 --out words', 'pard')).out).toMatch(/^words\/A-001\.yaml\n\n/);
  expect((await call('new rule A-002', 'pard')).out).toMatch(/^words\/A-002\.yaml\n/);
  expect(await call('new text de --out words', 'pard')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^words\/de\.yaml\nwith the texts of ann\.pard\n/) as string,
  });
  expect(readFileSync(at('pard/words/de.yaml'), 'utf8')).toMatch(
    /\$schema=\.\.\/schemas\/text\.schema\.json\n[^]*    leopard:\n      name: Leopard\n/,
  );
  expect((await call('new text fr --out ../french', 'pard')).out).toContain('damnatio check . ../french --watch ');
  expect((await call('new text fr --content pard --out french-too')).out).toContain('damnatio check pard french-too --watch ');
  expect(await call('check pard french')).toMatchObject({ code: 0, err: '' });
  expect((await call('new mod ann.dogs --out .')).out).toContain('damnatio check . --watch ');
  rmSync(at('mod.yaml'));
  expect((await call('check', 'pard')).code).toBe(0);
  expect(await call('new beast leopard --out .', 'pard')).toMatchObject({
    code: 1,
    err: expect.stringContaining('is there already; --out puts what is new into another folder') as string,
  });
});

it.each([
  ['new baest x', 'there is no kind "baest"; did you mean "beast"?'],
  ['new beast x --from core:lino', '--from: there is no beast "core:lino"; did you mean "core:lion"?'],
  ['new beast x --from unicorn', '--from: there is no beast "unicorn"; there is bear, bull, lion'],
  ['new beast x --from core:thraex', '--from: "core:thraex" is a gladiator, not a beast; there is bear, bull, lion'],
  ['new beast x --pack cats', '--pack is author.pack, such as ann.beasts, not "cats"'],
  ['new beast X', 'an id is letters, digits and hyphens, the first a small letter, not "X"'],
  ['new rule cats', 'the id of a rule looks like A-001, not "cats"'],
  ['new rule A-001 --whole', '--whole does not go with new rule'],
  ['new mod cats', 'a pack is called author.pack, such as ann.beasts, not "cats"'],
  ['new text german', 'a language looks like de or pt-BR, not "german"'],
  ['new text at', 'there is no language "at"; did you mean de?'],
  ['new text de --from ann.cats', '--from: there is no pack "ann.cats" here; there is core; --content DIR loads one'],
])('%s: %s', LONG, async (line, message) => {
  expect(await call(line)).toEqual({ code: 2, out: '', err: `damnatio: ${message}\n` });
  expect(readdirSync(folder)).toEqual([]);
});

it('a pack with errors is not packed, and one of an earlier format is brought to the present one', LONG, async () => {
  await call('new beast leopard --out pard --pack ann.pard');
  const head = readFileSync(at('pard/mod.yaml'), 'utf8');
  writeFileSync(at('pard/mod.yaml'), head.replace('version: 0.1.0', 'version: 0.1'));
  expect((await call('pack', 'pard')).code).toBe(1);
  writeFileSync(at('pard/mod.yaml'), head.replace('mod/2', 'mod/1').replace('id: ann.pard ', 'id: pard '));
  const shown = await call('migrate', 'pard');
  expect(shown.out).toMatch(/^-schema: mod\/1/m);
  expect(shown.out).toMatch(/^\+schema: mod\/2/m);
  expect(readFileSync(at('pard/mod.yaml'), 'utf8')).toContain('mod/1');
  expect((await call('migrate --write', 'pard')).code).toBe(0);
  expect(readFileSync(at('pard/mod.yaml'), 'utf8')).toContain('mod/2');
});

it('a pack that is one file is packed too, by its folder or its name', LONG, async () => {
  mkdirSync(at('wolf'));
  const wolf = '  - { schema: beast/2, id: wolf, extends: core:lion, name: Wolf }\n';
  writeFileSync(
    at('wolf/all.yaml'),
    `cards:\n  - schema: mod/2\n    id: ann.wolves\n    name: Wolves\n    version: 1.0.0\n    licence: CC0-1.0\n    authors: [Ann]\n${wolf}`,
  );
  for (const asked of ['wolf', 'wolf/all.yaml'])
    expect(await call(`pack ${asked} --out wolves.txt --force`)).toMatchObject({
      code: 0,
      out: expect.stringContaining('ann.wolves 1.0.0, 1 file,') as string,
    });
  writeFileSync(at('wolf/all.yaml'), `cards:\n${wolf}`);
  expect(await call('pack wolf')).toMatchObject({ code: 2, err: expect.stringContaining('no mod.yaml there or above') as string });
});
