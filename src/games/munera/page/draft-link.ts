import type { RosterTerms } from '../../../app/index.ts';
import { formatRoster, parseRoster } from '../../../app/index.ts';
import type { RosterDraft } from '../../../hud/setup/index.ts';
import { muneraDesk } from '../desk/index.ts';
import { SKILLS } from '../rules/index.ts';

/** Whom an address may name; the classic pair where it names nobody. */
export const TERMS: RosterTerms = {
  limits: { sides: 6, fighters: 12 },
  bot: muneraDesk.usualBot,
  traits: SKILLS,
  usual: { free: false, sides: ['retiarius', 'secutor'] },
};

/** Reads the query of `#/bout?…`. */
export const parseBout = (query: string): RosterDraft => parseRoster(query, TERMS);

/** The query of a draft. */
export const formatBout = (draft: RosterDraft): string => formatRoster(draft, TERMS);
