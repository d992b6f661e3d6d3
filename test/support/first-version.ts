import type { HuntSave } from '../../src/games/damnatio/rules/index.ts';

/** A save as version 1 wrote it: one target, no list of victims, nobody tired. */
export function firstSave(save: HuntSave): HuntSave {
  const { state, rng } = structuredClone(save);
  const { victims: _, ...action } = state.action ?? { victims: [] };
  const agenda = state.agenda.map((task) => {
    if (task.do === 'others') return { do: task.do, target: task.targets[0] ?? -1, round: task.round, eligible: task.eligible };
    if (task.do !== 'blow') return task;
    const { tired: _tired, ...blow } = task;
    return blow;
  });
  return JSON.parse(
    JSON.stringify({ ruleset: 'damnatio', version: 1, state: { ...state, agenda, action: state.action && action }, rng }),
  ) as HuntSave;
}
