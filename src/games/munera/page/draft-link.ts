import type { BoutDraft, DraftFighter, Place } from '../../../hud/setup/index.ts';
import { MOST_MEN, MOST_SIDES, usualController } from '../../../hud/setup/index.ts';
import type { Lex, Skill } from '../rules/index.ts';
import { SKILLS } from '../rules/index.ts';
import { USUAL_POLICY } from '../../../app/bots.ts';
import { ids, isId, lexText, queryOf, readLex, readSeed } from '../../../app/link-parts.ts';

/** A fighter: `murmillo`, `murmillo~attack~dodge`, `murmillo:greedy`. */
function readFighter(text: string, free: boolean, place: Place): DraftFighter | null {
  const [who = '', controller = ''] = text.split(':');
  const [card = '', ...skills] = who.split('~');
  if (!isId(card)) return null;
  const known = SKILLS.filter((skill: Skill) => skills.includes(skill));
  return { card, skills: known, controller: isId(controller) ? controller : usualController({ free }, place, USUAL_POLICY) };
}

function readSide(text: string, free: boolean, side: number): DraftFighter[] {
  const fighters: DraftFighter[] = [];
  for (const part of text.split(',').slice(0, MOST_MEN)) {
    const fighter = readFighter(part, free, { side, index: fighters.length });
    if (fighter) fighters.push(fighter);
  }
  return fighters;
}

/** No more than so many in all; whoever is named last is left out. */
function atMost(sides: readonly DraftFighter[][]): DraftFighter[][] {
  let left = MOST_MEN;
  return sides.map((side) => {
    const kept = side.slice(0, left);
    left -= kept.length;
    return kept;
  });
}

const CLASSIC = ['retiarius', 'secutor'] as const;

function readSides(params: URLSearchParams): Pick<BoutDraft, 'free' | 'sides'> {
  const all = params.get('free');
  if (all !== null) return { free: true, sides: [readSide(all, true, 0)] };
  const named = params.getAll('side').slice(0, MOST_SIDES);
  const sides = named.length > 0 ? named : CLASSIC;
  return { free: false, sides: atMost(sides.map((text, side) => readSide(text, false, side))) };
}

/** Reads the query of `#/bout?…`. Never throws; whether the rules allow the bout is theirs to say. */
export function parseBout(query: string): BoutDraft {
  const params = new URLSearchParams(query);
  return {
    ...readSides(params),
    arena: ids(params.get('arena'), 1)[0] ?? null,
    lex: readLex(params.get('lex')) as Partial<Lex>,
    seed: readSeed(params),
  };
}

function fighterText({ card, skills, controller }: DraftFighter, free: boolean, place: Place): string {
  const usual = usualController({ free }, place, USUAL_POLICY);
  return `${[card, ...skills].join('~')}${controller === usual ? '' : `:${controller}`}`;
}

/** The query of a draft; short, because what is as usual is left out. */
export function formatBout({ free, sides, arena, lex, seed }: BoutDraft): string {
  const parts = sides.map((side, place): [string, string] => {
    return [free ? 'free' : 'side', side.map((fighter, index) => fighterText(fighter, free, { side: place, index })).join(',')];
  });
  if (arena !== null) parts.push(['arena', arena]);
  const toggles = lexText(lex);
  if (toggles !== '') parts.push(['lex', toggles]);
  if (seed) parts.push(['seed', seed]);
  return queryOf(parts);
}
