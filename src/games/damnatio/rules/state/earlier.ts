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
export function ofEarlierRules(state: Json): Json {
  const { agenda, action } = state;
  return Array.isArray(agenda) ? { ...state, agenda: agenda.map(taskNow), action: actionNow(action, agenda) } : state;
}
