import { type Skill, SKILLS } from '../state/cards.ts';
import type { MuneraState } from '../state/state.ts';
import type { Profile, View } from '../state/world.ts';

/** What a campaign keeps of a bout: skills of the victors, and the counters of a games day (M-008, M-195 to M-205). */

/** Skills that he has not got yet; each can be had once, so five are all (M-196, M-202). */
export function skillsOnOffer(had: readonly Skill[]): Skill[] {
  return SKILLS.filter((skill) => !had.includes(skill));
}

/** In which order a mind that nobody plays takes its skills (M-203). */
export const SKILL_PREFERENCE: readonly Skill[] = ['attack', 'dodge', 'reflexes', 'stamina', 'popularity'];

/** The skill that such a mind takes; null when it has all five. */
export function preferredSkill(had: readonly Skill[]): Skill | null {
  return SKILL_PREFERENCE.find((skill) => !had.includes(skill)) ?? null;
}

function countSkills({ skills }: Profile): number {
  return SKILLS.filter((skill) => skills[skill]).length;
}

/**
 * Whether a fighter may choose one skill after a bout, however many he beat: unbeaten himself, and victor over somebody
 * who began with at least as many skills; nothing is learned from the condemned (M-203, M-353, D-270).
 */
export function earnsSkill({ world, state }: View, index: number): boolean {
  const profile = world.profiles[index]!;
  const { fate } = state.fighters[index]!;
  const own = countSkills(profile);
  if (profile.noxius || own === SKILLS.length || fate === 'spared' || fate === 'dead') return false;
  return state.fighters.some(({ conqueror }, other) => {
    const beaten = world.profiles[other]!;
    return conqueror === index && !beaten.noxius && countSkills(beaten) >= own;
  });
}

/** The bouts of one day, by the names that a campaign gives its fighters; plain JSON (M-205). */
export interface GamesDay {
  /** Gladiators whom each has beaten today (M-181). */
  readonly defeats: Readonly<Record<string, number>>;
  /** Whom the crowd has spared today, each once (M-184, M-190). */
  readonly spared: readonly string[];
}

export const NEW_DAY: GamesDay = Object.freeze({ defeats: {}, spared: [] });

/** What a fighter brings into his next bout of the day; `MuneraSetup.sparedToday` is the length of `spared`. */
export function carriedInto({ defeats, spared }: GamesDay, name: string): { readonly defeatsToday: number; readonly sparedToday: boolean } {
  return { defeatsToday: Object.hasOwn(defeats, name) ? defeats[name]! : 0, sparedToday: spared.includes(name) };
}

/** The day after one more bout; `names` by index of fighter. */
export function dayAfter(day: GamesDay, names: readonly string[], { fighters }: MuneraState): GamesDay {
  const defeats = { ...day.defeats };
  const spared = new Set(day.spared);
  fighters.forEach((fighter, index) => {
    if (fighter.defeats > 0) defeats[names[index]!] = fighter.defeats;
    if (fighter.fate === 'spared') spared.add(names[index]!);
  });
  return { defeats, spared: [...spared] };
}
