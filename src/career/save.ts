import { canonicalJson, fingerprint } from '../engine/bout/index.ts';
import type { Check } from '../engine/read/index.ts';
import { dictionary, fail, id, listOf, object, oneOf, shape, shortText, yesOrNo } from '../engine/read/index.ts';
import { LONGEST_LINK, gameOf, packsAtHand, packsNamed, type GameKit } from '../session/index.ts';
import type { CareerBeginning } from './begin.ts';
import type { Career } from './career.ts';
import { checkCareerState } from './check-state.ts';
import type { CareerCommand } from './commands.ts';
import { careerSeed, readCareerState } from './read-state.ts';
import type { CareerHouse } from './house.ts';
import type { CareerState } from './state.ts';

/** Packs beside the core that a career is played with, by id: hash and version of each. */
export type CareerPacks = Readonly<Record<string, string>>;

/** A pack that is not as it was when a career was kept. */
export interface OtherPack {
  readonly pack: string;
  /** Its version then. */
  readonly was: string;
  /** Its version now; null where it is not on. */
  readonly now: string | null;
}

/** Packs that had a hand in the ladder, its people, or what is on its bill. */
export function packsOfCareer({ kit, ladder, mornings }: CareerHouse, { people, bill }: CareerState): CareerPacks {
  const games = [ladder.game, ...(mornings ? [ladder.mornings] : [])];
  return Object.assign({}, ...games.map((ruleset) => packsNamed(gameOf(kit, { ruleset }), [ladder, people, bill]))) as CareerPacks;
}

const hashOf = (mark: string): string => mark.split('@')[0]!;
const versionOf = (mark: string): string => mark.slice(mark.indexOf('@') + 1);

/** Packs of a career that are not on, or have other cards now. */
export function otherPacks(kit: GameKit, packs: CareerPacks): OtherPack[] {
  const here = packsAtHand(kit);
  return Object.entries(packs).flatMap(([pack, was]): OtherPack[] => {
    const now = Object.hasOwn(here, pack) ? here[pack]! : null;
    if (now !== null && hashOf(now) === hashOf(was)) return [];
    return [{ pack, was: versionOf(was), now: now && versionOf(now) }];
  });
}

/** Raised when saves are written otherwise; `MIGRATIONS` brings older ones up. */
export const SAVE_FORMAT = 2;

/** A career as it is kept: where it stands, and how it came there. */
export interface SavedCareer {
  readonly format: typeof SAVE_FORMAT;
  readonly beginning: CareerBeginning;
  readonly state: CareerState;
  readonly log: readonly CareerCommand[];
  /** Packs beside the core that it was played with when it was kept; left out for none. */
  readonly packs?: CareerPacks;
}

const MOST_COMMANDS = 20_000;
/** No career comes near it; nobody's page should stand still over a file. */
export const LONGEST_EXPORT = 8_000_000;

const beginning = shape({ seed: careerSeed, gentle: yesOrNo, iron: yesOrNo, card: id, name: shortText(80), salt: shortText(60) }, ['seed']);

type Fields<Type extends CareerCommand['type']> = Omit<Extract<CareerCommand, { readonly type: Type }>, 'type'>;
const text = shortText(LONGEST_LINK);

/** What each command holds beside its type. */
const COMMANDS: { readonly [Type in CareerCommand['type']]: { readonly [Key in keyof Fields<Type>]: Check } } = {
  enter: { man: id, foe: id },
  withdraw: { man: id },
  noon: { man: id },
  fight: { match: id, link: text },
  settle: { match: id },
  rest: { man: id },
  train: { man: id },
  medicus: { man: id },
  skill: { man: id, skill: id },
  buy: { person: id },
  hire: { person: id },
  sell: { man: id },
  retire: { man: id },
  'end-day': {},
};

const command: Check = (value, field) => {
  const { type } = object(value, field);
  if (typeof type !== 'string' || !Object.hasOwn(COMMANDS, type)) fail(`${field}.type`, `one of ${Object.keys(COMMANDS).join(', ')}`);
  const known = COMMANDS[type as CareerCommand['type']];
  shape({ type: oneOf(type), ...known }, ['type', ...Object.keys(known)])(value, field);
};

