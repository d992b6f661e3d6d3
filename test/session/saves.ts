import fc from 'fast-check';
import type { BoutSession, Game, GameSession, SavedGame } from '../../src/session/index.ts';
import { beginSession, readRecord, resumeSession } from '../../src/session/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { GameSetup } from '../../src/session/index.ts';
import { kit, underAnotherName } from '../support/core-content.ts';

/** Saves of games in the middle, as stores hand them back, and what may have been done to them. */

/** Plays by any legal answer; stops after some answers or when it is over. */
export function playAny(session: GameSession, answers: number, seed: string): void {
  const game = session as unknown as BoutSession<Game>;
  const rng = seededRng(seed);
  for (let i = 0; i < answers && game.decision(); i += 1) {
    const actions = game.bout.actions();
    game.play(actions[rng.die(actions.length) - 1]!);
  }
}

export function saveOf(setup: GameSetup, seed: string, answers: number): SavedGame {
  const session = beginSession(kit, setup, seed) as GameSession;
  playAny(session, answers, `player/${seed}`);
  return JSON.parse(JSON.stringify(session.save())) as SavedGame;
}

/** The same cards and rules under another name, so that nothing but the stored position can be gone on from. */
export const OTHER_EDITION = underAnotherName('f'.repeat(16));

/** Takes a save up as the page does. Throws an error that names the field for what is none. */
export function takeUp({ record, position }: SavedGame): GameSession {
  return resumeSession(OTHER_EDITION, { record: readRecord(kit, record), position } as SavedGame) as GameSession;
}

type Path = readonly (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [...(at.length > 0 ? [at] : []), ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...at, key]))];
}

function partAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], value);
}

function withPart(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value)
    ? [...(value as unknown[])]
    : { ...(value as Record<string, unknown>) };
  const entries = copy as Record<string, unknown>;
  if (rest.length === 0 && part === undefined) delete entries[key];
  else entries[key] = withPart(entries[key], rest, part);
  return copy;
}

/** One thing done to a save: where, and what; both are looked up in the save itself. */
export interface Damage {
  readonly where: number;
  readonly how: 'number' | 'near' | 'other' | 'gone' | 'strange' | 'twice' | 'short' | 'flip';
  readonly what: number;
}

const STRANGE = [null, -1, 0, 1e9, 0.5, '', 'constructor', '__proto__', [], {}, true, 'x'.repeat(200)];

export const damage: fc.Arbitrary<Damage> = fc.record({
  where: fc.nat(),
  how: fc.constantFrom('number', 'near', 'other', 'gone', 'strange', 'twice', 'short', 'flip'),
  what: fc.nat(1000),
});

function changed(old: unknown, other: unknown, { how, what }: Damage): unknown {
  switch (how) {
    case 'number':
      return (what % 130) - 3;
    case 'near':
      return typeof old === 'number' ? old + (what % 2 === 0 ? 1 : -1) : other;
    case 'other':
      return other;
    case 'gone':
      return undefined;
    case 'twice':
      return Array.isArray(old) ? [...(old as unknown[]), ...(old as unknown[])] : other;
    case 'short':
      return Array.isArray(old) ? old.slice(0, what % (old.length + 1)) : other;
    case 'flip':
      return typeof old === 'boolean' ? !old : (what % 7) - 1;
    case 'strange':
      return STRANGE[what % STRANGE.length];
  }
}

/** A save with parts of it changed; what another part holds is what forgers take first. */
export function damaged(save: SavedGame, all: readonly Damage[]): { readonly save: SavedGame; readonly told: string } {
  let result: unknown = save;
  const told: string[] = [];
  for (const each of all) {
    const paths = pathsOf(result);
    const path = paths[each.where % paths.length]!;
    const alike = paths.filter((other) => other.at(-1) === path.at(-1));
    const from = each.what % 3 === 0 ? paths : alike;
    const part = changed(partAt(result, path), partAt(result, from[each.what % from.length]!), each);
    told.push(`${path.join('.')} := ${JSON.stringify(part)?.slice(0, 60)}`);
    result = withPart(result, path, part);
  }
  return { save: JSON.parse(JSON.stringify(result)) as SavedGame, told: told.join('; ') };
}
