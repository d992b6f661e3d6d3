import type { ContentFile, Finding, LessonCard } from '../../catalogue/index.ts';
import { CORE, fullName, packHeads, readSheet, Sheet } from '../../catalogue/index.ts';
import { SetupError } from '../../engine/bout/index.ts';
import type { GameKit, Game } from '../../session/index.ts';
import { gameOf, ReadError, ScenarioError, beginLesson, plainBots, LessonCourse } from '../../session/index.ts';
import { seededRng } from '../../engine/dice/index.ts';

/** Answers in one try: long enough for two rounds of six men. */
const LONGEST = 60;

/** What came of a lesson that bots tried many times. */
interface Explored {
  /** How often each answer was said, by its place. */
  readonly heard: readonly number[];
  readonly met: number;
  readonly tries: number;
}

/**
 * Tries a lesson with every bot of its game in turn, whoever the player's are. Throws as `beginLesson` does for a position
 * that cannot be.
 */
export function exploreLesson(kit: GameKit, lesson: LessonCard, tries: number): Explored {
  const heard = lesson.answers.map(() => 0);
  let met = 0;
  for (let index = 0; index < tries; index += 1) if (tryLesson(kit, lesson, index, heard)) met += 1;
  return { heard, met, tries };
}

function tryLesson(kit: GameKit, lesson: LessonCard, index: number, heard: number[]): boolean {
  const session = beginLesson<Game>(kit, lesson, `${lesson.id} ${index}`);
  const { desk } = gameOf<Game>(kit, session.setup);
  const { bots } = desk;
  const names = plainBots(desk);
  const rng = seededRng(`${lesson.id} ${index} player`);
  const course = new LessonCourse(lesson, session);
  for (let step = 1; step <= LONGEST; step += 1) {
    const decision = session.decision();
    if (!decision) break;
    const named = lesson.bots[decision.figures[0] ?? ''] ?? names[index % names.length]!;
    session.play((bots[named] ?? bots[names[0]!]!).policy(session.bout.forBots, rng));
    course.follow();
    const { said, saidAt } = course.state;
    if (saidAt === step) heard[lesson.answers.findIndex(({ say }) => say === said)]! += 1;
  }
  return course.state.met;
}

/** Where a lesson is written: its file, and in front of its fields what leads to it there. */
interface Written {
  readonly sheet: Sheet;
  readonly within: string;
  readonly lesson: LessonCard;
}

/** The pack that a file belongs to, by the nearest head above it. */
function packsBy(files: readonly ContentFile[]): (path: string) => string {
  const heads = packHeads(files).map(({ path, id }) => ({
    home: path.endsWith('mod.yaml') ? path.slice(0, -'mod.yaml'.length) : path,
    id,
  }));
  heads.sort((a, b) => b.home.length - a.home.length);
  return (path) => heads.find(({ home }) => path.startsWith(home))?.id ?? CORE;
}

/** Cards of a file that say they are lessons, each with its id and what leads to it. */
function lessonsIn({ value }: Sheet): { readonly id: string; readonly within: string }[] {
  const { schema, cards } = value;
  const all: { card: unknown; within: string }[] = Array.isArray(cards)
    ? cards.map((card: unknown, i) => ({ card, within: `cards[${i}].` }))
    : [{ card: value, within: '' }];
  return all.flatMap(({ card, within }) => {
    const { id, schema: own = schema } = (card ?? {}) as { readonly id?: unknown; readonly schema?: unknown };
    return typeof id === 'string' && String(own).startsWith('lesson/') ? [{ id, within }] : [];
  });
}

/** The sheet of each sound lesson. */
function* sheetsOf(files: readonly ContentFile[], lessons: Readonly<Record<string, LessonCard>>): Generator<Written> {
  const packOf = packsBy(files);
  for (const file of files.filter(({ text }) => text.includes('lesson/'))) {
    const sheet = readSheet(file);
    if (!(sheet instanceof Sheet)) continue;
    for (const { id, within } of lessonsIn(sheet)) {
      const name = fullName(packOf(file.path), id);
      if (Object.hasOwn(lessons, name)) yield { sheet, within, lesson: lessons[name]! };
    }
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
function unknownBots(kit: GameKit, { sheet, within, lesson: { bots, position } }: Written): Finding[] {
  const known = Object.keys(playedBy(kit, position));
  return Object.entries(bots).flatMap(([figure, bot]) =>
    known.includes(bot) ? [] : [sheet.fault(`${within}bots.${figure}`, `there is no bot "${bot}"; there is ${known.join(', ')}`)],
  );
}

/** What a session or the rules refuse in a position, at its field; any other error is thrown again. */
function refused({ sheet, within }: Written, error: unknown): Finding {
  if (!(error instanceof ReadError || error instanceof SetupError || error instanceof ScenarioError)) throw error;
  const inside = error.field.startsWith('position.') ? error.field : `position.${error.field}`;
  return sheet.fault(`${within}${inside}`, error.message);
}

/** Words and a goal that nobody came to in so many tries. */
function neverHeard(kit: GameKit, { sheet, within, lesson }: Written, tries: number): Finding[] {
  const { heard, met } = exploreLesson(kit, lesson, tries);
  const warn = (field: string, message: string): Finding => ({ ...sheet.fault(`${within}${field}`, message), severity: 'warning' });
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
  return [...sheetsOf(files, lessons)].flatMap((written) => {
    try {
      const bots = unknownBots(kit, written);
      if (bots.length > 0) return bots;
      exploreLesson(kit, written.lesson, 1);
      return tries > 0 ? neverHeard(kit, written, tries) : [];
    } catch (error) {
      return [refused(written, error)];
    }
  });
}
