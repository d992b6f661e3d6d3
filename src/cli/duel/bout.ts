import type { BoutOf, Duels, Game, Sent } from '../../session/index.ts';
import { meantAmong, nameAmong } from '../asking/names.ts';
import { readSides, sideOptions } from '../asking/roster.ts';
import { UsageError } from '../fault.ts';
import type { BoutCommands } from '../game-commands.ts';

interface DuelBout<G extends Game> {
  /** What a card is called, one and several: `class`, `classes`. */
  readonly card: readonly [one: string, many: string];
  /** Kinds of cards that complete an option, and lists that are taken for an example. */
  readonly kinds: readonly string[];
  readonly examples: readonly [list: string, help: string];
  readonly example: string;
  /** What may stand behind a card; left out where nothing may. */
  readonly traits?: { readonly word: string; readonly known: readonly string[] };
  /** What the JSON of a bout says of everybody. */
  facts(bout: BoutOf<G>): readonly object[];
}

type Listed = Omit<Sent, 'side'>;

const ENTRY = /^([\w.-]+(?::[a-zA-Z][\w-]*)?)(?::(\d{1,4}))?((?:\+[\w-]+)*)$/;

/** `heavy`, `light:2`, `secutor+attack+dodge`, with commas between. */
function readCards<G extends Game>(
  { card: [one, many], examples, traits }: DuelBout<G>,
  most: number,
  known: readonly string[],
  [option, text]: readonly [option: string, text: string],
): Listed[] {
  return text.split(',').flatMap((entry) => {
    const [, name, count = '1', more = ''] = ENTRY.exec(entry.trim()) ?? [];
    if (name === undefined || (more !== '' && !traits))
      throw new UsageError(`--${option} takes ${many} such as ${examples[0]}, not "${entry}"`);
    const card = nameAmong(known, name);
    if (!known.includes(card)) throw new UsageError(`--${option}: there is no ${one} "${card}"; ${meantAmong(known, card)}`);
    const chosen = more.split('+').slice(1);
    const odd = chosen.find((trait) => !traits?.known.includes(trait));
    if (odd !== undefined) throw new UsageError(`--${option}: there is no ${traits?.word} "${odd}"; there is ${traits?.known.join(', ')}`);
    return Array<Listed>(Math.min(Number(count), most + 1)).fill({ card, traits: chosen });
  });
}

/** Throws `UsageError` for an arena that there is not. */
export function checkArena(arena: string | null, arenas: object): void {
  if (arena !== null && !Object.hasOwn(arenas, arena))
    throw new UsageError(`--arena: there is no arena "${arena}"; there is ${Object.keys(arenas).join(', ') || 'the plain one'}`);
}

/** Bouts of fighters on sides by options, and how they are told. */
export function duelBout<G extends Game>({ most, lex, cards, arenas, setup }: Duels<G>, spec: DuelBout<G>): BoutCommands<G> {
  return {
    options: sideOptions(spec.examples[1], spec.kinds),
    example: spec.example,
    setup({ parsed, content, ...asked }) {
      checkArena(asked.arena, arenas(content));
      const known = Object.keys(cards(content));
      return setup(
        readSides(parsed, (option, text) => readCards(spec, most, known, [option, text])),
        { arena: asked.arena, lex: asked.lex },
      );
    },
    compared: 'red',
    lex,
    facts: (bout) => ({ fighters: spec.facts(bout) }),
  };
}
