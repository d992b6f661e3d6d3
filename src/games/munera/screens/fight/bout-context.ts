import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoutModel } from './model/bout-model.ts';
import type { BoutCommands } from './model/commands/index.ts';

export interface BoutTools {
  readonly model: BoutModel;
  readonly commands: BoutCommands;
}

export const BoutContext = createContext<BoutTools | null>(null);

/** Model and commands of the screen of a bout that a component stands in. */
export function useBout(): BoutTools {
  const tools = useContext(BoutContext);
  if (!tools) throw new Error('outside the screen of a bout');
  return tools;
}
