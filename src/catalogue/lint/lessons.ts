import { EVENT_KEYS, parsePattern, type EventPattern } from '../../engine/bout/index.ts';
import { didYouMean } from '../../engine/read/index.ts';
import { of, type Draft, type Entry, type Fault, type Lint } from '../draft.ts';
import { spellingHint } from '../spelling-hint.ts';
import { LESSON } from '../frame-kinds.ts';
import type { LessonEntry } from '../kind.ts';
import { at, textAt, type Path } from '../tree.ts';
import { figuresIn } from '../lesson-figures.ts';
import type { LessonCondition } from '../types.ts';
import { unknownCard } from '../unknown-card.ts';

type Lesson = Entry<LessonEntry>;

const KEYS: Readonly<Record<string, Readonly<Record<string, true>>>> = EVENT_KEYS;
/** What may be asked of an event by figure; all of these are ids of figures. */
const FIGURES: readonly string[] = ['figure', 'target', 'by', 'of', 'against'];
/** What facts are of, beside figures. */
const BOUT = 'bout';
/** In patterns of what a figure need not have, such as who wounded a man whom the wall hurt. */
const NOBODY = 'null';

/** A lesson asks only for events that there are, of figures that stand in it, and nothing that is never said. */
export const lessons: Lint = (draft) =>
  of(draft, LESSON).flatMap((entry) => {
    const known = figuresIn(entry.card.position);
    const { goal, answers } = entry.card;
    const placed = [
      ...goal.ways.map((when, i) => ({ when, path: ['goal', 'ways', i] })),
      ...answers.map(({ when }, i) => ({ when, path: ['answers', i, 'when'] })),
    ];
    return [
      ...placed.flatMap(({ when, path }) => conditionFaults(entry, when, path, known)),
      ...unheard(entry),
      ...strangers(draft, entry),
      ...nextFaults(draft, entry),
    ];
  });

/** Where a pattern is written: a condition may be one, a list, or have keys. */
function patternPath(entry: Lesson, path: Path, key: 'events' | 'never', i: number): Path {
  const whole = at(entry.tree, path);
  const own = whole?.type === 'map' ? [...path, key] : path;
  return at(entry.tree, own)?.type === 'list' ? [...own, i] : own;
}

function conditionFaults(entry: Lesson, when: LessonCondition, path: Path, known: readonly string[]): Fault[] {
  const asked = (['events', 'never'] as const).flatMap((key) =>
    when[key].flatMap((line, i) => patternFaults(entry, parsePattern(line), patternPath(entry, path, key, i), known)),
  );
  const others = Object.keys(when.facts).filter((figure) => figure !== BOUT && !known.includes(figure));
  return [...asked, ...others.map((figure) => nobody(entry, figure, [...path, 'facts', figure], known))];
}

/** Cards that somebody in the position is to be of, and that are not there. */
function strangers(draft: Draft, entry: Lesson): Fault[] {
  const known = draft.entries.map(({ id }) => id);
  const lists = Object.entries(entry.card.position).flatMap(([key, list]) =>
    Array.isArray(list) ? [[key, list as unknown[]] as const] : [],
  );
  return lists.flatMap(([key, list]) =>
    list.flatMap((item, i): Fault[] => {
      const path = ['position', key, i, 'card'];
      const id = textAt(at(entry.tree, path.slice(0, -1)) ?? entry.tree, 'card');
      if (id === null || typeof item !== 'object' || known.includes(id)) return [];
      return [{ severity: 'error', entry, path, ...unknownCard(draft, { id, what: 'card', kinds: [], known }) }];
    }),
  );
}

function nobody(entry: Lesson, figure: string, path: Path, known: readonly string[]): Fault {
  return { severity: 'error', entry, path, message: `nobody called "${figure}" stands in this lesson`, ...spellingHint(figure, known) };
}

function patternFaults(entry: Lesson, { line, type, pairs }: EventPattern, path: Path, known: readonly string[]): Fault[] {
  const fault = { severity: 'error', entry, path } as const;
  if (!Object.hasOwn(KEYS, type))
    return [{ ...fault, message: `"${line}": there is no event "${type}"`, hint: didYouMean(type, Object.keys(KEYS)) }];
  const keys = Object.keys(KEYS[type]!);
  return pairs.flatMap(({ path: asked, how, value }): Fault[] => {
    const [key = ''] = asked.split('.');
    if (!keys.includes(key)) return [{ ...fault, message: `"${line}": "${type}" has no "${key}"`, hint: didYouMean(key, keys) }];
    if (how !== '=' && !Number.isFinite(Number(value))) return [{ ...fault, message: `"${line}": "${value}" is no number` }];
    const stranger = how === '=' && FIGURES.includes(asked) && value !== NOBODY && !known.includes(value);
    return stranger ? [nobody(entry, value, path, known)] : [];
  });
}

/** Whether whatever fits the second condition fits the first as well. */
function covers(first: LessonCondition, second: LessonCondition): boolean {
  if (first.never.length > 0 || Object.keys(first.facts).length > 0 || first.events.length !== 1) return false;
  const wanted = parsePattern(first.events[0]!);
  const same = (a: EventPattern['pairs'][number], b: EventPattern['pairs'][number]): boolean =>
    a.path === b.path && a.how === b.how && a.value === b.value;
  return second.events.some((line) => {
    const { type, pairs, rules } = parsePattern(line);
    if (type !== wanted.type || !wanted.rules.every((rule) => rules.includes(rule))) return false;
    return wanted.pairs.every((pair) => pairs.some((other) => same(pair, other)));
  });
}

/** Words that nothing can trigger: an answer above fits whatever they fit. */
function unheard(entry: Lesson): Fault[] {
  const { answers } = entry.card;
  return answers.flatMap(({ when }, i): Fault[] => {
    const above = answers.findIndex((other, place) => place < i && covers(other.when, when));
    if (above < 0) return [];
    const message = `nobody hears this: answer ${above + 1} fits whatever this fits, and stands above it`;
    return [{ severity: 'warning', entry, path: ['answers', i, 'when'], message, hint: 'put it above, or ask for more there' }];
  });
}

function nextFaults(draft: Draft, entry: Lesson): Fault[] {
  const { lesson } = entry.card.next;
  const known = of(draft, LESSON).map(({ id }) => id);
  if (lesson === null || known.includes(lesson)) return [];
  const said = unknownCard(draft, { id: lesson, what: 'lesson', kinds: [LESSON], known });
  return [{ severity: 'error', entry, path: ['next', 'lesson'], ...said }];
}
