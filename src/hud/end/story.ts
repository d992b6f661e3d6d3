import type { BoutEvent, EventOf, FigureId } from '../../engine/bout/index.ts';
import { appealThrows, eventReader, withoutSuperseded } from '../../engine/bout/index.ts';
import { capital, percent, type Words } from '../common/index.ts';
import { chanceOfEvent } from './bout-chances.ts';

type Steps = readonly { readonly events: readonly BoutEvent[] }[];

/** Something that is worth telling of a fight. */
export interface Fact {
  /** Bits of surprise, and a little for what it decided. */
  readonly worth: number;
  readonly text: string;
}

/** A fact that somebody may be proud of: told after all others where his side lost all the same. */
interface Claim extends Fact {
  readonly of?: FigureId;
  /** Somebody fell by it: no hero's deed where his side lost. */
  readonly fall?: true;
}

/** How a figure fares while a fight is read from its beginning. */
interface Life {
  readonly side: string;
  readonly full: number;
  now: number;
  /** Round of its last wound. */
  since: number;
  wounds: number;
  down: boolean;
  /** Round of his fall. */
  fell: number;
}

interface Reading {
  readonly words: Words;
  readonly events: readonly BoutEvent[];
  readonly lives: Map<FigureId, Life>;
  readonly facts: Claim[];
  round: number;
}

/** What is added to the surprise of a blow that felled somebody, or of a verdict. */
const DECIDED = 2;
/** A life so low is worth a word, as a share of the whole. */
const LOW = 0.3;
/** A fight that is over so soon is one to tell of. */
const SOON = 2;
/** More improbable than this is told by itself. */
const LONG_ODDS = 0.25;

/** So many rounds alone are worth a word. */
const ALONE = 2;

const bits = (chance: number): number => -Math.log2(Math.max(1e-4, chance));

/** Faces of the die that chances of single rolls are counted in. */
const D20 = 20;

/** The chance of what a roll or a clash came to. */
function chanceOf(event: BoutEvent): number {
  if (event.type !== 'rolled' || event.roll.chance === null) return chanceOfEvent(event);
  const share = event.roll.chance / D20;
  return SUCCESSES.includes(event.roll.result ?? '') ? share : 1 - share;
}

const SUCCESSES: readonly string[] = ['critical', 'hit', 'success'];

/** The dice by which a figure was felled: the last of his conqueror's against him in that turn; null where none fell, or none that hit. */
function diceOf({ events }: Reading, fall: EventOf<'felled'>): EventOf<'rolled' | 'clashed'> | null {
  for (let at = events.indexOf(fall) - 1; at >= 0; at -= 1) {
    const event = events[at]!;
    if (event.type === 'turn-started' || event.type === 'round-started') return null;
    if (event.type === 'attacked' && event.figure === fall.by && event.automatic) return null;
    if (event.type === 'clashed' && event.figure === fall.by && event.target === fall.figure) return event.result === 'miss' ? null : event;
    if (event.type === 'rolled' && event.roll.why === 'to-hit' && event.figure === fall.by && event.against === fall.figure)
      return SUCCESSES.includes(event.roll.result ?? '') ? event : null;
  }
  return null;
}

/** `a natural 20`, `a Double 2`, `a blow that had a chance of 30 %`. */
function blowWords(event: EventOf<'rolled' | 'clashed'>, words: Words): string {
  if (event.type === 'clashed' && event.result === 'double') return words.say('story', 'with-double', { face: event.faces[0] });
  if (event.type === 'rolled' && event.roll.faces[0] === D20) return words.say('story', 'with-natural', { face: D20 });
  return words.say('story', 'with-chance', { percent: percent(chanceOf(event)) });
}

/** `, on 1 of 8 Hit Points since round 2`; empty for whoever was well. */
function lowWords({ words, round }: Reading, { full, now, since }: Life): string {
  if (now > LOW * full || now <= 0) return '';
  const fill = { now, full, life: words.say('story', 'life'), round: since };
  return words.say('story', since > 0 && since < round ? 'low-since' : 'low', fill);
}

