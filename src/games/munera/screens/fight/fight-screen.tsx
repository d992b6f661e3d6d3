import { useMemo } from 'preact/hooks';
import { ActionBar, FightLog, type FightScreenProps, type MenuEntry, type OwnKeys } from '../../../../hud/fight/index.ts';
import { FighterSheets, TurnScreen } from '../../../../hud/turns/index.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { Crowd } from './crowd.tsx';
import { FightContext, useFight, type MuneraTools } from './context.ts';
import { questionWays } from './model/question-ways.ts';
import { HELP } from './help.ts';
import { momentOf } from './turn-words.ts';
import { FighterSheet } from './fighter-sheet.tsx';
import { GladiatorsRow } from './gladiators-row.tsx';
import './fight.css';

export interface MuneraScreenProps extends FightScreenProps {
  readonly tools: MuneraTools;
}

function keysOf({ commands }: MuneraTools): OwnKeys {
  return { KeyV: () => commands.toggleTurning(), KeyN: () => commands.endTurn(), KeyB: () => commands.toggleDiscards() };
}

function menuOf({ model, commands }: MuneraTools): readonly MenuEntry[] {
  const label = 'Throw something away before the next die';
  return [{ key: 'discards', label, keyHint: 'B', pressed: model.discards.value, act: () => commands.toggleDiscards() }];
}

/** The screen of a bout of gladiators. */
export function MuneraScreen({ tools, ...props }: MuneraScreenProps) {
  const own = useMemo(() => keysOf(tools), [tools]);
  return (
    <FightContext.Provider value={tools}>
      <TurnScreen
        {...props}
        {...tools}
        own={own}
        momentOf={momentOf}
        left={<Sheets />}
        row={<GladiatorsRow />}
        right={<AnswerColumn />}
        menu={menuOf(tools)}
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

/** What the one button does with the option that is armed. */
function deedName({ model }: MuneraTools): string {
  const option = model.armedOption.value;
  if (!option) return 'End turn';
  return option.action.type === 'attack' ? `${model.words.say('answer', 'attack')}: ${option.name}` : option.name;
}

function commitText(tools: MuneraTools): { readonly text: string; readonly off: boolean } {
  const { model } = tools;
  const kind = model.mayAct.value ? model.decision.value?.kind : undefined;
  if (kind === 'ready') return { text: 'Roll for AP', off: false };
  if (kind === 'act') return { text: deedName(tools), off: false };
  return { text: 'Commit', off: true };
}

function AnswerColumn() {
  const tools = useFight();
  const { model, commands } = tools;
  return (
    <>
      <AnswerPanel />
      <ActionBar model={model} commands={commands} {...commitText(tools)} ways={questionWays(model)} />
      <FightLog model={model} />
    </>
  );
}
