import { fingerprint } from '../engine/bout/index.ts';
import type { HuntAction, HuntSetup, Lex, Position } from '../rulesets/damnatio/index.ts';
import { checkSetup, DAMNATIO_VERSION } from '../rulesets/damnatio/index.ts';
import { SetupError } from '../engine/bout/index.ts';
import { ByteReader, BytesError, ByteWriter, fromBase64Url, toBase64Url } from './bytes.ts';
import type { HuntKit } from './hunt-session.ts';
import { beginSession } from './hunt-session.ts';
import type { HuntRecord } from './record.ts';
import { readSetup } from './read-setup.ts';

/** Longest link text that is looked at. */
export const LONGEST_LINK = 8000;
const MOST_ACTIONS = 4000;
const FORMAT = 1;

/** Why a link cannot be used. */
export type LinkFault = 'too-long' | 'foreign' | 'cut' | 'newer' | 'altered' | 'unplayable';

export class LinkError extends Error {
  override readonly name = 'LinkError';
  readonly fault: LinkFault;

  constructor(fault: LinkFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Two letters that every link of ours begins with. */
const MARK = [0x44, 0x61];

/**
 * A record as a short text for an address: set-up and seed, then every answer as its place among the legal ones,
 * packed as one number of mixed radix.
 */
export function encodeLink(kit: HuntKit, record: HuntRecord): string {
  const body = new ByteWriter().number(record.version).hex(record.content.slice(0, 8)).hex(record.hash);
  writeSetup(body, record.setup);
  body.text(record.seed).number(record.actions.length).raw(packActions(kit, record));
  const bytes = body.done();
  return toBase64Url(new ByteWriter().raw(MARK).byte(FORMAT).hex(checksum(bytes)).raw([...bytes]).done());
}

function checksum(bytes: Uint8Array): string {
  return fingerprint(String.fromCharCode(...bytes)).slice(0, 8);
}

function packActions(kit: HuntKit, record: HuntRecord): number[] {
  const session = beginSession(kit, record.setup, record.seed);
  const digits: [place: number, radix: number][] = [];
  for (const action of record.actions) {
    const legal = session.hunt.actions();
    const place = legal.findIndex((candidate) => isSame(candidate, action));
    if (place < 0) throw new LinkError('unplayable', 'the record has an answer that the rules do not allow');
    digits.push([place, legal.length]);
    session.play(action);
  }
  let packed = 0n;
  for (const [place, radix] of digits.reverse()) packed = packed * BigInt(radix) + BigInt(place);
  const bytes: number[] = [];
  for (; packed > 0n; packed >>= 8n) bytes.push(Number(packed & 0xffn));
  return bytes;
}

/** Answers are flat; the order of their keys does not matter, nor a key without a value. */
function isSame(one: HuntAction, other: HuntAction): boolean {
  const told = (action: HuntAction) => Object.entries(action).filter(([, value]) => value !== undefined);
  const wanted = new Map<string, unknown>(told(other));
  const own = told(one);
  return own.length === wanted.size && own.every(([key, value]) => wanted.get(key) === value);
}

function unpackActions(kit: HuntKit, setup: HuntSetup, seed: string, count: number, bytes: Uint8Array): HuntAction[] {
  const session = beginSession(kit, setup, seed);
  let packed = 0n;
  for (const byte of [...bytes].reverse()) packed = (packed << 8n) | BigInt(byte);
  const actions: HuntAction[] = [];
  for (let i = 0; i < count; i += 1) {
    const legal = session.hunt.actions();
    if (legal.length === 0) throw new LinkError('unplayable', `the hunt is over after ${i} of ${count} answers`);
    const radix = BigInt(legal.length);
    const action = legal[Number(packed % radix)]!;
    packed /= radix;
    session.play(action);
    actions.push(action);
  }
  return actions;
}

function writeSetup(writer: ByteWriter, setup: HuntSetup): void {
  const { hitPoints, damage, control } = setup.sliders;
  const extras = [setup.arena, JSON.stringify(setup.lex), setup.position ? JSON.stringify(setup.position) : ''];
  const plain = extras[0] === 'harena' && extras[1] === '{}' && extras[2] === '';
  writer.text(setup.beasts.join(' ')).text(setup.men.join(' ')).number(setup.draw).number(setup.elite);
  writer.byte(hitPoints + 64).byte(damage + 64).byte(control + 64);
  writer.byte(plain ? 0 : 1);
  if (!plain) for (const text of extras) writer.text(text);
}

function words(text: string): string[] {
  return text === '' ? [] : text.split(' ');
}

function readSetupBytes(reader: ByteReader): HuntSetup {
  const beasts = words(reader.text(200));
  const men = words(reader.text(400));
  const draw = reader.number();
  const elite = reader.number() as HuntSetup['elite'];
  const [hitPoints, damage, control] = [reader.byte() - 64, reader.byte() - 64, reader.byte() - 64];
  const extras = reader.byte() === 0 ? ['harena', '{}', ''] : [reader.text(100), reader.text(600), reader.text(3000)];
  const [arena, lex, position] = extras as [string, string, string];
  return readSetup({
    ruleset: 'damnatio',
    arena,
    beasts,
    men,
    draw,
    elite,
    sliders: { hitPoints, damage, control },
    lex: JSON.parse(lex) as Partial<Lex>,
    position: position === '' ? null : (JSON.parse(position) as Position),
  });
}

function openEnvelope(text: string): ByteReader {
  if (text.length > LONGEST_LINK) throw new LinkError('too-long', `the link has ${text.length} letters; ours have at most ${LONGEST_LINK}`);
  let bytes: Uint8Array;
  try {
    bytes = fromBase64Url(text);
  } catch {
    throw new LinkError('foreign', 'this is not a replay link of Damnatio');
  }
  if (bytes[0] !== MARK[0] || bytes[1] !== MARK[1]) throw new LinkError('foreign', 'this is not a replay link of Damnatio');
  if (bytes[2] !== undefined && bytes[2] > FORMAT) throw new LinkError('newer', 'the link was made by a newer edition of the game');
  const body = bytes.slice(7);
  const written = new ByteReader(bytes.slice(3)).hex(Math.min(4, Math.max(0, bytes.length - 3)));
  if (written !== checksum(body)) throw new LinkError('cut', 'the link is cut off or was changed on its way');
  return new ByteReader(body);
}

/** Reads a link and plays it through the rules. Throws `LinkError`; nothing of a bad link is used. */
export function decodeLink(kit: HuntKit, text: string): HuntRecord {
  const reader = openEnvelope(text);
  try {
    const version = reader.number();
    if (version > DAMNATIO_VERSION) throw new LinkError('newer', 'the link was made with newer rules');
    const content = reader.hex(4);
    const hash = reader.hex(8);
    const setup = readSetupBytes(reader);
    checkSetup(kit.ruleset.content, setup);
    const seed = reader.text(100);
    const count = reader.number();
    if (count > MOST_ACTIONS) throw new LinkError('altered', `${count} answers are more than a hunt can have`);
    const actions = unpackActions(kit, setup, seed, count, reader.rest());
    const sameContent = kit.content.startsWith(content);
    return { format: 1, ruleset: 'damnatio', version, content: sameContent ? kit.content : content, seed, setup, actions, hash };
  } catch (error) {
    if (error instanceof LinkError) throw error;
    if (error instanceof SetupError) throw new LinkError('unplayable', `it needs something that is not here: ${error.message}`);
    if (error instanceof BytesError || error instanceof SyntaxError || error instanceof TypeError) {
      throw new LinkError('altered', `the link holds something that no link of ours has: ${error.message}`);
    }
    throw error;
  }
}
