import { fail, id, object, shape } from '../engine/read/index.ts';
import type { AnswerShapes } from './desk.ts';

/** Checks the shape of one answer of a record from outside. Throws `ReadError` with its path. */
export function checkAnswer({ shapes, optional, wanted }: AnswerShapes, value: unknown, field: string): void {
  const action = object(value, field);
  if (typeof action['type'] !== 'string') fail(`${field}.type`, 'a text');
  const type = action['type'] as string;
  const parts = Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  if (!parts) fail(`${field}.type`, wanted);
  shape(
    { type: id, ...parts },
    Object.keys(parts).filter((key) => !optional.includes(key)),
  )(action, field);
}
