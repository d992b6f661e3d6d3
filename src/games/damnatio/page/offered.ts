import type { Messages } from '../../../catalogue/index.ts';
import { canonicalJson } from '../../../engine/bout/index.ts';
import { latinOf } from '../../../hud/common/index.ts';
import { packIn } from '../../../hud/setup/index.ts';
import { measuredBeast, measuredHunt, programme, setupOfHunt } from '../desk/index.ts';
import type { KeptOffer } from '../../../app/index.ts';
import type { DamnatioContent, HuntCard, HuntSetup } from '../rules/index.ts';
import type { OfferedHunt } from '../screens/index.ts';
import { isRehearsal } from './draft-link.ts';

/** The hunt of the programme that a set-up is, whoever put it together. */
export function hunted(offered: readonly HuntCard[], setup: HuntSetup): HuntCard | null {
  const { wager: _, ...played } = setup;
  const same = canonicalJson(played);
  return offered.find((hunt) => canonicalJson(setupOfHunt(hunt)) === same) ?? null;
}

/** What a set-up is measured by with the figure that is kept: the hunt that it is, or one beast as it is suggested; null for any other. */
export function keptOf({ newcomers = {} }: Pick<DamnatioContent, 'newcomers'>, hunt: HuntCard | null, setup: HuntSetup): KeptOffer | null {
  const measured = hunt && measuredHunt(hunt);
  if (hunt) return measured && { ...measured, newcomer: hunt.newcomer };
  const [beast] = setup.beasts;
  const suggested = measuredBeast(beast!);
  return canonicalJson(setup) === canonicalJson(suggested.setup) ? { ...suggested, newcomer: newcomers[beast!] ?? null } : null;
}

/** A hunt as the programme shows it; nobody measures what nobody plays. */
export function offerOf(hunt: HuntCard, messages: Messages): OfferedHunt {
  const { id, name, text, newcomer } = hunt;
  const { beasts, men, draw, lex } = setupOfHunt(hunt);
  const latin = latinOf(messages, 'hunt', id);
  return { id, name, latin, text, hunt, ...(!isRehearsal({ beasts, lex }) && men.length + draw > 0 && { newcomer }) };
}

/** A hunt that was fought, and the next harder of the game's own programme or of the same pack; null after the last. */
export interface OnProgramme {
  readonly fought: HuntCard;
  readonly next: HuntCard | null;
}

/** Where a hunt stands on the programme; null for one that is not on it. */
export function onProgramme(content: DamnatioContent, setup: HuntSetup): OnProgramme | null {
  const offered = programme(content);
  const fought = hunted(offered, setup);
  if (fought === null) return null;
  const own = offered.filter(({ id }) => packIn(id) === packIn(fought.id));
  return { fought, next: own[own.indexOf(fought) + 1] ?? null };
}
