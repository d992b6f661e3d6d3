import type { z } from 'zod';
import { beastCard, beastExtension } from './beast.ts';
import { attacksFile, defendsFile } from './decks.ts';
import { bestiariiFile, noxiiFile } from './men.ts';
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
  'arena/1': arenaFile,
  'hunt/1': huntFile,
  'rules/1': rulesFile,
  'text/1': textFile,
} as const;

export type FileKind = keyof typeof SCHEMAS;
export type FileOf<K extends FileKind> = z.output<(typeof SCHEMAS)[K]>;

export { beastExtension };
