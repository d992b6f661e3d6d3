import type { Account, Told } from '../../../session/index.ts';
import { against, inRounds, listed } from '../../../session/index.ts';
import type { RecountContent, RecountSetup } from '../rules/index.ts';
import type { RecountGame } from './game.ts';

/** Sides of a set-up in the order in which they come in. */
export function sidesOf({ fighters }: Pick<RecountSetup, 'fighters'>): string[] {
  return [...new Set(fighters.map(({ side }) => side))];
}

/** Those of a side in a few words, by their classes: `Heavy`, `Light and retiarius`. */
export function sideTitle({ classes }: Pick<RecountContent, 'classes'>, cards: readonly string[]): string {
  const names = cards.map((card) => classes[card]?.name ?? card);
  return listed(names.map((name, place) => (place === 0 ? name : name.toLowerCase())));
}

/** Every side of a set-up in a few words. */
export function sideTitles(content: Pick<RecountContent, 'classes'>, setup: RecountSetup): string[] {
  return sidesOf(setup).map((side) =>
    sideTitle(
      content,
      setup.fighters.filter((each) => each.side === side).map(({ card }) => card),
    ),
  );
}

export function account({ content, setup, bout }: Told<RecountGame>): Account {
  const titles = sideTitles(content, setup);
  const { round, fighters } = bout.state;
  const winner = titles[sidesOf(setup).indexOf(bout.outcome()?.winner ?? '')];
  const count = (wanted: string): number => fighters.filter(({ status }) => status === wanted).length;
  const [spared, dead] = [count('spared'), count('dead') + count('condemned')];
  const fates = [spared > 0 ? `${spared} spared` : '', dead > 0 ? `${dead} dead` : ''].filter(Boolean);
  const who = against(titles);
  const won = winner === undefined ? 'Nobody won' : `${winner} won`;
  return { who, whoInLine: who, result: `${won} in ${inRounds(round)}${fates.length > 0 ? `; ${fates.join(', ')}` : ''}` };
}
