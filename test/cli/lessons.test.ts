import { describe, expect, test } from 'vitest';
import { formatFinding } from '../../src/catalogue/index.ts';
import { loadCatalogue, type LessonCard } from '../../src/catalogue/index.ts';
import { CARDS } from '../../src/games/cards.ts';
import { DESKS } from '../../src/games/headless.ts';
import { kitOf } from '../../src/session/index.ts';
import { examplesIn, guideText } from '../support/guide.ts';
import { contentFiles } from '../../src/cli/content-files.ts';
import { lessonFindings, exploreLesson } from '../../src/cli/lessons/lesson-findings.ts';
import { core, kit } from '../support/core-content.ts';

const files = contentFiles(['content/core/lessons']);
const guide = guideText;
const packFiles = examplesIn(guide, 'guide.words').filter(({ path, findings }) => path.startsWith('ann.cats/') && findings === null);
const FACING = 'content/core/lessons/facing.yaml';

/** What `check` tells of the lesson *facing* with one line changed; its card is made to match by hand. */
function told(from: string, to: string, card: Partial<(typeof core.lessons)[string]>, tries = 0): string {
  const edited = files.filter(({ path }) => path === FACING).map((file) => ({ ...file, text: file.text.replace(from, to) }));
  expect(edited[0]!.text).not.toBe(files.find(({ path }) => path === FACING)!.text);
  return lessonFindings(kit, edited, { facing: { ...core.lessons['facing']!, ...card } }, tries)
    .map(formatFinding)
    .join('\n');
}

/** What `check` tells of the lesson of the guide, with some of it changed, in a pack beside the core. */
function ofPack(from: string | RegExp, to: string): { readonly said: string[]; readonly lesson: LessonCard | undefined } {
  const pack = packFiles.map((file) => (file.path.endsWith('spring.yaml') ? { ...file, text: file.text.replace(from, to) } : file));
  const all = [...contentFiles(['content/core']), ...pack];
  const { catalogue, findings } = loadCatalogue(all, CARDS);
  const found = lessonFindings(kitOf(DESKS, catalogue!), all, catalogue!.lessons, 0);
  const said = [...findings, ...found].map(({ file, line, message }) => `${file.split('/').at(-1)}:${line} ${message}`);
  return { said, lesson: catalogue!.lessons['ann.cats:spring'] };
}

describe('lessons of a pack', () => {
  test('call whom they teach by names of the pack, and can be stood in and won', () => {
    const { said, lesson } = ofPack('', '');
    expect(said).toEqual([]);
    const all = loadCatalogue([...contentFiles(['content/core']), ...packFiles], CARDS);
    const { heard, met, tries } = exploreLesson(kitOf(DESKS, all.catalogue!), lesson!, 40);
    expect(met).toBeGreaterThan(0);
    expect(met).toBeLessThan(tries);
    expect(heard.every((count) => count > 0)).toBe(true);
  });

  test.each([
    ['two figures on one hex', 'at: [1, 0]', 'at: [2, -2]', /^spring\.yaml:13 .*stand on the same hex/],
    ['a card that nobody has', 'card: core:bulla', 'card: core:bula', /^spring\.yaml:13 there is no sound card "bula"/],
    ['a figure in a pattern who is not there', 'wounded leopard', 'wounded lepard', /^spring\.yaml:1\d nobody called "lepard" stands/],
  ] as const)('with %s are told', (_, from, to, expected) => {
    expect(ofPack(from, to).said).toContainEqual(expect.stringMatching(expected));
  });
});

describe('positions of lessons', { timeout: 120_000 }, () => {
  const { position } = core.lessons['facing']!;

  test('of core can be stood in', () => {
    expect(lessonFindings(kit, files, core.lessons, 0)).toEqual([]);
  });

  test('that the rules refuse are told at their field', () => {
    const far = [
      { card: 'gaul', at: [99, 0] },
      { card: 'murmillo', at: [1, 0] },
    ];
    const text = told('at: [0, 0]', 'at: [99, 0]', { position: { ...position, fighters: far } });
    expect(text).toMatch(/facing\.yaml:10:\d+ error: /);
  });

  test('with a key that nobody knows are told at it', () => {
    const text = told('  turn: 5', '  trun: 5', { position: { ruleset: 'munera', fighters: position['fighters'], trun: 5 } });
    expect(text).toMatch(/facing\.yaml:12:3 error: nobody knows "trun" in a scenario of munera/);
  });

  test('of a game that is not here, or with a bot that nobody is', () => {
    expect(told('ruleset: munera', 'ruleset: chess', { position: { ...position, ruleset: 'chess' } })).toMatch(
      /facing\.yaml:8:3 error: there is no game "chess"/,
    );
    expect(told('murmillo: greedy', 'murmillo: gready', { bots: { murmillo: 'gready' } })).toMatch(
      /error: there is no bot "gready"; there is skilled, greedy, newcomer, random/,
    );
  });

  test('whose words nobody comes to hear are told when bots have tried them', () => {
    const answers = [
      ...core.lessons['facing']!.answers,
      { when: { events: ['felled gaul by=gaul'], never: [], facts: {} }, say: 'Never.' },
    ];
    const text = told('hints:', '  - { when: felled gaul by=gaul, say: Never. }\nhints:', { answers }, 30);
    expect(text).toMatch(/warning: in 30 tries by bots nobody came to hear this/);
    expect(text).toContain('felled gaul by=gaul');
  });

  test.each(Object.values(core.lessons).map((lesson) => [lesson.id, lesson] as const))(
    '%s: bots meet its goal now and then and now and then do not, and hear most of its words',
    (_, lesson) => {
      const { heard, met, tries } = exploreLesson(kit, lesson, 40);
      expect(met).toBeGreaterThan(0);
      expect(met).toBeLessThan(tries);
      expect(heard.filter((count) => count > 0).length).toBeGreaterThanOrEqual(heard.length / 2);
    },
  );
});
