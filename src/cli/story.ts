import type { BoutEvent, FigureId, Harm, Walk } from '../engine/bout/index.ts';
import { isHarm, isWalk, passagesOf, PROTOCOL } from '../engine/bout/index.ts';
import type { Modifier } from '../engine/dice/index.ts';
import type { FigureNames, LogStep, GameRecord, BoutOf, Desk, Game } from '../session/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import { print } from './output.ts';

/** A bout that somebody shall be named in: of which game, and by which dice. */
interface BoutTold {
  readonly desk: Desk;
  readonly bout: BoutOf<Game>;
  readonly seed: string;
}

/** Everybody in a bout by the name that he has on the page too. */
export function namesIn({ text, language }: Catalogue, { desk, bout, seed }: BoutTold): FigureNames {
  return desk.names?.(bout, { seed, messages: text[language]! }) ?? (() => undefined);
}

/** `Hermes, murmillo`; the name alone where it says what he fights as. */
export function wholeName(names: FigureNames, figure: FigureId): string {
  const named = names(figure);
  return named ? [named.text, named.kind?.text].filter(Boolean).join(', ') : figure;
}

function terms(modifiers: readonly Modifier[]): string {
  return modifiers.map(({ value, reason, rule }) => `${value < 0 ? '' : '+'}${value} ${reason} ${rule}`).join(' ');
}

/** What a figure is called in the story. */
type NameOf = (figure: FigureId) => string;

const nameIn =
  (names: FigureNames): NameOf =>
  (figure) =>
    names(figure)?.text ?? figure;

type TurnEvent = Extract<
  BoutEvent,
  { type: 'play-order' | 'turn-started' | 'turn-ended' | 'action-points' | 'paid' | 'clashed' | 'saved' | 'pushed' | 'fatigued' }
>;

/** What only rules with turns and Action Points tell. */
function turnLine(event: TurnEvent, by: string, who: NameOf): string | null {
  switch (event.type) {
    case 'play-order':
      return `Order of play: ${event.order.map(who).join(', ')} ${by}`;
    case 'turn-started':
      return `\n ${who(event.figure)}, turn ${event.turn}`;
    case 'turn-ended':
      return null;
    case 'action-points':
      return `  ${who(event.figure)} AP: ${event.face} ${terms(event.modifiers)} = ${event.total} ${by}`;
    case 'paid':
      return `  ${who(event.figure)} pays ${event.base}${event.surcharge > 0 ? `+${event.surcharge}` : ''} AP for ${event.action}, ${event.to} left ${by}`;
    case 'clashed':
      return `  ${who(event.figure)} against ${who(event.target)}${event.again ? ' again' : ''}: ${event.faces.join(' to ')} ${terms(event.modifiers)}: ${event.result} (${event.difference}) ${by}`;
    case 'saved':
      return `  ${who(event.figure)} Save ${event.save} ${terms(event.modifiers)}: ${event.face ?? 'no die'} ${event.passed ? 'saved' : 'not saved'} ${by}`;
    case 'pushed':
      return `  ${who(event.figure)} ${event.barred ? `cannot be pushed back (${event.barred})` : 'is pushed back'} ${by}`;
    case 'fatigued':
      return `  ${who(event.figure)} fatigue ${event.from} to ${event.to} ${by}`;
  }
}

/** What a die has drawn, and for whom; whoever is drawn himself is named once. */
function drawn({ value, figure }: Extract<BoutEvent, { type: 'drawn' }>, who: NameOf): string {
  if (figure === null) return value;
  return figure === value ? who(figure) : `${value} (${who(figure)})`;
}

