import type { BoutEvent } from '../../engine/bout/index.ts';
import { beginBout } from '../../engine/bout/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { Game, GameAtHand, BoutOf, Simulation } from '../../session/index.ts';
import { playersOf } from '../../session/index.ts';
import type { Rng } from '../../engine/dice/index.ts';

/** Says that something of a kind has occurred. */
export type Notice = (kind: string, thing: string) => void;

/** What can occur in bouts of a game, how they are brought about, and how it is noticed. */
export interface CoverPlan<G extends Game> {
  /** What can occur with a content, by kind. */
  expected(content: G['content']): Readonly<Record<string, readonly string[]>>;
  /** Any bout at all, and who plays each side. */
  anyBout(content: G['content'], rng: Rng): Pick<Simulation<G>, 'setup' | 'players'>;
  begun(bout: BoutOf<G>, notice: Notice): void;
  answered(action: G['action'], notice: Notice): void;
  happened(event: BoutEvent, notice: Notice): void;
  ended(bout: BoutOf<G>, notice: Notice): void;
  /** Where its sources name rules that a log can name. */
  readonly rules: RuleSources<G>;
}

export interface RuleSources<G extends Game> {
  /** Files of its rules that put nothing into a log: they say what is asked, refused or configured. */
  readonly silent: RegExp;
  /** Rules that only its content names. */
  ofContent(content: G['content']): readonly string[];
}

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
  readonly kinds: Readonly<Record<string, { readonly of: number; readonly never: readonly string[] }>>;
  /** Rules that the log named. */
  readonly rules: readonly string[];
}

/** What has occurred, and the rules that the log named as causes or modifiers. */
class Seen {
  readonly rules = new Set<string>();
  private readonly things = new Map<string, Set<string>>();

  readonly notice = (kind: string, thing: string): void => {
    const known = this.things.get(kind);
    if (known) known.add(thing);
    else this.things.set(kind, new Set([thing]));
  };

  has(kind: string, thing: string): boolean {
    return this.things.get(kind)?.has(thing) ?? false;
  }

  event(event: BoutEvent): void {
    for (const rule of event.rules) this.rules.add(rule);
    const modifiers = 'modifiers' in event ? event.modifiers : event.type === 'rolled' ? event.roll.modifiers : [];
    for (const { rule } of modifiers) this.rules.add(rule);
  }
}

function playBout<G extends Game>({ desk, rules, content }: GameAtHand<G>, plan: CoverPlan<G>, seed: string, seen: Seen): void {
  const { notice } = seen;
  const { setup, players } = plan.anyBout(content, seededRng(`${seed}/set-up`));
  const { bout, events } = beginBout(rules, rules.prepare(setup), setup, seededRng(seed));
  const policy = playersOf(desk, { setup, players });
  const player = seededRng(`${seed}/player`);
  const read = (event: BoutEvent): void => {
    seen.event(event);
    plan.happened(event, notice);
  };
  plan.begun(bout, notice);
  events.forEach(read);
  while (!bout.outcome()) {
    const action = policy(bout.forBots, player);
    plan.answered(action, notice);
    bout.play(action).forEach(read);
  }
  plan.ended(bout, notice);
}

/** Plays random bouts until everything that can occur has occurred, or the limit is reached. */
export function runCover<G extends Game>(game: GameAtHand<G>, plan: CoverPlan<G>, { seed, bouts, each }: CoverOptions): CoverReport {
  const wanted = Object.entries(plan.expected(game.content));
  const seen = new Seen();
  const never = (kind: string, things: readonly string[]): string[] => things.filter((thing) => !seen.has(kind, thing));
  let played = 0;
  let complete = false;
  while (played < bouts && !complete) {
    playBout(game, plan, `${seed}/${played}`, seen);
    played += 1;
    each?.(played);
    complete = wanted.every(([kind, things]) => never(kind, things).length === 0);
  }
  const kinds = Object.fromEntries(wanted.map(([kind, things]) => [kind, { of: things.length, never: never(kind, things) }]));
  return { bouts: played, complete, kinds, rules: [...seen.rules].sort() };
}
