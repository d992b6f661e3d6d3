import type { BoutEvent, EventOf, EventTable, FigureId, Harm, Walk } from '../engine/bout/index.ts';
import { eventReader, isHarm, isWalk, passagesOf, PROTOCOL } from '../engine/bout/index.ts';
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

/** What a die has drawn, and for whom; whoever is drawn himself is named once. */
function drawn({ value, figure }: EventOf<'drawn'>, who: NameOf): string {
  if (figure === null) return value;
  return figure === value ? who(figure) : `${value} (${who(figure)})`;
}

/** One plain line for each type of event, for the terminal; null for what a reader does not need. */
const LINES: EventTable<string | null, [who: NameOf, names: FigureNames]> = {
  'bout-started': ({ figures }, _, names) => `On the sand: ${figures.map(({ figure }) => wholeName(names, figure)).join('; ')}`,
  drawn: (event, who) => `Drawn: ${event.what} ${drawn(event, who)}`,
  'round-started': ({ round }) => `\nRound ${round}`,
  'tie-number': ({ value }) => `  tie number ${value}`,
  rolled: ({ figure, roll }, who) => {
    const chance = roll.chance === null ? '' : ` (${roll.chance} in 20)`;
    const need = roll.needed === null ? '' : ` needs ${roll.needed}+${chance}`;
    return `  ${who(figure)} ${roll.why}${need}: ${roll.dice} ${roll.faces.join('+')} ${terms(roll.modifiers)} ${roll.result ?? `= ${roll.total}`}`;
  },
  'control-decided': ({ side, how, totals }, who) => `  Control: ${who(side)} (${how}${totals ? ` ${totals.join(' to ')}` : ''})`,
  'target-chosen': ({ figure, target, why }, who) => `  ${who(figure)} goes for ${who(target)}: ${why}`,
  considered: ({ figure, trigger, steps }, who) =>
    `  ${who(figure)} ${trigger}: ${steps.map(({ step, id, does, verdict, because }) => `${step} ${id === undefined ? '' : `${id}: `}${does} ${verdict}${because ? ` (${because})` : ''}`).join('; ')}`,
  charged: ({ figure, target, distance, run, leap, how }, who) =>
    `  ${who(figure)} charges ${who(target)} at ${distance}: run ${run} leap ${leap} (${how})`,
  moved: ({ figure, gait, path }, who) => `  ${who(figure)} moves: ${gait}, ${path.length} ${path.length === 1 ? 'hex' : 'hexes'}`,
  faced: ({ figure, from, to }, who) => `  ${who(figure)} turns D${from} to D${to}`,
  attacked: ({ figure, attack, target, automatic }, who) =>
    `  ${who(figure)}: ${attack} on ${who(target)}${automatic ? ' (automatic)' : ''}`,
  'card-played': ({ figure, card }, who) => `  ${who(figure)} plays ${card}`,
  stamina: ({ figure, from, to }, who) => `  ${who(figure)} Stamina ${from} to ${to}`,
  wounded: ({ figure, raw, modifiers, net, from, to }, who) =>
    `  ${who(figure)} takes ${raw} ${terms(modifiers)} = ${net}: ${from} to ${to}`,
  condition: ({ figure, gained, condition }, who) => `  ${who(figure)} ${gained ? 'is' : 'is no longer'} ${condition}`,
  'one-shot': ({ figure, what, value, used }, who) => `  ${who(figure)} next ${what} ${value}${used ? ' used' : ''}`,
  item: ({ figure, how, item, of }, who) => `  ${who(figure)} ${how} ${item}${of === undefined ? '' : ` (${who(of)})`}`,
  felled: ({ figure, dead }, who) => `  ${who(figure)} FALLS${dead ? '' : ', carried out alive'}`,
  'held-back': ({ figure, why }, who) => `  ${who(figure)}: ${why}`,
  appealed: ({ figure, needed, faces, modifiers, total, granted }, who) =>
    `  ${who(figure)} appeals: needs ${needed}+: ${faces.join('+')} ${terms(modifiers)} = ${total} ${granted ? 'granted' : 'refused'}`,
  judged: ({ figure, votes, spared }, who) =>
    `  ${who(figure)} is judged: ${votes.map(({ voter, face, up }) => `${who(voter)} ${face === null ? '' : `${face} `}${up ? 'up' : 'down'}`).join(', ')}: ${spared ? 'spared' : 'condemned'}`,
  ordered: ({ order }) => `  order: ${order}`,
  'play-order': ({ order }, who) => `Order of play: ${order.map(who).join(', ')}`,
  'turn-started': ({ figure, turn }, who) => `\n ${who(figure)}, turn ${turn}`,
  'turn-ended': () => null,
  'action-points': ({ figure, face, modifiers, total }, who) => `  ${who(figure)} AP: ${face} ${terms(modifiers)} = ${total}`,
  paid: ({ figure, base, surcharge, action, to }, who) =>
    `  ${who(figure)} pays ${base}${surcharge > 0 ? `+${surcharge}` : ''} AP for ${action}, ${to} left`,
  clashed: ({ figure, target, again, faces, modifiers, result, difference }, who) =>
    `  ${who(figure)} against ${who(target)}${again ? ' again' : ''}: ${faces.join(' to ')} ${terms(modifiers)}: ${result} (${difference})`,
  saved: ({ figure, save, modifiers, face, passed }, who) =>
    `  ${who(figure)} Save ${save} ${terms(modifiers)}: ${face ?? 'no die'} ${passed ? 'saved' : 'not saved'}`,
  pushed: ({ figure, barred }, who) => `  ${who(figure)} ${barred ? `cannot be pushed back (${barred})` : 'is pushed back'}`,
  fatigued: ({ figure, from, to }, who) => `  ${who(figure)} fatigue ${from} to ${to}`,
  'bout-ended': ({ outcome: { rounds, winner, by, survivors } }, who) =>
    `\nOver after ${rounds} rounds: ${winner === null ? 'nobody' : who(winner)} (${by}); alive: ${survivors.map(who).join(', ') || 'none'}`,
};

const lineOf = eventReader(LINES);

/** What begins a round or a turn is a heading, and names no rule. */
const HEADINGS: readonly BoutEvent['type'][] = ['round-started', 'turn-started'];

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
  return `${lineOf(first!, nameIn(names), names)}, ${then.filter(Boolean).join(', ')} ${rulesOf([first!, ...rest])}`;
}

/** One line for events that are taken in as one. */
function passageLine(events: readonly BoutEvent[], names: FigureNames): string[] {
  if (events.length > 1 && events.every(isWalk)) return [walkLine(events, names)];
  if (events.length > 1 && events.every(isHarm)) return [harmLine(events, names)];
  return events.flatMap((event) => {
    const line = lineOf(event, nameIn(names), names);
    return line === null ? [] : HEADINGS.includes(event.type) ? line : `${line} [${event.rules.join(' ')}]`;
  });
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
