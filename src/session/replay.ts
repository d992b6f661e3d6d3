import type { Refusal } from '../engine/bout/index.ts';
import { object } from '../engine/read/index.ts';
import type { BoutSession, LogStep, SavedBout } from './bout-session.ts';
import { openSession, positionHash } from './bout-session.ts';
import type { Spans } from './bot-handover.ts';
import { isBefore, isWithin } from './bot-handover.ts';
import type { BoutOf, Game } from './game.ts';
import type { GameKit } from './kit.ts';
import { gameOf } from './kit.ts';
import { arePacksOf, hashIn } from './packs-of.ts';
import type { BoutRecord, SealedPart } from './record.ts';
import { brokenPart } from './sealing.ts';
import type { Sliced } from './slices.ts';
import { atOnce } from './slices.ts';

/** Where an answer of a record is not allowed any more, so that it goes no further: which one, and the rule that decided it. */
export interface Stopped {
  readonly round: number;
  readonly step: number;
  /** Of how many answers. */
  readonly of: number;
  /** Type of the answer; rule and reason of the refusal, null where the bout is over by then. */
  readonly answer: string;
  readonly refusal: Refusal | null;
}

/** What came of playing a record again. */
export type Seal =
  | { readonly kind: 'verified' }
  /** A record of the first edition: it ends as it says, but nothing vouches for its set-up. */
  | { readonly kind: 'end-only' }
  /** A watch link alone: its bots have played it now, and nothing says how it once ended. */
  | { readonly kind: 'played' }
  /** Other cards or rules than the record was made with; it was played with those at hand. `packs` differ or are not here. */
  | { readonly kind: 'other-content'; readonly matches: boolean; readonly packs: readonly string[]; readonly stopped: Stopped | null }
  /** A part of it is not the one that was sealed; it was played as it is. */
  | { readonly kind: 'altered'; readonly field: SealedPart }
  /** Ends otherwise than the record says, though cards and rules are the same: altered or damaged. */
  | { readonly kind: 'differs'; readonly round: number; readonly step: number; readonly reason: string; readonly stopped: Stopped | null };

/** A record played again, position by position. */
export interface BoutReplay<G extends Game> {
  readonly record: BoutRecord<G>;
  /** One more than the actions that could be played; the first is the opening. */
  readonly steps: readonly LogStep<G>[];
  /** The position after each step. */
  readonly positions: readonly BoutOf<G>[];
  readonly seal: Seal;
}

/** A replay of any game; `record.ruleset` tells them apart. */
export type GameReplay = BoutReplay<Game>;

/** Plays a record again with the cards at hand. Throws `SetupError` when its set-up cannot be laid out with them. */
export function replayRecord<G extends Game = Game>(kit: GameKit, record: BoutRecord<G>): BoutReplay<G> {
  return atOnce(replaySliced<G>(kit, record));
}

/** The same in slices, one for each answer. */
export function* replaySliced<G extends Game>(kit: GameKit, record: BoutRecord<G>): Sliced<BoutReplay<G>> {
  const session = openSession<G>(kit, record);
  const positions = [session.bout.clone()];
  const illegal = yield* playAgain(session, record.actions, { each: () => void positions.push(session.bout.clone()) });
  const matches = illegal < 0 && endsAs(session, record);
  return { record, steps: session.steps, positions, seal: sealFor(kit, record, session, matches, illegal) };
}

/** Whether a session stands where a record ends, whatever the version of the rules that came there. */
function endsAs<G extends Game>(session: BoutSession<G>, { version, hash }: BoutRecord<G>): boolean {
  const end = { ...session.bout.toJSON(), version };
  return positionHash({ toJSON: () => end }) === hash;
}

/** Plays answers as far as they are legal; the place of the first that is not, or -1. */
function* playAgain<G extends Game>(
  session: BoutSession<G>,
  actions: readonly G['action'][],
  { each, deputed = [] }: { readonly each?: () => void; readonly deputed?: Spans } = {},
): Sliced<number> {
  for (const [index, action] of actions.entries()) {
    if (session.decision() === null || !session.bout.isLegal(action)) return index;
    session.play(action, isWithin(deputed, index));
    each?.();
    yield;
  }
  return -1;
}

function isCurrent<G extends Game>(kit: GameKit, { content, ruleset, version, setup, packs }: BoutRecord<G>): boolean {
  const game = gameOf<G>(kit, { ruleset });
  return content === game.content.hash && version === game.rules.version && arePacksOf(kit, setup, packs);
}

/** Packs of a record that are not here, or not as they were. */
function otherPacks<G extends Game>(kit: GameKit, { packs }: BoutRecord<G>): string[] {
  return Object.entries(packs).flatMap(([id, hash]) => (Object.hasOwn(kit.packs, id) && kit.packs[id] === hashIn(hash) ? [] : [id]));
}

function stoppedAt<G extends Game>({ bout }: BoutSession<G>, { actions }: BoutRecord<G>, illegal: number): Stopped | null {
  if (illegal < 0) return null;
  const action = actions[illegal]!;
  const refusal = bout.decision() === null ? null : bout.refusal(action);
  return { round: bout.state.round, step: illegal + 1, of: actions.length, answer: action.type, refusal };
}

function sealFor<G extends Game>(kit: GameKit, record: BoutRecord<G>, session: BoutSession<G>, matches: boolean, illegal: number): Seal {
  const field = brokenPart(record);
  if (field) return { kind: 'altered', field };
  const stopped = stoppedAt(session, record, illegal);
  if (!isCurrent(kit, record)) return { kind: 'other-content', matches, packs: otherPacks(kit, record), stopped };
  if (matches) return { kind: record.sealed ? 'verified' : 'end-only' };
  const reason = stopped ? 'an answer that the rules do not allow there' : 'the end is another than the one recorded';
  return { kind: 'differs', round: session.bout.state.round, step: stopped?.step ?? record.actions.length, reason, stopped };
}

/** What a watch link alone comes to: whoever opens it plays it now, and only a hash kept elsewhere could vouch for its end. */
export function asPlayed<Replay extends { readonly seal: Seal }>(replay: Replay): Replay {
  const { kind } = replay.seal;
  return kind === 'verified' || kind === 'end-only' ? { ...replay, seal: { kind: 'played' } } : replay;
}

/** Fights on from a step of a record: the same dice, new choices; `deputed` is what a bot answered in it in the player's place. */
export function forkRecord<G extends Game = Game>(kit: GameKit, record: BoutRecord<G>, step: number, deputed: Spans = []): BoutSession<G> {
  const session = openSession<G>(kit, record);
  atOnce(playAgain(session, record.actions.slice(0, step), { deputed }));
  if (isBefore(deputed)) session.noteDeputedBefore();
  return session;
}

/**
 * Continues a saved bout at the same decision. When the content or the rules have changed since, its answers cannot be
 * played again: it goes on from the stored position, and its record begins there. Throws an error that names the field
 * when no bout comes to that position.
 */
export function resumeSession<G extends Game = Game>(kit: GameKit, { record, position, deputed = [] }: SavedBout<G>): BoutSession<G> {
  if (isCurrent(kit, record)) {
    const session = forkRecord(kit, record, record.actions.length, deputed);
    if (positionHash(session.bout) === record.hash) return session;
  }
  const { state, rng } = object(position, 'position') as unknown as SavedBout<G>['position'];
  const session = openSession<G>(kit, { setup: record.setup, seed: record.seed, from: { state, rng } });
  if (deputed.length > 0) session.noteDeputedBefore();
  return session;
}
