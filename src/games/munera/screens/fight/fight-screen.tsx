import { useMemo } from 'preact/hooks';
import {
  ActionBar,
  FightFrame,
  FightLog,
  RoundStrip,
  type FightScreenProps,
  type MenuEntry,
  type OwnKeys,
} from '../../../../hud/fight/index.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { FightContext, useFight, type MuneraTools } from './context.ts';
import { questionWays } from './model/question-ways.ts';
import { HELP } from './help.ts';
import { actorShown, momentOf } from './turn-words.ts';
import { FighterSheet } from './fighter-sheet.tsx';
import { FightersRow } from './fighters-row.tsx';
import '../../../../hud/fight/turns.css';

export interface MuneraScreenProps extends FightScreenProps {
  readonly tools: MuneraTools;
}

const SHEETS = [
  { key: 'answers', name: 'Actions' },
  { key: 'fighter', name: 'Fighter' },
  { key: 'foe', name: 'Opponent' },
  { key: 'log', name: 'Log' },
] as const;

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
        menu={menuOf(tools)}
        help={HELP}
      />
    </FightContext.Provider>
  );
}

function TurnStrip() {
  const { model } = useFight();
  const { whose, yours, text, refs } = momentOf(model);
  return <RoundStrip model={model} label="Round and turn" whose={whose} yours={yours} text={text} refs={refs} />;
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
