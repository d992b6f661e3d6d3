import type { PaletteId } from '../../art/index.ts';
import type { Career, CareerCommand, CareerOffer, CareerState, Meeting, Person, Result } from '../../career/index.ts';
import { dayNumber, isYours } from '../../career/index.ts';
import { capital, readable } from '../../hud/common/index.ts';
import { behaviourOf } from '../bots.ts';
import type { Game } from '../game.ts';
import { pageKit } from '../kit.ts';
import { ladderHref } from './addresses.ts';
import type { Begun } from './arena-bouts.ts';
import { formatRoute } from '../routes.ts';
import { woundsText, type CareerWords } from './words.ts';

/** The career and where it stands. */
export interface At {
  readonly career: Career;
  readonly state: CareerState;
}

/** The same, and how it is drawn. */
export interface ShownAt extends At {
  readonly palette: PaletteId;
}

/** What can be done with the bouts of today. */
export interface DayDoing {
  /** Why nothing may be done now; undefined when it may. */
  readonly off: string | undefined;
  readonly play: (command: CareerCommand) => void;
  readonly fight: (meeting: Meeting) => void;
  readonly watch: (meeting: Meeting) => void;
}

/** The career on its pages: where it stands, and what may be done today. */
export interface DayAt extends ShownAt {
  readonly game: Game;
  readonly doing: DayDoing;
  readonly offers: readonly CareerOffer[];
  /** What has been begun in the arena, by the id of the match. */
  readonly begun: ReadonlyMap<string, Begun>;
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

/** Whether somebody of the school was in it, or the school led it: a morning with its condemned. */
export function isOfSchool(state: Pick<CareerState, 'people'>, result: Pick<Result, 'shares' | 'by'>): boolean {
  return isYourResult(state, result) || result.by !== 'others';
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

const GONE: Readonly<Record<Person['state'], string>> = { active: '', dead: 'dead', retired: 'retired', freed: 'free' };

/** `dead`, `retired`; empty for whoever fights. */
export function goneText({ state }: Pick<Person, 'state'>): string {
  return GONE[state];
}

export function healthText({ wounds }: Pick<Person, 'wounds'>): string {
  return wounds === 0 ? '' : woundsText(wounds);
}

/** `7 won, 2 lost, 1 spared`. */
export function recordText({ kind, record: { victories, defeats, spared, mornings } }: Person): string {
  if (kind === 'condemned') return mornings === 1 ? 'lived through 1 morning' : `lived through ${mornings} mornings`;
  return `${victories} won, ${defeats} lost, ${spared} spared`;
}

/** Days until he may be matched again; nothing carries over from a bout but that and wounds. */
export function waitsOf({ career, state }: At, { fit }: Pick<Person, 'fit'>): number {
  return Math.max(0, fit - dayNumber(career.ladder, state));
}

/** When he may be matched again; empty for whoever fights no more. */
export function readyText(at: At, person: Person): string {
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

/** `murmillo`. */
export function kindText(career: Career, { kind, card }: Pick<Person, 'kind' | 'card'>): string {
  return kind === 'condemned' ? 'condemned' : className(career, card);
}

/** `tiro`; empty for the condemned. */
export function rankText(career: Career, { rank }: Pick<Person, 'rank'>): string {
  return rank === null ? '' : wordsIn(career).rank(rank);
}

export function skillTexts(career: Career, { skills }: Pick<Person, 'skills'>): string[] {
  const words = wordsIn(career);
  return skills.map((skill) => words.skill(skill).replace(/^skill /, ''));
}

/** His way to fight; null where nobody knows it. */
export function mindOf({ house }: Career, { behaviour }: Pick<Person, 'behaviour'>) {
  return behaviourOf(house.game.desk, behaviour);
}
