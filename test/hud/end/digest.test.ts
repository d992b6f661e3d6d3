import { expect, it } from 'vitest';
import type { BoutEvent } from '../../../src/engine/bout/index.ts';
import { deciderOf } from '../../../src/app/bots.ts';
import { digestOf, MOST_SCENES, openingWords, sceneWords } from '../../../src/hud/end/index.ts';
import { narratePassage, wordsOf } from '../../../src/hud/common/index.ts';
import { entrant, muneraSetup } from '../../../src/games/munera/rules/index.ts';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { muneraNames } from '../../../src/games/munera/screens/names.ts';
import { beginSession, finishing } from '../../../src/session/index.ts';
import { core, kit } from '../../support/core-content.ts';

function settled(seed: string) {
  const fighters = [entrant({ card: 'murmillo', side: 'a' }), entrant({ card: 'retiarius', side: 'b' })];
  const session = beginSession<MuneraGame>(kit, muneraSetup({ fighters }), seed);
  let told = 0;
  session.subscribe(() => void (told += 1));
  for (const _ of finishing(session, () => ({ decide: deciderOf(session, 'greedy'), deputed: false })));
  return { session, told };
}

it('plays a bout that nobody plays to its end, and tells whoever watches once', () => {
  const { session, told } = settled('a');
  expect(session.decision()).toBeNull();
  expect(told).toBe(1);
  const again = settled('a').session;
  expect(again.record()).toEqual(session.record());
});

it.each(['a', 'b', 'c', 'd', 'e', 'f'])('tells bout %s in a few scenes in their order, with every fall and the end among them', (seed) => {
  const { session } = settled(seed);
  const words = wordsOf(core.text['en']!, muneraNames(session.view.world));
  const scenes = digestOf(session.steps);
  expect(scenes.length).toBeGreaterThan(0);
  expect(scenes.length).toBeLessThanOrEqual(MOST_SCENES);
  expect(scenes.map(({ step }) => step)).toEqual(scenes.map(({ step }) => step).toSorted((a, b) => a - b));
  const falls = session.steps.flatMap(({ events }, step) => (events.some(({ type }) => type === 'felled') ? [step] : []));
  expect(scenes.map(({ step }) => step)).toEqual(expect.arrayContaining(falls));
  expect(scenes.at(-1)!.events.some(({ type }) => type === 'bout-ended')).toBe(true);
  for (const { events, figures, step } of scenes) {
    expect(narratePassage(events, words)).not.toBe('');
    expect(figures.length).toBeLessThanOrEqual(2);
    for (const event of events) expect(session.steps[step]!.events).toContain(event);
  }
});

it('tells nothing of a bout in which nothing has happened', () => {
  expect(digestOf([{ action: null, events: [] }])).toEqual([]);
});

it('is told in sentences: who met whom, each blow with its harm, the crowd before whoever it let die, and nothing twice', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const { session } = settled(seed);
    const words = wordsOf(core.text['en']!, muneraNames(session.view.world, { seed, messages: core.text['en']! }));
    expect(openingWords(session.steps, words)).toMatch(
      /^[A-Z]\w+ \(murmillo\) against [A-Z]\w+ \(retiarius\)\.( [A-Z]\w+ drew first blood in round \d+\.)?$/,
    );
    const scenes = digestOf(session.steps);
    const told = scenes.map(({ events }) => sceneWords(events, words));
    if (process.env['PRINT_SENTENCES']) console.info([openingWords(session.steps, words), ...told].join('\n  '));
    for (const line of told) {
      expect(line).not.toMatch(/undefined|\{|hit by|on the die/);
      const sentences = line.split('. ');
      expect(new Set(sentences).size).toBe(sentences.length);
    }
    const asked = session.steps.flatMap(({ events }) => events).find(({ type }) => type === 'appealed');
    if (asked) expect(told.join(' ')).toMatch(/asks the crowd for life/);
  }
});

it('tells a fall without dice by what it came of, not by the dice against somebody else; and one Hit Point as one', () => {
  const events = [
    {
      type: 'attacked',
      figure: 'bull',
      target: 'dama',
      attack: 'gore',
      kind: 'gore',
      area: null,
      modifiers: [],
      chance: 12,
      automatic: false,
    },
    {
      type: 'rolled',
      figure: 'bull',
      against: 'dama',
      again: false,
      roll: { why: 'to-hit', dice: '1d20', faces: [1], modifiers: [], total: 1, chance: 12, needed: 9, result: 'miss' },
    },
    { type: 'attacked', figure: 'bull', target: 'bulla', attack: 'trampled', kind: 'charge', area: null, modifiers: [], automatic: true },
    { type: 'wounded', figure: 'bulla', by: 'bull', raw: 1, modifiers: [], net: 1, from: 1, to: 0 },
    { type: 'felled', figure: 'bulla', by: 'bull', dead: true },
  ].map((event) => ({ ...event, rules: [] })) as unknown as BoutEvent[];
  const [scene] = digestOf([{ action: null, events }]);
  expect(scene!.events.map(({ type }) => type)).toEqual(['attacked', 'wounded', 'felled']);
  const words = wordsOf(core.text['en']!, {
    own: 'damnatio',
    arena: { cells: [] } as never,
    figure: (id) => ({ text: id === 'bull' ? 'Bull' : 'Bulla', beast: id === 'bull' }),
    card: () => 'Trampled',
    weapon: () => undefined,
  });
  expect(sceneWords(scene!.events, words)).toBe(
    'Bulla stands in the way of the bull: Trampled. Bulla loses 1 Hit Point: none left. Bulla is dead.',
  );
});
