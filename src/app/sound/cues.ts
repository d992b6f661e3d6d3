import type { EventTable, Outcome } from '../../engine/bout/index.ts';
import { eventReader } from '../../engine/bout/index.ts';
import { glyphOfThing } from '../../art/index.ts';
import { glyphFacts, type Voice } from '../../engine/look/index.ts';
import type { CueName } from './voices.ts';

export interface Cue {
  readonly cue: CueName;
  /** Whose place on the sand it comes from; null: from all round. */
  readonly from: string | null;
  /** How much higher and longer it is than the cue is made, where a card says so. */
  readonly throat?: Pick<Voice, 'pitch' | 'length'>;
}

/** What sounds must know of a fight. */
export interface Cast {
  /** The voice of a beast; null for a man. */
  beast(figure: string): Voice | null;
  /** The id of what a man holds; null for bare hands. */
  weapon(figure: string): string | null;
}

type Sounds = EventTable<readonly Cue[], [cast: Cast]>;

/** What leaves the hand, by the kind of the attack. */
const FLIGHTS: Readonly<Record<string, CueName>> = { shoot: 'arrow', throw: 'throw', entangle: 'net' };
/** What is heard of a thing, by what becomes of it. */
const THINGS: Readonly<Record<string, CueName>> = {
  dropped: 'clatter',
  thrown: 'clatter',
  broken: 'clatter',
  discarded: 'clatter',
  landed: 'clatter',
  kicked: 'clatter',
  drawn: 'blade',
  sheathed: 'blade',
  cast: 'net',
};

const all = (cue: CueName): readonly Cue[] => [{ cue, from: null }];
const at = (from: string, cue: CueName): Cue => ({ cue, from });
const heardOf = (table: Readonly<Record<string, CueName>>, key: string, from: string): readonly Cue[] =>
  Object.hasOwn(table, key) ? [at(from, table[key]!)] : [];
/** Nothing on purpose: too frequent, or another event right beside it is heard. */
const silent = (): readonly Cue[] => [];

function blowOf(by: string | null, cast: Cast): CueName {
  if (by === null) return 'blow-blunt';
  if (cast.beast(by) !== null) return 'blow-beast';
  const glyph = glyphOfThing(cast.weapon(by) ?? '');
  return `blow-${(glyph && glyphFacts(glyph).strikes) ?? 'blunt'}`;
}

function beastly(how: 'breath' | 'roar', figure: string, cast: Cast): readonly Cue[] {
  const voice = cast.beast(figure);
  if (voice === null) return [];
  const { kind, pitch, length } = voice;
  return [{ ...at(figure, `${how}-${kind}`), ...((pitch !== 1 || length !== 1) && { throat: { pitch, length } }) }];
}

/** The crowd is up for whoever is left; a beast says so itself. */
function ended({ winner, survivors }: Outcome, cast: Cast): readonly Cue[] {
  if (winner === null) return [...all('drum'), ...all('sigh')];
  const beast = survivors.flatMap((id) => beastly('roar', id, cast)).slice(0, 1);
  return [...(beast.length > 0 ? beast : all('laurel')), ...all('triumph')];
}

/** What is heard while dice fall: the same whatever they come to. */
const THROWS: Partial<Sounds> = {
  'tie-number': () => all('dice'),
  rolled: ({ figure, roll }) => [at(figure, 'dice'), ...(roll.why === 'haze' ? [at(figure, 'sand')] : [])],
  'action-points': ({ figure }) => [at(figure, 'dice')],
  clashed: ({ figure, thrown }) => (thrown === 'before' ? [] : [at(figure, 'dice')]),
  saved: ({ figure, face }) => (face === null ? [] : [at(figure, 'dice')]),
};

/** What is heard of each type of event once it is told. */
const SOUNDS: Sounds = {
  'bout-started': () => all('crowd'),
  drawn: silent,
  'round-started': () => all('drum'),
  'tie-number': silent,
  rolled: silent,
  'control-decided': ({ side }) => all(side === 'men' ? 'control-won' : 'control-lost'),
  'target-chosen': ({ figure }, cast) => beastly('breath', figure, cast),
  considered: silent,
  charged: ({ figure }, cast) => beastly('roar', figure, cast),
  moved: silent,
  faced: silent,
  attacked: ({ figure, kind }) => heardOf(FLIGHTS, kind, figure),
  'card-played': silent,
  stamina: silent,
  wounded: ({ figure, by, net }, cast) => (net > 0 ? [at(figure, blowOf(by, cast))] : [at(figure, 'clatter')]),
  condition: ({ figure, condition, gained }) => (gained && condition === 'down' ? [at(figure, 'thud')] : []),
  'one-shot': silent,
  item: ({ figure, how }) => heardOf(THINGS, how, figure),
  felled: ({ figure }) => [at(figure, 'fall'), ...all('crowd')],
  'held-back': silent,
  appealed: ({ granted }) => [...all('drum'), ...all(granted ? 'crowd' : 'hiss')],
  judged: ({ spared }) => [...all('drum'), ...all(spared ? 'crowd' : 'hiss')],
  ordered: silent,
  'play-order': silent,
  'turn-started': silent,
  'turn-ended': silent,
  'action-points': silent,
  paid: silent,
  clashed: ({ figure, result }) => [at(figure, result === 'double' ? 'clash-double' : 'clash')],
  saved: ({ figure, passed }) => [at(figure, passed ? 'shield' : 'shield-fails')],
  pushed: ({ figure, barred }) => [at(figure, barred === 'wall' || barred === 'figure' ? 'wall' : 'push')],
  fatigued: silent,
  'bout-ended': ({ outcome }, cast) => ended(outcome, cast),
};

export const cuesOf = eventReader(SOUNDS);
export const throwCuesOf = eventReader(THROWS, []);
