import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { termsOf, type Terms } from '../../src/hud/common/term.tsx';
import { KEYS as DAMNATIO } from '../../src/games/damnatio/rules/index.ts';
import { DESKS } from '../../src/games/headless.ts';
import { KEYS as MUNERA, SKILLS } from '../../src/games/munera/rules/index.ts';
import { KEYS as RECOUNT } from '../../src/games/recount/rules/index.ts';
import { core } from '../support/core-content.ts';

const text = core.text['en']!;
const GAMES = DESKS.map(({ id }) => id);
const CONDITIONS: Readonly<Record<string, readonly string[]>> = {
  damnatio: DAMNATIO.condition,
  munera: MUNERA.condition,
  recount: RECOUNT.condition,
};
/** They need no words: he is dead, or alive and gone. */
const PLAIN = ['dead', 'off', 'spared'];

/** Messages that a game can say: its own and those of all, without the explanations themselves. */
function messagesOf(game: string): string[] {
  const isOthers = (group: string): boolean => GAMES.some((other) => other !== game && group.startsWith(`${other}-`));
  const told = Object.entries(text).filter(([group]) => !isOthers(group) && !/(^|-)term(-said)?$/.test(group));
  return told.flatMap(([, messages]) => Object.values(messages));
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));
}

const frame = [...sources('src/hud'), ...sources('src/app')];
const screensOf = (game: string): string[] => [...sources(`src/games/${game}`), ...frame];
const explains = (terms: Terms, said: string): boolean => terms.pieces(said).some((piece) => typeof piece !== 'string');

const FACES = ['1', '2', '3', '4', '5', '6'];
const isExplanation = (group: string): boolean => /(^|-)term(-said)?$/.test(group);

/** Words in names of cards. */
const CARDS = new Set(
  core.cards.flatMap(({ value }) =>
    (JSON.stringify(value).match(/"(?:name|en)":"[^"]+"/g) ?? []).flatMap((name) => name.match(/[A-Z][a-z]+/g) ?? []),
  ),
);

/** Words with a capital inside a sentence are names or terms of the rules. */
function capitalised(message: string): string[] {
  return [...message.matchAll(/(?<=[a-z,;] )[A-Z][a-z]+/g)].map(([word]) => word);
}

/** Names of places and peoples. */
const NAMES = /^(?:East|Gaulish|Greece|Rome|Samnium|Thracian)$/;

describe.each(GAMES)('words of %s', (game) => {
  const terms = termsOf(text, game);
  it('explains every condition that its rules give away', () => {
    const unexplained = CONDITIONS[game]!.filter((key) => {
      const said = text[`${game}-condition`]?.[key] ?? text['condition']![key]!;
      return !PLAIN.includes(key) && !explains(terms, said);
    });
    expect(unexplained).toEqual([]);
  });

  it('explains every word with a capital in its own messages', () => {
    const own = Object.keys(text).filter((group) => group.startsWith(`${game}-`) && !isExplanation(group));
    expect(unexplainedIn(own, [terms])).toEqual([]);
  });

  it('explains nothing that is not said anywhere', () => {
    const messages = messagesOf(game).flatMap((message) => FACES.map((face) => message.replaceAll('{face}', face)));
    const told = [...messages, ...screensOf(game), ...core.cards.map(({ value }) => JSON.stringify(value))];
    const unsaid = terms.all.filter(
      ({ said, id }) => !told.some((message) => said.some((way) => message.includes(way)) || message.includes(`id="${id}"`)),
    );
    expect(unsaid.map(({ id }) => id).filter((id) => text[`${game}-term`]![id])).toEqual([]);
  });

  it('says each meaning in one sentence, without rule numbers, and each way for one word only', () => {
    for (const { id, meaning } of terms.all) {
      expect(meaning, id).toMatch(/^[A-Z].*\.$/);
      expect(meaning.replaceAll('−', ''), id).not.toMatch(/\. [A-Z]|[A-Z]-\d{3}|!/);
      expect(meaning.length, id).toBeLessThanOrEqual(200);
    }
    const own = Object.keys(text[`${game}-term`]!).flatMap((id) => terms.get(id)!.said);
    expect(own.filter((way, at) => own.indexOf(way) !== at)).toEqual([]);
  });

  it('has ways of saying only for words that it explains', () => {
    for (const group of ['term', `${game}-term`])
      expect(Object.keys(text[group]!)).toEqual(expect.arrayContaining(Object.keys(text[`${group}-said`] ?? {})));
  });
});

it('a word with a capital in a message of all games is explained in one of them', () => {
  const shared = Object.keys(text).filter((group) => !GAMES.some((game) => group.startsWith(`${game}-`)) && !isExplanation(group));
  const all = GAMES.map((game) => termsOf(text, game));
  expect(
    unexplainedIn(
      shared.filter((group) => !['gladiator-name'].includes(group)),
      all,
    ),
  ).toEqual([]);
});

function unexplainedIn(groups: readonly string[], games: readonly Terms[]): string[] {
  const messages = groups.flatMap((group) => Object.values(text[group]!));
  const unexplained = messages.flatMap((message) =>
    capitalised(message).filter(
      (word) => !CARDS.has(word) && !NAMES.test(word) && !games.some((terms) => isPartOfTerm(terms, message, word)),
    ),
  );
  return [...new Set(unexplained)];
}

function isPartOfTerm(terms: Terms, message: string, word: string): boolean {
  return terms.pieces(message).some((piece) => typeof piece !== 'string' && piece.said.includes(word)) || explains(terms, word);
}

describe('terms by id in the screens', () => {
  it('are there', () => {
    const known = new Set(GAMES.flatMap((game) => termsOf(text, game).all.map(({ id }) => id)));
    const asked = GAMES.flatMap(screensOf).flatMap((source) => [...source.matchAll(/<Term id="([^"]+)"/g)].map(([, id]) => id!));
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    expect(asked).toContain('bloodied');
  });

  it('explain every skill of gladiators', () => {
    const munera = termsOf(text, 'munera');
    for (const skill of SKILLS) expect(explains(munera, text['skill']![skill]!) || munera.get(`skill-${skill}`), skill).toBeTruthy();
  });
});

describe('a text in pieces', () => {
  const terms = termsOf(
    {
      term: { lex: 'Rulings.' },
      'a-term': { control: 'Who leads.', 'control-check': 'Two dice.', down: 'He lies.' },
      'a-term-said': { control: 'Control', 'control-check': 'Control Check', down: 'Down' },
    },
    'a',
  );
  const said = (message: string): unknown[] =>
    terms.pieces(message).map((piece) => (typeof piece === 'string' ? piece : [piece.term.id, piece.said]));

  it('finds the longest way, whole words as written, each term once', () => {
    expect(said('Control Check: Control is theirs; Control, down, Downs.')).toEqual([
      ['control-check', 'Control Check'],
      ': ',
      ['control', 'Control'],
      ' is theirs; Control, down, Downs.',
    ]);
    expect(said('nothing')).toEqual(['nothing']);
    expect(said('')).toEqual(['']);
  });

  it('loses no letter, whatever the text', () => {
    for (const message of messagesOf('damnatio')) {
      const pieces = termsOf(text, 'damnatio').pieces(message);
      expect(pieces.map((piece) => (typeof piece === 'string' ? piece : piece.said)).join('')).toBe(message);
    }
  });
});
