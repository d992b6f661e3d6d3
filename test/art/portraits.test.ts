import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { hasIcon, iconAuthors, iconPath, iconSvg, portraitIn, portraitOf, portraitSvg, SIGNS, weaponIcon } from '../../src/art/index.ts';
import { core } from '../support/core-content.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const men = Object.keys(core.damnatio.men);
const beasts = Object.keys(core.damnatio.beasts);

describe('portraits', () => {
  it('reads the core cards', () => {
    expect(beasts).toEqual(expect.arrayContaining(['lion', 'bull', 'bear']));
    expect(men).toEqual(expect.arrayContaining(['syrus', 'dama', 'pyrrhus', 'gavius', 'bulla', 'valens', 'hilarinus']));
  });

  it('gives every core card a silhouette of its own', () => {
    const drawn = [...beasts.map((id) => core.looks.beast[id]), ...men.map((id) => core.looks.man[id])].map(portraitIn);
    for (const portrait of drawn) expect(portrait).not.toBeNull();
    expect(new Set(drawn.map((portrait) => portraitSvg(portrait!))).size).toBe(beasts.length + men.length);
  });

  it('gives unknown cards the silhouette of their kind', () => {
    expect(portraitOf('leopard', 'beast').icon).toBe('paw-print');
    expect(portraitOf('nemo', 'noxius')).not.toEqual(portraitOf('nemo', 'gladiator'));
  });

  it('tells the weapons apart', () => {
    const weapons = ['knife', 'cudgel', 'torch', 'pitchfork', 'gladius', 'hasta', 'venabulum', 'javelin', 'soup ladle'].map(weaponIcon);
    expect(new Set(weapons).size).toBe(weapons.length);
  });

  it('has a path for every sign', () => {
    for (const icon of Object.values(SIGNS)) {
      expect(hasIcon(icon), icon).toBe(true);
      expect(iconPath(icon)).toMatch(/^[Mm]/);
      expect(iconSvg(icon)).toContain('fill="currentColor"');
    }
  });

  it('puts all layers of a portrait into its mark-up', () => {
    expect(portraitSvg(portraitOf('pyrrhus', 'noxius')).match(/<path/g)).toHaveLength(2);
  });
});

describe('credits', () => {
  const credits = readFileSync(`${root}/public/CREDITS.txt`, 'utf8');

  it('names every author and licence', () => {
    for (const author of iconAuthors()) expect(credits).toContain(author);
    for (const words of ['CC BY 3.0', 'Cinzel', 'Inter', 'SIL Open Font License']) expect(credits).toContain(words);
  });

  it('is current, and so are the paths', () => {
    expect(() => execFileSync(process.execPath, [`${root}/scripts/icons.mjs`, '--check'])).not.toThrow();
  });
});
