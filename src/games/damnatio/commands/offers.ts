import type { Offer, Offers } from '../../../cli/index.ts';
import type { HuntGame } from '../desk/index.ts';
import { keptTwo, setupOfHunt } from '../desk/index.ts';
import type { DamnatioContent } from '../rules/index.ts';
import { huntSetup } from '../rules/index.ts';

const players = { '*': 'newcomer' };

function hunts({ hunts: all }: DamnatioContent): Offer<HuntGame>[] {
  const played = Object.values(all).filter(({ men }) => 'draw' in men || men.length > 0);
  return played.map((hunt) => ({ id: hunt.id, setup: setupOfHunt(hunt), players, newcomer: hunt.newcomer, kept: { kind: 'hunt' } }));
}

/** Four noxii by lot on the usual sand, as the set-up suggests them against any beast. */
function beasts({ beasts: all, newcomers = {} }: DamnatioContent): Offer<HuntGame>[] {
  return Object.keys(all).map((id) => ({
    id,
    setup: huntSetup({ beasts: [id] }),
    players,
    newcomer: newcomers[id] ?? null,
    kept: { kind: 'beast' },
  }));
}

/** The hunts on the programme and every beast, as the newcomer plays them; nobody plays a rehearsal. */
export const offers: Offers<HuntGame> = {
  list: (content) => [...hunts(content), ...beasts(content)],
  met: keptTwo,
};
