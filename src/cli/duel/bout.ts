import type { Lex } from '../../engine/lex/index.ts';
import type { BoutOf, Game } from '../../session/index.ts';
import type { BoutAsked } from '../asking/bout-asked.ts';
import { meantAmong, nameAmong } from '../asking/names.ts';
import { readSides, sideOptions } from '../asking/roster.ts';
import { UsageError } from '../fault.ts';
import type { BoutCommands } from '../game-commands.ts';

/** Who may be listed for a side. */
export interface Listed {
  readonly card: string;
  /** Words behind it: `secutor+attack`. */
  readonly traits: readonly string[];
}

interface DuelBout<G extends Game> {
  /** What a card is called, one and several: `class`, `classes`. */
  readonly card: readonly [one: string, many: string];
  /** Kinds of cards that complete an option, and lists that are taken for an example. */
  readonly kinds: readonly string[];
  readonly examples: readonly [list: string, help: string];
  readonly example: string;
  readonly most: number;
  readonly lex: Lex;
  /** What may stand behind a card; none where nothing may. */
  readonly traits: { readonly word: string; readonly known: readonly string[] } | null;
  cards(content: G['content']): object;
  arenas(content: G['content']): object;
  setup(entrants: readonly (Listed & { readonly side: string })[], asked: Pick<BoutAsked<G>, 'arena' | 'lex'>): G['setup'];
  /** What the JSON of a bout says of everybody. */
  facts(bout: BoutOf<G>): readonly object[];
}

const ENTRY = /^([\w.-]+(?::[a-zA-Z][\w-]*)?)(?::(\d{1,4}))?((?:\+[\w-]+)*)$/;

/** `heavy`, `light:2`, `secutor+attack+dodge`, with commas between. */
function readCards<G extends Game>(spec: DuelBout<G>, content: G['content'], option: string, text: string): Listed[] {
  const {
    card: [one, many],
    examples,
    most,
    traits,
  } = spec;
  const known = Object.keys(spec.cards(content));
  return text.split(',').flatMap((entry) => {
    const [, name, count = '1', more = ''] = ENTRY.exec(entry.trim()) ?? [];
    if (name === undefined || (more !== '' && !traits))
      throw new UsageError(`--${option} takes ${many} such as ${examples[0]}, not "${entry}"`);
    const card = nameAmong(known, name);
    if (!known.includes(card)) throw new UsageError(`--${option}: there is no ${one} "${card}"; ${meantAmong(known, card)}`);
    const listed: Listed = { card, traits: more.split('+').slice(1) };
    const odd = listed.traits.find((trait) => !traits?.known.includes(trait));
    if (odd !== undefined) throw new UsageError(`--${option}: there is no ${traits?.word} "${odd}"; there is ${traits?.known.join(', ')}`);
    return Array<Listed>(Math.min(Number(count), most + 1)).fill(listed);
  });
}

/** Throws `UsageError` for an arena that there is not. */
export function checkArena(arena: string | null, arenas: object): void {
  if (arena !== null && !Object.hasOwn(arenas, arena))
    throw new UsageError(`--arena: there is no arena "${arena}"; there is ${Object.keys(arenas).join(', ') || 'the plain one'}`);
}

/** Bouts of fighters on sides by options, and how they are told. */
export function duelBout<G extends Game>(spec: DuelBout<G>): BoutCommands<G> {
  return {
    options: sideOptions(spec.examples[1], spec.kinds),
    example: spec.example,
    setup({ parsed, content, arena, lex }) {
      checkArena(arena, spec.arenas(content));
      return spec.setup(
        readSides(parsed, (option, text) => readCards(spec, content, option, text)),
        { arena, lex },
      );
    },
    compared: 'red',
    lex: spec.lex,
    facts: (bout) => ({ fighters: spec.facts(bout) }),
  };
}
