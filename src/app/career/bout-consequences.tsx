import type { CareerEvent, CareerState, Person, Result, Share } from '../../career/index.ts';
import { hasEarned, isYours, nextRank, personOf, planOf, recoveryOdds, recoveryTerms } from '../../career/index.ts';
import { listed } from '../../engine/text/index.ts';
import type { GameReplay, Spans } from '../../session/index.ts';
import { capital, RuleRefs, Told } from '../../hud/common/index.ts';
import { ladderHref } from './addresses.ts';
import type { CareerSave } from './career-file.ts';
import { resultText, wordsIn, type At } from './people.ts';
import { askedOf, paidText, sixths, woundsText } from './words.ts';
import './ladder.css';

/** One thing that a bout brought. */
interface Consequence {
  readonly name: string;
  readonly text: string;
  readonly rules: readonly string[];
}

type Paid = Extract<CareerEvent, { type: 'paid' }>;

/** What is paid for a bout itself. */
const FOR_BOUTS: ReadonlySet<Paid['why']> = new Set(['appearance', 'prize', 'killed', 'led', 'noon']);

/** What was paid for a bout, where the day on which it was fought is still told; null where that is forgotten. */
export function paidFor({ today, report }: Pick<CareerSave, 'today' | 'report'>, { id }: Pick<Result, 'id'>): Paid[] | null {
  for (const day of [today, report]) {
    const events = day?.events ?? [];
    const end = events.findIndex((event) => event.type === 'fought' && event.result === id);
    if (end < 0) continue;
    const begin = events.findLastIndex((event, place) => place < end && event.type === 'fought');
    return events.slice(begin + 1, end).filter((event): event is Paid => event.type === 'paid' && FOR_BOUTS.has(event.why));
  }
  return null;
}

function moneyLine({ state }: At, save: CareerSave, result: Result): Consequence[] {
  const paid = paidFor(save, result);
  if (paid === null) return [];
  const parts = paid.map(({ why, amount }) => `${paidText(why, null).toLowerCase()} ${amount} HS`);
  const text = parts.length === 0 ? 'Nothing was paid for it.' : `${capital(parts.join(', '))}. The purse holds ${state.purse} HS.`;
  return [{ name: 'Money', text, rules: [...new Set(paid.flatMap(({ rules }) => rules))] }];
}

/** What the next rank asks, and what he has of it. */
function rankText({ career }: At, person: Person): string {
  const next = nextRank(career.house, person);
  if (!next) return '';
  const { asks, name } = next;
  if (hasEarned(next, person)) return `He has what ${name} asks.`;
  const has = { ...person.record, fame: person.fame };
  return `${name} asks ${listed(askedOf(asks).map(({ of, text }) => `${text} (he has ${has[of]})`))}.`;
}

function experienceText({ career, state }: At, person: Person, share: Share, result: Result): string {
  if (!share.earned) return 'No new skill: he would have had to beat somebody with as many skills as his own.';
  const waits = state.pending.some(({ man, result: of }) => man === person.id && of === result.id);
  if (waits) return 'He has earned a skill: choose it on the day, or he takes the one that he prefers.';
  const { chronicle } = state;
  const learnt = chronicle.findLast(({ key, person: who, moment }) => key === 'skill' && who === person.id && moment?.result === result.id);
  return learnt?.what ? `He has learnt ${wordsIn(career).skill(learnt.what)}.` : 'He has earned a skill.';
}

/** Whether the night after it is still to come. */
function isToday({ season, day, over }: CareerState, result: Result): boolean {
  return !over && season === result.season && day === result.day;
}

function woundsLine({ state }: At, person: Person, share: Share, result: Result): Consequence {
  const told = (text: string, rules: readonly string[] = []): Consequence => ({ name: 'Wounds', text, rules });
  if (share.fate === 'dead') return told('He is dead.');
  const fresh = share.wounds === 0 ? 'None.' : `He carries ${woundsText(share.wounds)} out of it.`;
  if (!isToday(state, result) || person.state !== 'active' || person.wounds === 0) return told(fresh);
  const all = person.wounds === share.wounds ? '' : ` He has ${woundsText(person.wounds)} in all.`;
  const terms = recoveryTerms(person, planOf(state, person.id).medicus, false);
  return told(
    `${fresh}${all} Tonight: ${sixths(recoveryOdds(terms), state.options.gentle)}.`,
    terms.map(({ rule }) => rule),
  );
}

