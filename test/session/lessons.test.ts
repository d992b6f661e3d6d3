import { describe, expect, test } from 'vitest';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { adviceOf } from '../../src/games/munera/desk/index.ts';
import type { MuneraAction } from '../../src/games/munera/rules/index.ts';
import type { BoutSession, Game, LessonState } from '../../src/session/index.ts';
import { beginLesson, gameOf, LessonCourse, playLine } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';

const lessons = Object.values(core.lessons).toSorted((a, b) => a.order - b.order);

/** Plays lines of a scenario for the player and the bots' answers for theirs; begins as the page does. */
function played(id: string, lines: readonly string[]): { state: LessonState; heard: string[] } {
  const lesson = core.lessons[id]!;
  const session = beginLesson<Game>(kit, lesson, lesson.id);
  const { desk } = gameOf<Game>(kit, session.setup);
  const course = new LessonCourse(lesson, session);
  const heard: string[] = [];
  session.subscribe(() => {
    course.follow();
    const { said } = course.state;
    if (said !== null && heard.at(-1) !== said) heard.push(said);
  });
  const left = [...lines];
  for (let decision = session.decision(); decision; decision = session.decision()) {
    const bot = lesson.bots[decision.figures[0] ?? ''];
    // The page gives bots dice of their own by seed, name and step.
    const dice = seededRng(`${session.seed} ${bot} ${session.steps.length}`);
    if (bot !== undefined) session.play(desk.bots[bot]!.policy(session.bout.forBots, dice));
    else if (left.length > 0) playLine(session, left.shift()!);
    else break;
  }
  expect(left).toEqual([]);
  return { state: course.state, heard };
}

/** Ways to the goal, and ways past it with some words that are heard there. */
const WAYS: Readonly<
  Record<string, { readonly good: readonly (readonly string[])[]; readonly bad: readonly (readonly [string, ...string[]])[] }>
> = {
  defend: {
    good: [['syrus defends leapAside'], ['syrus defends dropFlat']],
    bad: [
      ['made for none', 'syrus defends dodge'],
      ['Flinch is free', 'syrus defends flinch'],
      ['No card, no defence die', 'syrus defends none'],
    ],
  },
  overrun: {
    good: [
      ['move', 'valens to (0,0) D4', 'syrus to (1,1)', 'done', 'valens defends dodge'],
      ['hold', 'valens defends brace'],
    ],
    bad: [['ran over Syrus', 'hold', 'valens defends leapAside']],
  },
  flank: {
    good: [
      ['move', 'valens to (1,0) D3', 'bulla to (0,-1)', 'syrus to (-1,1)', 'done', 'bulla strikes stab'],
      ['move', 'valens to (1,0) D3', 'bulla to (0,-1)', 'syrus to (-1,1)', 'done', 'syrus strikes underBelly'],
    ],
    bad: [
      ['From the front', 'hold', 'valens strikes stab'],
      ['From the front', 'move', 'valens to (1,0) D3', 'bulla to (0,-1)', 'syrus to (-1,1)', 'done', 'valens strikes spearThrust'],
    ],
  },
  whirl: {
    good: [
      ['hold', 'mamertinus strikes driveHome', 'syrus strikes flail'],
      ['hold', 'mamertinus strikes goad', 'syrus strikes flail'],
    ],
    bad: [['It turns on Syrus', 'hold', 'syrus strikes underBelly', 'mamertinus strikes goad']],
  },
  pinned: {
    good: [
      ['move', 'valens to (0,-1) D1', 'dama to (-1,1)', 'bulla struggles'],
      ['hold', 'done', 'valens strikes goad', 'bulla strikes grounded'],
    ],
    bad: [['It holds him', 'move', 'valens to (-4,-1)', 'dama to (-4,2)', 'bulla struggles']],
  },
  facing: {
    good: [
      ['moves D5', 'turns D1', 'strikes murmillo with sword'],
      ['moves D1', 'turns D5', 'strikes murmillo with sword'],
    ],
    bad: [['Into the shield', 'strikes murmillo with sword']],
  },
  distance: {
    good: [
      ['ends', 'ready', 'forward', 'strikes thraex with sword'],
      ['forward', 'ends', 'ready', 'strikes thraex with sword'],
    ],
    bad: [['He struck first', 'forward', 'forward', 'forward', 'forward', 'ends']],
  },
  crowd: {
    good: [
      ['nets secutor', 'strikes secutor with trident'],
      ['strikes secutor with trident', 'ends', 'strikes secutor with trident'],
    ],
    bad: [['found only shield', 'strikes secutor with trident']],
  },
};

