import type { Account, Told } from '../../../session/index.ts';
import { listed } from '../../../engine/text/index.ts';
import { accountOfSides, sidesOf, titlesOf } from '../../../session/index.ts';
import type { MuneraContent, MuneraSetup } from '../rules/index.ts';
import type { MuneraGame } from './game.ts';

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven', 'Twelve'];
const MOST_NAMED = 2;

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
  return titlesOf(setup, (cards) => sideTitle(content, cards));
}

export function account({ content, setup, bout }: Told<MuneraGame>): Account {
  const { round, fighters } = bout.state;
  const count = (wanted: string): number => fighters.filter(({ fate }) => fate === wanted).length;
  const winner = sidesOf(setup).indexOf(bout.outcome()?.winner ?? '');
  return accountOfSides({ titles: sideTitles(content, setup), winner, rounds: round, spared: count('spared'), dead: count('dead') });
}
