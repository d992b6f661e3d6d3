import type { MenuEntry } from './fight-menu.tsx';
import type { AnyFight } from './fight-model.ts';

/** Whether a bot would take from the player the one try of a day, which has been all his so far. */
function wouldTakeTry({ flow }: AnyFight): boolean {
  return flow.isTry && !flow.isHanded();
}

/** Asks before everything that is left is played by bots; at once where the player has nothing to decide. */
export function askToTheEnd(model: AnyFight): void {
  const { flow, question } = model;
  if (model.settled.value.view.state.outcome !== null) return;
  if (!flow.isPlayed.value) return flow.toTheEnd();
  if (!flow.canDepute) return;
  const text = wouldTakeTry(model)
    ? 'Finished by the bot, your one try does not count as yours.'
    : 'The skilled bot plays your side to the end.';
  question.value = { text, yes: 'To the end', go: () => flow.toTheEnd() };
}

/** Lets the skilled bot play on for the player, or gives his side back; asks before it takes the one try of a day from him. */
export function askToPlayOn(model: AnyFight): void {
  const { flow, question, settled } = model;
  if (settled.value.view.state.outcome !== null || !flow.canDepute || !flow.isPlayed.value) return;
  const turn = (): void => flow.playOn(!flow.deputed.value);
  if (flow.deputed.value || !wouldTakeTry(model)) return turn();
  question.value = { text: 'With the bot, your one try does not count as yours.', yes: 'Let it play on', go: turn };
}

export function askToConcede({ flow, question, settled, options }: AnyFight): void {
  const { concede } = flow;
  if (!concede || settled.value.view.state.outcome !== null || options.readOnly.value !== null) return;
  const text = flow.isTry ? 'Give up? This ends your one try of the day.' : 'Give up? The fight is kept as given up.';
  question.value = { text, yes: 'Give up', go: concede };
}

/** The lines of the menu about what goes on without the player. */
export function flowEntries(model: AnyFight): readonly MenuEntry[] {
  const { flow, idle, settled } = model;
  const over = settled.value.view.state.outcome !== null;
  const deputed = flow.deputed.value;
  return [
    {
      key: 'my-turn',
      label: 'To my turn',
      keyHint: 'Y',
      sign: 'fast',
      off: over || (idle.value && !model.closing.value),
      act: () => flow.toMyTurn(),
    },
    ...(flow.canDepute || !flow.isPlayed.value
      ? ([{ key: 'to-end', label: 'To the end', keyHint: 'Shift+Y', sign: 'next', off: over, act: () => askToTheEnd(model) }] as const)
      : []),
    ...(flow.canDepute
      ? ([
          {
            key: 'play-on',
            label: deputed ? 'Take my side back' : 'Let the skilled bot play on',
            keyHint: 'P',
            off: over || !flow.isPlayed.value,
            act: () => askToPlayOn(model),
          },
        ] as const)
      : []),
    ...(flow.concede
      ? ([
          {
            key: 'concede',
            label: 'Give up',
            keyHint: 'X',
            off: over || model.options.readOnly.value !== null,
            act: () => askToConcede(model),
          },
        ] as const)
      : []),
  ];
}
