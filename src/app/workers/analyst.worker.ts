import { DESKS } from '../../games/headless.ts';
import type { GameAtHand } from '../../session/index.ts';
import { gameOf, kitOf } from '../../session/index.ts';
import { Jobs } from './jobs.ts';
import type { Order, Reply } from './messages.ts';
import { rulesetOf } from './questions-about.ts';
import { jobFor } from './questions.ts';

/** Messages that have come in are heard before this resolves. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.addEventListener('message', () => waiting.shift()?.());
port1.start();

const jobs = new Jobs({
  tell: (id, answer) => postMessage({ id, answer } satisfies Reply),
  breath: () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    }),
  now: () => performance.now(),
});

/** Games over the cards that have come, by their name. */
const games = new Map<string, GameAtHand>();

function gameFor({ content, cards, question }: Extract<Order, { content: string }>): GameAtHand {
  const ruleset = rulesetOf(question);
  let game = games.get(content);
  if (!game && cards) game = gameOf(kitOf(DESKS, { content: { [ruleset]: cards }, packHashes: {} }), { ruleset });
  if (!game) throw new Error(`the cards of ${ruleset} have not come`);
  games.set(content, game);
  return game;
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('stop' in data) return jobs.stop(data.id);
  jobs.begin(data.id, function* (spent) {
    yield* jobFor(gameFor(data), data.question)(spent);
  });
});
