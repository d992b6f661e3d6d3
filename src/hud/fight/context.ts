import { createContext, type Context } from 'preact';
import { useContext } from 'preact/hooks';

/** The place in which the panels of a game's fight find its model and commands: what provides them, and how they ask. */
export function fightContext<Tools>(): { readonly FightContext: Context<Tools | null>; readonly useFight: () => Tools } {
  const FightContext = createContext<Tools | null>(null);
  const useFight = (): Tools => {
    const tools = useContext(FightContext);
    if (!tools) throw new Error('outside the screen of a fight');
    return tools;
  };
  return { FightContext, useFight };
}