/** What the crowd, or the law, did with those who fell. */
function crowdText({ shares }: Result): string {
  const of = (fate: Share['fate']): string => listed(shares.filter((share) => share.fate === fate).map(({ name }) => name));
  const [spared, dead, carried] = [of('spared'), of('dead'), of('carried')];
  const parts = [
    spared && `It let ${spared} live.`,
    dead && `${dead} died on the sand.`,
    carried && `${carried} would have died, and was carried out: the law of this career is gentle.`,
  ].filter(Boolean);
  return parts.length === 0 ? 'Nobody had to ask it for his life.' : parts.join(' ');
}

/** What it brought one of yours. */
function shareLines(at: At, result: Result, share: Share): Consequence[] {
  const { career, state } = at;
  const person = personOf(state, share.person);
  const now = `${share.fame > 0 ? `+${share.fame}` : 'None'}; he has ${person.fame}.`;
  const { skills } = career.house.bouts;
  const alive = person.state === 'active';
  return [
    { name: 'Fame', text: [now, alive ? rankText(at, person) : ''].join(' ').trim(), rules: ['C-020'] },
    ...(alive && result.part === 'afternoon'
      ? [{ name: 'Experience', text: experienceText(at, person, share, result), rules: [skills.earning] }]
      : []),
    woundsLine(at, person, share, result),
  ];
}

/** The others who were in it and live: they will ask for another bout. */
function memoryLine({ state }: At, result: Result): Consequence[] {
  const { shares, part } = result;
  if (part !== 'afternoon') return [];
  const alive = shares.filter(({ person }) => {
    const found = state.people.find(({ id }) => id === person);
    return found !== undefined && found.state === 'active' && !isYours(state, person);
  });
  if (alive.length === 0) return [];
  const hurt = isToday(state, result) && alive.some(({ person }) => personOf(state, person).wounds > 0);
  const text = `${listed(alive.map(({ name }) => name))} will ask for another bout${hurt ? ', if his wounds let him live' : ''}.`;
  return [{ name: 'Rival', text, rules: ['C-022'] }];
}

/** What a bout meant for the career: result, money, fame, experience, wounds, the crowd. */
export function consequencesOf(at: At, save: CareerSave, result: Result): Consequence[] {
  const own = result.shares.filter(({ person }) => isYours(at.state, person));
  return [
    { name: 'Result', text: `${resultText(at, result)}${result.final ? ', in the last bout of the year' : ''}.`, rules: [] },
    ...moneyLine(at, save, result),
    ...own.flatMap((share) => shareLines(at, result, share)),
    ...(result.part === 'morning' ? [] : [{ name: 'The crowd', text: crowdText(result), rules: [] }]),
    ...memoryLine(at, result),
  ];
}

/** What a bout meant for the career it was fought in. */
export function BoutConsequences({ at, save, result }: { readonly at: At; readonly save: CareerSave; readonly result: Result }) {
  return (
    <section class="panel bout-meant" aria-labelledby="bout-meant">
      <h2 id="bout-meant">What it meant</h2>
      <dl class="career-numbers">
        {consequencesOf(at, save, result).map(({ name, text, rules }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Told text={text} /> <RuleRefs ids={rules} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What bots answered in the player's place: all of a bout that was not fought by hand. Where nobody has a seat nothing else tells that. */
export function deputedIn({ by }: Pick<Result, 'by'>, { record }: Pick<GameReplay, 'record'>, kept: Spans | undefined): Spans | undefined {
  return by === 'played' ? kept : [[0, record.actions.length]];
}

/** On from the end of a bout: to what is told of its day, the usual way first. */
export function waysOn({ state, report }: CareerSave, result: Result): { readonly text: string; readonly href: string }[] {
  const isReported = report !== null && report.season === result.season && report.day === result.day;
  const day = isReported
    ? { text: 'To the report of the day', href: ladderHref('report') }
    : state.over
      ? { text: 'To the end of the career', href: ladderHref('rudis') }
      : { text: 'To the day', href: ladderHref() };
  return [day, { text: 'The chronicle', href: ladderHref('chronicle') }];
}
