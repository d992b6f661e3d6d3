import type { Order, Reply } from './one-by-one.ts';

/** Inside a worker: answers every order, and says so where that fails. */
export function answerOrders<Question, Answer>(answerTo: (question: Question) => Answer): void {
  const replyTo = ({ id, question }: Order<Question>): Reply<Answer> => {
    try {
      return { id, answer: answerTo(question) };
    } catch (error) {
      return { id, failed: error instanceof Error ? error.message : String(error) };
    }
  };
  addEventListener('message', ({ data }: MessageEvent<Order<Question>>) => postMessage(replyTo(data)));
}
