import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { capital, Die, Icon, RuleRef, RuleRefs, signed, type Settings, type Words } from '../common/index.ts';
import type { AppealAsked } from './appeal-desk.ts';
import { appealView, spoken, throwLine, whatIf, type AppealView, type Appealed } from './appeal-model.ts';
import { Cavea } from './cavea.tsx';
import { Pair } from './pair.tsx';
import { useAppealScene, type AppealPhase, passesScene, useFocus } from './use-appeal-scene.ts';
import './appeal.css';

export interface AppealSceneProps {
  readonly asked: AppealAsked;
  readonly words: Words;
  readonly palette: Settings['palette'];
  /** Nothing travels, tumbles or waves. */
  readonly reduced: boolean;
}

/** A beaten fighter asks the crowd: what speaks for and against him, the exact chance, two dice, the thumbs. */
export function AppealScene({ asked, words, palette, reduced }: AppealSceneProps) {
  const { event, victorId, speed, waits, done } = asked;
  const view = useMemo(() => appealView(event, words), [event]);
  const heading = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { phase, lit, press } = useAppealScene({ lines: view.lines.length, speed, waits, reduced, done });
  useFocus(button);
  const over = phase === 'verdict';
  const onKeyDown = (key: KeyboardEvent): void => {
    if (!passesScene(key)) key.stopPropagation();
    if (key.key === 'Escape') done();
  };
  return (
    <section class={`appeal-scene ${phase} ${reduced ? 'still' : ''}`} role="dialog" aria-labelledby={heading} onKeyDown={onKeyDown}>
      <Cavea
        cloths={view.lines.slice(0, lit).map(({ bank, modifier }) => ({ bank, value: modifier.value }))}
        thumbs={over ? (event.granted ? 'up' : 'down') : null}
      />
      <div class="appeal-sand">
        <Pair {...asked} end={over ? (event.granted ? 'spared' : 'dead') : null} palette={palette} />
        <div class="appeal-words">
          <h2 id={heading}>{words.say('appeal', 'title', { figure: words.title(event.figure) })}</h2>
          {victorId === null ? null : <p class="quiet">{capital(words.say('appeal', 'beaten-by', { victor: words.title(victorId) }))}</p>}
        </div>
      </div>
      <Lines view={view} lit={lit} words={words} />
      <p class="appeal-sum">
        {lit > 0 ? (
          <b class="appeal-total">{capital(words.say('appeal', 'total', { total: signed(view.lines[lit - 1]!.running) }))}. </b>
        ) : null}
        <span class={`appeal-need ${phase === 'lighting' ? 'waiting' : ''}`}>
          {view.need}: <b>{view.odds}</b> <RuleRefs ids={event.rules} />
        </span>
      </p>
      <div class="appeal-foot row">
        {phase === 'dice' || over ? <Throw event={event} phase={phase} words={words} palette={palette} reduced={reduced} /> : null}
        <button ref={button} type="button" class="button primary appeal-button" aria-disabled={phase === 'dice'} onClick={press}>
          {over ? words.say('appeal', 'on') : words.say('appeal', 'raise')}
        </button>
      </div>
      <p class="visually-hidden" role="status" aria-live="assertive">
        {over ? `${throwLine(event, words)} ${verdictOf(event, words)}` : spoken(event, victorId, words)}
      </p>
    </section>
  );
}

function verdictOf({ granted, figure }: Appealed, words: Words): string {
  return words.say('appeal', granted ? 'mercy' : 'death', { figure: words.title(figure) });
}

/** Every modifier with its sentence and its rule. */
function Lines({ view, lit, words }: { readonly view: AppealView; readonly lit: number; readonly words: Words }) {
  return (
    <div class="appeal-lines">
      {view.lines.length === 0 ? <p>{words.say('appeal', 'nothing')}</p> : null}
      <ol>
        {view.lines.map(({ modifier: { rule, value, reason } }, place) => (
          <li key={place} class={`${place < lit ? 'lit' : ''} ${value < 0 ? 'against' : 'for'}`}>
            <b class="number">{signed(value)}</b> <span>{words.reason(reason)}</span> <RuleRef id={rule} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Twelve pictures a second, as everything moves here. */
const STEP = 1000 / 12;

interface ThrowProps {
  readonly event: Appealed;
  readonly phase: AppealPhase;
  readonly words: Words;
  readonly palette: Settings['palette'];
  readonly reduced: boolean;
}

function Throw({ event, phase, words, palette, reduced }: ThrowProps) {
  const over = phase === 'verdict';
  const turn = useTumble(!over && !reduced);
  const faces = over || reduced ? event.faces : [1 + ((turn * 5) % 6), 1 + ((turn * 7 + 3) % 6)];
  const what = over ? whatIf(event, words) : null;
  return (
    <div class="appeal-throw">
      <div class={`appeal-dice ${over ? '' : 'falling'}`} aria-hidden="true">
        {faces.map((face, place) => (
          <Die key={place} dice="1d6" face={face} palette={palette} size={44} />
        ))}
      </div>
      {over ? (
        <div class="appeal-verdict">
          <p class={`appeal-end ${event.granted ? 'up' : 'down'}`}>
            <Icon sign={event.granted ? 'mercy' : 'death'} /> {verdictOf(event, words)}
          </p>
          <p>{throwLine(event, words)}</p>
          {what ? <p class="quiet">{what}</p> : null}
        </div>
      ) : null}
    </div>
  );
}

function useTumble(runs: boolean): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => setTurn((last) => last + 1), STEP);
    return () => clearInterval(timer);
  }, [runs]);
  return turn;
}
