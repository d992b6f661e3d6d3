import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  figureOf,
  figureOfBeast,
  glyphOfThing,
  learnLooks,
  looksEdition,
  playLooks,
  portraitOf,
  previewLooks,
  weaponIcon,
} from '../../src/art/index.ts';
import { glyphNames, isGlyph } from '../../src/engine/look/index.ts';
import { core } from '../support/core-content.ts';
import { readSources } from '../support/source-files.ts';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const { looks } = core;

/** The same under ids that nobody has heard of. */
const renamed = <Value>(table: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(table).map(([id, value]) => [`somebody.pack:${id}`, value]));

describe('looks are data', () => {
  it('has one for every beast and man of the core cards', () => {
    expect(Object.keys(looks.beast).sort()).toEqual(Object.keys(core.damnatio.beasts).sort());
    for (const id of [...Object.values(core.damnatio.men), ...Object.values(core.munera.fighters)].map((card) => card.id))
      expect(looks.man[id], id).toBeDefined();
  });

  it('draws every card the same whatever its id is', () => {
    learnLooks({ beast: renamed(looks.beast), man: renamed(looks.man), gear: renamed(looks.gear) });
    for (const id of Object.keys(looks.beast)) expect(portraitOf(`somebody.pack:${id}`, 'beast'), id).toEqual(portraitOf(id, 'beast'));
    for (const id of Object.keys(looks.man)) expect(portraitOf(`somebody.pack:${id}`, 'noxius'), id).toEqual(portraitOf(id, 'noxius'));
    for (const id of Object.keys(looks.gear)) expect(weaponIcon(`somebody.pack:${id}`), id).toBe(weaponIcon(id));
    const carried = ['sword', 'largeShield'];
    const bereft = figureOf('somebody.pack:murmillo', { carried: carried.map((id) => `somebody.pack:${id}`) });
    expect(bereft).toEqual(figureOf('murmillo', { carried }));
    expect(bereft).not.toEqual(figureOf('murmillo'));
  });

  it('draws what the card says and not what its id sounds like', () => {
    learnLooks({ beast: { 'a.b:bull': looks.beast['bear']! }, man: {}, gear: { 'a.b:net': 'axe' } });
    expect(portraitOf('a.b:bull', 'beast')).toEqual(portraitOf('bear', 'beast'));
    expect(weaponIcon('a.b:net')).toBe(weaponIcon('axe'));
    expect(portraitOf('a.b:lion', 'beast').icon).toBe('paw-print');
    expect([glyphOfThing('a.b:sword'), glyphOfThing('murmillo'), glyphOfThing('toString')]).toEqual([null, null, null]);
  });

  it('tells when cards are drawn otherwise than before, and only then', () => {
    const before = looksEdition();
    learnLooks(looks);
    expect(looksEdition()).toBe(before);
    learnLooks({ beast: { 'a.b:cat': { rig: 'felid' } }, man: {}, gear: {} });
    expect(looksEdition()).toBe(before + 1);
  });

  it('draws by what is played with and by a preview only as long as they last', () => {
    const nothing = { beast: {}, man: {}, gear: {} };
    const own = portraitOf('lion', 'beast');
    playLooks({ ...nothing, beast: { lion: looks.beast['bear']!, 'a.b:gone': looks.beast['bear']! } });
    expect(portraitOf('lion', 'beast')).toEqual(portraitOf('bear', 'beast'));
    previewLooks({ ...nothing, beast: { lion: looks.beast['bull']! } });
    expect(portraitOf('lion', 'beast')).toEqual(portraitOf('bull', 'beast'));
    playLooks(looks);
    expect(portraitOf('lion', 'beast')).toEqual(portraitOf('bull', 'beast'));
    const before = looksEdition();
    previewLooks(null);
    expect(looksEdition()).toBe(before + 1);
    expect(portraitOf('lion', 'beast')).toEqual(own);
    expect(figureOfBeast('a.b:gone')).toBeUndefined();
    playLooks(nothing);
  });

  it('names no card in what draws and sounds', () => {
    const ids = [looks.beast, looks.man, looks.gear].flatMap((table) => Object.keys(table)).filter((id) => !isGlyph(id));
    expect(ids.length).toBeGreaterThan(15);
    const named = new RegExp(`['"\`](${ids.join('|')})['"\`]|\\b(${ids.join('|')}):`);
    const files = readSources(SRC).filter(({ path }) => /^(art|scenes|app\/sound)\//.test(path) && path !== 'art/icon-paths.ts');
    expect(files.length).toBeGreaterThan(60);
    const linesOf = (path: string): string[] => readFileSync(`${SRC}/${path}`, 'utf8').split('\n');
    const lines = files.flatMap(({ path }) =>
      linesOf(path)
        .filter((line) => named.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    // A silhouette of the icon set is called so.
    expect(lines).toEqual(["art/figures/glyph-portraits.ts: 'lion-head': { icon: 'lion', scale: 0.96, dx: -6 },"]);
  });

  it('has an icon of its own for every thing of the shipped set, but for those with two names', () => {
    const icons = glyphNames('thing').map(weaponIcon);
    expect(icons.filter((icon) => icon === 'own-fists')).toHaveLength(1);
    expect(new Set(icons).size).toBeGreaterThan(icons.length - 8);
  });
});
