import { useEffect, useRef, useState } from 'preact/hooks';
import type { ForecastState } from '../hud/setup/index.ts';
import { gameOf } from '../session/index.ts';
import type { Game } from './game.ts';
import { askAnalyst } from './workers/analyst.ts';
import type { Forecast, ForecastAsk } from './workers/messages.ts';

/** Whether somebody can see an element: it is in view, and so is the page. Where nobody can tell, it is. */
function useLookedAt(element: Element | null): boolean {
  const [inView, setInView] = useState(false);
  const [pageShown, setPageShown] = useState(!document.hidden);
  useEffect(() => {
    const follow = (): void => setPageShown(!document.hidden);
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, []);
  useEffect(() => {
    if (!element) return setInView(false);
    if (typeof IntersectionObserver === 'undefined') return setInView(true);
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return inView && pageShown;
}

/** Lets whoever changes several things at once finish. */
const PATIENCE = 400;

/** What a set-up leads to, foreseen in a worker after a pause as long as somebody looks, and further with the next look; begins anew when what is asked changes. Null asks nothing. */
export function useForecast(game: Game, asked: ForecastAsk | null): ForecastState | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const looked = useLookedAt(place);
  const [forecast, setForecast] = useState<ForecastState | null>(null);
  const question = JSON.stringify(asked);
  const answered = useRef<string | null>(null);
  const counted = useRef<Forecast | null>(null);
  useEffect(() => {
    answered.current = null;
    counted.current = null;
    setForecast(asked && { counts: {}, rounds: 0, bouts: asked.bouts, done: false, failed: null, place: setPlace });
  }, [question]);
  useEffect(() => {
    if (!asked || !looked || answered.current === question) return;
    const known = { bouts: asked.bouts, failed: null, place: setPlace };
    let stop = (): void => undefined;
    const timer = setTimeout(() => {
      const { content } = gameOf(game.kit, asked.setup);
      stop = askAnalyst({ ask: 'forecast', content, ...asked, from: counted.current }, (answer) => {
        if (answer.answer === 'forecast') {
          counted.current = { counts: answer.counts, rounds: answer.rounds, dead: answer.dead };
          setForecast({ ...known, ...counted.current, done: answer.done });
        } else if (answer.answer === 'failed') setForecast({ ...known, counts: {}, rounds: 0, done: true, failed: answer.why });
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