function felled(event: EventOf<'felled'>, reading: Reading): void {
  const { lives, words, facts } = reading;
  const fallen = lives.get(event.figure);
  if (fallen) [fallen.down, fallen.fell] = [true, reading.round];
  const by = event.by === null ? undefined : lives.get(event.by);
  const dice = by && diceOf(reading, event);
  if (!by || !dice) return;
  const low = lowWords(reading, by);
  const fill = { figure: words.figure(event.by!), target: words.figure(event.figure), low, die: blowWords(dice, words) };
  const judged = reading.events.some((one) => (one.type === 'appealed' || one.type === 'judged') && one.figure === event.figure);
  const text = words.say('story', !event.dead ? 'beat' : judged ? 'condemned' : 'killed', fill);
  facts.push({ worth: bits(chanceOf(dice)) + DECIDED + (low ? 2 * (1 - by.now / by.full) : 0), text, of: event.by!, fall: true });
}

function wounded(event: EventOf<'wounded'>, { lives, round }: Reading): void {
  const life = lives.get(event.figure);
  if (!life || event.net <= 0) return;
  life.now = event.to;
  life.since = round;
  life.wounds += 1;
}

/** An appeal that came off, or failed, by the least that it could. */
function appealed(event: EventOf<'appealed'>, { words, facts }: Reading): void {
  const [least = 0] = appealThrows(event);
  const margin = event.faces[0] + event.faces[1] - least;
  const key = event.granted && margin === 0 ? 'spared-just' : !event.granted && margin === -1 ? 'refused-just' : null;
  const figure = words.figure(event.figure);
  if (key) facts.push({ worth: bits(chanceOfEvent(event)) + 1.5, text: words.say('story', key, { figure }) });
}

/** A verdict by a single thumb. */
function judged(event: EventOf<'judged'>, { words, facts }: Reading): void {
  const up = event.votes.filter((vote) => vote.up).length;
  const down = event.votes.length - up;
  if (event.votes.length < 3 || Math.abs(up - down) > 1) return;
  const fill = { figure: words.figure(event.figure), up, down };
  facts.push({ worth: DECIDED + 1, text: words.say('story', event.spared ? 'thumb-spared' : 'thumb-condemned', fill) });
}

/** Dice that came off against long odds. */
function longOdds(event: EventOf<'rolled' | 'clashed' | 'saved'>, { words, facts, events, round }: Reading): void {
  const chance = chanceOf(event);
  const fill = { figure: words.figure(event.figure), percent: percent(chance), round };
  const told = (key: string, more = {}): void =>
    void facts.push({ worth: bits(chance), text: words.say('story', key, { ...fill, ...more }), of: event.figure });
  if (chance > LONG_ODDS || chance <= 0) return;
  if (event.type === 'clashed') {
    if (event.result === 'hit') told('hit-against', { target: words.figure(event.target) });
    return;
  }
  if (event.type === 'saved') return event.passed ? told('saved-against') : undefined;
  if (!SUCCESSES.includes(event.roll.result ?? '')) return;
  if (event.roll.why === 'defend') return told('escaped-against');
  const attack = events.slice(0, events.indexOf(event)).findLast((one) => one.type === 'attacked' && one.figure === event.figure);
  const target = attack?.type === 'attacked' ? attack.target : event.against;
  if (event.roll.why === 'to-hit' && target !== null) told('hit-against', { target: words.figure(target) });
}

/** A net that held until its man was beaten. */
function held(event: EventOf<'condition'>, { words, facts, events }: Reading): void {
  if (!event.gained || !words.has('story-caught', event.condition)) return;
  const after = events.slice(events.indexOf(event));
  const fall = after.findIndex((one) => one.type === 'felled' && one.figure === event.figure);
  const free = after.findIndex(
    (one) => one.type === 'condition' && one.figure === event.figure && one.condition === event.condition && !one.gained,
  );
  if (fall < 0 || (free >= 0 && free < fall)) return;
  facts.push({ worth: DECIDED + 0.5, text: words.say('story-caught', event.condition, { figure: words.figure(event.figure) }) });
}

