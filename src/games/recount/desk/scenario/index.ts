import type { Facts, Script } from '../../../../session/index.ts';
import { ScenarioError } from '../../../../session/index.ts';
import type { Recount } from '../../rules/index.ts';
import { readAction } from '../../rules/index.ts';
import type { RecountGame } from '../game.ts';
import type { RecountScenario } from './file.ts';
import { boutOf } from './setup.ts';

function factsOf({ world, state }: Recount): Facts {
  const { arena, ids } = world;
  const { round, turn, outcome } = state;
  const figures = state.fighters.map((fighter, index) => {
    const { cell, facing, full, strength, offHand, ensnaredBy, weaponBroken, offBalance, strikes, dealt, status } = fighter;
    const hex = arena.cells[cell];
    const ap = turn.fighter === index ? turn.ap : null;
    const net = ensnaredBy < 0 ? null : ids[ensnaredBy];
    const at = hex ? [hex.q, hex.r] : null;
    return [
      ids[index]!,
      { at, facing, full, strength, offHand, ensnaredBy: net, weaponBroken, offBalance, strikes, dealt, status, ap },
    ] as const;
  });
  const bout = {
    round,
    turn: turn.number,
    struck: turn.struck,
    struggled: turn.struggled,
    winner: outcome?.winner ?? null,
    by: outcome?.by ?? null,
  };
  return { ...Object.fromEntries(figures), bout };
}

function answer(bout: Recount, line: string) {
  try {
    return readAction(line, bout.world);
  } catch (error) {
    throw new ScenarioError('play', error instanceof Error ? error.message : String(error));
  }
}

/** Scenarios of recount. */
export const script: Script<RecountGame, RecountScenario> = {
  keys: ['lex', 'fighters', 'turn', 'order', 'voters', 'setUp'],
  setup: boutOf,
  answer,
  facts: factsOf,
};
