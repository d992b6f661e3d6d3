import { DESKS } from '../../../games/headless.ts';
import type { GameAtHand } from '../../../session/index.ts';
import { gameOf, kitOf, playMeasured } from '../../../session/index.ts';
import type { MeasureOrder, MeasureReply, Matter } from './messages.ts';

let begun: { readonly run: number; readonly matter: Matter; readonly game: GameAtHand } | null = null;

function begin(run: number, matter: Matter): void {
  const { ruleset } = matter.bouts.card.setup;
  const game = gameOf(kitOf(DESKS, { content: { [ruleset]: matter.content }, packHashes: {} }), { ruleset });
  begun = { run, matter, game };
}

function play({ run, which, from, to }: Extract<MeasureOrder, { do: 'play' }>): MeasureReply | null {
  if (begun?.run !== run) return null;
  const { matter, game } = begun;
  const began = performance.now();
  const simulation = { ...matter.bouts[which]!, seed: matter.seed, detail: which === 'card' };
  return { run, which, from, to, ...playMeasured(game, simulation, from, to), milliseconds: performance.now() - began };
}

addEventListener('message', ({ data }: MessageEvent<MeasureOrder>) => {
  try {
    if (data.do === 'begin') return begin(data.run, data.matter);
    const reply = play(data);
    if (reply) postMessage(reply);
  } catch (error) {
    postMessage({ run: data.run, failed: error instanceof Error ? error.message : String(error) } satisfies MeasureReply);
  }
});
