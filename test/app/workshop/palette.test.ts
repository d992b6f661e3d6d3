import { beforeAll, describe, expect, it } from 'vitest';
import type { PartsPalette, WorkshopPart } from '../../../src/app/workshop-part.ts';
import { workshopParts } from '../../../src/app/workshop/parts.ts';
import { choicesOf, withFigure } from '../../../src/app/workshop/palette-places.ts';
import { loadCatalogue } from '../../../src/catalogue/index.ts';
import { contentFiles } from '../../../src/cli/content-files.ts';
import { CARDS } from '../../../src/games/cards.ts';
import { put } from '../../../src/hud/workshop/form/ways.ts';
import type { Game } from '../../../src/session/index.ts';
import { core } from '../../support/core-content.ts';

type Named = readonly [game: string, kind: string, id: string];

const MOD = 'schema: mod/2\nid: ann.trial\nname: Trial\nversion: 0.1.0\nlicence: CC0-1.0\nauthors: [Ann]\n';
/** A card of each kind that something is put into. */
const CARDS_WITH_PARTS: readonly Named[] = [
  ['damnatio', 'beast', 'lion'],
  ['damnatio', 'behaviour', 'captain'],
  ['munera', 'gladiator', 'retiarius'],
  ['munera', 'behaviour', 'aggressor'],
  ['recount', 'behaviour', 'brawler'],
];

let parts: ReadonlyMap<string, WorkshopPart<Game>>;
beforeAll(async () => void (parts = await workshopParts()), 60_000);

function paletteOf([game, kind, id]: Named): PartsPalette {
  const content = core.content[game] as Game['content'];
  return parts.get(game)!.palette!({ content, kind, id })!;
}

/** Nobody has hands for everything that can be carried. */
const fit = (kind: string, items: PartsPalette['items']) =>
  kind === 'gladiator' ? items.filter(({ value }) => value === 'core:helmet') : items;

/** A card that begins as another, with what its palette has put in. */
function withAll([game, kind, id]: Named): string {
  const { items, ...place } = paletteOf([game, kind, id]);
  const named = core.cards.find((card) => card.kind === kind && card.id === id)!;
  const head = `schema: ${kind}/2\nid: all-of-${id}\nextends: core:${id}\nname: ${JSON.stringify((named.value as { readonly name: unknown }).name)}\n`;
  return fit(kind, items).reduce((text, { value }) => put(text, `all-of-${id}`, { ...place, value }).text, head);
}

describe('what is put in ready made', { timeout: 20_000 }, () => {
  it('leaves nothing wrong in a card of any kind', () => {
    const files = CARDS_WITH_PARTS.map((card) => ({ path: `trial/${card.join('-')}.yaml`, text: withAll(card) }));
    const { findings } = loadCatalogue(
      [...contentFiles(['content/core'], process.cwd()), { path: 'trial/mod.yaml', text: MOD }, ...files],
      CARDS,
    );
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
  });

  it('has the figure that was set, within its bounds, and no other part is changed', () => {
    const palettes = CARDS_WITH_PARTS.map(paletteOf);
    const counted = palettes.flatMap((palette) => choicesOf(palette).flatMap(({ figure }) => figure ?? []));
    expect(counted.length).toBeGreaterThan(5);
    for (const { value, least, most } of counted) expect(value >= least && value <= most).toBe(true);
    const flee = palettes[0]!.items.find(({ label }) => label === 'Flee from a crowd')!;
    expect(withFigure(flee, 2)).toEqual({ ...(flee.value as object), when: { beside: { min: 2 } } });
    expect(withFigure(flee, null)).toBe(flee.value);
    const finish = palettes[3]!.items[0]!;
    expect(withFigure(finish, 40)).toMatchObject({ children: [{ call: 'may-end', args: [40] }, { call: 'finish' }] });
  });

  it('is nothing for a card that has no list for it', () => {
    const { content } = core;
    expect(parts.get('damnatio')!.palette!({ content: content['damnatio'] as Game['content'], kind: 'hunt', id: 'ursus' })).toBeNull();
    expect(parts.get('munera')!.palette!({ content: content['munera'] as Game['content'], kind: 'gear', id: 'net' })).toBeNull();
  });

  it('and a step of a form stands before the last of its trigger, which does whatever no other does', () => {
    const { standsBefore } = parts.get('damnatio')!;
    const lion = { content: core.content['damnatio'] as Game['content'], kind: 'beast', id: 'lion' };
    const before = (trigger: string) => standsBefore!(lion, ['procedure'], { trigger });
    expect(['control', 'charge', 'counter', 'kill'].map(before)).toEqual(['control-swipe', 'charge-rush', 'counter-swipe', null]);
    expect(standsBefore!(lion, ['attacks'], { trigger: 'control' })).toBeNull();
  });
});
