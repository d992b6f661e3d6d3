import type { ByteReader, ByteWriter } from './bytes.ts';
import { fail } from '../engine/read/index.ts';
import type { Desk } from './desk.ts';
import type { GameSetup } from './game.ts';
import type { GameKit } from './kit.ts';
import { gameOf } from './kit.ts';

/** No text of the longest link has more bytes. */
export const LONGEST_TEXT = 6000;
/** No id of a game has more bytes. */
const LONGEST_ID = 60;

/** Third byte of links whose set-up stands in them as JSON, after the id of its game. */
const PLAIN = 5;

/** How the set-up of a link is written, and whether the link holds a seal. */
export interface LinkForm {
  readonly format: number;
  readonly sealed: boolean;
  write(writer: ByteWriter, setup: GameSetup): void;
  read(reader: ByteReader): GameSetup;
}

function plain(kit: GameKit): LinkForm {
  return {
    format: PLAIN,
    sealed: true,
    write: (writer, setup) => void writer.text(setup.ruleset).text(JSON.stringify(setup)),
    read(reader) {
      const ruleset = reader.text(LONGEST_ID);
      const { setups } = gameOf(kit, { ruleset }).desk;
      const setup = setups.read(JSON.parse(reader.text(LONGEST_TEXT)));
      return setup.ruleset === ruleset ? setup : fail('ruleset', ruleset);
    },
  };
}

function packed({ setups: { packedLinks } }: Desk): LinkForm[] {
  if (!packedLinks) return [];
  const ways = {
    write: (writer: ByteWriter, setup: GameSetup) => packedLinks.write(writer, setup),
    read: (reader: ByteReader) => packedLinks.read(reader),
  };
  return [
    { ...ways, format: packedLinks.format, sealed: true },
    { ...ways, format: packedLinks.firstFormat, sealed: false },
  ];
}

/** How links of a game are written: with a seal, or as in the first edition. */
export function formOf(kit: GameKit, ruleset: string, sealed: boolean): LinkForm {
  const own = packed(gameOf(kit, { ruleset }).desk).find((form) => form.sealed === sealed);
  return own ?? plain(kit);
}

/** The way a link with this third byte was written; undefined for none of ours. */
export function formOfByte(kit: GameKit, format: number): LinkForm | undefined {
  const forms = Object.values(kit.games).flatMap(({ desk }) => packed(desk));
  return [plain(kit), ...forms].find((form) => form.format === format);
}
