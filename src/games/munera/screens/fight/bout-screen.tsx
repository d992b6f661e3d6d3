import { useMemo } from 'preact/hooks';
import { RuleRefs } from '../../../../hud/common/index.ts';
import { ActionBar, FightFrame, LogPanel, type FightScreenProps, type OwnKeys, type TwoWaysProps } from '../../../../hud/fight/index.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { BoutContext, useBout, type BoutTools } from './bout-context.ts';
import { BoutHelp } from './bout-help.tsx';
import { boutMoment, shownActor, shownRound } from './bout-words.ts';
import { FighterSheet } from './fighter-sheet.tsx';
import { FightersRow } from './fighters-row.tsx';
import './bout.css';

export interface BoutScreenProps extends FightScreenProps {
  readonly tools: BoutTools;
}

const SHEETS = [
  { key: 'answers', name: 'Actions' },
  { key: 'fighter', name: 'Fighter' },
  { key: 'foe', name: 'Opponent' },
  { key: 'log', name: 'Log' },
] as const;

function keysOf({ commands }: BoutTools): OwnKeys {
  return { KeyT: () => commands.cycleThreat(), KeyV: () => commands.toggleTurning() };
}

/** The screen of a bout of gladiators. */
export function BoutScreen({ tools, ...props }: BoutScreenProps) {
  const own = useMemo(() => keysOf(tools), [tools]);
  return (
    <BoutContext.Provider value={tools}>
      <FightFrame
        {...props}
        {...tools}
        own={own}
        class="bout-screen"
        strip={<BoutStrip />}
        left={<Sheets />}
        row={<FightersRow />}
        right={<AnswerColumn />}
        sheets={SHEETS}
        help={<BoutHelp />}
      />
    </BoutContext.Provider>
  );
}

/** Round, whose turn, and the rule of the moment in words. */
function BoutStrip() {
  const { model } = useBout();
  const { whose, yours, text, refs } = boutMoment(model);
  return (
    <section class="phase-strip" aria-label="Round and turn">
      <p class="phase-round">
        <span class="phase-label">Round</span> <b>{shownRound(model)}</b>
      </p>
      <p class={`phase-whose ${yours ? 'yours' : ''}`}>{whose}</p>
      <p class="phase-rule">
        {model.settings.value.hints ? <span>{text} </span> : null}
        <RuleRefs ids={refs} />
      </p>
    </section>
  );
}

/** Who acts, and whom he has chosen. */
function Sheets() {
  const { model } = useBout();
  const { fighters } = model.settled.value.view.state;
  const actor = fighters.find(({ id }) => id === shownActor(model));
  const chosen = fighters.find(({ id }) => id === model.selected.value);
  return (
    <div class="left-column fighter-sheets">
      {actor ? <FighterSheet key="fighter" fighter={actor} part="fighter" /> : null}
      {chosen && chosen !== actor ? <FighterSheet key="foe" fighter={chosen} part="foe" /> : null}
    </div>
  );
}

/** What the one button does with the option that is armed. */
function deedName({ model }: BoutTools): string {
  const option = model.armedOption.value;
  if (!option) return 'End turn';
  return option.action.type === 'attack' ? `${model.words.say('answer', 'attack')}: ${option.name}` : option.name;
}

function commitText(tools: BoutTools): { readonly text: string; readonly off: boolean } {
  const { model } = tools;
  const kind = model.mayAct.value ? model.decision.value?.kind : undefined;
  if (kind === 'ready') return { text: 'Roll for AP', off: false };
  if (kind === 'act') return { text: deedName(tools), off: false };
  return { text: 'Commit', off: true };
}

/** The two answers to a question in the middle of a deed; null when none is asked. */
function waysOf({ model, commands }: BoutTools): TwoWaysProps | null {
  switch (model.mayAct.value ? model.decision.value?.kind : undefined) {
    case 'reroll':
      return { yes: 'Throw again', no: 'Let it stand', answer: (use) => void commands.play({ type: 'reroll', use }) };
    case 'throw':
      return {
        yes: model.words.say('answer', 'throw'),
        no: model.words.say('answer', 'disengage'),
        answer: (use) => void commands.play({ type: use ? 'throw' : 'disengage' }),
      };
    default:
      return null;
  }
}

function AnswerColumn() {
  const tools = useBout();
  const { model, commands } = tools;
  return (
    <>
      <AnswerPanel />
      <ActionBar model={model} commands={commands} {...commitText(tools)} ways={waysOf(tools)} />
      <LogPanel
        entries={model.presenter.entries.value}
        words={model.words}
        sideOf={(figure) => model.picture.value.figures.find(({ id }) => id === figure)?.place ?? null}
        inspected={model.inspected.value}
        onInspect={(entry) => (model.inspected.value = model.inspected.value === entry ? null : entry)}
      />
    </>
  );
}
