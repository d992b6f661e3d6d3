import type { Action } from '../engine/bout/index.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import type { BoutSession } from './bout-session.ts';
import { openSession } from './bout-session.ts';
import { playedByBots } from './by-bots.ts';
import type { Game } from './game.ts';
import type { GameKit } from './kit.ts';
import { packsOf } from './packs-of.ts';
import { gameOf } from './kit.ts';
import { BOUT_LINKS, LinkError, MOST_LINKED, asLinkError } from './link-envelope.ts';
import { formOf, formOfByte, LONGEST_TEXT } from './link-setup.ts';
import type { Beginning, BoutRecord, GameRecord } from './record.ts';
import { LONGEST_SEED } from './record.ts';
import { sealDigits, sealOf } from './sealing.ts';
import type { Sliced } from './slices.ts';
import { atOnce } from './slices.ts';
import type { Made } from './watch-link.ts';
import { readMade, WATCHED } from './watch-link.ts';

/** A letter of a seed has at most so many bytes. */
const BYTES_A_LETTER = 4;

/**
 * A record as a short text for an address: set-up and seed, then every answer as its place among the legal ones,
 * packed as one number of mixed radix. The byte after the mark tells the ruleset and how it is written: what only its
 * end seals is written as in the first edition. Throws
 * `LinkError` when it would be longer than any link that is read, or when the rules at hand do not allow its answers.
 */
export function encodeLink(kit: GameKit, record: GameRecord): string {
  const form = formOf(kit, record.ruleset, record.sealed !== null);
  const body = new ByteWriter().number(record.version).hex(record.content.slice(0, 8)).hex(record.hash);
  form.write(body, record.setup);
  body.text(record.seed);
  if (form.sealed) body.text(record.from ? JSON.stringify(record.from) : '').hex(record.sealed ? sealDigits(record.sealed) : NO_SEAL);
  if (record.actions.length > MOST_LINKED)
    throw new LinkError('too-long', `${record.actions.length} answers are more than a link holds, ${MOST_LINKED}`);
  body.number(record.actions.length).raw(packActions<Game>(kit, record));
  return BOUT_LINKS.seal(form.format, body.done());
}

function packActions<G extends Game>(kit: GameKit, record: BoutRecord<G>): number[] {
  const session = openSession<G>(kit, record);
  const digits: [place: number, radix: number][] = [];
  for (const action of record.actions) {
    const legal = session.bout.actions();
    const place = legal.findIndex((candidate) => isSame(candidate, action));
    if (place < 0) throw new LinkError('unplayable', 'the record has an answer that the rules do not allow');
    digits.push([place, legal.length]);
    session.play(legal[place]!);
  }
  let packed = 0n;
  for (const [place, radix] of digits.reverse()) packed = packed * BigInt(radix) + BigInt(place);
  const bytes: number[] = [];
  for (; packed > 0n; packed >>= 8n) bytes.push(Number(packed & 0xffn));
  return bytes;
}

/** Answers are flat; the order of their keys does not matter, nor a key without a value. */
function isSame(one: Action, other: Action): boolean {
  const told = (action: Action) => Object.entries(action).filter(([, value]) => value !== undefined);
  const wanted = new Map<string, unknown>(told(other));
  const own = told(one);
  return own.length === wanted.size && own.every(([key, value]) => wanted.get(key) === value);
}

function* unpackActions<G extends Game>(session: BoutSession<G>, count: number, bytes: Uint8Array): Sliced<G['action'][]> {
  let packed = 0n;
  for (const byte of [...bytes].reverse()) packed = (packed << 8n) | BigInt(byte);
  const actions: G['action'][] = [];
  for (let i = 0; i < count; i += 1) {
    const legal = session.bout.actions();
    if (legal.length === 0) throw new LinkError('unplayable', `the bout is over after ${i} of ${count} answers`);
    const radix = BigInt(legal.length);
    const action = legal[Number(packed % radix)]!;
    packed /= radix;
    session.play(action);
    actions.push(action);
    yield;
  }
  return actions;
}

/** Reads a link and plays it through the rules. Throws `LinkError`; nothing of a bad link is used. */
export function decodeLink(kit: GameKit, text: string): GameRecord {
  return atOnce(decodeSliced(kit, text));
}

/** The same in slices, one for each answer. What a watch link names is played by its bots. */
export function* decodeSliced(kit: GameKit, text: string): Sliced<GameRecord> {
  const { format, body } = BOUT_LINKS.open(text);
  const form = formOfByte(kit, format);
  if (!form && format !== WATCHED) throw BOUT_LINKS.newer();
  const reader = new ByteReader(body());
  try {
    if (!form) return yield* watched(kit, readMade(kit, reader));
    const version = reader.number();
    const content = reader.hex(4);
    const hash = reader.hex(8);
    const setup = form.read(reader);
    const { ruleset } = setup;
    const { rules, content: own } = gameOf<Game>(kit, setup);
    if (version > rules.version) throw new LinkError('newer', 'the link was made with newer rules');
    const seed = reader.text(LONGEST_SEED * BYTES_A_LETTER);
    const from = form.sealed ? readBeginning(reader.text(LONGEST_TEXT)) : null;
    const digits = form.sealed ? sealIn(reader) : null;
    const count = reader.number();
    if (count > MOST_LINKED) throw new LinkError('altered', `${count} answers are more than a link holds`);
    const actions = yield* unpackActions<Game>(openSession<Game>(kit, { setup, seed, from }), count, reader.rest());
    const same = own.hash.startsWith(content);
    const unsealed = {
      format: 2,
      ruleset,
      version,
      content: same ? own.hash : content,
      packs: same ? packsOf(kit, setup) : {},
      seed,
      setup,
      from,
      actions,
      hash,
    } as const;
    const seal = sealOf<Game>(unsealed);
    const holds = digits === sealDigits(seal);
    if (digits !== null && !holds && same && version === rules.version)
      throw new LinkError('altered', 'its set-up or its answers are not those that were sealed');
    return { ...unsealed, sealed: holds ? seal : null };
  } catch (error) {
    throw asLinkError(error);
  }
}

/** What bots play now. With other cards or rules than the link was made with it vouches for nothing. */
function* watched(kit: GameKit, { watch, version, content }: Made): Sliced<GameRecord> {
  const record = (yield* playedByBots<Game>(kit, watch)).record();
  if (version === record.version && record.content.startsWith(content)) return record;
  const same = record.content.startsWith(content);
  return { ...record, version, content: same ? record.content : content, packs: same ? record.packs : {}, sealed: null };
}

/** Digits where a seal would stand, of a record that only its end seals. */
const NO_SEAL = '00000000';

function sealIn(reader: ByteReader): string | null {
  const digits = reader.hex(4);
  return digits === NO_SEAL ? null : digits;
}

function readBeginning(text: string): Beginning<never> | null {
  return text === '' ? null : (JSON.parse(text) as Beginning<never>);
}
