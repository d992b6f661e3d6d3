import type { Career, CareerState, Person, Result } from '../../career/index.ts';
import { dayNumber, isYours, placeOf } from '../../career/index.ts';
import { capital, readable } from '../../hud/common/index.ts';
import type { LinkView, PersonView } from '../../hud/ladder/index.ts';
import { behaviourOf } from '../bots.ts';
import { pageKit } from '../kit.ts';
import { ladderHref } from './addresses.ts';
import { formatRoute } from '../routes.ts';
import { woundsText, type CareerWords } from './words.ts';

/** The career and where it stands. */
export interface At {
  readonly career: Career;
  readonly state: CareerState;
}

export function wordsIn({ house, ladder }: Career): CareerWords {
  const { messages } = pageKit.catalogue;
  const skills = messages[`${ladder.game}-skill`] ?? messages['skill'] ?? {};
  return {
    ladder,
    skill: (id) => `skill ${skills[id] ?? capital(readable(id))}`,
    programme: (id) => house.mornings?.programmes.get(id)?.name ?? readable(id),
    rank: (id) => ladder.ranks.find((rank) => rank.id === id)?.name ?? readable(id),
  };
}

/** Whether one of yours was in a bout. */
export function isYourResult(state: Pick<CareerState, 'people'>, { shares }: Pick<Result, 'shares'>): boolean {
  return shares.some(({ person }) => isYours(state, person));
}

export function personHref(id: string): string {
  return ladderHref('person', id);
}

/** Opens a bout of the career as a replay, after so many answers. */
export function watchHref(result: string, at: number | null): string {
  return formatRoute({ screen: 'ladder', page: 'watch', id: at === null ? result : `${result}@${at}` });
}

/** The end page of a bout of the career. */
export function boutHref(result: string): string {
  return ladderHref('bout', result);
}

const fates: Readonly<Record<string, string>> = { dead: 'dies', spared: 'is spared', carried: 'is carried out', standing: 'stands' };

/** What a result was, in a sentence: `Verus beats Priscus, who is spared`. */
export function resultText({ career }: At, result: Result): string {
  const { shares, winner, part, programme } = result;
  if (part === 'morning') {
    const alive = shares.filter(({ fate }) => fate !== 'dead').length;
    return `${wordsIn(career).programme(programme ?? '')}: ${alive} of ${shares.length} led out alive`;
  }
  const won = shares.find(({ person }) => person === winner);
  const others = shares.filter((share) => share !== won);
  if (!won && part === 'noon') return `${shares[0]!.name} meets the condemned at noon, and ${fates[shares[0]!.fate]}`;
  if (!won) return `${shares.map(({ name }) => name).join(' and ')}: nothing was decided`;
  return `${won.name} beats ${others.map(({ name, fate }) => `${name}, who ${fates[fate]}`).join('; ')}`;
}

export function resultsOf({ results }: CareerState, person: string): Result[] {
  return results.filter(({ shares }) => shares.some((share) => share.person === person)).toReversed();
}

function lastBout(at: At, { id }: Person): LinkView | null {
  const [last] = resultsOf(at.state, id);
  return last ? { text: resultText(at, last), href: watchHref(last.id, null) } : null;
}

const GONE: Readonly<Record<Person['state'], string>> = { active: '', dead: 'dead', retired: 'retired', freed: 'free' };

function healthText({ wounds }: Person): string {
  return wounds === 0 ? '' : woundsText(wounds);
}

function recordText({ kind, record: { victories, defeats, spared, mornings } }: Person): string {
  if (kind === 'condemned') return mornings === 1 ? 'lived through 1 morning' : `lived through ${mornings} mornings`;
  return `${victories} won, ${defeats} lost, ${spared} spared`;
}

/** Days until he may be matched again. */
function waitsOf({ career, state }: At, { fit }: Person): number {
  return Math.max(0, fit - dayNumber(career.ladder, state));
}

function readyText(at: At, person: Person): string {
  if (person.state !== 'active' || person.kind !== 'trained') return '';
  const waits = waitsOf(at, person);
  if (waits === 0) return 'today';
  return waits === 1 ? 'from tomorrow' : `in ${waits} days`;
}

/** What a class is called in a word. */
export function className({ house }: Career, card: string): string {
  return (
    house.classes
      .get(card)
      ?.name.replace(/ \(.*\)$/, '')
      .toLowerCase() ?? readable(card)
  );
}

export function personView(at: At, person: Person): PersonView {
  const { career } = at;
  const { id, name, card, kind, rank, skills, wounds, fame, record, behaviour } = person;
  const words = wordsIn(career);
  const mind = behaviourOf(career.house.game.desk, behaviour);
  return {
    id,
    name,
    card,
    drawn: kind === 'condemned' ? 'noxius' : 'gladiator',
    kind: kind === 'condemned' ? 'condemned' : className(career, card),
    rank: rank === null ? '' : words.rank(rank),
    rankPlace: rank === null ? -1 : placeOf(career.ladder, rank),
    wounds,
    health: healthText(person),
    waits: waitsOf(at, person),
    ready: readyText(at, person),
    skills: skills.map((skill) => words.skill(skill).replace(/^skill /, '')),
    fame,
    victories: record.victories,
    defeats: record.defeats,
    record: recordText(person),
    bound: person.until === null ? '' : 'hired for this season',
    style: mind ? capital(mind.name) : '',
    temper: mind?.about ?? '',
    gone: GONE[person.state],
    href: personHref(id),
    lastBout: lastBout(at, person),
  };
}
