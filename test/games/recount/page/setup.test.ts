import { expect, test } from 'vitest';
import { formatRoster, parseRoster } from '../../../../src/app/roster-link.ts';
import { boutOfDraft as boutOf, draftOfSetup } from '../../../../src/app/index.ts';
import { facts } from '../../../../src/games/recount/page/facts.ts';
import { recountClasses, recountPicks } from '../../../../src/games/recount/page/setup.tsx';
import type { RosterDraft } from '../../../../src/hud/setup/index.ts';
import { core } from '../../../support/core-content.ts';

const TERMS = facts.terms;
/** What a draft comes to; a save, a record and a link can be read again only if there is nothing else in it. */
const boutOfDraft = (draft: RosterDraft) => {
  const bout = boutOf(facts, draft);
  expect(facts.duels.desk.setups.read(JSON.parse(JSON.stringify(bout)))).toEqual(bout);
  return bout;
};
const at = { content: core.recount, messages: core.text['en']! };

test('the address of a set-up is read, and written as short as it can be', () => {
  const draft = parseRoster('side=light&side=heavy&lex=mobVoters:2', TERMS);
  expect(boutOfDraft(draft)).toMatchObject({ fighters: [{ card: 'light' }, { card: 'heavy' }] });
  expect(formatRoster(parseRoster('', TERMS), TERMS)).toBe('side=heavy&side=retiarius');
  expect(parseRoster('free=light,light,heavy,medium,light,light,light', TERMS).sides[0]).toHaveLength(6);
});

test('a set-up comes back as the draft it was made of', () => {
  const draft = parseRoster('side=light,heavy:greedy&side=retiarius:human', TERMS);
  const named = { light: 'human', heavy: 'greedy', retiarius: 'human' };
  expect(draftOfSetup(facts, boutOfDraft(draft), named)).toEqual(draft);
});

test('every class has its arms and its text, and every pick is a bout that the classes are there for', () => {
  const classes = recountClasses(at);
  expect(classes.map(({ id, arms }) => [id, arms])).toEqual([
    ['heavy', 'Sword and shield; armour that saves on 5 and more.'],
    ['medium', 'Sword and shield; armour that saves on 6.'],
    ['light', 'Sword and shield; no armour.'],
    ['retiarius', 'Trident and net; armour that saves on 6.'],
  ]);
  expect(classes.filter(({ text, id }) => text === id)).toEqual([]);
  const picks = recountPicks(at, null);
  expect(picks.map(({ id }) => id)).toEqual(['first', 'net', 'steel', 'pairs', 'brawl', 'lot']);
  for (const { id, name, text, draft } of picks) {
    expect([name, text]).not.toContain(id);
    const { fighters } = boutOfDraft(draft());
    expect(fighters.every(({ card }) => classes.some((each) => each.id === card))).toBe(true);
    expect(new Set(fighters.map(({ side }) => side)).size).toBeGreaterThan(1);
  }
});
