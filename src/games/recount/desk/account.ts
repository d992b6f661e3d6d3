import type { Account, Told } from '../../../session/index.ts';
import { listed } from '../../../engine/text/index.ts';
import { accountOfSides, sidesOf, titlesOf } from '../../../session/index.ts';
import type { RecountContent, RecountSetup } from '../rules/index.ts';
import type { RecountGame } from './game.ts';

/** Those of a side in a few words, by their classes: `Heavy`, `Light and retiarius`. */
export function sideTitle({ classes }: Pick<RecountContent, 'classes'>, cards: readonly string[]): string {
  const names = cards.map((card) => classes[card]?.name ?? card);
  return listed(names.map((name, place) => (place === 0 ? name : name.toLowerCase())));
}

/** Every side of a set-up in a few words. */
export function sideTitles(content: Pick<RecountContent, 'classes'>, setup: RecountSetup): string[] {
  return titlesOf(setup, (cards) => sideTitle(content, cards));
}

export function account({ content, setup, bout }: Told<RecountGame>): Account {
  const { round, fighters } = bout.state;
  const count = (wanted: string): number => fighters.filter(({ status }) => status === wanted).length;
  const winner = sidesOf(setup).indexOf(bout.outcome()?.winner ?? '');
  const dead = count('dead') + count('condemned');
  return accountOfSides({ titles: sideTitles(content, setup), winner, rounds: round, spared: count('spared'), dead });
}
