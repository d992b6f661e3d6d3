import type { CareerEvent, ChronicleEntry, Ladder, PaidFor, Recovery, Drill } from '../../career/index.ts';
import { capital, readable } from '../../hud/common/index.ts';

/** Why a command is turned down, as a sentence. */
const REFUSALS: Readonly<Record<string, string>> = {
  'fought-today': 'He has fought today.',
  'fights-today': 'He is on the bill today.',
  'entered-already': 'He is on the bill already.',
  'foe-is-taken': 'That opponent is on the bill with somebody else.',
  'not-offered': 'That opponent is not on offer today.',
  'no-money': 'There is not enough in the purse.',
  'school-full': 'The school is full.',
  'no-such-bout': 'That bout is over, or not on the bill.',
  'not-this-bout': 'What was fought is another bout than the one on the bill.',
  'not-over': 'The bout is not over.',
  wounded: 'He has wounds.',
  'drilled-already': 'He has been drilled beyond his rank already.',
  'no-grade-above': 'Nobody can teach him more.',
  'begun-in-arena': 'That bout was begun in the arena, and is fought to its end there.',
  'link-too-long': 'That bout has too many answers to be written down.',
  'not-hurt': 'He has no wounds.',
  'season-is-over': 'Nobody is hired on the last day of a season.',
  'on-the-bill': 'He is to be led in today first.',
  over: 'The career is over.',
  final: 'Nobody withdraws from the final.',
};

export function refusalText(reason: string): string {
  return REFUSALS[reason] ?? `${capital(readable(reason))}.`;
}

export function woundsText(count: number): string {
  return count === 1 ? '1 wound' : `${count} wounds`;
}

const ASKED = { victories: ['victory', 'victories'], fame: ['fame', 'fame'], finals: ['final won', 'finals won'] } as const;

/** What a rank asks for, each with how much of it: `1 victory`, `5 fame`; nothing that it does not ask for. */
export function askedOf(asks: Readonly<Record<keyof typeof ASKED, number>>): { readonly of: keyof typeof ASKED; readonly text: string }[] {
  const wants = (['victories', 'fame', 'finals'] as const).filter((of) => asks[of] > 0);
  return wants.map((of) => ({ of, text: `${asks[of]} ${ASKED[of][asks[of] === 1 ? 0 : 1]}` }));
}

/** How often something was: `once`, `twice`, `3 times`. */
export function times(count: number): string {
  if (count === 0) return 'never';
  return count <= 2 ? (count === 1 ? 'once' : 'twice') : `${count} times`;
}

/** What it takes to tell of a career. */
export interface CareerWords {
  readonly ladder: Ladder;
  readonly skill: (id: string) => string;
  readonly programme: (id: string) => string;
  readonly rank: (id: string) => string;
}

const FATES: Readonly<Record<string, string>> = {
  dead: 'the crowd let him die',
  spared: 'the crowd let him live',
  carried: 'he was carried out',
  standing: 'he stood',
};

/** A line of the chronicle as a sentence. */
export function chronicleText({ key, name, otherName, what, amount }: ChronicleEntry, words: CareerWords): string {
  const who = name ?? 'He';
  const other = otherName ?? 'his opponent';
  switch (key) {
    case 'began':
      return `${who} enters the barracks.`;
    case 'won':
      return `${who} beats ${other}${what && FATES[what] && what !== 'standing' ? `; ${FATES[what]}` : ''}.`;
    case 'final':
      return `${who} wins the last bout of the year against ${other}.`;
    case 'parted':
      return `${who} and ${other} part with nothing decided.`;
    case 'spared':
      return `${who} is beaten by ${other}, and the crowd lets him live.`;
    case 'carried':
      return `${who} is beaten by ${other}, and is carried out alive: nobody of yours dies.`;
    case 'died':
      return `${who} dies on the sand against ${other}.`;
    case 'scar':
      return `${who} carries ${amount === 1 ? 'a wound' : `${amount ?? 2} wounds`} out of it.`;
    case 'rank':
      return `${who} is now ${words.rank(what ?? '')}.`;
    case 'skill':
      return `${who} learns ${words.skill(what ?? '')}.`;
    case 'bought':
      return `${who} is bought for ${amount ?? 0} HS.`;
    case 'hired':
      return `${who} is hired for the season for ${amount ?? 0} HS.`;
    case 'sold':
      return `${who} is sold for ${amount ?? 0} HS.`;
    case 'left':
      return `${who} has served his season and goes.`;
    case 'retired':
      return `${who} hangs up his arms and teaches the others.`;
    case 'recovered':
      return `${who} is whole again.`;
    case 'infected':
      return `${who} dies of his wounds in the night.`;
    case 'led':
      return `${words.programme(what ?? '')}: ${amount ?? 0} of the condemned were led out alive.`;
    case 'noon':
      return what === 'standing' ? `${who} carries out the sentence at noon.` : `${who} is beaten by the condemned at noon, and lives.`;
    case 'freed':
      return `${who} receives the wooden sword and is free.`;
    case 'ruined':
      return 'Nobody is left, and nothing to buy anybody with. The school is closed.';
    case 'out-of-time':
      return 'The seasons are over, and nobody of the school was freed.';
    default:
      return capital(readable(key satisfies never));
  }
}

