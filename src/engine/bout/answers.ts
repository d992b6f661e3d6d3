import type { Check } from '../read/index.ts';
import { fail, id, object, shape } from '../read/index.ts';

/** What answers of a game hold. */
export interface AnswerShapes {
  /** By type: the fields beside it. */
  readonly shapes: Readonly<Record<string, Readonly<Record<string, Check>>>>;
  /** Fields that need not be there. */
  readonly optional: readonly string[];
  /** What is wanted instead of an answer of an unknown type: `an answer of chess`. */
  readonly wanted: string;
}

/** Holds a value against what answers of a game are. Throws `ReadError` with the path of what is wrong. */
export interface Answers {
  readonly wanted: string;
  readonly check: Check;
}

/** An answer without its keys that have no value, which answers that are made once and shared keep. */
function withoutEmpty(answer: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(answer).filter(([, part]) => part !== undefined));
}

export function defineAnswers({ shapes, optional, wanted }: AnswerShapes): Answers {
  const checks = new Map(
    Object.entries(shapes).map(([type, parts]) => {
      const needed = Object.keys(parts).filter((key) => !optional.includes(key));
      return [type, shape({ type: id, ...parts }, needed)];
    }),
  );
  /** Answers that are made once, frozen and shared are looked at once; they hold no objects that could change. */
  const sound = new WeakSet<object>();
  return {
    wanted,
    check(value, field) {
      const answer = object(value, field);
      if (sound.has(answer)) return;
      const { type } = answer;
      if (typeof type !== 'string') fail(`${field}.type`, 'a text');
      (checks.get(type as string) ?? fail(`${field}.type`, wanted))(withoutEmpty(answer), field);
      if (Object.isFrozen(answer)) sound.add(answer);
    },
  };
}
