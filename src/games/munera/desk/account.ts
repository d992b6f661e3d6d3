import type { Account, Told } from '../../../session/index.ts';
import { inRounds, listed, against } from '../../../session/index.ts';
import type { MuneraContent, MuneraSetup } from '../rules/index.ts';
import type { MuneraGame } from './game.ts';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const MOST_NAMED = 2;

/** Sides of a set-up in the order in which they come in. */
export function sidesOf({ fighters }: Pick<MuneraSetup, 'fighters'>): string[] {
  return [...new Set(fighters.map(({ side }) => side))];
}

/** Those of a side in a few words: `Murmillo`, `Retiarius and Secutor`, `Three noxii`. */
export function sideTitle({ fighters }: Pick<MuneraContent, 'fighters'>, cards: readonly string[]): string {
  const count = COUNTS[cards.length] ?? String(cards.length);
  const found = cards.map((card) => fighters[card]);
  if (cards.length > 1 && found.every((card) => card?.kind === 'noxius')) return `${count} noxii`;
  const names = cards.map((card, index) => found[index]?.name ?? card);
  if (names.length > 1 && new Set(names).size === 1) return `${count} of the class ${names[0]!.toLowerCase()}`;
  return names.length <= MOST_NAMED ? listed(names) : `${count} fighters`;
}

/** Every side of a set-up in a few words. */
export function sideTitles(content: Pick<MuneraContent, 'fighters'>, setup: MuneraSetup): string[] {
  return sidesOf(setup).map((side) =>
    sideTitle(
      content,
      setup.fighters.filter((each) => each.side === side).map(({ card }) => card),
    ),
  );
}

export function account({ content, setup, bout }: Told<MuneraGame>): Account {
  const titles = sideTitles(content, setup);
  const { round, fighters } = bout.state;
  const count = (wanted: string): number => fighters.filter(({ fate }) => fate === wanted).length;
  const winner = titles[sidesOf(setup).indexOf(bout.outcome()?.winner ?? '')];
  const [spared, dead] = [count('spared'), count('dead')];
  const fates = [spared > 0 ? `${spared} spared` : '', dead > 0 ? `${dead} dead` : ''].filter(Boolean);
  const who = against(titles);
  const won = winner === undefined ? 'Nobody won' : `${winner} won`;
  return { who, whoInLine: who, result: `${won} in ${inRounds(round)}${fates.length > 0 ? `; ${fates.join(', ')}` : ''}` };
}
