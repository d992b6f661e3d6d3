import { describe, expect, it } from 'vitest';
import { formatDice } from '../../src/engine/dice/index.ts';
import { damnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { muneraContent } from '../../src/games/munera/rules/index.ts';
import { coreCatalogue, core, coreFiles } from './support.ts';

const { rules, text } = coreCatalogue();
const damnatio = damnatioContent(coreCatalogue());
const munera = muneraContent(coreCatalogue());
const { hunts } = damnatio;
const { lion, bull, bear } = damnatio.beasts;
const noxii = Object.values(damnatio.men).filter(({ kind }) => kind === 'noxius');
const bestiarii = Object.values(damnatio.men).filter(({ kind }) => kind === 'bestiarius');
const WHOLE = {
  becomes: {},
  off: [],
  toHit: {},
  noPin: false,
  noRetain: false,
  noLeap: false,
  noOverrun: false,
  charge: 0,
  sweepMax: null,
  flankArmour: null,
  blindFlank: null,
};

/** `attack 17 1d8+5` for every row, as the ledger prints it. */
const rows = (beast: NonNullable<typeof lion>): string[] =>
  beast.procedure.map((row) => {
    const attack = beast.attacks[row.attack!]!;
    return `${row.trigger} ${row.do} ${attack.toHit} ${attack.kind} ${formatDice(attack.dmg)} ${row.because}`;
  });

describe('the core content', () => {
  it('loads without a finding', () => expect(core.findings).toEqual([]));

  it('D-002: gives noxii no padding, and every weapon a name of its own', () => {
    expect(noxii.map(({ padding }) => padding)).toEqual([0, 0, 0, 0, 0, 0]);
    for (const { weapon } of noxii) expect(weapon.name).not.toBe(weapon.id);
  });

  it('D-011: puts the Shield Hex at (2,-4) facing 1, and a Sword Hex opposite', () => {
    expect(damnatio.arenas['harena']).toEqual({
      id: 'harena',
      radius: 8,
      blocked: [],
      marks: { shield: { at: { q: 2, r: -4 }, facing: 1 }, sword: { at: { q: -2, r: 4 }, facing: 4 } },
    });
  });

  it('D-017: draws four noxii against a beast', () =>
    expect(hunts['ad-bestias']).toMatchObject({ beasts: ['lion'], men: { draw: 4 }, elite: 0, lex: {} }));

  it('has a text for every message group that events name', () => {
    expect(Object.keys(text['en']!)).toEqual(
      expect.arrayContaining(['reason', 'roll', 'refusal', 'why-target', 'outcome', 'condition', 'phase', 'kind']),
    );
  });
});

describe('the rulebook', () => {
  it('has every rule from D-001 to D-307 and from M-001 to M-353, once and in order', () => {
    const ids = (letter: string, last: number) => Array.from({ length: last }, (_, i) => `${letter}-${String(i + 1).padStart(3, '0')}`);
    const several = (id: string) => /^D-4\d\d$/.test(id);
    expect(Object.keys(rules).filter((id) => !/^[RCL]-/.test(id) && !several(id))).toEqual([...ids('D', 307), ...ids('M', 353)]);
    const own = Object.keys(rules).filter(several);
    expect(own).toEqual(own.toSorted());
  });

  it('says each in one to three sentences of its own', () => {
    for (const { id, title, text: words } of Object.values(rules)) {
      expect(title.length, id).toBeLessThan(40);
      expect(words, id).toMatch(/^[A-Z0-9].*\.$/s);
      expect(words.match(/[.:;](\s|$)/g)!.length, id).toBeLessThanOrEqual(6);
      expect(words, id).not.toMatch(/\b(D|M|DG|DP)-\d|\bl\.\d|\bG:|\bT:/);
    }
  });

  it('is leant on by every card and step', () =>
    expect(coreFiles.filter(({ path }) => path.includes('/beasts/')).every(({ text: yaml }) => yaml.includes('rule: D-'))).toBe(true));
});

describe('the beasts', () => {
  it('D-031, D-030, D-029: move as printed', () => {
    expect([lion, bull, bear].map((beast) => beast!.move)).toEqual([
      { slow: 3, charge: 5, leap: 2, through: null },
      { slow: 2, charge: 7, leap: 0, through: null },
      { slow: 2, charge: 4, leap: 0, through: null },
    ]);
  });

  it('D-035, D-077: run past by 1 after a leap, by 3 and by 2', () => {
    expect([lion, bull, bear].map((beast) => beast!.overrun)).toEqual([
      { hexes: 1, attack: 'bowlOver', onlyAfterLeap: true },
      { hexes: 3, attack: 'trampled', onlyAfterLeap: false },
      { hexes: 2, attack: 'shoulder', onlyAfterLeap: false },
    ]);
  });

  it('D-034, D-040, D-043: have natural armour, guard and a point of letting go', () => {
    expect([lion, bull, bear].map(({ ratings } = lion!) => [ratings.naturalArmour, ratings.guard, ratings.releaseAt])).toEqual([
      [1, 5, 5],
      [2, 5, 5],
      [2, 4, 5],
    ]);
  });

  it('D-042: are bloodied at half', () => {
    expect([lion, bull, bear].map((beast) => beast!.bloodied)).toEqual([
      { atHpFraction: 0.5, control: 1, toHit: 1 },
      { atHpFraction: 0.5, control: 2, toHit: 1 },
      { atHpFraction: 0.5, control: 1, toHit: 1 },
    ]);
  });

  it('D-194 to D-202: the lion, step by step', () => {
    expect(rows(lion!)).toEqual([
      'control maul 17 bite 1d10+6 D-194',
      'control seize 16 bite 1d8+6 D-195',
      'control rake 17 claw 1d8+5 D-196',
      'control swipe 16 claw 1d6+5 D-197',
      'charge pounce 17 leap 1d8+5 D-198',
      'charge rush 16 charge 1d6+5 D-199',
      'counter maul 17 bite 1d10+6 D-200',
      'counter seize 16 bite 1d8+6 D-201',
      'counter swipe 16 claw 1d6+5 D-202',
    ]);
    expect(lion!.procedure[2]).toEqual({
      id: 'control-rake',
      trigger: 'control',
      when: { position: ['front'] },
      do: 'rake',
      attack: 'rake',
      before: [],
      after: [],
      pick: null,
      avoid: null,
      note: null,
      toHit: 0,
      turn: true,
      breakAndCharge: 2,
      runThrough: 0,
      withdraw: null,
      overrun: true,
      because: 'D-196',
    });
    expect(lion!.procedure[5]!.overrun).toBe(false);
    expect(lion!.onKill).toBe('retainControl');
  });

  it('D-203, D-211: strike automatically in passing', () => {
    expect(lion!.attacks['bowlOver']).toMatchObject({ automatic: true, toHit: 20, dmg: { count: 1, sides: 6, add: 4 }, knockdown: 0 });
    expect(bull!.attacks['trampled']).toMatchObject({ automatic: true, toHit: 20, dmg: { count: 1, sides: 6, add: 5 }, knockdown: 0 });
  });

  it('D-204 to D-210: the bull, step by step', () => {
    expect(rows(bull!)).toEqual([
      'control stamp 16 trample 1d8+6 D-204',
      'control hook 14 hook 1d6+6 D-205',
      'control sideHook 12 hook 1d6+5 D-206',
      'control kick 13 kick 1d6+6 D-207',
      'charge gore 15 charge 1d10+5 D-208',
      'charge hook 14 hook 1d6+6 D-209',
      'counter hook 14 hook 1d6+6 D-210',
    ]);
    expect(bull!.procedure.map(({ turn, runThrough, toHit }) => [turn, runThrough, toHit])).toEqual([
      [true, 3, 0],
      [true, 3, 0],
      [true, 3, 0],
      [false, 0, 0],
      [true, 0, 0],
      [true, 0, 0],
      [true, 0, -1],
    ]);
    expect(bull!.attacks['hook']!.toss).toEqual({ hexes: 1, atDamage: 10 });
    expect(bull!.attacks['gore']!.toss).toEqual({ hexes: 2, atDamage: 0 });
  });

  it('D-212 to D-219: the bear, step by step', () => {
    expect(rows(bear!)).toEqual([
      'control crush 17 hug 1d8+5 D-212',
      'control sweep 12 cuff 1d6+5 D-213',
      'control maul 15 bite 1d10+4 D-214',
      'control hug 13 hug 1d6+5 D-215',
      'control cuff 12 cuff 1d8+4 D-216',
      'charge shoulder 14 charge 1d8+5 D-217',
      'counter crush 17 hug 1d8+5 D-218',
      'counter cuff 12 cuff 1d8+4 D-219',
    ]);
    expect(bear!.attacks['sweep']!.sweep).toEqual({ max: 2, arcs: ['front', 'flank'] });
  });

  it('D-028: test the conditions of a step in the written order', () => {
    expect(Object.keys(bear!.procedure[1]!.when!)).toEqual(['frontFlank', 'position']);
  });

  it('D-239: are changed by wounds', () => {
    expect(lion!.wounds).toEqual({
      H: { ...WHOLE, becomes: { maul: 'swipe', seize: 'swipe' }, noPin: true },
      M: { ...WHOLE, flankArmour: 0 },
      L: { ...WHOLE, noLeap: true, charge: -2 },
    });
    expect(bull!.wounds).toEqual({
      H: { ...WHOLE, blindFlank: 'left' },
      M: { ...WHOLE, off: ['sideHook'], toHit: { hook: -2 } },
      L: { ...WHOLE, noOverrun: true, charge: -3 },
    });
    expect(bear!.wounds).toEqual({ H: { ...WHOLE, off: ['maul'] }, M: { ...WHOLE, noRetain: true }, L: { ...WHOLE, sweepMax: 1 } });
  });
});

describe('the men', () => {
  it('D-188: exactly six noxii, distinct in name, ratings and weapon', () => {
    expect(noxii.map(({ id }) => id)).toEqual(['syrus', 'dama', 'pyrrhus', 'gavius', 'bulla', 'valens']);
    for (const trait of [
      noxii.map(({ name }) => name),
      noxii.map(({ weapon }) => weapon.id),
      noxii.map(({ ratings }) => JSON.stringify(ratings)),
    ]) {
      expect(new Set(trait).size).toBe(6);
    }
  });

  it('D-189: levels 1 to 4, and no rating above the tiro’s', () => {
    expect(noxii.map(({ level }) => level)).toEqual([1, 1, 2, 2, 3, 4]);
    const tiro = damnatio.men['bullarius']!.ratings;
    for (const { ratings } of noxii) {
      for (const [rating, value] of Object.entries(ratings)) expect(value).toBeLessThanOrEqual(tiro[rating as keyof typeof tiro]);
    }
  });

  it('D-183: noxii have no armour in any form', () => {
    for (const card of coreCatalogue().cards.filter(({ kind }) => kind === 'noxius'))
      expect(JSON.stringify(card.value)).not.toMatch(/armou?r|padding/i);
  });

  it('D-185: no card carries damage options', () => {
    for (const { path, text: yaml } of coreFiles.filter((file) => /attacks|defends|noxii/.test(file.path)))
      expect(yaml, path).not.toContain('options');
  });

  it('D-192: ten ratings, all integers', () => {
    for (const { ratings } of Object.values(damnatio.men)) {
      expect(Object.keys(ratings)).toEqual([
        'control',
        'movement',
        'hitPoints',
        'strength',
        'agility',
        'stamina',
        'accuracy',
        'intellect',
        'intimidation',
        'fate',
      ]);
      expect(Object.values(ratings).every(Number.isInteger)).toBe(true);
    }
    expect(Object.values(damnatio.men['bulla']!.ratings)).toEqual([3, 5, 10, 4, 4, 13, 4, 4, 3, 1]);
  });

  it('D-193: bestiarii have padding and a grade', () => {
    expect(bestiarii.map(({ id, grade, padding, weapon }) => [id, grade, padding, weapon.name, formatDice(weapon.dmg)])).toEqual([
      ['bullarius', 'tiro', 1, 'venabulum', '1d8+1'],
      ['mamertinus', 'veteranus', 2, 'venabulum', '1d8+2'],
      ['hilarinus', 'primus', 2, 'venabulum', '1d8+2'],
    ]);
  });

  it('D-261 to D-266, D-277: stand in munera with a weapon or with skills', () => {
    expect(munera.fighters['valens']).toMatchObject({ gear: [{ gear: 'hastaUntied', damaged: true }], skills: [] });
    expect(munera.fighters['hilarinus']).toMatchObject({
      gear: [{ gear: 'longSpear' }, { gear: 'dagger' }],
      skills: ['reflexes', 'dodge'],
    });
  });
});

describe('the decks', () => {
  const { attacks, defends } = damnatio;
  const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id);

  it('D-155 to D-162: attacks that every man owns', () => {
    expect(ids(attacks.generic)).toEqual(['stab', 'slash', 'desperate', 'goad', 'hamstring', 'sand', 'flail', 'grounded']);
    expect(attacks.generic[0]).toEqual({
      id: 'stab',
      name: 'Stab',
      reach: null,
      toHit: 6,
      add: 0,
      damage: 'weapon',
      stamina: 1,
      aim: ['M', 'L'],
      from: null,
      states: ['standing'],
      needs: null,
      oncePerBout: false,
      fumbleOn: [1],
      nextBeastToHit: 0,
      nextControlBeast: 0,
      provoke: false,
      ifWounded: null,
      minGrade: null,
      losesWeapon: false,
      optional: false,
      because: 'D-155',
    });
    expect(attacks.generic[1]!.reach).toEqual([1, 1]);
    expect(attacks.generic[7]!.damage).toEqual({ count: 1, sides: 4, add: 0 });
  });

  it('D-163 to D-169: attacks that a weapon brings, none for the gladius', () => {
    expect(Object.entries(attacks.weapon).map(([weapon, cards]) => [weapon, ...ids(cards)])).toEqual([
      ['knife', 'underBelly'],
      ['cudgel', 'skullCrack'],
      ['torch', 'burn'],
      ['pitchfork', 'forkNeck'],
      ['gladius'],
      ['hasta', 'spearThrust'],
      ['venabulum', 'spearThrust', 'driveHome'],
      ['javelin', 'cast'],
    ]);
    expect(attacks.weapon['javelin']![0]).toMatchObject({ reach: [2, 4], losesWeapon: true, optional: true });
  });

  it('D-170 to D-181: defences', () => {
    expect(ids(defends.generic)).toEqual(['dodge', 'leapAside', 'dropFlat', 'parry', 'fallBack', 'flinch', 'rollAway', 'guardThroat']);
    expect(Object.entries(defends.weapon).map(([weapon, cards]) => [weapon, ...ids(cards)])).toEqual([
      ['torch', 'torchFace'],
      ['hasta', 'brace'],
      ['venabulum', 'brace', 'riposte'],
    ]);
    expect(ids(defends.optional)).toEqual(['humanShield', 'vault', 'cochlea']);
    expect(defends.generic[1]).toMatchObject({ answers: null, vs: { charge: 5, leap: 3 }, stamina: 2, soakOnFail: 0, counter: null });
  });

  it('D-207: only Dodge, Leap aside, Drop flat and Flinch answer a kick', () => {
    const cards = [...defends.generic, ...Object.values(defends.weapon).flat()];
    const answering = cards.filter(({ answers, states }) => (!answers || answers.includes('kick')) && states.includes('standing'));
    expect(ids(answering)).toEqual(['dodge', 'leapAside', 'dropFlat', 'flinch']);
  });
});
