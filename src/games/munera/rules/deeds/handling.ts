import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { cutFree } from './cut-free.ts';
import type { MuneraAction } from '../legality/actions.ts';
import { freeVictim, layDown, remove, takeUp, tellItem } from '../state/things.ts';
import type { Play } from '../state/world.ts';
import { stepTo } from '../state/world.ts';

/** Shields leave play; a helmet falls in his hex (M-058 to M-060). */
function discard(play: Play, item: number): void {
  const { fighters, turn } = play.state;
  const helmet = play.world.things[item]!.gear.wear === 'head';
  if (helmet && play.world.lex.helmetDiscardRecoverable) layDown(play, item, fighters[turn.fighter]!.cell, 'discarded', 'M-060');
  else remove(play, item, 'discarded', helmet ? 'M-060' : 'M-059');
}

/** Straight on by one hex; a thing at the wall stays (M-100). */
function kick(play: Play, itemIndex: number, direction: number): void {
  const item = play.state.items[itemIndex]!;
  const to = stepTo(play.world, item.cell, direction);
  if (to !== OUTSIDE) item.cell = to;
  tellItem(play, itemIndex, play.state.turn.fighter, 'kicked', 'M-075');
}

/** Everything that moves a thing and throws no attack dice. */
export function handle(play: Play, action: MuneraAction): void {
  const { fighters, turn, items } = play.state;
  switch (action.type) {
    case 'discard':
      return discard(play, action.item);
    case 'drop':
      return layDown(play, action.item, fighters[turn.fighter]!.cell, 'dropped', 'M-080');
    case 'release':
      return freeVictim(play, action.item, 'M-241');
    case 'draw':
      items[action.item]!.spot = 'ready';
      return tellItem(play, action.item, turn.fighter, 'drawn', 'M-070');
    case 'sheathe':
      items[action.item]!.spot = 'sheathed';
      return tellItem(play, action.item, turn.fighter, 'sheathed', 'M-070');
    case 'pick-up':
      return takeUp(play, action.item, turn.fighter, play.world.things[action.item]!.gear.wear === 'head' ? 'M-074' : 'M-073');
    case 'kick':
      return kick(play, action.item, action.direction);
    case 'cut-free':
      return cutFree(play, action.item);
    default:
  }
}
