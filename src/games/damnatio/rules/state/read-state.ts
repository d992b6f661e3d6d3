import { figureIds } from '../../../../engine/bout/index.ts';
import { fail, object } from '../../../../engine/read/index.ts';
import { checkState } from './check-state.ts';
import type { HuntSetup } from '../setup/setup.ts';
import { beastRoster } from '../setup/pack.ts';
import { HUNT, type Bounds, type HuntState } from './state.ts';
import type { World } from './world.ts';

type Json = Readonly<Record<string, unknown>>;

function isJson(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** In version 1 only one man was the target of an attack (D-133), and no beast was tired (D-227). */
function taskNow(task: unknown): unknown {
  if (!isJson(task)) return task;
  if (task['do'] === 'blow' && !('tired' in task)) return { ...task, tired: false };
  if (task['do'] !== 'others' || 'targets' in task) return task;
  const { target, ...others } = task;
  return { ...others, targets: typeof target === 'number' && target >= 0 ? [target] : [] };
}

function actionNow(action: unknown, agenda: readonly unknown[]): unknown {
  if (!isJson(action) || 'victims' in action) return action;
  const blows = agenda.flatMap((task) => (isJson(task) && task['do'] === 'blow' && task['automatic'] === false ? [task['victim']] : []));
  return { ...action, victims: [...new Set([action['target'], ...blows])] };
}

/** A state of version 1 with what it lacks; what is no state comes back to be refused. */
function ofEarlierRules(state: Json): Json {
  const { agenda, action } = state;
  return Array.isArray(agenda) ? { ...state, agenda: agenda.map(taskNow), action: actionNow(action, agenda) } : state;
}

/** Those whom the set-up names are there, each under his id. */
function checkRoster(named: readonly string[], setup: HuntSetup, { beasts, men, weapons }: HuntState): void {
  const count = setup.men.length + setup.draw;
  for (const [field, list, wanted] of [
    ['beasts', beasts, named.length],
    ['men', men, count],
    ['weapons', weapons, count],
  ] as const) {
    if (list.length !== wanted) fail(`state.${field}`, `a list of ${wanted}`);
  }
  const check = (field: string, found: readonly { readonly id: string; readonly card: string }[], wanted: readonly string[]): void => {
    const ids = figureIds(found.map(({ card }) => card));
    found.forEach((figure, index) => {
      if (index < wanted.length && figure.card !== wanted[index])
        fail(`state.${field}[${index}].card`, `${wanted[index]}, whom the set-up names`);
      if (figure.id !== ids[index]) fail(`state.${field}[${index}].id`, ids[index]!);
    });
  };
  check('beasts', beasts, named);
  check('men', men, setup.men);
}

/** Reads a state from outside. Throws `ReadError` with the path of the field that no hunt comes to. */
export function readHuntState(world: World, setup: HuntSetup, value: unknown): HuntState {
  const state = ofEarlierRules(object(value, 'state')) as unknown as HuntState;
  const beasts = beastRoster(world.beastCards, setup.beasts);
  const bounds: Bounds = { ...world, ids: [], men: setup.men.length + setup.draw, beasts: beasts.length };
  HUNT.check(bounds)(state, 'state');
  checkRoster(beasts, setup, state);
  checkState({ world, state });
  return state;
}
