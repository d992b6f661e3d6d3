import { effect, signal, untracked } from '@preact/signals';
import { AppealDesk, withAppeals } from '../../../hud/appeal/index.ts';
import { BoutGrid, BoutScreen, boutDecisionWords, createBoutCommands, createBoutModel, type BoutTools } from '../screens/fight/index.ts';
import { wordsOf } from '../../../hud/common/index.ts';
import type { Performer } from '../../../hud/fight/index.ts';
import { HUMAN } from '../../../app/controllers.ts';
import { botsOf } from '../../../app/arena/bots.ts';
import type { BoutProps } from '../../../app/arena/contract.ts';
import { direct } from '../../../app/arena/director.ts';
import { mountFight } from '../../../app/arena/fight.tsx';
import { StagePerformer } from '../../../app/arena/stage.tsx';

function toolsOf({ session, controllers, settings, catalogue, onSettings, readOnly }: BoutProps, performer: Performer): BoutTools {
  const model = createBoutModel({
    session,
    settings,
    words: wordsOf(catalogue.messages, session.view.world),
    performer,
    onSettings: (change) => onSettings?.(change),
    readOnly: readOnly ?? signal(null),
    botOf: botsOf(session, controllers),
  });
  return { model, commands: createBoutCommands(model) };
}

/** The player raises the hand where his own fighter asks, or has beaten whoever asks. */
function appealsOf({ session, controllers, settings }: BoutProps): AppealDesk {
  return new AppealDesk({ settings, steps: () => session.steps, hand: (figure) => (controllers[figure] ?? HUMAN) === HUMAN });
}

function firstCell({ model }: BoutTools): number {
  const { fighters } = model.settled.value.view.state;
  return Math.max(0, model.acting.value?.cell ?? fighters[0]!.cell);
}

/** Puts the screen of a bout into a parent; returns the way to take it away. */
export function mountBout(parent: HTMLElement, props: BoutProps): () => void {
  const performer = new StagePerformer();
  const appeals = appealsOf(props);
  const tools = toolsOf(props, withAppeals(performer, appeals));
  const { model, commands } = tools;
  const { session } = props;
  const director = direct({
    model,
    performer,
    decisionKey: ({ settled }) =>
      `${settled.value.decision?.kind} ${settled.value.decision?.figures[0]} ${settled.value.view.state.turn.number}`,
    decisionWords: boutDecisionWords,
    onShown: (event, at) => props.onShown?.(event, at),
    onEnded: () => props.onEnded(session),
  });
  /** Shows the opening; whoever nobody commands begins as soon as this page may play. */
  const stopPlaying = effect(() => {
    if (model.options.readOnly.value === null) untracked(() => void commands.carryOn());
  });
  window.munera = { session, idle: director.idle };
  const unmount = mountFight(parent, {
    page: props,
    director,
    model,
    first: firstCell(tools),
    onHex: commands.chooseHex,
    look: session.seed,
    appeals,
    screen: (frame, stage) => (
      <BoutScreen tools={tools} {...frame}>
        {stage((place) => (
          <BoutGrid {...place} />
        ))}
      </BoutScreen>
    ),
  });
  return () => {
    stopPlaying();
    unmount();
    delete window.munera;
  };
}
