import type { Account, Told } from '../../../session/index.ts';
import { inRounds } from '../../../session/index.ts';
import type { HuntState, Man } from '../rules/index.ts';
import { living } from '../rules/index.ts';
import type { HuntGame } from './game.ts';

/** Who lives: on the sand, or carried out alive. */
export function survives({ outcome }: HuntState, man: Man): boolean {
  return living(man) || (outcome?.survivors.includes(man.id) ?? false);
}

export function savedMen(state: HuntState): number {
  return state.men.filter((man) => survives(state, man)).length;
}

export function account({ content, setup, bout: { state } }: Told<HuntGame>): Account {
  const who = setup.beasts.map((id) => content.beasts[id]?.name.en ?? id).join(' against ');
  const party = state.men.length;
  const rounds = inRounds(state.round);
  const result = party === 0 ? `A rehearsal of ${rounds}` : `${savedMen(state)} of ${party} saved in ${rounds}`;
  return { who, whoInLine: who.toLowerCase(), result };
}