describe('every lesson of core', () => {
  test('has ways that are tried here, and there are eight of them', () => {
    expect(lessons.map(({ id }) => id)).toEqual(Object.keys(WAYS));
  });

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s begins, unmet and with nothing said', (id, lesson) => {
    const session = beginLesson(kit, lesson, id);
    expect(session.decision()).not.toBeNull();
    expect(new LessonCourse(lesson, session).state).toEqual({ said: null, saidAt: -1, met: false, over: false });
  });

  test.each(Object.entries(WAYS).flatMap(([id, { good }]) => good.map((lines) => [id, lines.join(', '), lines] as const)))(
    '%s: %s comes to its goal, and is answered to',
    (id, _, lines) => {
      const { state } = played(id, lines);
      expect(state.met).toBe(true);
      expect(state.said).not.toBeNull();
    },
  );

  test.each(Object.entries(WAYS).flatMap(([id, { bad }]) => bad.map(([words, ...lines]) => [id, lines.join(', '), words, lines] as const)))(
    '%s: %s does not, and hears "%s"',
    (id, _, words, lines) => {
      const { state, heard } = played(id, lines);
      expect(state.met).toBe(false);
      expect(heard.join('\n')).toContain(words);
    },
  );

  test.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s leads to a lesson that is there, or out of them', (_, { next }) => {
    expect([null, ...Object.keys(core.lessons)]).toContain(next.lesson);
  });
});

test('M-136: whoever does what is put first in the lesson of distance strikes first', () => {
  const lesson = core.lessons['distance']!;
  const session = beginLesson<MuneraGame>(kit, lesson, lesson.id);
  const { desk } = gameOf<MuneraGame>(kit, session.setup);
  const course = new LessonCourse(lesson, session);
  session.subscribe(() => course.follow());
  for (let answers = 0; answers < 30 && !course.state.met && session.decision(); answers += 1) {
    const bot = lesson.bots[session.decision()!.figures[0] ?? ''];
    const dice = seededRng(`${session.seed} ${bot} ${session.steps.length}`);
    session.play(bot === undefined ? putFirst(session) : desk.bots[bot]!.policy(session.bout.forBots, dice));
  }
  expect(course.state.met).toBe(true);
  expect(course.state.said).toContain('The first blow is yours');
});

function putFirst({ bout }: BoutSession<MuneraGame>): MuneraAction {
  const actions = bout.actions();
  const advice = adviceOf(bout.view, actions);
  return actions.reduce((best, action) => (advice.worth(action) > advice.worth(best) ? action : best));
}

test('M-115: whoever is struck first hears that the first blow was the other’s, also when he strikes back', () => {
  const walk = ['forward', 'forward', 'forward', 'forward', 'ends'];
  const { state, heard } = played('distance', [...walk, 'ready', 'strikes thraex with sword']);
  expect(state.met).toBe(false);
  expect(heard.join('\n')).not.toContain('The first blow is yours');
  expect(heard.at(-1)).toContain('the first blow was his');
});

test('what is taken back is not said, and a goal that was met by it is open again', () => {
  const lesson = {
    ...core.lessons['facing']!,
    goal: { ways: [{ events: ['faced gaul'], never: [], facts: {} }] },
    answers: [{ when: { events: ['faced gaul'], never: [], facts: { gaul: { facing: 1 } } }, say: 'Turned.' }],
  };
  const session = beginLesson(kit, lesson, 'undo');
  const course = new LessonCourse(lesson, session);
  session.subscribe(() => course.follow());
  playLine(session, 'turns D1');
  expect(course.state).toMatchObject({ said: 'Turned.', saidAt: 1, met: true });
  session.undo();
  expect(course.state).toMatchObject({ said: null, met: false });
  playLine(session, 'turns D5');
  expect(course.state).toMatchObject({ said: null, met: true });
});

test('a position with a key that no scenario of its game has is refused by its name', () => {
  const lesson = { ...core.lessons['facing']!, position: { ...core.lessons['facing']!.position, beasts: [] } };
  expect(() => beginLesson(kit, lesson, 'x')).toThrow(/nobody knows "beasts"/);
});
