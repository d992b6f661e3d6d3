import type { Advice, Walk } from '../../../desk/index.ts';
import type { Fighter, TurnPose, View } from '../../../rules/index.ts';
import { distance } from '../../../../../engine/hex/index.ts';
import type { TurnAim } from '../../../../../hud/fight/index.ts';
import { isKick, type Option } from './options.ts';

/** Answers in the order in which they are shown. */
export interface Choices {
  readonly shown: readonly Option[];
  /** What hardly ever matters: things thrown down or away, kicked, put back. */
  readonly more: readonly Option[];
  readonly refused: readonly Option[];
}

export const NO_CHOICES: Choices = { shown: [], more: [], refused: [] };

/** A way on foot that is worth showing, with what the bot thinks of its end. */
export interface GoodWalk {
  readonly pose: TurnPose;
  readonly worth: number;
  readonly danger: number;
  /** Hexes between its end and the opponent. */
  readonly away: number;
}

/** Walks shown under an aim that is about walking, and under any other. */
const MOST_WALKS = 3;

/** What is done at once is shown among the first so many, and folded behind them. */
const FOREMOST = 4;

/** Answers as the rules list them, nothing folded and nothing first. */
export function asListed(options: readonly Option[]): Choices {
  const isOpen = ({ odds }: Option): boolean => odds.refusal === null;
  return { shown: options.filter(isOpen), more: [], refused: options.filter((option) => !isOpen(option)) };
}

function byCell(walks: readonly Walk[]): Walk[] {
  const best = new Map<number, Walk>();
  for (const walk of walks) {
    const known = best.get(walk.cell);
    if (!known || walk.worth > known.worth) best.set(walk.cell, walk);
  }
  return [...best.values()];
}

/** The walks worth showing for an aim: the best facing for each hex, the best hexes of all. */
export function walksFor(aim: TurnAim, { view, me, foe, advice, poses }: WalkFacts): GoodWalk[] {
  if (aim === 'rest') return [];
  const hexes = (cell: number): number => (foe ? distance(view.world.arena, cell, foe.cell) : 0);
  const now = hexes(me.cell);
  const wanted = byCell(
    advice.walks.filter(({ first, cell }) => {
      if (first === null) return false;
      if (aim === 'close-in') return hexes(cell) < now;
      return aim !== 'keep-away' || hexes(cell) > now;
    }),
  );
  const rated = wanted.flatMap((walk): GoodWalk[] => {
    const pose = poses.find(({ cell, facing }) => cell === walk.cell && facing === walk.facing);
    return pose ? [{ pose, worth: walk.worth, danger: aim === 'keep-away' ? walk.danger() : 0, away: hexes(walk.cell) }] : [];
  });
  const order = (one: GoodWalk, other: GoodWalk): number =>
    other.danger - one.danger || other.worth - one.worth || one.pose.cost - other.pose.cost;
  const most = aim === 'close-in' || aim === 'keep-away' ? MOST_WALKS : 1;
  return rated.toSorted(order).slice(0, most);
}

interface WalkFacts {
  readonly view: View;
  readonly me: Fighter;
  readonly foe: Fighter | null;
  readonly advice: Advice;
  readonly poses: readonly TurnPose[];
}

/** With what an aim puts an answer before all that do not serve it. */
const FIRST = 1000;

/** What an answer is worth for an aim. */
function worthFor(aim: TurnAim, option: Option, advice: Advice, walks: readonly GoodWalk[]): number {
  const { action, pose, odds } = option;
  const place = pose ? walks.findIndex((walk) => walk.pose === pose) : -1;
  if (pose) {
    const worth = walks[place]?.worth ?? -FIRST;
    return aim === 'close-in' || aim === 'keep-away' ? FIRST - place : worth;
  }
  const worth = advice.worth(action);
  if (aim === 'strike' && (odds.kind === 'blow' || odds.kind === 'grapple')) return FIRST + worth;
  return aim === 'rest' && action.type === 'end' ? FIRST : worth;
}

/** Putting away or throwing away what is in hand or worn: hardly ever better than a blow or a step, whatever may follow it. */
const PARTS: readonly Option['action']['type'][] = ['sheathe', 'discard', 'drop'];

/** Answers by their worth for an aim; what is done at once and comes late is folded, kicks of one thing stay together. */
export function choicesFor(aim: TurnAim, options: readonly Option[], advice: Advice, walks: readonly GoodWalk[]): Choices {
  const open = options.filter(({ odds }) => odds.refusal === null);
  const worth = new Map(open.map((option) => [option, worthFor(aim, option, advice, walks)]));
  const sorted = open.toSorted((a, b) => worth.get(b)! - worth.get(a)!);
  const idle = Math.max(0, ...open.filter(({ action }) => action.type === 'end').map((option) => worth.get(option)!));
  const folds = (option: Option, place: number): boolean =>
    isKick(option) || PARTS.includes(option.action.type) || (option.thing && (place >= FOREMOST || worth.get(option)! <= idle));
  return {
    shown: sorted.filter((option, place) => !folds(option, place)),
    more: sorted.filter(folds).toSorted((a, b) => options.indexOf(a) - options.indexOf(b)),
    refused: options.filter(({ odds }) => odds.refusal !== null),
  };
}
