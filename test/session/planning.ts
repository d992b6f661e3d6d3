import type { HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import type { Position } from '../../src/games/damnatio/rules/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { kit } from '../support/core-content.ts';

const position: Position = {
  start: 'men',
  round: 3,
  tieNumber: 1,
  control: 'men',
  beasts: [{ at: { q: 0, r: 0 }, facing: 0 }],
  men: [{ at: { q: -3, r: 0 } }, { at: { q: -3, r: 2 } }],
};

/** A hunt in which two men are told where to go, and no die falls for it. */
export function planning() {
  const session = beginSession<HuntGame>(kit, huntSetup({ beasts: ['lion'], men: ['bulla', 'syrus'], position }), 'undo');
  session.play({ type: 'order', order: 'move' });
  return session;
}
