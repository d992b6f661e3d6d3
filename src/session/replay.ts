import type { Hunt, HuntAction } from '../rulesets/damnatio/index.ts';
import { DAMNATIO_VERSION, resumeHunt } from '../rulesets/damnatio/index.ts';
import type { HuntKit, LogStep, SavedHunt } from './hunt-session.ts';
import { beginSession, HuntSession, positionHash } from './hunt-session.ts';
import type { HuntRecord } from './record.ts';

/** What came of playing a record again. */
export type Seal =
  | { readonly kind: 'verified' }
  /** Other cards or rules than the record was made with; it was played with those at hand. */
  | { readonly kind: 'other-content'; readonly matches: boolean }
  /** Ends otherwise than the record says, though cards and rules are the same: altered or damaged. */
  | { readonly kind: 'differs'; readonly round: number; readonly step: number; readonly reason: string };

/** A record played again, position by position. */
export interface Replay {
  readonly record: HuntRecord;
  /** One more than the actions that could be played; the first is the opening. */
  readonly steps: readonly LogStep[];
  /** The position after each step. */
  readonly positions: readonly Hunt[];
  readonly seal: Seal;
}

/** Plays a record again with the cards at hand. Throws `SetupError` when its set-up cannot be laid out with them. */
export function replayRecord(kit: HuntKit, record: HuntRecord): Replay {
  const session = beginSession(kit, record.setup, record.seed);
  const positions = [session.hunt.clone()];
  let illegal = -1;
  for (const [index, action] of record.actions.entries()) {
    if (!playable(session, action)) {
      illegal = index;
      break;
    }
    session.play(action);
    positions.push(session.hunt.clone());
  }
  const matches = illegal < 0 && positionHash(session.hunt) === record.hash;
  return { record, steps: session.steps, positions, seal: sealOf(kit, record, session, matches, illegal) };
}

function playable(session: HuntSession, action: HuntAction): boolean {
  return session.decision() !== null && session.hunt.isLegal(action);
}

function sealOf(kit: HuntKit, record: HuntRecord, session: HuntSession, matches: boolean, illegal: number): Seal {
  if (record.content !== kit.content || record.version !== DAMNATIO_VERSION) return { kind: 'other-content', matches };
  if (matches) return { kind: 'verified' };
  const reason = illegal >= 0 ? 'an answer that the rules do not allow there' : 'the end is another than the one recorded';
  return { kind: 'differs', round: session.hunt.state.round, step: illegal >= 0 ? illegal + 1 : record.actions.length, reason };
}

/** Fights on from a step of a record: the same dice, new choices. */
export function forkRecord(kit: HuntKit, record: HuntRecord, step: number): HuntSession {
  const session = beginSession(kit, record.setup, record.seed);
  for (const action of record.actions.slice(0, step)) {
    if (!playable(session, action)) break;
    session.play(action);
  }
  return session;
}

/**
 * Continues a saved hunt at the same decision. When the content or the rules have changed since, the stored position
 * goes on with the log from there; the answers are not played again, or not further than they are legal.
 */
export function resumeSession(kit: HuntKit, { record, position }: SavedHunt): HuntSession {
  if (record.content === kit.content && record.version === DAMNATIO_VERSION) {
    const session = forkRecord(kit, record, record.actions.length);
    if (positionHash(session.hunt) === record.hash) return session;
  }
  const hunt = resumeHunt(kit.ruleset, record.setup, position);
  return new HuntSession(kit, record.setup, record.seed, hunt, [{ action: null, events: [] }]);
}
