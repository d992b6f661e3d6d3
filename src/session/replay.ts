import { resumeBout } from '../engine/bout/index.ts';
import type { LogStep, SavedBout, SavedGame, SessionOf } from './bout-session.ts';
import { BoutSession, openSession, positionHash } from './bout-session.ts';
import type { BoutOf, Game, GameKit, Games, HuntGame, MuneraGame, RulesetId } from './game.ts';
import { rulesOf } from './game.ts';
import type { BoutRecord, GameRecord } from './record.ts';

/** What came of playing a record again. */
export type Seal =
  | { readonly kind: 'verified' }
  /** Other cards or rules than the record was made with; it was played with those at hand. */
  | { readonly kind: 'other-content'; readonly matches: boolean }
  /** Ends otherwise than the record says, though cards and rules are the same: altered or damaged. */
  | { readonly kind: 'differs'; readonly round: number; readonly step: number; readonly reason: string };

/** A record played again, position by position. */
export interface BoutReplay<G extends Game> {
  readonly record: BoutRecord<G>;
  /** One more than the actions that could be played; the first is the opening. */
  readonly steps: readonly LogStep<G>[];
  /** The position after each step. */
  readonly positions: readonly BoutOf<G>[];
  readonly seal: Seal;
}

export type ReplayOf<Id extends RulesetId> = { [Each in Id]: BoutReplay<Games[Each]> }[Id];
export type GameReplay = ReplayOf<RulesetId>;
export type HuntReplay = BoutReplay<HuntGame>;
export type MuneraReplay = BoutReplay<MuneraGame>;

/** Plays a record again with the cards at hand. Throws `SetupError` when its set-up cannot be laid out with them. */
export function replayRecord<R extends GameRecord>(kit: GameKit, record: R): ReplayOf<R['ruleset']> {
  return replay<Game>(kit, record) as unknown as ReplayOf<R['ruleset']>;
}

function replay<G extends Game>(kit: GameKit, record: BoutRecord<G>): BoutReplay<G> {
  const session = openSession<G>(kit, record.setup, record.seed);
  const positions = [session.bout.clone()];
  const illegal = playAgain(session, record.actions, () => positions.push(session.bout.clone()));
  const end = { ...session.bout.toJSON(), version: record.version };
  const matches = illegal < 0 && positionHash({ toJSON: () => end }) === record.hash;
  return { record, steps: session.steps, positions, seal: sealOf(kit, record, session, matches, illegal) };
}

/** Plays answers as far as they are legal; the place of the first that is not, or -1. */
function playAgain<G extends Game>(session: BoutSession<G>, actions: readonly G['action'][], each?: () => void): number {
  for (const [index, action] of actions.entries()) {
    if (session.decision() === null || !session.bout.isLegal(action)) return index;
    session.play(action);
    each?.();
  }
  return -1;
}

function isCurrent<G extends Game>(kit: GameKit, { content, ruleset, version }: BoutRecord<G>): boolean {
  return content === kit.content[ruleset] && version === kit[ruleset].version;
}

function sealOf<G extends Game>(kit: GameKit, record: BoutRecord<G>, session: BoutSession<G>, matches: boolean, illegal: number): Seal {
  if (!isCurrent(kit, record)) return { kind: 'other-content', matches };
  if (matches) return { kind: 'verified' };
  const reason = illegal >= 0 ? 'an answer that the rules do not allow there' : 'the end is another than the one recorded';
  return { kind: 'differs', round: session.bout.state.round, step: illegal >= 0 ? illegal + 1 : record.actions.length, reason };
}

/** Fights on from a step of a record: the same dice, new choices. */
export function forkRecord<R extends GameRecord>(kit: GameKit, record: R, step: number): SessionOf<R['ruleset']> {
  return fork<Game>(kit, record, step) as unknown as SessionOf<R['ruleset']>;
}

function fork<G extends Game>(kit: GameKit, record: BoutRecord<G>, step: number): BoutSession<G> {
  const session = openSession<G>(kit, record.setup, record.seed);
  playAgain(session, record.actions.slice(0, step));
  return session;
}

/**
 * Continues a saved bout at the same decision. When the content or the rules have changed since, the stored position
 * goes on with the log from there; the answers are not played again, or not further than they are legal.
 */
export function resumeSession<S extends SavedGame>(kit: GameKit, saved: S): SessionOf<S['record']['ruleset']> {
  return resume<Game>(kit, saved) as unknown as SessionOf<S['record']['ruleset']>;
}

function resume<G extends Game>(kit: GameKit, { record, position }: SavedBout<G>): BoutSession<G> {
  if (isCurrent(kit, record)) {
    const session = fork(kit, record, record.actions.length);
    if (positionHash(session.bout) === record.hash) return session;
  }
  const rules = rulesOf<G>(kit, record);
  const bout = resumeBout(rules, rules.prepare(record.setup), position);
  return new BoutSession<G>(kit, record.setup, record.seed, bout, [{ action: null, events: [] }]);
}
