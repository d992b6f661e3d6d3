import type { MenuEntry } from './fight-menu.tsx';
import type { AnyFight } from './fight-model.ts';

/** Asks before everything that is left is played by bots; at once where the player has nothing to decide. */
export function askToTheEnd(model: AnyFight): void {
  const { flow, question } = model;
  if (model.settled.value.view.state.outcome !== null) return;
  if (!flow.isPlayed.value) return flow.toTheEnd();
  question.value = { text: 'The skilled bot plays your side to the end.', yes: 'To the end', go: () => flow.toTheEnd() };
}

export function askToConcede({ flow, question, settled, options }: AnyFight): void {
  const { concede } = flow;
  if (!concede || settled.value.view.state.outcome !== null || options.readOnly.value !== null) return;
  question.value = { text: 'Give up? The fight is kept as broken off.', yes: 'Give up', go: concede };
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
    ...(flow.canDepute
      ? ([
          { key: 'to-end', label: 'To the end', keyHint: 'Shift+Y', sign: 'next', off: over, act: () => askToTheEnd(model) },
          {
            key: 'play-on',
            label: deputed ? 'Take my side back' : 'Let the skilled bot play on',
            keyHint: 'P',
            off: over || !flow.isPlayed.value,
            act: () => flow.playOn(!deputed),
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
