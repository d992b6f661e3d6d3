import { signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { PAGES } from '../../games/pages.ts';
import type { LessonCard } from '../../catalogue/index.ts';
import { LessonList, LessonStrip } from '../../hud/learn/index.ts';
import { Screen } from '../../hud/page/index.ts';
import type { LessonState } from '../../session/index.ts';
import { beginLesson, LessonCourse } from '../../session/index.ts';
import { pageKit } from '../kit.ts';
import type { ShowFight } from '../fight-place.tsx';
import { FightPlace } from '../fight-place.tsx';
import { byGame, inOrder } from '../lesson-list.ts';
import { openFight } from '../open-fight.ts';
import { nameOf } from '../page-of.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { keepLessonDone, lessonsDone } from '../storage/lessons-done.ts';
import { useLoaded } from '../use-loaded.ts';

const addressOf = (name: string): string => formatRoute({ screen: 'learn', name });

interface ListProps {
  readonly services: Services;
  readonly lessons: readonly LessonCard[];
  readonly wanted: string;
}

function List({ services, lessons, wanted }: ListProps) {
  const done = useLoaded(() => lessonsDone(services.vault), []);
  if (!done) return null;
  const itemOf = ({ id, name, idea }: LessonCard) => ({ id, name, idea, href: addressOf(id), done: done.includes(id) });
  const games = PAGES.map((page) => ({ id: page.id, name: nameOf(page) }));
  const groups = byGame(lessons, games).map((group) => ({ name: group.name, lessons: group.lessons.map(itemOf) }));
  const begin = groups.flatMap((group) => group.lessons).find((lesson) => !lesson.done) ?? null;
  return (
    <Screen title="Learn">
      {wanted !== '' && (
        <p class="panel" role="alert">
          There is no lesson “{wanted}”. These are all there are.
        </p>
      )}
      <LessonList groups={groups} begin={begin} />
    </Screen>
  );
}

/** A lesson of a game that this edition has. */
const playable = ({ position }: LessonCard): boolean => PAGES.some(({ id }) => id === position.ruleset);

const AT_FIRST: LessonState = { said: null, saidAt: -1, met: false, over: false };

interface LessonProps {
  readonly services: Services;
  readonly lesson: LessonCard;
  readonly lessons: readonly LessonCard[];
}

/** Where a lesson leads: to the next one, or to the set-up of its game. */
function nextOf({ next, position }: LessonCard, lessons: readonly LessonCard[]) {
  const lesson = lessons.find(({ id }) => id === next.lesson);
  if (lesson) return { say: next.say, label: `Next: ${lesson.name}`, href: addressOf(lesson.id) };
  const page = PAGES.find(({ id }) => id === position.ruleset)!;
  return { say: next.say, label: page.title.label, href: formatRoute({ screen: 'setup', address: page.address, query: '' }) };
}

/** What the page gives the fight of a lesson. */
function pageFor(services: Services, { bots }: LessonCard, onAgain: () => void) {
  return {
    catalogue: pageKit.catalogue,
    settings: services.settings,
    onSettings: services.change,
    readOnly: signal(null),
    controllers: bots,
    menu: signal([{ key: 'lesson-again', label: 'Begin the lesson again', keyHint: '⌫', act: onAgain }]),
    onEnded: () => undefined,
    onLeave: () => services.go({ screen: 'learn', name: '' }),
  };
}

/** Backspace begins a lesson again, unless somebody writes or reads a window. */
function useAgainKey(onAgain: () => void): void {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const writing = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
      if (event.key !== 'Backspace' || writing || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      onAgain();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

interface Attempt {
  readonly onState: (state: LessonState) => void;
  readonly onAgain: () => void;
}

/** One try at a lesson in the arena; what is said follows what has been shown. */
async function attempt(services: Services, lesson: LessonCard, { onState, onAgain }: Attempt): Promise<ShowFight> {
  const session = beginLesson(pageKit.kit, lesson, lesson.id);
  const shown = await openFight(services, session);
  return (place) => {
    const course = new LessonCourse(lesson, session);
    const unsubscribe = session.subscribe(() => course.follow());
    const unmount = shown(place, { ...pageFor(services, lesson, onAgain), onSettled: () => onState(course.state) });
    return () => {
      unsubscribe();
      unmount();
    };
  };
}

function Lesson(props: LessonProps) {
  const { services, lesson, lessons } = props;
  const [tries, setTries] = useState(0);
  const [state, setState] = useState(AT_FIRST);
  const again = (): void => {
    setState(AT_FIRST);
    setTries((count) => count + 1);
  };
  useAgainKey(again);
  useEffect(() => void (document.title = `${lesson.name} · Damnatio`), [lesson]);
  useEffect(() => void (state.met && keepLessonDone(services.vault, lesson.id)), [state.met]);
  return (
    <div class="lesson-place">
      <LessonStrip
        key={tries}
        name={lesson.name}
        goal={lesson.goal.say}
        intro={lesson.intro}
        said={state.said}
        met={state.met}
        over={state.over}
        hints={lesson.hints}
        closing={lesson.closing}
        next={nextOf(lesson, lessons)}
        listHref={addressOf('')}
        onAgain={again}
      />
      <FightPlace key={`arena ${tries}`} open={() => attempt(services, lesson, { onState: setState, onAgain: again })} />
    </div>
  );
}

/** The lessons, and each of them in the arena. Nothing of one is saved but that its goal was met. */
export function LearnRoute({ services, route }: ScreenRouteProps) {
  const name = route.screen === 'learn' ? route.name : '';
  const lessons = useLoaded(async () => inOrder(await pageKit.loadLessons()).filter(playable), []);
  if (!lessons) return null;
  const lesson = lessons.find(({ id }) => id === name);
  if (!lesson) return <List services={services} lessons={lessons} wanted={name} />;
  return <Lesson key={lesson.id} services={services} lesson={lesson} lessons={lessons} />;
}
