import { signal } from '@preact/signals';
import { ArenaScreen, createArenaModel, createCommands, decisionWords, HexGrid, type ArenaTools } from '../screens/fight/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { ArenaProps, MountArena } from '../../../app/arena/contract.ts';
import { direct } from '../../../app/arena/director.ts';
import { mountFight } from '../../../app/arena/fight.tsx';
import { StagePerformer } from '../../../app/arena/stage.tsx';

function firstCell({ model }: ArenaTools): number {
  const { decision, view } = model.settled.value;
  const man = view.state.men.find(({ id }) => id === decision?.figures[0]);
  return man && man.cell >= 0 ? man.cell : (view.state.beasts[0]?.cell ?? 0);
}

function toolsOf({ session, settings, catalogue, onSettings, readOnly }: ArenaProps, performer: StagePerformer): ArenaTools {
  const model = createArenaModel({
    session,
    settings,
    words: wordsOf(catalogue.messages, session.view.world),
    performer,
    onSettings: (change) => onSettings?.(change),
    readOnly: readOnly ?? signal(null),
  });
  return { model, commands: createCommands(model) };
}

/** Puts the screen of a hunt into a parent; returns the way to take it away. */
export const mountArena: MountArena = (parent, props) => {
  const performer = new StagePerformer();
  const tools = toolsOf(props, performer);
  const { model, commands } = tools;
  const { session } = props;
  if (model.presenter.behind > 0 && session.plan.length === 0) void commands.show();
  const director = direct({
    model,
    performer,
    decisionKey: ({ settled }) => `${settled.value.decision?.kind} ${settled.value.decision?.attack}`,
    decisionWords: (shown) => decisionWords(shown, shown.words),
    onShown: (event, at) => props.onShown?.(event, at),
    onEnded: () => props.onEnded(session),
  });
  window.damnatio = { session, idle: director.idle };
  const unmount = mountFight(parent, {
    page: props,
    director,
    model,
    first: firstCell(tools),
    onHex: commands.chooseHex,
    look: session.seed,
    screen: (frame, stage) => (
      <ArenaScreen tools={tools} {...frame}>
        {stage((place) => (
          <HexGrid {...place} />
        ))}
      </ArenaScreen>
    ),
  });
  return () => {
    unmount();
    delete window.damnatio;
  };
};
