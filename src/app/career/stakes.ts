import type { Person } from '../../career/index.ts';
import { noonStakes as noonIn, stakesOf } from '../../career/index.ts';
import type { Stakes } from '../../hud/ladder/index.ts';
import type { At } from './people.ts';

/** What a bout of two pays one of yours, and the fame that is in it. */
export function boutStakes({ career }: At, man: Person, foe: Person, final: boolean): Stakes {
  const { appearance, prize, fame, deeds, rules } = stakesOf(career.house, man, foe, final);
  return {
    text: `Pays ${appearance} HS for appearing, and ${prize} HS with ${fame} fame for a victory; deeds bring up to ${deeds} fame more.`,
    rules,
  };
}

/** The same for whoever carries out the sentence at noon. */
export function noonStakes({ career }: At, man: Person): Stakes {
  const { appearance, prize, fame, rules } = noonIn(career.house, man);
  return { text: `Pays ${appearance} HS, and ${prize} HS with ${fame} fame if he stands at the end.`, rules };
}

/** What leading the condemned pays, and what it may lead to. */
export function morningStakes({ career }: At): Stakes {
  const { led, condemned, mornings } = career.ladder.prices;
  const text =
    `Pays ${led} HS for each whom you lead out alive, by hand or settled; left to the end of the day, somebody else leads them for the fee. ` +
    `Whoever lives through ${mornings} mornings may be bought for ${condemned} HS, and becomes a tiro.`;
  return { text, rules: ['C-042', 'C-043'] };
}
