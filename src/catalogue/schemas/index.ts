import type { z } from 'zod';
import { beastCard, beastExtension } from '../../games/damnatio/cards/schemas/beast.ts';
import { attacksFile, defendsFile } from '../../games/damnatio/cards/schemas/decks.ts';
import { bestiariiFile, noxiiFile } from '../../games/damnatio/cards/schemas/men.ts';
import { gearFile, gladiatorCard, gladiatorExtension } from '../../games/munera/cards/schemas.ts';
import { arenaFile, huntFile } from './places.ts';
import { modFile, rulesFile, textFile } from './words.ts';

/** File kinds by their `schema:` line. */
export const SCHEMAS = {
  'mod/1': modFile,
  'beast/1': beastCard,
  'noxii/1': noxiiFile,
  'bestiarii/1': bestiariiFile,
  'attacks/1': attacksFile,
  'defends/1': defendsFile,
  'gear/1': gearFile,
  'gladiator/1': gladiatorCard,
  'arena/1': arenaFile,
  'hunt/1': huntFile,
  'rules/1': rulesFile,
  'text/1': textFile,
} as const;

export type FileKind = keyof typeof SCHEMAS;
export type FileOf<K extends FileKind> = z.output<(typeof SCHEMAS)[K]>;

/** Kinds whose cards may extend another: what a card with `extends` may hold. */
export const EXTENSIONS = { 'beast/1': beastExtension, 'gladiator/1': gladiatorExtension } as const;

/** Kinds that hold one card a file, which may extend another. */
export type ExtendableKind = keyof typeof EXTENSIONS;
