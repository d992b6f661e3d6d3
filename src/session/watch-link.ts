import { ByteReader, BytesError, ByteWriter } from './bytes.ts';
import type { Watch } from './by-bots.ts';
import type { Game, GameSetup } from './game.ts';
import type { GameKit } from './kit.ts';
import { gameOf } from './kit.ts';
import { BOUT_LINKS, LinkError, asLinkError } from './link-envelope.ts';
import { LONGEST_TEXT } from './link-setup.ts';
import { LONGEST_SEED } from './record.ts';

/** Third byte of links that hold no answers: set-up, seed and who plays, by the names of bots. */
export const WATCHED = 6;

const BYTES_A_LETTER = 4;
const LONGEST_ID = 60;
const CONTENT_BYTES = 4;
/** More than any bout of a career has; bots think about each of them, and a page waits for it. */
const MOST_WATCHED = 16;

/** A bot with its grade in two letters: `patient@ti`. */
function inShort(bot: string): string {
  return bot.replace(/@(..).*$/, '@$1');
}

/**
 * A watched bout as about a hundred letters. They hold the beginning of the hash of the content: with other cards, or bots
 * who have learnt since, the bout goes its own way.
 */
export function watchLink(kit: GameKit, { setup, seed, bots }: Watch): string {
  const { desk, rules, content } = gameOf<Game>(kit, setup);
  const body = new ByteWriter()
    .number(rules.version)
    .hex(content.hash.slice(0, 2 * CONTENT_BYTES))
    .text(setup.ruleset);
  const brief = desk.setups.briefLinks;
  if (brief) brief.write(body, setup);
  else body.text(JSON.stringify(setup));
  return BOUT_LINKS.seal(WATCHED, body.text(seed).text(bots.map(inShort).join(' ')).done());
}

function nobody(name: string): never {
  throw new LinkError('unplayable', `nobody here fights as "${name}" did`);
}

/** A watched bout, and what it was made with: version of the rules, and the beginning of the hash of the content. */
export interface Made {
  readonly watch: Watch;
  readonly version: number;
  readonly content: string;
}

/** What the body of a watch link names. Throws `LinkError`, `ReadError` or `BytesError`. */
export function readMade(kit: GameKit, reader: ByteReader): Made {
  const version = reader.number();
  const content = reader.hex(CONTENT_BYTES);
  const ruleset = reader.text(LONGEST_ID);
  const { desk, rules } = gameOf<Game>(kit, { ruleset });
  if (version > rules.version) throw new LinkError('newer', 'the link was made with newer rules');
  const setup: GameSetup = desk.setups.briefLinks?.read(reader) ?? desk.setups.read(JSON.parse(reader.text(LONGEST_TEXT)));
  if (setup.ruleset !== ruleset) throw new BytesError(`holds a set-up of ${setup.ruleset}, not of ${ruleset}`);
  if (desk.seats(setup).length > MOST_WATCHED) throw new LinkError('too-long', `more than ${MOST_WATCHED} would fight`);
  const seed = reader.text(LONGEST_SEED * BYTES_A_LETTER);
  const known = new Map(Object.keys(desk.bots).map((name) => [inShort(name), name]));
  const bots = reader
    .text(LONGEST_TEXT)
    .split(' ')
    .map((name) => known.get(name) ?? nobody(name));
  if (bots.length !== desk.sides(setup).length) throw new BytesError('does not name one bot for each side');
  return { watch: { setup, seed, bots }, version, content };
}

/** Set-up, seed and bots of a watch link, without playing it; null for a link of another kind. Throws `LinkError`. */
export function openWatch(kit: GameKit, text: string): Watch | null {
  const { format, body } = BOUT_LINKS.open(text);
  if (format !== WATCHED) return null;
  try {
    return readMade(kit, new ByteReader(body())).watch;
  } catch (error) {
    throw asLinkError(error);
  }
}
