import type { ContentFile, Finding, LessonCard } from '../../catalogue/index.ts';
import { readSheet, Sheet } from '../../catalogue/index.ts';
import { SetupError } from '../../engine/bout/index.ts';
import type { GameKit } from '../../session/index.ts';
import { gameOf, ReadError, ScenarioError } from '../../session/index.ts';
import { exploreLesson } from './explore.ts';

/** Whether a file could hold a lesson; whoever reads it knows better. */
const LESSON = /^\s*(- *)?schema: *lesson\//m;

/** The sheet of each sound lesson. */
function* sheetsOf(files: readonly ContentFile[], lessons: Readonly<Record<string, LessonCard>>): Generator<[Sheet, LessonCard]> {
  for (const file of files.filter(({ text }) => LESSON.test(text))) {
    const sheet = readSheet(file);
    if (!(sheet instanceof Sheet)) continue;
    const id = sheet.value['id'];
    if (typeof id === 'string' && Object.hasOwn(lessons, id)) yield [sheet, lessons[id]!];
  }
}

/** The bots of its game. Throws `ScenarioError` for a game that is not here. */
function playedBy(kit: GameKit, position: LessonCard['position']): Readonly<Record<string, unknown>> {
  if (!Object.hasOwn(kit.games, position.ruleset)) {
    throw new ScenarioError('ruleset', `there is no game "${position.ruleset}"; there is ${Object.keys(kit.games).join(', ')}`);
  }
  return gameOf(kit, position).desk.bots;
}

/** Bots that a lesson names and its game does not have. */
function unknownBots(kit: GameKit, sheet: Sheet, { bots, position }: LessonCard): Finding[] {
  const known = Object.keys(playedBy(kit, position));
  return Object.entries(bots).flatMap(([figure, bot]) =>
    known.includes(bot) ? [] : [sheet.fault(`bots.${figure}`, `there is no bot "${bot}"; there is ${known.join(', ')}`)],
  );
}

/** What a session or the rules refuse in a position, at its field; any other error is thrown again. */
function refused(sheet: Sheet, error: unknown): Finding {
  if (!(error instanceof ReadError || error instanceof SetupError || error instanceof ScenarioError)) throw error;
  const inside = error.field.startsWith('position.') ? error.field : `position.${error.field}`;
  return sheet.fault(inside, error.message);
}

/** Words and a goal that nobody came to in so many tries. */
function neverHeard(kit: GameKit, sheet: Sheet, lesson: LessonCard, tries: number): Finding[] {
  const { heard, met } = exploreLesson(kit, lesson, tries);
  const warn = (field: string, message: string): Finding => ({ ...sheet.fault(field, message), severity: 'warning' });
  const silent = heard.flatMap((count, i) =>
    count > 0 ? [] : [warn(`answers[${i}].when`, `in ${tries} tries by bots nobody came to hear this`)],
  );
  return met > 0 ? silent : [warn('goal', `in ${tries} tries by bots nobody met the goal`), ...silent];
}

/**
 * What is wrong with the positions of lessons, which only their games know: a position that the rules refuse, a bot that
 * nobody is. With `tries`, also what nobody came to hear when bots played each so many times.
 */
export function lessonFindings(
  kit: GameKit,
  files: readonly ContentFile[],
  lessons: Readonly<Record<string, LessonCard>>,
  tries: number,
): Finding[] {
  return [...sheetsOf(files, lessons)].flatMap(([sheet, lesson]) => {
    try {
      const bots = unknownBots(kit, sheet, lesson);
      if (bots.length > 0) return bots;
      exploreLesson(kit, lesson, 1);
      return tries > 0 ? neverHeard(kit, sheet, lesson, tries) : [];
    } catch (error) {
      return [refused(sheet, error)];
    }
  });
}
