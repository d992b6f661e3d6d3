import { DESKS } from '../../games/headless.ts';
import { Jobs } from './jobs.ts';
import type { Order, Reply } from './messages.ts';
import { jobFor, CardsSent } from './questions.ts';

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

const cards = new CardsSent(DESKS);

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('stop' in data) return jobs.stop(data.id);
  cards.keep(data);
  jobs.begin(data.id, function* (spent) {
    yield* jobFor(cards.gameFor(data), data.question)(spent);
  });
});
