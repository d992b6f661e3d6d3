import { sum } from '../../../../engine/dice/index.ts';
import { certain, chanceOf, mapped, mixed, ofDice, type Distribution, type Fraction } from '../../../../engine/odds/index.ts';
import { D6, chanceOfOne, outlookOf, waysOf, type DeedOdds, type OutlookRow } from '../../../../engine/turns/index.ts';
import type { Key, Term } from '../keys.ts';
import type { ActionOf, ActionType, RecountAction } from '../deeds/index.ts';
import { DEEDS } from '../deeds/index.ts';
import { askedVoters, diceVoters, isSpared, isThumbUp } from '../fight/verdict.ts';
import { actionPointTerms, performanceTerms, saveOf, strikeTerms } from '../fight/terms.ts';
import type { Fighter, RecountState } from '../state/state.ts';
import { STATE } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { fighterIn, fighterOf, verdictOf } from '../state/world.ts';

export type Odds = DeedOdds<RecountAction, Key<'outlook'>, Term>;
export type Outlook = Odds['outlook'][number];

type Came = OutlookRow<Fighter, Key<'outlook'>>;

/** What may come of a strike, a cast and a struggle: to himself, or to the target or the owner of the net. */
const OUTLOOKS: Readonly<Partial<Record<ActionType, readonly Came[]>>> = {
  strike: [
    ['wounds', 'R-068', 'his', ({ strength }, before) => strength < before.strength],
    ['helpless', 'R-069', 'his', ({ status }) => status === 'helpless'],
    ['dead', 'R-070', 'his', ({ status }) => status === 'dead'],
    ['decked', 'R-081c', 'his', ({ status }) => status === 'decked'],
    ['off-hand', 'R-080b', 'his', ({ offHand }, before) => offHand !== before.offHand && offHand === 'lost'],
    ['unbalanced', 'R-081a', 'his', ({ offBalance }, before) => offBalance > before.offBalance],
    ['weapon', 'R-081d', 'his', ({ weaponBroken }, before) => weaponBroken && !before.weaponBroken],
    ['own-balance', 'R-081b', 'own', ({ offBalance }, before) => offBalance > before.offBalance],
    ['own-weapon', 'R-081d', 'own', ({ weaponBroken }, before) => weaponBroken && !before.weaponBroken],
  ],
  cast: [['ensnares', 'R-085', 'his', ({ ensnaredBy }) => ensnaredBy >= 0]],
  struggle: [
    ['frees', 'R-036', 'own', ({ ensnaredBy }) => ensnaredBy < 0],
    ['tears', 'R-036', 'his', ({ offHand }) => offHand === 'lost'],
  ],
};

const FACES = [1, 2, 3, 4, 5, 6];

/** The chance that a beaten man lives when those who are asked say `given`, the victor first. */
export function mercyChance(view: View, loser: number, given: readonly boolean[]): Fraction {
  const voters = diceVoters(view);
  const ups = voters.reduce(
    (before, voter) => {
      const thumbs = FACES.filter((face) => isThumbUp(view, loser, voter, face)).length;
      return mixed([
        [FACES.length - thumbs, before],
        [thumbs, mapped(before, (up) => up + 1)],
      ]);
    },
    certain(given.filter(Boolean).length),
  );
  return chanceOf(ups, (up) => isSpared(up, given.length + voters.length, given[0] ?? false));
}

/** A vote: with voters still to be asked, as if they all said the same. */
function voteOdds(view: View, { up }: ActionOf<'vote'>): Pick<Odds, 'modifiers' | 'outlook'> {
  const { loser, given } = verdictOf(view);
  const asked = 1 + askedVoters(view).length;
  const all = [...given, ...Array<boolean>(asked - given.length).fill(up)];
  return { modifiers: performanceTerms(view, loser), outlook: [{ what: 'spared', rule: 'R-093', chance: mercyChance(view, loser, all) }] };
}

const ENDS: readonly Outlook['what'][] = ['helpless', 'dead', 'decked'];

/** Beaten by the blow itself: helpless, dead or decked; a man is only one of them. */
export function endsOf(odds: Pick<Odds, 'outlook'>): Fraction {
  return chanceOfOne(odds, ENDS);
}

/** What an answer costs and what may come of it; the reason where it is refused. */
export function oddsOf(view: View, action: RecountAction): Odds {
  const refusal = DEEDS.refusal(view, action);
  const plain: Odds = { action, cost: DEEDS.priceOf(action), refusal, modifiers: [], outlook: [], expected: null, save: null };
  const rows = OUTLOOKS[action.type];
  if (refusal) return plain;
  if (action.type === 'vote') return { ...plain, ...voteOdds(view, action) };
  if (!rows) return plain;
  const { fighter: own } = view.state.turn;
  const his = 'target' in action ? action.target : fighterOf(view, own).ensnaredBy;
  const ways = waysOf<View['world'], RecountState, RecountAction>(DEEDS, STATE.copy, view, action);
  const outlook = outlookOf(ways, view.state, { own, his }, rows);
  if (action.type !== 'strike') return { ...plain, outlook };
  const { strength } = fighterOf(view, his);
  const expected = ways.mean((after) => strength - fighterIn(after, his).strength);
  return { ...plain, modifiers: strikeTerms(view, own, his), outlook, expected, save: saveOf(view, his).need };
}

/** The AP of a fighter's next turn: the terms of its die, and what it comes to. */
export function actionPointOdds(view: View, index: number): { readonly modifiers: readonly Term[]; readonly ap: Distribution } {
  const modifiers = actionPointTerms(view, index);
  return { modifiers, ap: mapped(ofDice({ count: 1, sides: D6, add: sum(modifiers) }), (total) => Math.max(0, total)) };
}
