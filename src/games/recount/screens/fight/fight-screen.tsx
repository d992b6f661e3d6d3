import { useMemo } from 'preact/hooks';
import { ActionBar, FightLog, type FightScreenProps, type OwnKeys } from '../../../../hud/fight/index.ts';
import { FighterSheets, TurnScreen } from '../../../../hud/turns/index.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { FightContext, useFight, type RecountTools } from './context.ts';
import { Crowd } from './crowd.tsx';
import { DuellistsRow } from './duellists-row.tsx';
import { FighterSheet } from './fighter-sheet.tsx';
import { HELP } from './help.ts';
import { momentOf } from './turn-words.ts';

export interface RecountScreenProps extends FightScreenProps {
  readonly tools: RecountTools;
}

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
      <TurnScreen
        {...props}
        {...tools}
        own={own}
        momentOf={momentOf}
        left={<Sheets />}
        row={<DuellistsRow />}
        right={<AnswerColumn />}
        beside={<Crowd />}
        help={HELP}
      />
    </FightContext.Provider>
  );
}

function Sheets() {
  const { model } = useFight();
  return (
    <FighterSheets
      model={model}
      fighters={model.settled.value.view.state.fighters}
      sheet={(fighter, part) => <FighterSheet key={part} fighter={fighter} part={part} />}
    />
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
