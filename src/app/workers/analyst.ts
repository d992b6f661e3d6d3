import type { Answer, Ask } from './messages.ts';

/** Asks a worker of its own; returns the way to stop it. Answers come until the last one. */
export function askAnalyst(ask: Ask, onAnswer: (answer: Answer) => void): () => void {
  let worker: Worker;
  try {
    worker = new Worker(new URL('./analyst.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    onAnswer({ answer: 'failed', why: 'this browser lets no worker run' });
    return () => undefined;
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    onAnswer(data);
    if (!('done' in data) || data.done) worker.terminate();
  });
  worker.addEventListener('error', () => onAnswer({ answer: 'failed', why: 'the worker stopped' }));
  worker.postMessage(ask);
  return () => worker.terminate();
}