/** One plain line for an event, for the terminal; null for what a reader does not need. */
function lineOf(event: BoutEvent, names: FigureNames): string | null {
  const who = nameIn(names);
  const by = `[${event.rules.join(' ')}]`;
  switch (event.type) {
    case 'bout-started':
      return `On the sand: ${event.figures.map(({ figure }) => wholeName(names, figure)).join('; ')} ${by}`;
    case 'drawn':
      return `Drawn: ${event.what} ${drawn(event, who)} ${by}`;
    case 'round-started':
      return `\nRound ${event.round}`;
    case 'tie-number':
      return `  tie number ${event.value} ${by}`;
    case 'rolled': {
      const { roll } = event;
      const chance = roll.chance === null ? '' : ` (${roll.chance} in 20)`;
      const need = roll.needed === null ? '' : ` needs ${roll.needed}+${chance}`;
      return `  ${who(event.figure)} ${roll.why}${need}: ${roll.dice} ${roll.faces.join('+')} ${terms(roll.modifiers)} ${roll.result ?? `= ${roll.total}`} ${by}`;
    }
    case 'control-decided':
      return `  Control: ${who(event.side)} (${event.how}${event.totals ? ` ${event.totals.join(' to ')}` : ''}) ${by}`;
    case 'target-chosen':
      return `  ${who(event.figure)} goes for ${who(event.target)}: ${event.why} ${by}`;
    case 'considered':
      return `  ${who(event.figure)} ${event.trigger}: ${event.steps.map(({ step, id, does, verdict, because }) => `${step} ${id === undefined ? '' : `${id}: `}${does} ${verdict}${because ? ` (${because})` : ''}`).join('; ')} ${by}`;
    case 'charged':
      return `  ${who(event.figure)} charges ${who(event.target)} at ${event.distance}: run ${event.run} leap ${event.leap} (${event.how}) ${by}`;
    case 'moved':
      return `  ${who(event.figure)} moves: ${event.gait}, ${event.path.length} ${event.path.length === 1 ? 'hex' : 'hexes'} ${by}`;
    case 'faced':
      return `  ${who(event.figure)} turns D${event.from} to D${event.to} ${by}`;
    case 'attacked':
      return `  ${who(event.figure)}: ${event.attack} on ${who(event.target)}${event.automatic ? ' (automatic)' : ''} ${by}`;
    case 'card-played':
      return `  ${who(event.figure)} plays ${event.card} ${by}`;
    case 'stamina':
      return `  ${who(event.figure)} Stamina ${event.from} to ${event.to} ${by}`;
    case 'wounded':
      return `  ${who(event.figure)} takes ${event.raw} ${terms(event.modifiers)} = ${event.net}: ${event.from} to ${event.to} ${by}`;
    case 'condition':
      return `  ${who(event.figure)} ${event.gained ? 'is' : 'is no longer'} ${event.condition} ${by}`;
    case 'one-shot':
      return `  ${who(event.figure)} next ${event.what} ${event.value}${event.used ? ' used' : ''} ${by}`;
    case 'item':
      return `  ${who(event.figure)} ${event.how} ${event.item}${event.of === undefined ? '' : ` (${who(event.of)})`} ${by}`;
    case 'felled':
      return `  ${who(event.figure)} FALLS${event.dead ? '' : ', carried out alive'} ${by}`;
    case 'held-back':
      return `  ${who(event.figure)}: ${event.why} ${by}`;
    case 'appealed':
      return `  ${who(event.figure)} appeals: needs ${event.needed}+: ${event.faces.join('+')} ${terms(event.modifiers)} = ${event.total} ${event.granted ? 'granted' : 'refused'} ${by}`;
    case 'judged':
      return `  ${who(event.figure)} is judged: ${event.votes.map(({ voter, face, up }) => `${who(voter)} ${face === null ? '' : `${face} `}${up ? 'up' : 'down'}`).join(', ')}: ${event.spared ? 'spared' : 'condemned'} ${by}`;
    case 'ordered':
      return `  order: ${event.order} ${by}`;
    case 'bout-ended':
      return `\nOver after ${event.outcome.rounds} rounds: ${event.outcome.winner === null ? 'nobody' : who(event.outcome.winner)} (${event.outcome.by}); alive: ${event.outcome.survivors.map(who).join(', ') || 'none'} ${by}`;
    default:
      return turnLine(event, by, who);
  }
}

/** Every rule of several events, once. */
function rulesOf(events: readonly BoutEvent[]): string {
  return `[${[...new Set(events.flatMap(({ rules }) => rules))].join(' ')}]`;
}

/** A walk in one line: hexes, the facing at its end, Action Points. */
function walkLine(events: readonly Walk[], names: FigureNames): string {
  const hexes = events.reduce((sum, event) => sum + (event.type === 'moved' ? event.path.length : 0), 0);
  const [from, to] = [events.find((event) => event.type === 'faced'), events.findLast((event) => event.type === 'faced')];
  const paid = events.filter((event) => event.type === 'paid');
  const parts = [
    ...(hexes > 0 ? [`walks ${hexes} ${hexes === 1 ? 'hex' : 'hexes'}`] : []),
    ...(from && to ? [`turns D${from.from} to D${to.to}`] : []),
    ...(paid.length > 0
      ? [`pays ${paid.reduce((sum, { base, surcharge }) => sum + base + surcharge, 0)} AP, ${paid.at(-1)!.to} left`]
      : []),
  ];
  return `  ${nameIn(names)(events[0]!.figure)} ${parts.join(', ')} ${rulesOf(events)}`;
}

/** What one blow did to somebody, in one line. */
function harmLine([first, ...rest]: readonly Harm[], names: FigureNames): string {
  const then = rest.map((event) =>
    event.type === 'condition' ? `is ${event.condition}` : event.type === 'felled' ? `FALLS${event.dead ? '' : ', carried out alive'}` : '',
  );
  return `${lineOf(first!, names)!.replace(/ \[[^\]]*\]$/, '')}, ${then.filter(Boolean).join(', ')} ${rulesOf([first!, ...rest])}`;
}

/** One line for events that are taken in as one. */
function passageLine(events: readonly BoutEvent[], names: FigureNames): string[] {
  if (events.length > 1 && events.every(isWalk)) return [walkLine(events, names)];
  if (events.length > 1 && events.every(isHarm)) return [harmLine(events, names)];
  return events.flatMap((event) => lineOf(event, names) ?? []);
}

/** What happened, in plain lines for the terminal, with everybody by his name. */
export function storyOf(steps: readonly LogStep[], names: FigureNames): string[] {
  return passagesOf(
    steps.flatMap(({ events }) => events),
    (event) => event,
  ).flatMap((events) => passageLine(events, names));
}

/** The log as JSON Lines: a head with the version, then an event a line (src/engine/bout/PROTOCOL.md). */
export function printLog({ ruleset, seed, setup }: GameRecord, steps: readonly LogStep[]): void {
  print(JSON.stringify({ protocol: PROTOCOL, ruleset, seed, setup }));
  for (const { events } of steps) for (const event of events) print(JSON.stringify(event));
}
