import './learn.css';

/** A lesson as the list shows it. */
export interface LessonItem {
  readonly id: string;
  readonly name: string;
  readonly idea: string;
  readonly href: string;
  readonly done: boolean;
}

interface LessonListProps {
  /** In their order, by what they are about. */
  readonly groups: readonly { readonly name: string; readonly lessons: readonly LessonItem[] }[];
  /** The first that is not done; null when all are. */
  readonly begin: LessonItem | null;
}

function Lesson({ lesson: { name, idea, href, done }, number }: { readonly lesson: LessonItem; readonly number: number }) {
  return (
    <li class={done ? 'lesson done' : 'lesson'}>
      <a href={href}>
        <span class="lesson-number" aria-hidden="true">
          {done ? '✓' : number}
        </span>
        <span class="lesson-name">{name}</span>
        {done && <span class="visually-hidden"> (done)</span>}
        <span class="lesson-idea">{idea}</span>
      </a>
    </li>
  );
}

/** Every lesson with what it is about, and which are done. */
export function LessonList({ groups, begin }: LessonListProps) {
  const all = groups.flatMap(({ lessons }) => lessons);
  const done = all.filter((lesson) => lesson.done).length;
  return (
    <>
      <p class="panel">
        Short fights of about two minutes, one idea each. Try whatever the rules allow: the lesson tells you what came of it, and Backspace
        begins it again. {done > 0 && `${done} of ${all.length} are done.`}
      </p>
      {begin && (
        <p class="button-row">
          <a class="button primary" href={begin.href}>
            {done === 0 ? 'Begin' : 'Go on'}: {begin.name}
          </a>
        </p>
      )}
      {groups.map(({ name, lessons }) => (
        <section key={name} class="panel" aria-label={name}>
          <h2>{name}</h2>
          <ol class="lessons">
            {lessons.map((lesson) => (
              <Lesson key={lesson.id} lesson={lesson} number={all.indexOf(lesson) + 1} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
