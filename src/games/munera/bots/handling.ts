import { sum } from '../../../engine/dice/index.ts';
import { distance } from '../../../engine/hex/index.ts';
import {
  actionPointTerms,
  gearAt,
  GIVES_IN,
  helmetOf,
  inBothHands,
  isTired,
  itemAt,
  type MuneraAction,
  shieldOf,
  thingAt,
  threatsTo,
  type View,
} from '../rules/index.ts';
import { type Way, wayWorth } from './arsenal.ts';
import { usefulPoints } from './chances.ts';
import type { Foe } from './foes.ts';
import { fitness, type Mind } from './mind.ts';

const FRONT = 0;
/** A weapon that strikes for one AP often strikes twice. */
const TWICE = 1.4;
const ALMOST_SURE = 0.8;
const FOLLY = -5;
const IDLE = -0.5;

function rate(mind: Mind, way: Way): number {
  const cost = way.sheathed ? way.cost - 1 : way.cost;
  return wayWorth(mind, way, FRONT) * (cost === 1 ? TWICE : 1);
}

/** A pole in both hands penetrates; in one it does not (M-233). */
function twoHanded({ view, me, weights }: Mind): number {
  const pole = inBothHands(view, me) && me.carried.some((item) => gearAt(view, item).grip !== 'one' && itemAt(view, item).spot === 'ready');
  return pole ? weights.cover : 0;
}

/** What a weapon in its sheath would do better than those in hand (M-070, M-215). */
function drawWorth(mind: Mind, item: number, foes: readonly Foe[]): number {
  const [foe] = foes;
  if (!foe) return IDLE;
  const hexes = distance(mind.view.world.arena, mind.me.cell, foe.fighter.cell);
  let inHand = 0;
  let drawn = 0;
  for (const way of foe.mine.ways) {
    if (way.item === item) drawn = Math.max(drawn, rate(mind, way));
    else if (!way.sheathed && (hexes > 1 || way.from === 1)) inHand = Math.max(inHand, rate(mind, way));
  }
  return drawn > inHand ? mind.weights.turns * (drawn - inHand) - twoHanded(mind) : IDLE;
}

function cutFreeWorth(mind: Mind, item: number): number {
  const { escape } = gearAt(mind.view, item);
  return ((7 - escape!) / 6) * fitness(mind, mind.index).freed;
}

/** His next AP die's modifiers without some of what he carries. */
function pointsWithout({ view, index, me }: Mind, goes: (item: number) => boolean): number {
  const { carried } = me;
  me.carried = carried.filter((each) => !goes(each));
  const points = sum(actionPointTerms(view, index));
  me.carried = carried;
  return points;
}

/** Whether less on him, in the end all that he may shed, saves a tired and threatened man from giving in (M-057). */
function savesHim(mind: Mind, before: number, after: number): boolean {
  const { view, me } = mind;
  if (view.state.turn.step !== 'ready' || !isTired(me) || before > GIVES_IN || threatsTo(view, me).length === 0) return false;
  const helmet = helmetOf(view, me);
  const shield = shieldOf(view, me);
  return after > GIVES_IN || pointsWithout(mind, (item) => item === helmet || item === shield) > GIVES_IN;
}

/** What the AP are worth that a thing costs: those of getting up once, those of its weight in every turn (M-048, M-054). */
function pointsGained(mind: Mind, item: number, before: number, after: number): number {
  const { me, weights } = mind;
  const { down } = me;
  const now = usefulPoints(after) - usefulPoints(before);
  me.down = false;
  const later = usefulPoints(pointsWithout(mind, (each) => each === item)) - usefulPoints(pointsWithout(mind, () => false));
  me.down = down;
  return weights.point * (now + (weights.turns - 1) * later);
}

/** What a shield or helmet costs to be without: Saves against what its AP are worth to the tired; the fresh keep theirs (M-045, M-048, M-054). */
export function discardWorth(mind: Mind, item: number): number {
  const { view, index, me, weights } = mind;
  if (disarms(view, { type: 'discard', item })) return FOLLY;
  const { gear } = thingAt(view, item);
  const before = fitness(mind, index).points;
  const after = pointsWithout(mind, (each) => each === item);
  const cover = item === shieldOf(view, me) ? gear.shield!.front * weights.cover : weights.helmet;
  const worth = pointsGained(mind, item, before, after) - cover;
  return savesHim(mind, before, after) ? worth + ALMOST_SURE * fitness(mind, index).life : worth;
}

/** Whether an answer parts him from arms of his own for nothing: only the tired gain by what they throw away (M-048, M-058, M-080). */
export function disarms({ world, state }: View, action: MuneraAction): boolean {
  const index = state.turn.fighter;
  switch (action.type) {
    case 'discard':
      return !isTired(state.fighters[index]!);
    case 'kick':
      return world.things[action.item]!.owner === index;
    case 'drop':
    case 'release':
    case 'sheathe':
      return true;
    default:
      return false;
  }
}

/** What a change of gear is worth beside the AP it costs. */
export function handlingWorth(mind: Mind, action: MuneraAction, foes: readonly Foe[]): number {
  switch (action.type) {
    case 'draw':
      return drawWorth(mind, action.item, foes);
    case 'pick-up':
      return mind.wanted.find(({ item }) => item === action.item)?.value ?? IDLE;
    case 'cut-free':
      return cutFreeWorth(mind, action.item);
    case 'discard':
      return discardWorth(mind, action.item);
    case 'kick':
      return disarms(mind.view, action) ? FOLLY : IDLE;
    default:
      return FOLLY;
  }
}
