import { blockedHexes, arenaFile } from './arena-shape.ts';
import {
  defineKind,
  single,
  type ArenaEntry,
  type BehaviourEntry,
  type LadderEntry,
  type LessonEntry,
  type ProgrammeEntry,
  type RuleEntry,
  type TextEntry,
  exactly,
} from './kind.ts';
import { listToCards, toSecond } from './migrations/nodes.ts';
import { behaviourFile } from './schemas/behaviour.ts';
import { ladderFile } from './schemas/ladder.ts';
import { lessonFile } from './schemas/lesson.ts';
import { programmeFile } from './schemas/programme.ts';
import { ruleFile, textFile } from './schemas/words.ts';
import type { Behaviour } from '../engine/mind/index.ts';
import { withFullFigures } from './lesson-figures.ts';
import type { LessonCard, ProgrammeCard, RuleText } from './types.ts';

/** Kinds of content that all games share. */

export const ARENA = defineKind({
  schema: 'arena/2',
  earlier: [{ schema: 'arena/1', migrate: toSecond }],
  noun: 'arena',
  about: 'Sand to fight on: its outline, blocked hexes, and named hexes where something begins.',
  type: ({ uses }) => arenaFile(uses),
  cards: (file) => single(file),
  into: ({ id, name, radius, shape, blocked, marks, for: use }): ArenaEntry => ({
    card: { id, radius, blocked: blockedHexes(radius, shape, blocked), marks },
    name,
    for: use,
  }),
});

export const RULE = defineKind({
  schema: 'rule/2',
  earlier: [{ schema: 'rules/1', migrate: listToCards('rules') }],
  noun: 'rule',
  about: 'A rule in plain sentences, which cards and the log cite by its id.',
  type: () => ruleFile,
  cards: (file) => single(file),
  into: (rule): RuleEntry => ({ card: exactly<RuleText>()(rule) }),
});

export const BEHAVIOUR = defineKind({
  schema: 'behaviour/2',
  earlier: [{ schema: 'behaviour/1', migrate: toSecond }],
  noun: 'behaviour',
  about: 'How somebody fights whom no person plays: a tree of questions and choices in the words of one game.',
  type: ({ words }) => behaviourFile(words),
  // Somebody fights by one of them, and not by all that are built on it.
  notInherited: ['usual'],
  cards: (file) => single(file),
  into: ({ note: _, ...card }): BehaviourEntry => ({ card: exactly<Behaviour>()(card) }),
});

export const LADDER = defineKind({
  schema: 'ladder/2',
  earlier: [{ schema: 'ladder/1', migrate: toSecond }],
  noun: 'ladder',
  about: 'A career: ranks, calendar, prices and the world that a school fights in.',
  type: () => ladderFile,
  cards: (file) => single(file),
  into: ({ note: _, ...card }): LadderEntry => ({ card }),
});

export const PROGRAMME = defineKind({
  schema: 'programme/2',
  noun: 'programme',
  about: 'Bouts that are fought one after another on a day of games, of any game: beasts in the morning, pairs in the afternoon.',
  type: ({ bouts }) => programmeFile(bouts),
  cards: (file) => single(file),
  into: ({ note: _, ...card }): ProgrammeEntry => ({ card: exactly<ProgrammeCard>()(card) }),
});

export const LESSON = defineKind({
  schema: 'lesson/2',
  earlier: [{ schema: 'lesson/1', migrate: toSecond }],
  noun: 'lesson',
  about: 'A position with a goal, and what is said to what is done there.',
  type: () => lessonFile,
  cards: (file) => single(file),
  into: ({ note: _, ...card }): LessonEntry => ({ card: withFullFigures(exactly<LessonCard>()(card)) }),
});

export const TEXT = defineKind({
  schema: 'text/2',
  earlier: [{ schema: 'text/1', migrate: toSecond }],
  noun: 'text',
  about: 'Words of the screens, and names and texts of cards, in a language.',
  type: ({ kinds }) => textFile(kinds),
  // They have no ids: those of all packs are laid over each other.
  notInherited: null,
  cards: (file) => [{ path: [], id: file.language, card: file }],
  into: ({ messages }): TextEntry => ({ card: messages }),
});
