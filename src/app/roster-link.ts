import type { DraftFighter, Place, RosterDraft, RosterLimits } from '../hud/setup/index.ts';
import { usualController } from '../hud/setup/index.ts';
import { ids, isController, isId, lexText, queryOf, readLex, readSeed } from './link-parts.ts';

/** How a game writes the fighters of a set-up into an address. */
export interface RosterTerms {
  readonly limits: RosterLimits;
  /** The bot that plays whom nobody was named for. */
  readonly bot: string;
  /** What may be chosen for a fighter beside his card, in its order. */
  readonly traits: readonly string[];
  /** Who fights where the address names nobody: sides, or everybody for himself. */
  readonly usual: Pick<RosterDraft, 'free'> & { readonly sides: readonly string[] };
}

/** A card, alone or with the pack that it is from, what is chosen for it, and who plays it. */
const FIGHTER = /^((?:(?:[\w-]+\.[\w-]+|sample|core):)?[\w.-]+)((?:~[\w-]+)*)(?::(.*))?$/;

/** A fighter: `murmillo`, `murmillo~attack~dodge`, `murmillo:patient@tiro`, `author.pack:murmillo~attack:greedy`. */
function readFighter(text: string, free: boolean, place: Place, { bot, traits }: RosterTerms): DraftFighter | null {
  const [, card = '', chosen = '', controller = ''] = FIGHTER.exec(text) ?? [];
  const named = chosen.split('~');
  if (!isId(card)) return null;
  const known = traits.filter((trait) => named.includes(trait));
  return { card, traits: known, controller: isController(controller) ? controller : usualController({ free }, place, bot) };
}

function readSide(text: string, free: boolean, side: number, terms: RosterTerms): DraftFighter[] {
  const fighters: DraftFighter[] = [];
  for (const part of text.split(',').slice(0, terms.limits.fighters)) {
    const fighter = readFighter(part, free, { side, index: fighters.length }, terms);
    if (fighter) fighters.push(fighter);
  }
  return fighters;
}

/** No more than so many in all; whoever is named last is left out. */
function atMost(sides: readonly DraftFighter[][], most: number): DraftFighter[][] {
  let left = most;
  return sides.map((side) => {
    const kept = side.slice(0, left);
    left -= kept.length;
    return kept;
  });
}

function readSides(params: URLSearchParams, terms: RosterTerms): Pick<RosterDraft, 'free' | 'sides'> {
  const all = params.get('free');
  const named = all === null ? params.getAll('side').slice(0, terms.limits.sides) : [all];
  const { free, sides } = named.length > 0 ? { free: all !== null, sides: named } : terms.usual;
  const read = sides.map((text, side) => readSide(text, free, side, terms));
  return { free, sides: atMost(read, terms.limits.fighters) };
}

/** Reads the query of a set-up. Never throws; whether the rules allow it is theirs to say. */
export function parseRoster(query: string, terms: RosterTerms): RosterDraft {
  const params = new URLSearchParams(query);
  return {
    ...readSides(params, terms),
    arena: ids(params.get('arena'), 1)[0] ?? null,
    lex: readLex(params.get('lex')),
    seed: readSeed(params),
  };
}

function fighterText({ card, traits, controller }: DraftFighter, free: boolean, place: Place, { bot }: RosterTerms): string {
  const usual = usualController({ free }, place, bot);
  return `${[card, ...traits].join('~')}${controller === usual ? '' : `:${controller}`}`;
}

/** The query of a draft; short, because what is as usual is left out. */
export function formatRoster({ free, sides, arena, lex, seed }: RosterDraft, terms: RosterTerms): string {
  const parts = sides.map((side, place): [string, string] => {
    return [free ? 'free' : 'side', side.map((fighter, index) => fighterText(fighter, free, { side: place, index }, terms)).join(',')];
  });
  if (arena !== null) parts.push(['arena', arena]);
  const toggles = lexText(lex);
  if (toggles !== '') parts.push(['lex', toggles]);
  if (seed) parts.push(['seed', seed]);
  return queryOf(parts);
}
