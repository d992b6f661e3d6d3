import { useEffect, useRef } from 'preact/hooks';
import type { PaletteId } from '../../art/index.ts';
import { drawRudis, PALETTES, portraitOf, seedOf } from '../../art/index.ts';
import { isReduced, letterSize, useWidth } from '../../hud/common/index.ts';
import { CopyButton } from '../../hud/page/index.ts';
import type { CareerState, OverBy, Person } from '../../career/index.ts';
import { isYours, leastPrice, personOf, yours } from '../../career/index.ts';
import { formatRoute } from '../routes.ts';
import { ladderHref } from './addresses.ts';
import { watchHref, wordsIn, type At, type ShownAt } from './people.ts';
import { askedOf, chronicleText } from './words.ts';

/** Milliseconds between the two pictures of the crowd, and how often it changes. */
const BEAT = 280;
const BEATS = 24;
/** Height for a width, and its bounds in letters. */
const SHARE = 0.46;
const LEAST = 16;
const MOST = 27;

/** Decoration: the heading and the story say it in words. */
function AwardScene({ person, palette }: { readonly person: Person; readonly palette: PaletteId }) {
  const [box, width] = useWidth();
  const canvas = useRef<HTMLCanvasElement>(null);
  const letter = letterSize();
  const height = Math.round(Math.min(MOST * letter, Math.max(LEAST * letter, width * SHARE)));
  useEffect(() => {
    if (width === 0 || !canvas.current) return undefined;
    const on = canvas.current;
    const ratio = Math.min(2, Math.max(1, window.devicePixelRatio));
    const put = (frame: 0 | 1): void => {
      on.width = Math.round(width * ratio);
      on.height = Math.round(height * ratio);
      const context = on.getContext('2d');
      if (!context) return;
      context.scale(ratio, ratio);
      const figure = {
        portrait: portraitOf(person.card, 'gladiator'),
        beast: false,
        state: 'winner',
        hp: 1,
        initial: person.name.charAt(0),
      } as const;
      drawRudis(context, { figure, width, height, palette: PALETTES[palette], seed: seedOf(person.name), frame });
    };
    let beat = 0;
    let gone = false;
    put(0);
    void document.fonts?.ready.then(() => (gone ? undefined : put(0))); // letters in stone are cut in the face of the page
    if (isReduced()) return () => void (gone = true);
    const timer = setInterval(() => {
      beat += 1;
      put((beat % 2) as 0 | 1);
      if (beat >= BEATS) clearInterval(timer);
    }, BEAT);
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [width, height, palette, person.card, person.name]);
  return (
    <div class="rudis-scene" ref={box} aria-hidden="true">
      <canvas ref={canvas} style={{ height: `${height}px` }} />
    </div>
  );
}

/** How a career came out that was not ended by the wooden sword: a title by what happened, and why. */
interface Ending {
  readonly title: string;
  readonly why: readonly string[];
}

/** Bouts that men of the school won while they were of it. */
export function victoriesOf(state: CareerState): number {
  return state.results.filter(
    ({ winner, by, part }) => winner !== null && by !== 'others' && part === 'afternoon' && isYours(state, winner),
  ).length;
}

/** What the man who came nearest still lacked for the wooden sword. */
function lackedText({ career, state }: At): string[] {
  const { asks } = career.ladder.ranks.at(-1)!;
  const nearest = yours(state).toSorted((a, b) => b.record.victories - a.record.victories || b.fame - a.fame)[0];
  if (!nearest) return ['No man of the school is left.'];
  const { record, fame, name } = nearest;
  const left = {
    victories: Math.max(0, asks.victories - record.victories),
    fame: Math.max(0, asks.fame - fame),
    finals: Math.max(0, asks.finals - record.finals),
  };
  const lacked = askedOf(left).map(({ text }) => text);
  return [
    lacked.length === 0
      ? `${name} had what the wooden sword asks for, and no day was left to be given it.`
      : `${name} came nearest: for the wooden sword he lacked ${lacked.join(', ')}.`,
  ];
}

/** Title of the page on which a career ends; null for any other. Only whoever earned the wooden sword reads of it. */
export function endTitle(page: string, over: OverBy | null): string | null {
  if (page !== 'rudis' && (page !== '' || over === null)) return null;
  return over === 'rudis' ? 'The wooden sword' : 'The end of the career';
}

export function endingOf(at: At): Ending {
  const { career, state } = at;
  const won = victoriesOf(state);
  const none = won === 0;
  const sum = `The school won ${none ? 'no bout' : won === 1 ? 'one bout' : `${won} bouts`}, and has ${state.purse} HS.`;
  if (state.over?.by === 'ruined')
    return {
      title: none ? 'Ruined without a victory' : 'The school is ruined',
      why: [
        `No man is left, and ${state.purse} HS hire nobody: the cheapest costs ${leastPrice(career.house, state)} HS.`,
        ...(none ? [] : [sum]),
      ],
    };
  if (yours(state).length === 0) return { title: 'The seasons are over, and nobody is left', why: [sum, ...lackedText(at)] };
  return { title: none ? 'The seasons are over without a victory' : 'The seasons are over', why: [sum, ...lackedText(at)] };
}

const TOLD = 6;
const WEIGHT: Readonly<Record<string, number>> = { freed: 9, final: 7, died: 6, spared: 5, rank: 4, scar: 2, led: 2, won: 1 };
/** So many lines of one kind. */
const ALIKE = 2;

/** The career in a few sentences: how long it was, and what in it weighed most, in its order. */
export function storyLines({ career, state }: At): string[] {
  const words = wordsIn(career);
  const who = state.over?.person ?? state.chronicle[0]?.person ?? null;
  const own = state.chronicle.filter(({ person }) => who === null || person === who);
  const kept = new Set(
    own
      .map((entry, place) => ({ entry, place }))
      .toSorted((a, b) => (WEIGHT[b.entry.key] ?? 0) - (WEIGHT[a.entry.key] ?? 0) || b.place - a.place)
      .filter(({ entry }, i, all) => all.slice(0, i).filter((other) => other.entry.key === entry.key).length < ALIKE)
      .slice(0, TOLD)
      .map(({ entry }) => entry),
  );
  const lines = own
    .filter((entry) => kept.has(entry))
    .map((entry) => `Season ${entry.season}, day ${entry.day}: ${chronicleText(entry, words)}`);
  if (who === null) return lines;
  const { name, record, fame } = personOf(state, who);
  const first = `${name}: ${record.victories} victories, ${record.defeats} defeats, ${record.spared} times spared by the crowd, ${fame} fame.`;
  return [first, ...lines];
}

/** The end of the career: the wooden sword, or how else it came out. */
export function EndingPage({ at }: { readonly at: ShownAt }) {
  const { over, people } = at.state;
  if (!over)
    return (
      <p class="panel">
        The career goes on. <a href={ladderHref()}>To today</a>
      </p>
    );
  const freed = over.by === 'rudis' ? people.find(({ id }) => id === over.person) : undefined;
  return freed ? <WoodenSword at={at} person={freed} /> : <NoSword at={at} />;
}

function NoSword({ at }: { readonly at: At }) {
  const { title, why } = endingOf(at);
  return (
    <section class="panel rudis-story">
      <h2>{title}</h2>
      {[...why, ...storyLines(at)].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p class="button-row">
        <a class="button primary" href={ladderHref('new')}>
          A new career
        </a>{' '}
        <a class="button" href={ladderHref('chronicle')}>
          The chronicle
        </a>
      </p>
    </section>
  );
}

/** The award of the wooden sword: the scene, the story, and something to hand on. */
function WoodenSword({ at, person }: { readonly at: ShownAt; readonly person: Person }) {
  const { name } = person;
  const story = storyLines(at);
  const last = at.state.results.findLast(({ winner }) => winner === person.id);
  const link = last ? formatRoute({ screen: 'link', text: last.link, at: null }) : ladderHref();
  const shared = (): string => [`${name} is free.`, ...story, new URL(link, location.href).href].join('\n');
  const ways = [
    ...(last ? [{ text: 'Watch the bout that won it', href: watchHref(last.id, null) }] : []),
    { text: 'The chronicle', href: ladderHref('chronicle') },
    { text: 'A new career', href: ladderHref('new') },
  ];
  return (
    <>
      <AwardScene person={person} palette={at.palette} />
      <section class="panel rudis-story" aria-labelledby="rudis-title">
        <h2 id="rudis-title">{name} is free</h2>
        {story.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p class="button-row">
          <CopyButton text={shared} done="Story and link copied">
            Copy the story and a link
          </CopyButton>
          {ways.map(({ text, href }) => (
            <a key={href} class="button" href={href}>
              {text}
            </a>
          ))}
        </p>
      </section>
    </>
  );
}
