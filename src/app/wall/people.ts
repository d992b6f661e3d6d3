import { cardOf, type BoutEvent, type FigureId } from '../../engine/bout/index.ts';
import { listed } from '../../engine/text/index.ts';
import { readable } from '../../hud/common/index.ts';
import type { FateOf } from '../../hud/end/index.ts';
import type { LogStep } from '../../session/index.ts';
import type { Named } from '../storage/wall-store.ts';

type Steps = readonly Pick<LogStep, 'events'>[];
type Figure = Pick<FateOf, 'id' | 'card' | 'kind' | 'name' | 'state' | 'place'>;

const FATES: Readonly<Partial<Record<FateOf['state'], Named['fate']>>> = { dead: 'dead', spared: 'spared', winner: 'won' };
const MOST_AGAINST = 2;

/** Figures of a game that does not tell of its fights: what its events say of them. */
export function figuresOfEvents(steps: Steps): Figure[] {
  const events = steps.flatMap((step) => step.events);
  const end = events.find((event) => event.type === 'bout-ended');
  const outcome = end?.type === 'bout-ended' ? end.outcome : null;
  const fell = new Map(events.flatMap((event) => (event.type === 'felled' ? [[event.figure, event.dead] as const] : [])));
  const started = events.flatMap((event) => (event.type === 'bout-started' ? event.figures : []));
  const sides = [...new Set(started.map(({ side }) => side))];
  return started.map(({ figure, card, side, name }): Figure => {
    const dead = fell.get(figure);
    const state = dead === true ? 'dead' : dead === false ? 'spared' : outcome?.winner === side ? 'winner' : 'standing';
    return { id: figure, card, kind: 'gladiator', name: name ?? readable(cardOf(figure)), state, place: sides.indexOf(side) };
  });
}

function concerns(event: BoutEvent, figure: FigureId): boolean {
  return (event.type === 'felled' || event.type === 'appealed' || event.type === 'judged') && event.figure === figure;
}

/** The step before the one in which it was decided about a figure; the last but one for those who were never beaten. */
function momentOf(steps: Steps, figure: FigureId): number {
  const step = steps.findLastIndex(({ events }) => events.some((event) => concerns(event, figure)));
  return Math.max(0, (step < 0 ? steps.length : step) - 1);
}

function isOpponent(one: Figure, other: Figure): boolean {
  if (one.place !== undefined) return one.place !== other.place;
  if (one.kind !== 'beast') return other.kind === 'beast';
  return one.id !== other.id;
}

function against(figure: Figure, all: readonly Figure[]): string {
  const names = all.filter((other) => isOpponent(figure, other)).map(({ name }) => name);
  if (names.length <= MOST_AGAINST) return listed(names);
  return `${names.slice(0, MOST_AGAINST).join(', ')} and ${names.length - MOST_AGAINST} more`;
}

/** Everybody of a fight who died, was spared or has won. */
export function peopleOf(steps: Steps, figures: readonly Figure[]): Named[] {
  return figures.flatMap((figure): Named[] => {
    const { id, card, kind, name, state } = figure;
    const fate = FATES[state];
    return fate ? [{ name, card, kind, fate, against: against(figure, figures), step: momentOf(steps, id) }] : [];
  });
}
