import { describe, expect, it } from 'vitest';
import { classProse } from '../../../../src/games/recount/cards/prose.ts';
import type { ClassCard } from '../../../../src/games/recount/rules/index.ts';
import { recountContent } from '../../../../src/games/recount/rules/index.ts';
import { changed, coreCatalogue, messages, withPack } from '../../../catalogue/support.ts';

const sword = { weapon: 'sword', offHand: 'shield', heavy: false } as const;

/** The four classes as printed. */
const PRINTED: Readonly<Record<string, ClassCard>> = {
  heavy: {
    ...sword,
    id: 'heavy',
    name: 'Heavy',
    actionPoints: 0,
    rating: 1,
    because: 'R-045',
    heavy: true,
    save: { whole: 5, bare: 6, because: 'R-065' },
  },
  medium: {
    ...sword,
    id: 'medium',
    name: 'Medium',
    actionPoints: 0,
    rating: 0,
    because: 'R-046',
    save: { whole: 6, bare: null, because: 'R-066' },
  },
  light: {
    ...sword,
    id: 'light',
    name: 'Light',
    actionPoints: 1,
    rating: 1,
    because: 'R-040',
    save: { whole: null, bare: null, because: 'R-067' },
  },
  retiarius: {
    id: 'retiarius',
    name: 'Retiarius',
    actionPoints: 0,
    rating: 0,
    because: 'R-046',
    heavy: false,
    weapon: 'trident',
    offHand: 'net',
    save: { whole: 6, bare: 6, because: 'R-083' },
  },
};

const { classes, arenas, hash } = recountContent(coreCatalogue());
const PATH = 'content/core/recount/classes.yaml';
const edit = (from: string, to: string) => changed(PATH, (text) => text.replace(from, to));

describe('the classes of recount', () => {
  it('R-002 R-003 R-004: are the four of the page, in its order and with its numbers', () => {
    expect(classes).toEqual(PRINTED);
    expect(Object.keys(classes)).toEqual(['heavy', 'medium', 'light', 'retiarius']);
  });

  it('have names and a sentence or two as messages, which text files may put into other words', () => {
    const text = coreCatalogue().text['en']!;
    expect(text['recount-class']).toEqual({ heavy: 'Heavy', medium: 'Medium', light: 'Light', retiarius: 'Retiarius' });
    for (const id of Object.keys(classes)) expect(text['recount-class-note']![id], id).toMatch(/^[A-Z].*\.$/);
    for (const { weapon } of Object.values(classes)) expect(text['gear'], weapon).toHaveProperty(weapon);
  });

  it('live beside a gladiator of the same name', () => {
    const kinds = coreCatalogue()
      .cards.filter(({ id }) => id === 'retiarius')
      .map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(['gladiator', 'recount-class']);
  });

  it('fight in every arena there is', () => {
    const all = coreCatalogue()
      .cards.filter(({ kind }) => kind === 'arena')
      .map(({ id }) => id);
    expect(Object.keys(arenas).sort()).toEqual(all.sort());
  });

  it('change the hash with any number and with their order, and nothing of other games', () => {
    const other = edit('rating: 1', 'rating: 2').catalogue!;
    expect(recountContent(other).hash).not.toBe(hash);
    for (const game of ['damnatio', 'munera']) expect(other.content[game]!.hash).toBe(coreCatalogue().content[game]!.hash);
    const swapped = changed(PATH, (text) => text.replace(/( {2}- id: heavy\n[^]*?)( {2}- id: medium\n[^]*?)(?= {2}- id: )/, '$2$1'));
    expect(swapped.findings).toEqual([]);
    expect(recountContent(swapped.catalogue!).hash).not.toBe(hash);
  });

  it('may be added by a pack', () => {
    const card = '{ id: crupellarius, name: C, weapon: sword, offHand: shield, save: { whole: 4, bare: 5, rule: R-065 }, rule: R-045 }';
    const { findings, catalogue } = withPack({ 'c.yaml': `schema: recount-class/2\ncards: [${card}]\n` });
    expect(findings).toEqual([]);
    expect(recountContent(catalogue!).classes['acme.test:crupellarius']).toMatchObject({ actionPoints: 0, heavy: false, rating: 0 });
  });

  it('R-080e R-080j: do not contradict their armour', () => {
    expect(messages(edit('{ whole: 5, bare: 6, rule', '{ whole: 6, bare: 5, rule'))).toEqual([
      `${PATH}:10:29 he would be saved more easily once his shield is lost`,
    ]);
    expect(messages(edit('{ whole: 6, bare: 6, rule', '{ whole: 6, rule'))).toEqual([
      `${PATH}:39:11 a net saves nobody: with it and without it the save is the same`,
    ]);
  });
});

describe('prose of recount', () => {
  it('of every class', () => {
    expect(Object.values(classes).flatMap(classProse).join('\n')).toMatchInlineSnapshot(`
      "Heavy. A class of gladiator.
      He carries a sword and a shield.
      His armour saves him on 5 or 6 as long as he has his shield, without it on 6.
      Action points D6.
      A toggle may slow him for the weight of his armour.
      Gamblers count +1 to his Strength.
      Medium. A class of gladiator.
      He carries a sword and a shield.
      His armour saves him on 6 as long as he has his shield, without it nothing does.
      Action points D6.
      Light. A class of gladiator.
      He carries a sword and a shield.
      Nothing saves him.
      Action points D6+1.
      Gamblers count +1 to his Strength.
      Retiarius. A class of gladiator.
      He carries a trident and a net.
      His armour saves him on 6.
      Action points D6."
    `);
  });
});
