import { useEffect, useMemo, useRef } from 'preact/hooks';
import { ActionBar, advises, FightFrame, FightLog, SheetButton, type FightScreenProps, type OwnKeys } from '../../../../hud/fight/index.ts';
import { areSeveral, beastCard, theBeast } from '../../rules/index.ts';
import { FightContext, useFight, type HuntTools } from './context.ts';
import { BeastTabs } from './beast-tabs.tsx';
import { BeastCardPanel } from './beast-card.tsx';
import { OpenOdds } from './defend-panel.tsx';
import { Forecast, WhirlBars } from './forecast.tsx';
import { GhostSlider, shownTrace } from './ghost.tsx';
import { awaitsAdvice } from './model/commands/moves.ts';
import { diceWays } from './model/dice-ways.ts';
import { helpOf } from './help.ts';
import { MenRow } from './men-row.tsx';
import { PhaseStrip } from './phase-strip.tsx';
import { TaskPanel } from './task-panel.tsx';
import './fight.css';
import './panels.css';

export interface HuntScreenProps extends FightScreenProps {
  readonly tools: HuntTools;
}

const SHEETS = [
  { key: 'hand', name: 'Hand' },
  { key: 'beast', name: 'Beast' },
  { key: 'odds', name: 'Odds' },
  { key: 'log', name: 'Log' },
] as const;

function keysOf({ model, commands }: HuntTools): OwnKeys {
  return {
    KeyH: () => void (model.decision.value?.kind === 'order' && commands.hold()),
    KeyB: () => commands.asAdvised(),
    KeyK: () => commands.othersStay(),
    KeyU: () => commands.rise(),
    KeyV: () => commands.secondWind(),
    KeyC: () => commands.tellWhirl(),
    KeyG: () => commands.toggleGhost(),
    KeyN: () => commands.mindNext(),
  };
}

/** The screen of a hunt. */
export function HuntScreen({ tools, ...props }: HuntScreenProps) {
  const own = useMemo(() => keysOf(tools), [tools]);
  const advised = advises(tools.model);
  const help = useMemo(() => helpOf(tools.model.session.view.world, advised, areSeveral(tools.model.session.view.state)), [tools, advised]);
  return (
    <FightContext.Provider value={tools}>
      <FightFrame
        {...props}
        {...tools}
        own={own}
        strip={<PhaseStrip />}
        left={<BeastColumn />}
        row={<MenRow />}
        right={<TaskColumn />}
        sheets={SHEETS}
        help={help}
        class="hunt"
      >
        {props.children}
      </FightFrame>
    </FightContext.Provider>
  );
}

/** Brings the lit step of the card into view, without moving anything else. */
function showStep(scroll: HTMLElement | null): void {
  const step = scroll?.querySelector<HTMLElement>('.step.wins, .step.fired');
  if (!scroll || !step) return;
  const { top, bottom } = step.getBoundingClientRect();
  const frame = scroll.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) scroll.scrollTop += top - frame.top - frame.height / 3;
}

function BeastColumn() {
  const { model } = useFight();
  const { words, settings } = model;
  const { view } = model.settled.value;
  const several = areSeveral(view.state);
  const shownBeasts = several ? [theBeast(model.shownView.value.state)] : view.state.beasts;
  const entries = model.presenter.entries.value;
  const intent = model.ghost.value === null ? model.intent.value : null;
  const supposed = model.supposed.value;
  const scroll = useRef<HTMLDivElement>(null);
  useEffect(() => showStep(scroll.current), [intent?.ifBeast[0]?.plan.rowIndex, entries.length, model.ghost.value]);
  return (
    <div class="left-column">
      <GhostSlider />
      {several ? <BeastTabs /> : null}
      <div class="beast-scroll" data-part="beast" ref={scroll}>
        {shownBeasts.map((beast) => {
          const shown = model.picture.value.figures.find(({ id }) => id === beast.id);
          const trace = shownTrace(
            entries.filter(({ event }) => !('figure' in event) || event.figure === beast.id),
            model.ghost.value,
          );
          return (
            <BeastCardPanel
              key={beast.id}
              card={beastCard(view.world, beast)}
              figure={beast.id}
              hp={shown?.hp ?? beast.hp}
              words={words}
              palette={settings.value.palette}
              trace={trace}
              intent={intent}
              more={<SheetButton model={model} id={beast.id} />}
            />
          );
        })}
      </div>
      {intent ? (
        <div class="forecast-scroll" data-part="odds" role="group" aria-label="What may come" tabIndex={0}>
          {model.whirl.value ? (
            <WhirlBars odds={model.whirl.value} words={words} of={several ? theBeast(model.shownView.value.state).id : null} />
          ) : null}
          <Forecast
            intent={intent}
            view={model.shownView.value}
            words={words}
            supposed={supposed ? `If ${words.title(supposed.figure)} stood there` : null}
          />
        </div>
      ) : (
        <div class="forecast-scroll only-narrow" data-part="odds">
          <OpenOdds />
        </div>
      )}
    </div>
  );
}

const COMMIT: Readonly<Record<string, string>> = {
  order: 'Hold all',
  moves: 'Commit',
  'first-moves': 'Commit',
  bystanders: 'Commit',
  strikes: 'Strike',
  defend: 'Defend',
  watch: 'Next round',
};

function mayCommit(model: HuntTools['model']): boolean {
  const kind = model.decision.value?.kind;
  return model.mayAct.value && kind !== undefined && COMMIT[kind] !== undefined;
}

/** What the one button does. */
function commitText(model: HuntTools['model']): string {
  if (awaitsAdvice(model)) return 'As advised';
  if (model.step.value === 'strike') return model.strikes.value.some(({ card }) => card !== null) ? 'Strike' : 'Hold back';
  return COMMIT[model.decision.value?.kind ?? ''] ?? 'Commit';
}

function TaskColumn() {
  const { model, commands } = useFight();
  const text = commitText(model);
  return (
    <>
      <TaskPanel />
      <ActionBar model={model} commands={commands} text={text} off={!mayCommit(model)} ways={diceWays(model)} />
      <FightLog model={model} />
    </>
  );
}
