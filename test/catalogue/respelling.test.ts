import { describe, expect, it } from 'vitest';
import { migrateFile } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { withPack } from './support.ts';

/** Men and decks as they were written before they had the words of beasts. */
const EARLIER = {
  'gaius.yaml': `schema: noxius/2
id: gaius
name: Gaius
level: 1
crime: theft
ratings: [2, 4, 7, 2, 4, 10, 2, 3, 1, 0]
weapon: { id: sickle, dmg: 1d4, reach: 1 } # from the field
`,
  'sickle.yaml': `schema: attacks/2
id: sickle
deck:
  - { id: reap, name: Reap, reach: 1, toHit: 4, add: 1, stamina: 2, aim: [L, M], from: [flank, rear], rule: D-158 }
`,
  'more.yaml': `schema: attacks/2
id: long
extends: sickle
deck: { insert: [{ id: prod, name: Prod, reach: 2, toHit: 4, stamina: 1, aim: [H] }] }
`,
  'hook.yaml': `schema: defends/2
id: sickle
deck:
  - { id: hook, name: Hook, stat: agility, bonus: 4, stamina: 2, answers: [claw], counter: { toHit: 5, dmg: 1d6+1 }, rule: D-180 }
`,
};

const NOW: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(EARLIER).map(([path, text]) => [
    path,
    text.replace('dmg', 'damage').replace('[L, M]', '[legs, body]').replace('[H]', '[head]'),
  ]),
);

/** Of this pack, measured with the last edition that had no other words. */
const HASH = '0883b2fa294771e3';

const earlier = withPack(EARLIER);
const now = withPack(NOW);

describe('earlier words of men and decks', () => {
  it('are read as those of today, and each is told with the edit', () => {
    expect(now.findings).toEqual([]);
    expect(
      earlier.findings.map(({ file, line, column, severity, message }) => `${file}:${line}:${column} ${severity}: ${message}`),
    ).toEqual([
      'test/gaius.yaml:7:23 warning: "dmg" is an earlier word; it was read as "damage"',
      'test/hook.yaml:4:104 warning: "dmg" is an earlier word; it was read as "damage"',
      'test/more.yaml:4:80 warning: "H" is an earlier word; it was read as "head"',
      'test/sickle.yaml:4:75 warning: "L" is an earlier word; it was read as "legs"',
      'test/sickle.yaml:4:78 warning: "M" is an earlier word; it was read as "body"',
    ]);
    expect(earlier.findings.map(({ fix }) => fix?.replacement)).toEqual(['damage', 'damage', 'head', 'legs', 'body']);
    expect(damnatioContent(earlier.catalogue!)).toEqual(damnatioContent(now.catalogue!));
  });

  it('leave a pack the hash by which records know it', () => {
    expect(earlier.catalogue!.packHashes['acme.test']).toBe(HASH);
    expect(now.catalogue!.packHashes['acme.test']).toBe(HASH);
  });

  it('may stand in what extends a card of today', () => {
    const text = 'schema: bestiarius/2\nid: titus\nextends: core:bullarius\nname: Titus\nweapon: { dmg: 1d4 }\n';
    const { catalogue, findings } = withPack({ 'titus.yaml': text });
    expect(findings.map(({ path }) => path)).toEqual(['weapon.dmg']);
    expect(damnatioContent(catalogue!).men['acme.test:titus']!.weapon.dmg).toEqual({ count: 1, sides: 4, add: 0 });
  });

  it('beside the words of today are a fault', () => {
    const both = EARLIER['gaius.yaml'].replace('dmg: 1d4', 'dmg: 1d4, damage: 1d6');
    expect(withPack({ ...NOW, 'gaius.yaml': both }).findings).toMatchObject([
      { severity: 'error', path: 'weapon.dmg', message: 'unknown key "dmg"' },
    ]);
  });

  it('are written anew by migrate, with their comments', () => {
    for (const [path, text] of Object.entries(EARLIER)) {
      const migrated = migrateFile({ path, text }, CARDS);
      expect(migrated.text).toBe(NOW[path]);
      expect(migrated.diff).not.toBe('');
      expect(migrateFile({ path, text: migrated.text }, CARDS).diff).toBe('');
    }
  });

  it('are in nothing that ships, and in no file of the first format once it is migrated', () => {
    for (const file of contentFiles(['content/core', 'content/sample-mod', 'content/venatio']))
      expect(migrateFile(file, CARDS).diff, file.path).toBe('');
    for (const file of contentFiles(['test/catalogue/first-format']))
      expect(migrateFile(file, CARDS).text, file.path).not.toMatch(/\bdmg:|aim: \[[HML]/);
  });
});