/** Reads what a career was begun with and its commands, from outside. Throws `ReadError` naming the field. */
export function readPlayed(value: { readonly beginning: unknown; readonly commands: unknown }): {
  readonly beginning: CareerBeginning;
  readonly commands: readonly CareerCommand[];
} {
  beginning(value.beginning, 'beginning');
  listOf(MOST_COMMANDS, command)(value.commands, 'commands');
  return { beginning: value.beginning as CareerBeginning, commands: value.commands as readonly CareerCommand[] };
}

const anything: Check = () => undefined;
const saved = shape(
  { format: oneOf(SAVE_FORMAT), beginning, state: anything, log: listOf(MOST_COMMANDS, command), packs: dictionary(shortText(40)) },
  ['format', 'beginning', 'state', 'log'],
);

type Loose = Readonly<Record<string, unknown>>;

/** The first format left seeds out of results: those of the afternoon end in who met whom, by the second of the two. */
function withSeeds(value: Loose): Loose {
  const state = object(value['state'], 'state');
  if (!Array.isArray(state['results'])) fail('state.results', 'a list');
  const results = state['results'].map((each, i) => {
    const result = object(each, `state.results[${i}]`);
    const [, second] = Array.isArray(result['shares']) ? (result['shares'] as unknown[]) : [];
    const met = result['part'] === 'afternoon' && second ? `.${String(object(second, 'share')['person'])}` : '';
    return { ...result, seed: `${String(state['seed'])}/${String(result['id'])}${met}`, hash: null };
  });
  return { ...value, format: 2, state: { ...state, format: 2, results } };
}

/** Brings a save of an older format up by one, by the format that it has. */
const MIGRATIONS: Readonly<Record<number, (value: Loose) => Loose>> = { 1: withSeeds };

function broughtUp(value: unknown): Loose {
  let found: Loose = object(value, 'career');
  for (;;) {
    const { format } = found;
    if (format === SAVE_FORMAT) return found;
    if (typeof format === 'number' && format > SAVE_FORMAT) fail('format', `at most ${SAVE_FORMAT}: a newer edition of the game wrote it`);
    const migrate = typeof format === 'number' && Object.hasOwn(MIGRATIONS, format) ? MIGRATIONS[format] : undefined;
    if (!migrate) fail('format', `a whole number from 1 to ${SAVE_FORMAT}`);
    found = migrate(found);
  }
}

/** The career on a ladder by its id. Throws `ReadError` where there is no such ladder. */
export type CareerOn = (ladder: string) => Career;

function careerFor(on: Career | CareerOn, { state }: Loose): Career {
  if (typeof on !== 'function') return on;
  const { ladder } = object(state, 'state');
  return typeof ladder === 'string' ? on(ladder) : fail('state.ladder', 'the id of a ladder');
}

/**
 * Reads a save from outside: the shape of everything, then whether it agrees with ladder and cards. Throws `ReadError` naming
 * the field.
 */
export function readSavedCareer(on: Career | CareerOn, value: unknown): SavedCareer {
  const found = broughtUp(value);
  saved(found, '');
  const career = careerFor(on, found);
  checkCareerState(career.house, readCareerState(found['state'], 'state'));
  return found as unknown as SavedCareer;
}

/** A save with the packs that it is played with now. */
export function withPacks<Save extends SavedCareer>({ house }: Career, save: Save): Save {
  const { packs: _, ...rest } = save;
  const packs = packsOfCareer(house, save.state);
  return (Object.keys(packs).length > 0 ? { ...rest, packs } : rest) as Save;
}

/** First line of an exported career. */
const HEAD = 'damnatio-career';

function checksum(body: string): string {
  return fingerprint(body).slice(0, 16);
}

/** A save as one text: a line that names and checks it, and the save as JSON. */
export function exportCareer(save: SavedCareer): string {
  const body = canonicalJson(save);
  return `${HEAD} ${checksum(body)}\n${body}\n`;
}

/** Reads an exported career. Throws `ReadError`: `file` where it is none of ours, cut off or changed, else the field. */
export function importCareer(on: Career | CareerOn, file: string): SavedCareer {
  if (file.length > LONGEST_EXPORT) fail('file', `at most ${LONGEST_EXPORT} letters`);
  const [head = '', body = ''] = file.trim().split('\n');
  const [mark, check] = head.trim().split(' ');
  if (mark !== HEAD) fail('file', 'a career that was exported here');
  if (check !== checksum(body.trim())) fail('file', 'as it was exported: it was cut off or changed on its way');
  return readSavedCareer(on, parsed(body));
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return fail('file', 'a career as JSON');
  }
}
