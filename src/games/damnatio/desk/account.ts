import { against, inRounds, sideInLine, type Account, type Told } from '../../../session/index.ts';
import { listed } from '../../../engine/text/index.ts';
import { figureIds } from '../../../engine/bout/index.ts';
import { living, type HuntSetup, type HuntState, type Man } from '../rules/index.ts';
import type { HuntGame } from './game.ts';

/** Who lives: on the sand, or carried out alive. */
export function survives({ outcome }: HuntState, man: Man): boolean {
  return living(man) || (outcome?.survivors.includes(man.id) ?? false);
}

export function savedMen(state: HuntState): number {
  return state.men.filter((man) => survives(state, man)).length;
}

/** What came of the spectator's wager, after a point (D-419). */
function wagerOf({ wager, beasts }: HuntSetup, { outcome }: HuntState, nameOf: (id: string) => string): string {
  const backed = figureIds(beasts).indexOf(wager ?? '');
  if (backed < 0 || !outcome) return '';
  const came = outcome.winner === null ? 'did not win' : outcome.winner === wager ? 'won' : 'lost';
  return `; the ${nameOf(beasts[backed]!).toLowerCase()}, which was backed, ${came}`;
}

export function account({ content, setup, bout: { state } }: Told<HuntGame>): Account {
  const nameOf = (id: string): string => content.beasts[id]?.name.en ?? id;
  const party = state.men.length;
  const counted = [...new Set(setup.beasts)].map((id) => {
    const times = setup.beasts.filter((each) => each === id).length;
    return times === 1 ? nameOf(id) : `${times} × ${nameOf(id)}`;
  });
  const who = party === 0 ? against(setup.beasts.map(nameOf)) : sideInLine(listed(counted));
  const rounds = inRounds(state.round);
  const result =
    party === 0 ? `A rehearsal of ${rounds}${wagerOf(setup, state, nameOf)}` : `${savedMen(state)} of ${party} saved in ${rounds}`;
  return { who, whoInLine: who.toLowerCase(), result };
}
