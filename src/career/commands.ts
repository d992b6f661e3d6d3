import { RefusedCommand } from '../engine/bout/index.ts';

/** What may be done in a career. */
export type CareerCommand =
  /** One of yours meets one of those whom the bill offers him; `withdraw` takes it back. */
  | { readonly type: 'enter'; readonly man: string; readonly foe: string }
  | { readonly type: 'withdraw'; readonly man: string }
  /** One of yours carries out the sentence at noon; `withdraw` takes it back. */
  | { readonly type: 'noon'; readonly man: string }
  /** A bout of yours, or the morning: `fight` carries what was answered as a replay link, `settle` lets bots play. */
  | { readonly type: 'fight'; readonly match: string; readonly link: string }
  | { readonly type: 'settle'; readonly match: string }
  | { readonly type: 'rest'; readonly man: string }
  | { readonly type: 'train'; readonly man: string }
  | { readonly type: 'medicus'; readonly man: string }
  | { readonly type: 'skill'; readonly man: string; readonly skill: string }
  | { readonly type: 'buy'; readonly person: string }
  | { readonly type: 'hire'; readonly person: string }
  | { readonly type: 'sell'; readonly man: string }
  | { readonly type: 'retire'; readonly man: string }
  | { readonly type: 'end-day' };

/** Ids of the morning and of noon among the matches of a day. */
export const MORNING = 'morning';
export const NOON = 'noon';

/** A command that is not allowed now; nothing has changed. */
export class CareerError extends RefusedCommand {
  override readonly name = 'CareerError';
}
