import type { EventOf } from '../../engine/bout/index.ts';
import type { Point } from '../../art/index.ts';
import type { Stage } from '../stage.ts';
import type { Effect } from './effect.ts';
import { closeNet, fly } from './flight.ts';
import { dust, spray } from './sand.ts';
import { float, thingPaint } from './signs.ts';

type ItemEvent = EventOf<'item'>;

async function pickUp({ item: found, cell }: ItemEvent, stage: Stage, hand: Point): Promise<void> {
  stage.cast.take(found, cell);
  await fly(stage, found, stage.at(cell), hand);
}

/** Rises from whoever draws it, puts it away or has used it up. */
async function shown(event: ItemEvent, stage: Stage, hand: Point, pause: number): Promise<void> {
  void float(stage, `thing ${event.item}`, thingPaint(event.item), hand, 700);
  await stage.clock.wait(pause);
}

async function breaks(stage: Stage, hand: Point): Promise<void> {
  spray(stage, hand, { count: 14, reach: 110, from: 20, stones: 'ink', span: 600 });
  await stage.clock.wait(200);
}

/** A thing falls from the hand, or comes down beside whoever it was thrown at. */
async function falls(event: ItemEvent, stage: Stage, from: Point): Promise<void> {
  const where = stage.at(event.cell);
  await fly(stage, event.item, from, where);
  stage.cast.lay(event.item, event.cell);
  dust(stage, where, 4);
}

async function kicked(event: ItemEvent, stage: Stage, hand: Point): Promise<void> {
  const look = event.item;
  const where = stage.at(event.cell);
  const before = stage.cast.nearest(look, hand);
  if (before !== null) stage.cast.take(look, before);
  const from = before === null ? hand : stage.at(before);
  dust(stage, from, 5);
  await fly(stage, look, from, where, 'slides');
  stage.cast.lay(look, event.cell);
}

/** Thrown away toward the wall: it plays no part any more. */
async function castOff(event: ItemEvent, stage: Stage, hand: Point): Promise<void> {
  const length = Math.hypot(hand.x, hand.y) || 1;
  await fly(stage, event.item, hand, { x: hand.x + (hand.x / length) * 150, y: hand.y + (hand.y / length) * 150 + 40 });
}

/** What becomes of things, seen: they fly, fall, slide, break and are taken up. What lies at the end is the next picture's. */
export const item: Effect<'item'> = async (event, stage) => {
  const puppet = stage.puppet(event.figure);
  const hand = puppet?.where ?? stage.at(event.cell);
  const target = stage.puppet(event.of ?? stage.blow.target)?.where ?? hand;
  switch (event.how) {
    case 'picked-up':
      return pickUp(event, stage, hand);
    case 'broken':
      puppet?.change({ weapon: null });
      return breaks(stage, hand);
    case 'dropped':
    case 'thrown':
      await falls(event, stage, hand);
      puppet?.change({ weapon: null });
      return undefined;
    case 'landed':
      return falls(event, stage, target);
    case 'kicked':
      return kicked(event, stage, hand);
    case 'recovered':
      return fly(stage, event.item, target, hand, 'flies');
    case 'cast':
      return closeNet(stage, target);
    case 'discarded':
      return castOff(event, stage, hand);
    default:
      return shown(event, stage, hand, event.how === 'spent' ? 80 : 220);
  }
};
