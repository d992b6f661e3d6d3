import { listed } from '../../engine/text/index.ts';
import { CORE, type GameKit, type GameSetup } from '../../session/index.ts';

/** Full names of cards that are not the game's own: `pard.cats:leopard`. */
const NAME = /(?<![\w.:-])([a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)?):[a-z][a-z0-9-]*/g;

/** The packs whose cards a text names, each once. */
export function packsNamedIn(text: string): string[] {
  return [...new Set([...text.matchAll(NAME)].map(([, pack]) => pack!))].filter((pack) => pack !== CORE);
}

/** The packs whose cards a set-up names and that are not at hand. */
export function missingPacks({ packs }: GameKit, setup: GameSetup): string[] {
  return packsNamedIn(JSON.stringify(setup)).filter((pack) => !Object.hasOwn(packs, pack));
}

/** That packs are wanting, in a sentence; empty where none is. */
export function missingWords(packs: readonly string[]): string {
  if (packs.length === 0) return '';
  return packs.length === 1
    ? `It needs the pack ${packs[0]}, which is not on here.`
    : `It needs the packs ${listed(packs, 'and')}, which are not on here.`;
}
