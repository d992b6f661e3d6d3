import { DESKS } from '../../games/headless.ts';
import type { Game, GameAtHand, GameSetup } from '../../session/index.ts';
import { gameOf, kitOf } from '../../session/index.ts';
import { foresee } from './forecast.ts';
import type { Answer, Ask, Forecast, ForecastAsk, SwingsAsk } from './messages.ts';
import { swingsOf } from './swings.ts';

/** Tells how it stands every so often, in milliseconds. */
const BREATH = 250;

const tell = (answer: Answer): void => postMessage(answer);

/** The game of a set-up over the content that came with it. */
function gameAt({ ruleset }: GameSetup, content: Game['content']): GameAtHand {
  return gameOf(kitOf(DESKS, { content: { [ruleset]: content }, packHashes: {} }), { ruleset });
}

function forecast(ask: ForecastAsk): void {
  const began = performance.now();
  let told = began;
  let stands: Forecast = { counts: {}, rounds: 0 };
  for (stands of foresee(gameAt(ask.setup, ask.content), ask)) {
    const now = performance.now();
    if (now - began > (ask.milliseconds ?? Infinity)) break;
    if (now - told < BREATH) continue;
    told = now;
    tell({ answer: 'forecast', ...stands, done: false });
  }
  tell({ answer: 'forecast', ...stands, done: true });
}

function swings({ content, record, ...ask }: SwingsAsk): void {
  tell({ answer: 'swings', swings: swingsOf(gameAt(record.setup, content), record, ask) });
}

addEventListener('message', ({ data }: MessageEvent<Ask>) => {
  try {
    if (data.ask === 'forecast') forecast(data);
    else swings(data);
  } catch (error) {
    tell({ answer: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
});
