import { createHash } from 'node:crypto';
import type { Bout } from '../../src/engine/bout/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';

/** A few letters that are as good as certain to be others for another value. */
function mark(value: unknown): string {
  const text = JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part));
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

type AnyBout = Bout<never, never, never, never>;
type Answer = { readonly type: string };

/**
 * A bout whose answers are drawn from those that are legal, first which kind and then which one, a line for each: what it is, of how many, a
 * mark of what could be answered and what is `asked` of it, and a mark of all that came of it. The first line that differs is the first
 * answer that comes out otherwise.
 */
export function courseOf(bout: object, events: readonly unknown[], seed: string, asked: (bout: never) => unknown): string {
  const game = bout as AnyBout;
  const rng = seededRng(seed);
  const drawn = <T>(from: readonly T[]): T => from[rng.die(from.length) - 1]!;
  const lines = [`begins ${mark([events, game.toJSON()])}`];
  while (game.decision()) {
    const actions = game.actions() as readonly Answer[];
    const before = mark([game.decision(), actions, asked(bout as never)]);
    const kind = drawn([...new Set(actions.map(({ type }) => type))]);
    const action = drawn(actions.filter(({ type }) => type === kind));
    const told = game.play(action as never);
    lines.push(`${lines.length} ${JSON.stringify(action)} of ${actions.length} ${before} ${mark([told, game.toJSON()])}`);
  }
  return `${lines.join('\n')}\n`;
}
