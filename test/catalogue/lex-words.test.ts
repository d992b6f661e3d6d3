import { describe, expect, it } from 'vitest';
import type { Lex } from '../../src/engine/lex/index.ts';
import { LEX as HUNT_LEX } from '../../src/games/damnatio/rules/index.ts';
import { LEX as MUNERA_LEX } from '../../src/games/munera/rules/index.ts';
import { LEX as RECOUNT_LEX } from '../../src/games/recount/rules/index.ts';
import { lexTable } from '../../src/hud/setup/lex-choice.tsx';
import { coreCatalogue } from './support.ts';

const { rules, text } = coreCatalogue();
const messages = text['en']!;
const GAMES: readonly (readonly [string, Lex])[] = [
  ['damnatio', HUNT_LEX],
  ['munera', MUNERA_LEX],
  ['recount', RECOUNT_LEX],
];

describe.each(GAMES)('the lex of %s', (game, lex) => {
  const words = messages[`${game}-lex`]!;
  const table = lexTable(lex, `${game}-lex`, messages);
  const key = (toggle: string, value: unknown): string => `${toggle}-${String(value).replace('.', '-')}`;

  it.each(Object.entries(lex.choices))(
    'has a name, a note of one sentence and names for the values of %s',
    (toggle, { values, range, rules: ids }) => {
      expect(words[toggle]).toMatch(/^[A-Z]/);
      expect(words[`${toggle}-note`]).toMatch(/^[A-Z][^.]*\.$/);
      for (const value of values) if (typeof value === 'string') expect(words[key(toggle, value)], key(toggle, value)).toBeTruthy();
      for (const value of values) expect(table.valueWords(toggle, value)).toBeTruthy();
      if (range) for (const value of values) expect(value).toBeLessThanOrEqual(range.most);
      for (const id of ids) expect(rules[id], id).toBeDefined();
    },
  );

  it('has no words for what is not there', () => {
    const known = Object.entries(lex.choices).flatMap(([toggle, { values, group }]) => [
      toggle,
      `${toggle}-note`,
      `group-${group}`,
      ...values.map((value) => key(toggle, value)),
    ]);
    for (const each of Object.keys(words)) expect(known).toContain(each);
  });

  it('is offered under headings with words, every toggle once', () => {
    for (const { title } of table.groups) expect(title).toMatch(/^[A-Z]/);
    const offered = Object.keys(lex.choices).filter((toggle) => lex.choices[toggle]!.group !== null);
    expect(table.groups.flatMap(({ toggles }) => toggles)).toEqual(offered);
  });

  it('refuses toggles and values that are not there, by the rule of the toggle', () => {
    expect(lex.problem(lex.usual)).toBeNull();
    expect(lex.problem({ constructor: true })).toMatchObject({ field: 'constructor', rule: 'lex' });
    for (const [toggle, { rules: ids, range }] of Object.entries(lex.choices)) {
      for (const value of ['nonsense', -7, 1.3, null, ...(range ? [range.least - 1, range.most + 1] : [])])
        expect(lex.problem({ [toggle]: value }), `${toggle} ${value}`).toMatchObject({ field: toggle, rule: ids[0] });
      if (range) for (const value of [range.least, range.most]) expect(lex.problem({ [toggle]: value })).toBeNull();
    }
  });
});
