import { useMemo } from 'preact/hooks';
import { ActionBar, FightFrame, FightLog, RoundStrip, type FightScreenProps, type OwnKeys } from '../../../../hud/fight/index.ts';
import '../../../../hud/fight/turns.css';
import { AnswerPanel } from './answer-panel.tsx';
import { FightContext, useFight, type RecountTools } from './context.ts';
import { FighterSheet } from './fighter-sheet.tsx';
import { FightersRow } from './fighters-row.tsx';
import { HELP } from './help.ts';
import { actorShown, momentOf } from './turn-words.ts';

export interface RecountScreenProps extends FightScreenProps {
  readonly tools: RecountTools;
}

const SHEETS = [
  { key: 'answers', name: 'Actions' },
  { key: 'fighter', name: 'Fighter' },
  { key: 'foe', name: 'Opponent' },
  { key: 'log', name: 'Log' },
] as const;

function keysOf({ commands }: RecountTools): OwnKeys {
  return {
    BracketLeft: () => commands.pivot('left'),
    BracketRight: () => commands.pivot('right'),
    KeyN: () => commands.endTurn(),
  };
}

/** The screen of a bout of recount. */
export function RecountScreen({ tools, ...props }: RecountScreenProps) {
  const own = useMemo(() => keysOf(tools), [tools]);
  return (
    <FightContext.Provider value={tools}>
      <FightFrame
        {...props}
        {...tools}
        own={own}
        class="bout-screen"
        strip={<TurnStrip />}
        left={<Sheets />}
        row={<FightersRow />}
        right={<AnswerColumn />}
        sheets={SHEETS}
        help={HELP}
      />
    </FightContext.Provider>
  );
}

function TurnStrip() {
  const { model } = useFight();
  return <RoundStrip model={model} label="Round and turn" {...momentOf(model)} />;
}

/** Who acts, and whom he has chosen. */
function Sheets() {
  const { model } = useFight();
  const { fighters } = model.settled.value.view.state;
  const actor = fighters.find(({ id }) => id === actorShown(model));
  const chosen = fighters.find(({ id }) => id === model.selected.value);
  return (
    <div class="left-column fighter-sheets">
      {actor ? <FighterSheet key="fighter" fighter={actor} part="fighter" /> : null}
      {chosen && chosen !== actor ? <FighterSheet key="foe" fighter={chosen} part="foe" /> : null}
    </div>
  );
}

function commitText({ model }: RecountTools): { readonly text: string; readonly off: boolean } {
  const kind = model.mayAct.value ? model.decision.value?.kind : undefined;
  const armed = model.armedOption.value;
  if (kind && armed) return { text: armed.name, off: false };
  if (kind === 'act') return { text: 'End turn', off: false };
  return { text: kind === 'vote' ? 'Choose a thumb' : 'Commit', off: true };
}

function AnswerColumn() {
  const tools = useFight();
  const { model, commands } = tools;
  return (
    <>
      <AnswerPanel />
      <ActionBar model={model} commands={commands} {...commitText(tools)} />
      <FightLog model={model} />
    </>
  );
}
