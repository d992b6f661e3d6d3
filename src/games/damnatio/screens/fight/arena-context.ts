import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ArenaModel } from './model/arena-model.ts';
import type { Commands } from './model/commands/index.ts';

export interface ArenaTools {
  readonly model: ArenaModel;
  readonly commands: Commands;
}

export const ArenaContext = createContext<ArenaTools | null>(null);

/** Model and commands of the arena screen that a component stands in. */
export function useArena(): ArenaTools {
  const tools = useContext(ArenaContext);
  if (!tools) throw new Error('outside the arena screen');
  return tools;
}
