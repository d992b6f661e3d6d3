import { expect, it } from 'vitest';
import { career } from '../../../../src/games/munera/desk/career.ts';
import type { MuneraContent } from '../../../../src/games/munera/rules/index.ts';
import { kit } from '../../../support/core-content.ts';

const content = kit.games['munera']!.content as unknown as MuneraContent;

it('C-012: men of a class usually fight as its content says', () => {
  const classes = career.bouts!.classes(content);
  expect(classes.length).toBeGreaterThan(10);
  for (const { id, usual } of classes) expect(usual, id).toBe(content.usual[id]);
  const first = Object.keys(content.usual).find((id) => classes.some((each) => each.id === id))!;
  const otherwise = { ...content, usual: { ...content.usual, [first]: 'wrestler' } };
  expect(career.bouts!.classes(otherwise).find(({ id }) => id === first)!.usual).toBe('wrestler');
});