const PAID: Readonly<Record<PaidFor, string>> = {
  appearance: 'For appearing',
  prize: 'Prize',
  killed: 'From the editor, for a man who was killed',
  led: 'For the condemned who were led out',
  noon: 'For noon',
  rudis: 'With the wooden sword',
  upkeep: 'Keep of the school',
  medicus: 'The medicus',
  training: 'The trainer',
  bought: 'Bought',
  hired: 'Hired for the season',
  sold: 'Sold',
};

export function paidText(why: PaidFor, name: string | null): string {
  return name === null ? PAID[why] : `${PAID[why]}: ${name}`;
}

const RECOVERED: Readonly<Record<Recovery, string>> = {
  dies: 'the wounds kill',
  stable: 'no better; he may not fight tomorrow',
  mends: 'one wound less',
  heals: 'healed',
};

/** What the night makes of somebody; under a gentle law nobody of yours dies of it (C-004). */
export function nightText(came: Recovery, gentle: boolean): string {
  return came === 'dies' && gentle ? 'he would die, but lies still and may not fight tomorrow' : RECOVERED[came];
}

export const DRILLED: Readonly<Record<Drill, string>> = {
  hurt: 'he is hurt',
  nothing: 'nothing comes of it',
  drilled: 'he fights a grade better',
};

/** Chances in sixths as a sentence: `healed 4 in 6, no better 1 in 6`. */
export function sixths(chances: Readonly<Partial<Record<Recovery | Drill, number>>>, gentle: boolean): string {
  const texts: Readonly<Record<string, string>> = { ...RECOVERED, ...DRILLED, dies: nightText('dies', gentle) };
  return Object.entries(chances)
    .flatMap(([key, count]) => (count ? [`${texts[key] ?? key} ${count} in 6`] : []))
    .join(', ');
}

/** Terms of a die of the career. */
const REASONS: Readonly<Record<string, string>> = {
  'walked-out': 'walked out on his feet',
  medicus: 'the medicus',
  rested: 'rested all day',
  teacher: 'a retired man teaches',
};

export function reasonText(reason: string): string {
  return REASONS[reason] ?? readable(reason).toLowerCase();
}

/** How somebody came to die, by the rules of it: of wounds in the night (L-540), as one of the condemned (C-040), or in a bout. */
function diedOf(rules: readonly string[]): string {
  if (rules.includes('L-540')) return 'dies of his wounds in the night';
  return rules.includes('C-040') ? 'of the condemned is dead' : 'died on the sand';
}

/** What else a day brings: a sentence with its rules; null for what is told elsewhere. */
export function newsText(
  event: CareerEvent,
  words: CareerWords,
  nameOf: (person: string) => string,
): { readonly text: string; readonly rules: readonly string[] } | null {
  const told = (text: string) => ({ text, rules: 'rules' in event ? event.rules : [] });
  switch (event.type) {
    case 'recovered':
      return told(
        event.to === 0
          ? `${nameOf(event.person)} is whole again.`
          : `${nameOf(event.person)} has ${event.to} of ${event.from} wounds left.`,
      );
    case 'died':
      return told(`${nameOf(event.person)} ${diedOf(event.rules)}.`);
    case 'ranked':
      return told(`${nameOf(event.person)} is now ${words.rank(event.rank)}.`);
    case 'learned':
      return told(`${nameOf(event.person)} learns ${words.skill(event.skill)}.`);
    case 'fame':
      return told(`${nameOf(event.person)}: ${event.amount < 0 ? '' : '+'}${event.amount} fame.`);
    case 'arrived':
      return told(`${nameOf(event.person)} is new among the others.`);
    default:
      return null;
  }
}
