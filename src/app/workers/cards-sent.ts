import type { Desk, GameAtHand } from '../../session/index.ts';
import { gameOf, kitOf } from '../../session/index.ts';
import type { Ask, Order } from './messages.ts';
import { rulesetOf } from './questions-about.ts';

type Begin = Extract<Order, { content: string }>;

/** Cards are sent once, with the first question about them, which may be stopped before it is begun: they are kept as they come. */
export class CardsSent {
  private readonly desks: readonly Desk[];
  private readonly cards = new Map<string, Ask['content']>();
  private readonly games = new Map<string, GameAtHand>();

  constructor(desks: readonly Desk[]) {
    this.desks = desks;
  }

  keep({ content, cards }: Begin): void {
    if (cards) this.cards.set(content, cards);
  }

  /** The game over the cards that a question is about. Throws when they have not come. */
  gameFor({ content: name, question }: Begin): GameAtHand {
    const ruleset = rulesetOf(question);
    const cards = this.cards.get(name);
    if (!cards) throw new Error(`the cards of ${ruleset} have not come`);
    const game = this.games.get(name) ?? gameOf(kitOf(this.desks, { content: { [ruleset]: cards }, packHashes: {} }), { ruleset });
    this.games.set(name, game);
    return game;
  }
}
