import { describe, expect, it } from 'vitest';
import type { KeyTable } from '../../src/engine/bout/index.ts';
import { BARS, GAITS, ITEM_CHANGES, ONE_SHOTS } from '../../src/engine/bout/index.ts';
import { ROLL_RESULTS } from '../../src/engine/dice/index.ts';
import { KEYS as DAMNATIO } from '../../src/games/damnatio/rules/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { DEEDS, KEYS as MUNERA } from '../../src/games/munera/rules/index.ts';
import { KEYS as RECOUNT } from '../../src/games/recount/rules/index.ts';
import { DIFFICULTIES } from '../../src/session/index.ts';
import { filled } from '../../src/engine/text/index.ts';
import { core } from '../support/core-content.ts';
import { doubled } from '../support/told-terms.ts';

const GIVEN: Readonly<Record<string, KeyTable>> = { damnatio: DAMNATIO, munera: MUNERA, recount: RECOUNT };
const text = core.text['en']!;

/** Messages that the frame asks for by itself, or makes of what the engine declares. */
const FRAME: KeyTable = {
  gait: GAITS,
  result: [...ROLL_RESULTS, 'double'],
  // dice whose events have no purpose of their own
  roll: ['clash', 'save', 'action-points', 'appeal', 'verdict'],
  // who has left the sand
  condition: ['dead', 'off'],
  // while something is shown, and when it is over
  moment: ['playing', 'over'],
  // how hard what a set-up offers is for a newcomer
  difficulty: [...DIFFICULTIES, 'unmeasured'],
  // a deck of a game, by what brings it, that cards of packs have joined
  joined: ['other'],
  event: [
    ...ITEM_CHANGES.map((how) => `item-${how}`),
    'item-cast-over',
    'item-recovered-from',
    ...BARS.map((bar) => `pushed-${bar}`),
    ...[...ONE_SHOTS, 'used'].map((what) => `one-shot-${what}`),
    'attacked-automatic',
    'attacked-over',
    'attacked-aimed',
  ],
};

/** Messages of these groups that the screens of a game ask for, beside what its rules give away. */
const SCREENS: Readonly<Record<string, KeyTable>> = {
  damnatio: {
    // a hex that cannot be walked to
    refusal: ['walk-short', 'walk-taken'],
    // an outcome, by who lives
    outcome: ['other-beast-dead', 'men-carried-out', 'beasts-parted', 'lives', 'live'],
    // the first charge, and a side that was told to hold
    moment: ['first-charge', 'struggles', 'bystanders-move'],
    // lots and decks that cards of packs may join
    joined: ['condemned', 'generic', 'optional'],
    // cards by name
    fate: ['thick-skin', 'second-wind', 'god-nods', 'slip'],
  },
  munera: {
    // somebody else's turn
    moment: ['watching'],
    joined: ['condemned', 'familia'],
    // a hex that is no answer by itself
    refusal: ['question-first', 'no-points-yet'],
    // what a sheet tells of a position: how he lies, whom he holds, whether he is still there
    condition: ['stood-up', 'holding', 'caped', 'spared'],
  },
  recount: {
    // somebody else's turn; a turn without AP
    moment: ['watching', 'spent'],
    joined: ['stables'],
    // a hex or a man that is no answer by himself
    refusal: ['same-facing', 'vote-first'],
    // the die itself, in a sum
    reason: ['die'],
  },
};

/** Groups whose keys are the end of a key under `event`. */
const EVENT: Readonly<Record<string, string>> = {
  drawn: 'drawn',
  charged: 'charged',
  ordered: 'ordered',
  manner: 'attacked',
  quadrant: 'attacked',
};
const FAMILY = /^(?:drawn|charged|ordered|attacked|item|pushed|one-shot)-/;

type Asked = readonly [group: string, key: string];

/** What a group of keys is looked up as; a manner is told where a quadrant is. */
function lookedUp(table: KeyTable, group: string): Asked[] {
  const family = EVENT[group];
  if (group === 'manner' && !table['quadrant']) return [];
  return table[group]!.map((key) => (family === undefined ? [group, key] : ['event', `${family}-${key}`]));
}

