import { describe, expect, it } from 'vitest';
import { LEX, muneraContent, SKILLS } from '../../../../src/games/munera/rules/index.ts';
import { coreCatalogue } from '../../../catalogue/support.ts';

const { rules, text } = coreCatalogue();
const munera = muneraContent(coreCatalogue());
const say = text['en']!;

describe('words of munera', () => {
  it('names gear as the cards do, and fists', () => {
    const { improvised, ...names } = say['gear']!;
    expect(improvised).toBe('fists');
    expect(names).toEqual(Object.fromEntries(Object.values(munera.gear).map(({ id, name }) => [id, name])));
  });

  it('names skills, sides and armour', () => {
    expect(Object.keys(say['skill']!)).toEqual(SKILLS);
    expect(Object.keys(say['skill-note']!)).toEqual(SKILLS);
    expect(Object.keys(say['quadrant']!)).toEqual(['front', 'right', 'left', 'rear']);
    expect(Object.keys(say['armour']!)).toEqual(['none', 'light', 'heavy']);
  });

  it('takes names of arenas and texts of classes from the cards', () => {
    expect(say['arena']).toMatchObject({ harena: 'Harena', forum: 'Forum, fenced in' });
    const classes = Object.entries(munera.fighters).filter(([id, card]) => card.kind === 'gladiator' && card.id === id);
    for (const [id] of classes) expect(say['gladiator']![id], id).toMatch(/\.$/);
  });
});

describe('the rules of munera', () => {
  const own = Object.values(rules).filter(({ id }) => id.startsWith('M-'));

  it('have titles of their own', () => expect(new Set(own.map(({ title }) => title)).size).toBe(own.length));

  it('name only toggles that are there', () => {
    for (const { id, text: words } of own) {
      for (const [, toggle] of words.matchAll(/\blex ([a-z]\w+)/g)) expect(Object.keys(LEX.choices), id).toContain(toggle);
    }
  });

  it('name every toggle of their own', () => {
    const words = own.map((rule) => rule.text).join(' ');
    const toggles = Object.entries(LEX.choices).filter(([, { rules: ids }]) => ids.some((id) => id.startsWith('M-')));
    for (const [toggle] of toggles) expect(words, toggle).toContain(`lex ${toggle}`);
  });

  it('are named by every gladiator and all gear', () => {
    for (const { kind, id, value } of coreCatalogue().cards)
      if (kind === 'gladiator' || kind === 'gear') expect(JSON.stringify(value), id).toMatch(/"rule":"[MD]-\d{3}"/);
  });
});
