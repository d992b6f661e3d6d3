import * as answers from './answers.ts';
import * as looks from './looks.ts';
import * as moves from './moves.ts';
import * as strikes from './strikes.ts';
import { deskCommands } from '../../../../../../hud/fight/index.ts';
import type { HuntModel } from '../model.ts';
import { act } from './act.ts';

type Commands<Table> = {
  [Key in keyof Table]: Table[Key] extends (model: HuntModel, ...rest: infer Rest) => infer Result ? (...rest: Rest) => Result : never;
};

/** The same functions without the model, which they are given first. */
function boundTo<Table extends object>(model: HuntModel, table: Table): Commands<Table> {
  const bound = Object.entries(table).map(([name, command]) => [name, (command as (...all: unknown[]) => unknown).bind(null, model)]);
  return Object.fromEntries(bound) as Commands<Table>;
}

/** Everything a player can do on the screen of a hunt. Each says why when it cannot be done. */
export function createCommands(model: HuntModel) {
  return { ...deskCommands(model.desk), ...boundTo(model, { act, ...answers, ...looks, ...moves, ...strikes }) };
}

export type HuntCommands = ReturnType<typeof createCommands>;
