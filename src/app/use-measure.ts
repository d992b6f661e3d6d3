import { useEffect, useRef, useState } from 'preact/hooks';
import type { MeasureState } from '../hud/setup/index.ts';
import type { MeasuredOffer } from '../session/index.ts';
import { gameOf, USUAL_MEASURE } from '../session/index.ts';
import type { Game } from './game.ts';
import { askAnalyst } from './workers/analyst.ts';

/** An offer with the figure that is kept of it. */
export interface KeptOffer extends MeasuredOffer {
  readonly newcomer: number | null;
}

type Counted = Pick<MeasureState, 'share' | 'running' | 'failed'>;

const NOTHING: Counted = { share: null, running: false, failed: null };

/** Counts in a worker how a newcomer fares in an offer, as the command line does, when that is asked for; null for none. */
export function useMeasure(game: Game, offer: KeptOffer | null): MeasureState | null {
  const [counted, setCounted] = useState(NOTHING);
  const leave = useRef((): void => undefined);
  const question = JSON.stringify(offer);
  useEffect(() => {
    setCounted(NOTHING);
    return () => leave.current();
  }, [question]);
  if (!offer) return null;
  const { newcomer, setup, players } = offer;
  const onBegin = (): void => {
    setCounted({ ...NOTHING, running: true });
    leave.current = askAnalyst({ ask: 'measure', content: gameOf(game.kit, setup).content, setup, players, ...USUAL_MEASURE }, (answer) => {
      if (answer.answer === 'measure') setCounted({ share: answer.share, running: !answer.done, failed: null });
      else if (answer.answer === 'failed') setCounted({ ...NOTHING, failed: answer.why });
    });
  };
  const onStop = (): void => {
    leave.current();
    setCounted((before) => ({ ...before, running: false }));
  };
  return { kept: newcomer, bouts: USUAL_MEASURE.bouts, ...counted, onBegin, onStop };
}
