import type { Offer, Offers } from '../../../cli/index.ts';
import type { HuntGame } from '../desk/index.ts';
import { measuredBeast, measuredHunt } from '../desk/index.ts';
import type { DamnatioContent } from '../rules/index.ts';

function hunts({ hunts: all }: DamnatioContent): Offer<HuntGame>[] {
  return Object.values(all).flatMap((hunt) => {
    const measured = measuredHunt(hunt);
    return measured ? [{ id: hunt.id, ...measured, newcomer: hunt.newcomer, kept: { kind: 'hunt' } }] : [];
  });
}

function beasts({ beasts: all, newcomers = {} }: DamnatioContent): Offer<HuntGame>[] {
  return Object.keys(all).map((id) => ({ id, ...measuredBeast(id), newcomer: newcomers[id] ?? null, kept: { kind: 'beast' } }));
}

/** The hunts on the programme and every beast, as the newcomer plays them. */
export const offers: Offers<HuntGame> = { list: (content) => [...hunts(content), ...beasts(content)] };
