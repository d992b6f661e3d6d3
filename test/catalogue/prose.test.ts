import { describe, expect, it } from 'vitest';
import { diffProse, wordsIn } from '../../src/catalogue/index.ts';
import { beastProse } from '../../src/games/damnatio/cards/prose/beast.ts';
import { attackProse, defendProse, manProse } from '../../src/games/damnatio/cards/prose/men.ts';
import { noxiusFile } from '../../src/games/damnatio/cards/schemas/men.ts';
import { fighterProse, gearProse } from '../../src/games/munera/cards/prose.ts';
import { coreCatalogue, coreFiles, sampleFiles, loadCatalogue } from './support.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { muneraContent } from '../../src/games/munera/rules/index.ts';

const words = wordsIn(coreCatalogue().text['en']!);
const damnatio = damnatioContent(coreCatalogue());
const munera = muneraContent(coreCatalogue());

describe('prose', () => {
  it('of the lion', () => {
    expect(beastProse(damnatio.beasts['lion']!, words).join('\n')).toMatchInlineSnapshot(`
      "Lion (Leo).
      Control 4, 24 Hit Points, natural armour 1, guard 5 in front, Stamina 12 against other beasts; a blow of 5 makes it let go.
      Charges 5, then leaps up to 2 more (needs a run of 1); backs off 3.
      After a leap that fails it runs 1 hex past its target and strikes whoever stands there: Bowled over (no roll, 1d6+4, knocks down).
      At half its Hit Points or fewer it is bloodied: Control +1, To Hit +1.
      When it kills with a rolled attack it keeps Control next round.
      In Control, beside its target:
      1. If the target is Pinned: Maul (17 in 20, bite, 1d10+6, pins, the beast keeps Control).
      2. If the target is Down: Seize (16 in 20, bite, 1d8+6, pins).
      3. If the target stands in its front: Rake (17 in 20, claw, 1d8+5, knocks down at 10 damage or more); with 2 or more standing men beside it, backs off first and charges.
      4. Otherwise: Whirling swipe (16 in 20, claw, 1d6+5); with 2 or more standing men beside it, backs off first and charges.
      At the end of a charge:
      5. If it leapt 1 hex or more: Pounce (17 in 20, leap, 1d8+5, knocks down).
      6. Otherwise: Short rush (16 in 20, charge, 1d6+5); never runs past.
      When it answers a hit:
      7. If the target is Pinned: Maul (17 in 20, bite, 1d10+6, pins, the beast keeps Control).
      8. If the target is Down: Seize (16 in 20, bite, 1d8+6, pins).
      9. Otherwise: Whirling swipe (16 in 20, claw, 1d6+5).
      Head wounded (wounds module): Maul becomes Whirling swipe, Seize becomes Whirling swipe, it pins nobody.
      Body wounded (wounds module): natural armour 0 from the flank.
      Legs wounded (wounds module): no leap, charge −2."
    `);
  });

  it('of a man', () => {
    expect(manProse(damnatio.men['bulla']!).join('\n')).toMatchInlineSnapshot(`
      "Bulla. Highway robber; a noxius of level 3.
      Control 3, Movement 5, 10 Hit Points, Strength 4, Agility 4, Stamina 13, Accuracy 4, Intellect 4, Intimidation 3, Fate 1.
      He wears nothing that protects him.
      He carries a notched gladius (1d6, reaches 1 hex, a blade)."
    `);
  });

  it('of a man with traits, without the pack that they are of', () => {
    const man = { ...damnatio.men['bulla']!, traits: ['a.b:friend-of-the-lion', 'tall'] };
    expect(manProse(man).at(-1)).toBe('He is called “friend of the lion” and “tall”.');
  });

  it('of a man with a weapon of a pack that has no name of its own', () => {
    const weapon = { id: 'ann.cats:iron-sickle', damage: '1d4', reach: 1 };
    const ratings = Array.from({ length: 10 }, () => 1);
    const man = noxiusFile({}).parse({ schema: 'noxius/2', id: 'rufus', name: 'Rufus', level: 1, crime: 'thief', ratings, weapon });
    expect(man.weapon.name).toBe('iron sickle');
    expect(manProse({ ...damnatio.men['bulla']!, weapon: man.weapon }).at(-1)).toBe('He carries an iron sickle (1d4, reaches 1 hex).');
  });

  it('of Attack and Defend cards', () => {
    const attack = damnatio.attacks.generic.find(({ id }) => id === 'hamstring')!;
    const defend = damnatio.defends.weapon['venabulum']![0]!;
    expect([...attackProse(attack, words), ...defendProse(defend, words)].join('\n')).toMatchInlineSnapshot(`
      "Hamstring: beside the beast, Accuracy +4, damage of the weapon, costs 2 Stamina.
      It may be aimed at legs.
      Only from the flank or rear of the beast.
      A hit: if it wounds for 2 or more, −2 on the charge of the beast, once.
      Brace: Strength +4, answers charge and leap, costs 2 Stamina.
      Success: the charge stops in contact.
      Success: the beast takes 1d8."
    `);
  });

  it('of gladiators', () => {
    const tell = (id: string): string => fighterProse(munera.fighters[id]!, munera).join('\n');
    expect([tell('murmillo'), tell('velite'), tell('hilarinus'), tell('pugilarius')].join('\n')).toMatchInlineSnapshot(`
      "Murmillo. A gladiator.
      He carries a sword, a large shield and an enclosed helmet; light armour.
      Save 4 in front and on the left, 3 on the right, 2 behind.
      Without the large shield the Save is 2 on every side.
      Action points D6, D6+1 without the large shield.
      Customary foes: Thraex and Hoplomachus.
      Velite. A gladiator.
      He carries a thonged spear, a dagger in its sheath and a small shield; no armour.
      Save 1 in front and on the left, 0 on the right and behind.
      Without the small shield the Save is 0 on every side.
      Action points D6+2.
      The dagger may only be drawn and used when the thonged spear is gone.
      Hilarinus. A trained hunter.
      He carries a long spear and a dagger in its sheath; light armour.
      Save 1 on every side.
      Action points D6+1.
      He has the skills Reflexes and Dodge.
      Pugilarius. A gladiator.
      He carries two cesti; no armour.
      Save 1 on every side.
      Action points D6+2."
    `);
  });

  it('of gear', () => {
    const tell = (id: string): string => gearProse(munera.gear[id]!).join('\n');
    expect(['trident', 'hastaThonged', 'cape', 'largeShield', 'helmet', 'cestus'].map(tell).join('\n')).toMatchInlineSnapshot(`
      "Trident.
      2 action points an attack: strikes at 1 hex (−1) and 2 hexes.
      In two hands it lowers the Save by one.
      Thonged spear.
      1 action point an attack: strikes at 1 hex and thrown at 2 hexes (−1).
      It is tied to the wrist and comes back.
      Cape.
      2 action points an attack: is cast at 1 hex (−1).
      Save +1 in front and on the left.
      Whoever is caught gets free on 3 or more.
      Until then he cannot attack.
      Large shield.
      1 action point an attack: strikes at 1 hex (−1).
      Save +2 in front and on the left, +1 on the right.
      A hit that is saved knocks down.
      Enclosed helmet.
      Nobody attacks with it.
      Save +1 on every side.
      Cestus.
      1 action point an attack: strikes at 1 hex.
      Save +1 on every side.
      Wounds −1.
      It is bound on and cannot be lost."
    `);
  });

  it('of every card ends its sentences and leaves no gap', () => {
    const all = [
      ...Object.values(damnatio.beasts).flatMap((card) => beastProse(card, words)),
      ...Object.values(damnatio.men).flatMap(manProse),
      ...Object.values(munera.fighters).flatMap((card) => fighterProse(card, munera)),
      ...Object.values(munera.gear).flatMap(gearProse),
      ...[...damnatio.attacks.generic, ...Object.values(damnatio.attacks.weapon).flat()].flatMap((card) => attackProse(card, words)),
      ...[...damnatio.defends.generic, ...Object.values(damnatio.defends.weapon).flat(), ...damnatio.defends.optional].flatMap((card) =>
        defendProse(card, words),
      ),
    ];
    for (const sentence of all) {
      expect(sentence).toMatch(/[.:]$/);
      expect(sentence).not.toMatch(/undefined|null|NaN|\[object| {2}/);
    }
  });

  it('shows what a card changes', () => {
    const { catalogue } = loadCatalogue([...coreFiles, ...sampleFiles]);
    const leopard = damnatioContent(catalogue!).beasts['sample:leopard']!;
    const diff = diffProse(beastProse(damnatio.beasts['lion']!, words), beastProse(leopard, words)).filter(({ type }) => type !== 'same');
    expect(diff.slice(0, 2)).toEqual([
      { type: 'removed', text: 'Lion (Leo).' },
      {
        type: 'removed',
        text: 'Control 4, 24 Hit Points, natural armour 1, guard 5 in front, Stamina 12 against other beasts; a blow of 5 makes it let go.',
      },
    ]);
    expect(diff.map(({ text }) => text)).toContain('Charges 4, then leaps up to 3 more (needs a run of 1); backs off 4.');
    expect(diffProse(['1. a', '2. b'], ['1. x', '2. a', '3. b'])).toEqual([
      { type: 'added', text: '1. x' },
      { type: 'same', text: '2. a' },
      { type: 'same', text: '3. b' },
    ]);
    expect(diffProse(['a', 'b'], ['a', 'b'])).toEqual([
      { type: 'same', text: 'a' },
      { type: 'same', text: 'b' },
    ]);
  });
});
