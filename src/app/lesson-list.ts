import type { LessonCard } from '../catalogue/index.ts';

/** Lessons as `virtual:lessons` has them, in their order. */
export function inOrder(lessons: Readonly<Record<string, LessonCard>>): LessonCard[] {
  return Object.values(lessons).toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** Under what its game is called on the title; lessons of games that are not here are left out. */
export function byGame(
  lessons: readonly LessonCard[],
  games: readonly { readonly id: string; readonly name: string }[],
): { readonly name: string; readonly lessons: LessonCard[] }[] {
  return games.flatMap(({ id, name }) => {
    const own = lessons.filter(({ position }) => position.ruleset === id);
    return own.length > 0 ? [{ name, lessons: own }] : [];
  });
}
