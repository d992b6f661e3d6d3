import { expect, it } from 'vitest';
import { Vault } from '../../../src/app/storage/vault.ts';
import { keepAuthor, loadAuthor } from '../../../src/app/workshop/start-screen.tsx';
import { slug } from '../../../src/hud/workshop/new-card.tsx';

it('whoever makes packs here is remembered, as far as a name goes, and forgotten when he wants to be', async () => {
  const vault = new Vault(() => 1);
  expect(await loadAuthor(vault)).toBe('');
  await keepAuthor(vault, '  Ann of Cats ');
  expect(await loadAuthor(vault)).toBe('Ann of Cats');
  await keepAuthor(vault, 'x'.repeat(500));
  expect(await loadAuthor(vault)).toHaveLength(60);
  await keepAuthor(vault, ' ');
  expect(await loadAuthor(vault)).toBe('');
});

it.each([
  ['Ann of Cats', 'ann-of-cats'],
  ['Zoë  Müller!', 'zoe-muller'],
  ['rhinoCalf', 'rhino-calf'],
  ['7 of 9', 'of-9'],
  ['獅子', ''],
])('the name %s is %s in an id', (name, id) => expect(slug(name)).toBe(id));