const askedBy = (table: KeyTable): Asked[] => Object.keys(table).flatMap((group) => lookedUp(table, group));
const inFrame = askedBy(FRAME);
const askedIn = (game: string): Asked[] => [...askedBy(GIVEN[game]!), ...askedBy(SCREENS[game]!)];
const own = (game: string, [group, key]: Asked): string | undefined => text[`${game}-${group}`]?.[key];
const shared = ([group, key]: Asked): string | undefined => text[group]?.[key];
const nameOf = ([group, key]: Asked): string => `${group}.${key}`;

it('every game declares what its rules give away', () => {
  expect(DESKS.map(({ id }) => id)).toEqual(Object.keys(GIVEN));
});

it.each(Object.keys(GIVEN))('%s has a message for every key that its rules give away', (game) => {
  const missing = [...askedIn(game), ...inFrame].filter((asked) => (own(game, asked) ?? shared(asked)) === undefined);
  expect(missing.map(nameOf)).toEqual([]);
});

describe('no message is there that nobody asks for', () => {
  /** The groups looked at, and of `event` what is made of keys. */
  const isLookedAt = (group: string, key: string): boolean =>
    group === 'event' ? FAMILY.test(key) : [FRAME, ...Object.values(GIVEN)].some((table) => table[group] && EVENT[group] === undefined);
  const unasked = (group: string, prefix: string, asked: ReadonlySet<string>): string[] =>
    Object.keys(text[`${prefix}${group}`] ?? {})
      .filter((key) => isLookedAt(group, key) && !asked.has(`${group}.${key}`))
      .map((key) => `${prefix}${group}.${key}`);
  const groups = [...new Set([...inFrame, ...Object.keys(GIVEN).flatMap(askedIn)].map(([group]) => group))];

  it.each(Object.keys(GIVEN))('in the groups of %s', (game) => {
    const asked = new Set([...askedIn(game), ...inFrame].map(nameOf));
    expect(groups.flatMap((group) => unasked(group, `${game}-`, asked))).toEqual([]);
  });

  it('in the groups that all games share', () => {
    const leftToAll = Object.keys(GIVEN).flatMap((game) => askedIn(game).filter((asked) => own(game, asked) === undefined));
    const asked = new Set([...leftToAll, ...inFrame].map(nameOf));
    expect(groups.flatMap((group) => unasked(group, '', asked))).toEqual([]);
  });

  it('a sentence for a condition is for one that is given away', () => {
    for (const [game, { condition }] of Object.entries(GIVEN)) {
      for (const group of [`${game}-gained`, `${game}-ended`])
        expect(condition).toEqual(expect.arrayContaining(Object.keys(text[group] ?? {})));
    }
    const conditions = Object.values(GIVEN).flatMap(({ condition }) => condition);
    for (const group of ['gained', 'ended']) expect(conditions).toEqual(expect.arrayContaining(Object.keys(text[group]!)));
  });
});

it('the deeds of munera are what is paid for', () => {
  expect(DEEDS.map(({ type }) => type).toSorted()).toEqual([...MUNERA.action].toSorted());
});

describe('no punctuation is doubled', () => {
  it('in a message, whatever a place in it is filled with', () => {
    const odd = Object.values(text).flatMap((group) =>
      Object.values(group).flatMap((message) => {
        const fill = Object.fromEntries([...message.matchAll(/\{(\w+)\}(?=\.)/g)].map(([, name]) => [name!, 'Whom will it turn on?']));
        return doubled(filled(message, fill));
      }),
    );
    expect(odd).toEqual([]);
  });

  it('in the words of lessons', () => {
    const lines = Object.values(core.lessons).flatMap(({ name, idea, intro, goal, answers, hints, closing, next }) => [
      name,
      idea,
      intro,
      goal.say,
      closing,
      next.say,
      ...answers.map(({ say }) => say),
      ...hints,
    ]);
    expect(lines.flatMap(doubled)).toEqual([]);
  });
});
