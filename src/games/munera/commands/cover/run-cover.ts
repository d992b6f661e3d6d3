import { beginBout } from '../../../../engine/bout/index.ts';
import { seededRng } from '../../../../engine/dice/index.ts';
import type { MuneraRuleset } from '../../rules/index.ts';
import { muneraDesk } from '../../desk/index.ts';
import { playersOf } from '../../../../session/index.ts';
import { expected } from './expected.ts';
import { anyBout } from './rosters.ts';
import type { Kind } from './watch.ts';
import { KINDS, Watch } from './watch.ts';

export interface CoverOptions {
  readonly seed: string;
  /** Most bouts that are played; it ends when everything has occurred. */
  readonly bouts: number;
  /** Called after every bout. */
  readonly each?: (bouts: number) => void;
}

export interface CoverReport {
  readonly bouts: number;
  readonly complete: boolean;
  /** By kind: how many can occur, and which never did. */
  readonly kinds: Readonly<Record<Kind, { readonly of: number; readonly never: readonly string[] }>>;
  /** Rules that the log named. */
  readonly rules: readonly string[];
}

function playBout(rules: MuneraRuleset, seed: string, watch: Watch): void {
  const { setup, players } = anyBout(rules.content, seededRng(`${seed}/set-up`));
  const { bout, events } = beginBout(rules, rules.prepare(setup), setup, seededRng(seed));
  const policy = playersOf(muneraDesk, { setup, players });
  const player = seededRng(`${seed}/player`);
  watch.begin(bout);
  for (const event of events) watch.event(event);
  while (!bout.outcome()) {
    const action = policy(bout.forBots, player);
    watch.action(action);
    for (const event of bout.play(action)) watch.event(event);
  }
  watch.end(bout);
}

/** Plays random bouts until everything that can occur has occurred, or the limit is reached. */
export function runCover(rules: MuneraRuleset, { seed, bouts, each }: CoverOptions): CoverReport {
  const wanted = expected(rules.content);
  const watch = new Watch();
  const never = (kind: Kind): string[] => wanted[kind].filter((thing) => !watch.seen[kind].has(thing));
  let played = 0;
  let complete = false;
  while (played < bouts && !complete) {
    playBout(rules, `${seed}/${played}`, watch);
    played += 1;
    each?.(played);
    complete = KINDS.every((kind) => never(kind).length === 0);
  }
  const kinds = {} as Record<Kind, CoverReport['kinds'][Kind]>;
  for (const kind of KINDS) kinds[kind] = { of: wanted[kind].length, never: never(kind) };
  return { bouts: played, complete, kinds, rules: [...watch.rules].sort() };
}