/** Of a side that was wiped out: who stood longest, after all the others. */
function stoodLongest({ lives, words, facts }: Reading, winner: string | null): void {
  const lost = new Set([...lives.values()].map(({ side }) => side).filter((side) => side !== winner));
  for (const side of lost) {
    const all = [...lives].filter(([, life]) => life.side === side).toSorted(([, a], [, b]) => b.fell - a.fell);
    const [last, next] = all;
    if (!last || !next || all.length < 3 || all.some(([, { down }]) => !down)) continue;
    const rounds = last[1].fell - next[1].fell;
    const fill = { figure: words.figure(last[0]), count: all.length, rounds };
    if (rounds >= ALONE) facts.push({ worth: DECIDED + rounds / 2, text: words.say('story', 'alone', fill) });
  }
}

/** What only the end shows: who lived on almost nothing, who was the last, who has not a scratch, how soon it was over. */
function ended({ outcome }: EventOf<'bout-ended'>, reading: Reading): void {
  const { lives, words, facts, round } = reading;
  stoodLongest(reading, outcome.winner);
  const side = [...lives].filter(([, life]) => life.side === outcome.winner);
  const left = side.filter(([id, life]) => !life.down && outcome.survivors.includes(id));
  for (const [id, life] of left) {
    if (life.now <= 0 || life.now > LOW * life.full || life.since >= round) continue;
    const fill = { figure: words.figure(id), now: life.now, full: life.full, life: words.say('story', 'life'), round: life.since };
    facts.push({ worth: 2.5 * (1 - life.now / life.full) + 0.4 * (round - life.since), text: words.say('story', 'lived-on', fill) });
  }
  const [only] = left;
  if (only && left.length === 1 && side.length > 2)
    facts.push({ worth: DECIDED + 1, text: words.say('story', 'last', { figure: words.figure(only[0]), count: side.length }) });
  if (left.length === side.length && side.length > 0 && side.every(([, { wounds }]) => wounds === 0) && round > 0) {
    const alone = side.length === 1 ? words.figure(side[0]![0]) : '';
    facts.push({ worth: 1.5 + 0.25 * round, text: words.say('story', alone ? 'unhurt-one' : 'unhurt', { figure: alone }) });
  }
  if (round > 0 && round <= SOON && outcome.winner !== null)
    facts.push({ worth: DECIDED + 0.5, text: words.say('story', round === 1 ? 'soon-one' : 'soon', { round }) });
}

const read = eventReader<void, [reading: Reading]>(
  {
    'bout-started': ({ figures }, { lives }) => {
      for (const { figure, side, hp } of figures) lives.set(figure, { side, full: hp, now: hp, since: 0, wounds: 0, down: false, fell: 0 });
    },
    'round-started': ({ round }, reading) => void (reading.round = round),
    wounded,
    felled,
    appealed,
    judged,
    rolled: longOdds,
    clashed: longOdds,
    saved: longOdds,
    condition: held,
    'bout-ended': ended,
  },
  undefined,
);

/** What is worth telling of a fight: what the losers did after all else, and before that the most memorable first, by how improbable it was and by what it decided. */
export function factsOf(steps: Steps, words: Words): Fact[] {
  const events = withoutSuperseded(steps.flatMap((step) => step.events));
  const reading: Reading = { words, events, lives: new Map(), facts: [], round: 0 };
  for (const event of events) read(event, reading);
  const end = events.find((event) => event.type === 'bout-ended');
  const winner = end?.outcome.winner ?? null;
  const inVain = ({ of }: Claim): boolean => of !== undefined && winner !== null && reading.lives.get(of)?.side !== winner;
  return reading.facts
    .filter((fact) => !(fact.fall && inVain(fact)))
    .toSorted((a, b) => Number(inVain(a)) - Number(inVain(b)) || b.worth - a.worth)
    .map(({ worth, text }) => ({ worth, text: capital(text) }));
}

/** A fight in a sentence; null where nothing in it is worth one. */
export function storyOf(steps: Steps, words: Words): string | null {
  return factsOf(steps, words)[0]?.text ?? null;
}
