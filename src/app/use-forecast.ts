import { useEffect, useRef, useState } from 'preact/hooks';
import type { ForecastState } from '../hud/setup/index.ts';
import { gameOf } from '../session/index.ts';
import type { Game } from './game.ts';
import { askAnalyst } from './workers/analyst.ts';
import { useLookedAt } from './use-looked-at.ts';
import type { ForecastAsk } from './workers/messages.ts';

/** Lets whoever changes several things at once finish. */
const PATIENCE = 400;

/** What a set-up leads to, foreseen in a worker after a pause as long as somebody looks; begins anew when what is asked changes. Null asks nothing. */
export function useForecast(game: Game, asked: Omit<ForecastAsk, 'ask' | 'content'> | null): ForecastState | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const looked = useLookedAt(place);
  const [forecast, setForecast] = useState<ForecastState | null>(null);
  const question = JSON.stringify(asked);
  const answered = useRef<string | null>(null);
  useEffect(() => {
    answered.current = null;
    setForecast(asked && { counts: {}, rounds: 0, bouts: asked.bouts, done: false, failed: null, place: setPlace });
  }, [question]);
  useEffect(() => {
    if (!asked || !looked || answered.current === question) return;
    const known = { bouts: asked.bouts, failed: null, place: setPlace };
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      stop = askAnalyst({ ask: 'forecast', content: gameOf(game.kit, asked.setup).content, ...asked }, (answer) => {
        if (answer.answer === 'forecast')
          setForecast({ ...known, counts: answer.counts, rounds: answer.rounds, dead: answer.dead, done: answer.done });
        else if (answer.answer === 'failed') setForecast({ ...known, counts: {}, rounds: 0, done: true, failed: answer.why });
        if (answer.answer === 'failed' || (answer.answer === 'forecast' && answer.done)) answered.current = question;
      });
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [question, looked]);
  return forecast;
}
