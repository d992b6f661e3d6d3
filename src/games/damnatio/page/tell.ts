import type { Faces, Feat, TellPart, Told } from '../../../app/index.ts';
import { wordsOf as wordsFor } from '../../../hud/common/index.ts';
import { inRounds } from '../../../session/index.ts';
import { damnatioDesk, savedMen, type HuntGame } from '../desk/index.ts';
import { huntNames } from '../screens/index.ts';
import { fatesOf } from './result.ts';

/** How many of the men were saved; of beast against beast nobody tells. */
export function featOf({ content, setup, bout }: Told<HuntGame>): Feat | null {
  const { state } = bout;
  const party = state.men.length;
  if (party === 0) return null;
  const saved = savedMen(state);
  const marks = '▮'.repeat(saved) + '▯'.repeat(party - saved);
  if (!bout.outcome())
    return { did: 'broke it off', line: `broken off in ${inRounds(state.round)} with ${saved} of ${party} alive`, marks };
  const { result } = damnatioDesk.account({ content, setup, bout });
  const left = state.men.reduce((sum, { hp }) => sum + Math.max(0, hp), 0);
  const beside = [
    { text: inRounds(state.round), worth: -state.round },
    { text: `${left} Hit ${left === 1 ? 'Point' : 'Points'} left`, worth: left },
  ];
  return { did: `saved ${saved} of ${party}`, line: result, marks, beside };
}

export function facesOf({ content, setup }: Pick<Told<HuntGame>, 'content' | 'setup'>): Faces {
  return { own: [], foes: setup.beasts.map((id) => content.beasts[id]?.name.en ?? id) };
}

/** The men, and the beast last. */
export const figuresOf: TellPart<HuntGame>['figuresOf'] = ({ bout, messages }) => {
  const fates = fatesOf(bout, wordsFor(messages, huntNames(bout.world)));
  return [...fates.filter(({ kind }) => kind !== 'beast'), ...fates.filter(({ kind }) => kind === 'beast')];
};

/** What a fight calls its figures. */
export const wordsOf: NonNullable<TellPart<HuntGame>['wordsOf']> = ({ bout, messages }) => wordsFor(messages, huntNames(bout.world));
