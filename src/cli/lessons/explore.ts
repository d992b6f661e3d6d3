import type { LessonCard } from '../../catalogue/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { Game, GameKit } from '../../session/index.ts';
import { beginLesson, gameOf, plainBots, LessonCourse } from '../../session/index.ts';

/** Answers in one try: long enough for two rounds of six men. */
const LONGEST = 60;

/** What came of a lesson that bots tried many times. */
export interface Explored {
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
