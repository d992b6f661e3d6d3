import { object } from '../../engine/read/index.ts';
import type { GameKit, GameRecord, SavedGame, Spans } from '../../session/index.ts';
import { readRecord, readSpans } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { readControllers } from '../controllers.ts';
import { occasionText, readOccasion } from '../occasion.ts';
import type { Codec, Written } from './row.ts';

/** A record and who decided for whom. */
export interface KeptGame {
  readonly record: GameRecord;
  readonly controllers: Controllers;
  /** Why it is played, as `readOccasion` reads it; left out where there is nothing to say. */
  readonly occasion?: string;
  /** What a bot answered in the player's place; left out where it answered nothing, or nobody noted it. */
  readonly deputed?: Spans | undefined;
  /** The player ended it where it stands. */
  readonly givenUp?: true | undefined;
}

/** A game in progress and who decides for whom. */
export type KeptSave = SavedGame & Omit<KeptGame, 'record' | 'givenUp'>;

/** The reason that a stored game names, where it is one that is known. */
function reason(value: unknown): Pick<KeptGame, 'occasion'> {
  const occasion = readOccasion(value);
  return occasion ? { occasion: occasionText(occasion) } : {};
}

/** What a bot answered in the player's place, where that can be read: a game is worth more than it. */
function deputedIn(value: unknown): Pick<KeptGame, 'deputed'> {
  const deputed = readSpans(value);
  return deputed ? { deputed } : {};
}

function readKept(kit: GameKit, value: unknown): KeptGame {
  const { record, controllers, occasion, deputed, givenUp } = object(value, 'record');
  const kept = { record: readRecord(kit, record), controllers: readControllers(controllers), ...reason(occasion) };
  return { ...kept, ...deputedIn(deputed), ...(givenUp === true && { givenUp }) };
}

/** How records are written. */
export const RECORD: Written = { kind: 'record', format: 3 };

export function recordCodec(kit: GameKit): Codec<KeptGame> {
  return { ...RECORD, read: (value) => readKept(kit, value) };
}

function readSaved(kit: GameKit, value: unknown): KeptSave {
  const saved = object(value, 'autosave');
  const position = object(saved['position'], 'position');
  object(position['state'], 'position.state');
  object(position['rng'], 'position.rng');
  const controllers = readControllers(saved['controllers']);
  const kept = { record: readRecord(kit, saved['record']), position, controllers, ...reason(saved['occasion']) };
  return { ...kept, ...deputedIn(saved['deputed']) } as unknown as KeptSave;
}

/** How games in progress are written. */
export const AUTOSAVE: Written = { kind: 'autosave', format: 3 };

export function autosaveCodec(kit: GameKit): Codec<KeptSave> {
  return { ...AUTOSAVE, read: (value) => readSaved(kit, value) };
}
