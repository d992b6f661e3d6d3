import { endTurn } from '../turn/turn.ts';
import type { DeedOf } from './deed.ts';
import { plainLine } from './deed.ts';

const END = Object.freeze({ type: 'end' } as const);

/** Ends the turn; AP that are left are lost. */
export const end: DeedOf<'end'> = {
  type: 'end',
  answers: 'act',
  price: null,
  dice: true,
  candidates: () => [END],
  refusal: () => null,
  perform: endTurn,
  ...plainLine('ends', END),
};
