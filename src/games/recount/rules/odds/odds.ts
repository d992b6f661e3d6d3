import { Fraction } from '../../../../engine/odds/index.ts';
import type { DeedOdds } from '../../../../engine/turns/index.ts';
import { chanceOfOne, possible, waysOf } from '../../../../engine/turns/index.ts';
import type { Key, Term } from '../keys.ts';
import type { ActionOf, RecountAction } from '../deeds/index.ts';
import { DEEDS } from '../deeds/index.ts';
import { askedVoters, diceVoters, isSpared, isThumbUp } from '../fight/verdict.ts';
import { actionPointTerms, performanceTerms, saveOf, strikeTerms } from '../fight/terms.ts';
import type { RecountState } from '../state/state.ts';
import { STATE } from '../state/state.ts';
import type { View } from '../state/world.ts';
import { fighterIn, fighterOf, verdictOf } from '../state/world.ts';

const ZERO = new Fraction(0);
const ONE = new Fraction(1);

export type Odds = DeedOdds<RecountAction, Key<'outlook'>, Term>;
export type Outlook = Odds['outlook'][number];

/** A sure thing, or one that is refused: nothing is thrown. */
function sure(view: View, action: RecountAction): Odds {
  return {
    action,
    cost: DEEDS.priceOf(action),
    refusal: DEEDS.refusal(view, action),
    modifiers: [],
    outlook: [],
    expected: null,
    save: null,
  };
}

function every(view: View, action: RecountAction) {
  return waysOf<View['world'], RecountState, RecountAction>(DEEDS, STATE.copy, view, action);
}

function strikeOdds(view: View, action: ActionOf<'strike'>): Odds {
  const { target } = action;
  const striker = view.state.turn.fighter;
  const [before, own] = [fighterOf(view, target), fighterOf(view, striker)];
  const ways = every(view, action);
  const his = (holds: (man: typeof before) => boolean) => ways.chanceThat((after) => holds(fighterIn(after, target)));
  const mine = (holds: (man: typeof own) => boolean) => ways.chanceThat((after) => holds(fighterIn(after, striker)));
  const outlook: Outlook[] = [
    { what: 'wounds', rule: 'R-068', chance: his(({ strength }) => strength < before.strength) },
    { what: 'helpless', rule: 'R-069', chance: his(({ status }) => status === 'helpless') },
    { what: 'dead', rule: 'R-070', chance: his(({ status }) => status === 'dead') },
    { what: 'decked', rule: 'R-081c', chance: his(({ status }) => status === 'decked') },
    { what: 'off-hand', rule: 'R-080b', chance: his(({ offHand }) => offHand !== before.offHand && offHand === 'lost') },
    { what: 'unbalanced', rule: 'R-081a', chance: his(({ offBalance }) => offBalance > before.offBalance) },
    { what: 'weapon', rule: 'R-081d', chance: his(({ weaponBroken }) => weaponBroken && !before.weaponBroken) },
    { what: 'own-balance', rule: 'R-081b', chance: mine(({ offBalance }) => offBalance > own.offBalance) },
    { what: 'own-weapon', rule: 'R-081d', chance: mine(({ weaponBroken }) => weaponBroken && !own.weaponBroken) },
  ];
  return {
    ...sure(view, action),
    modifiers: strikeTerms(view, striker, target),
    outlook: possible(outlook),
    expected: ways.mean((after) => before.strength - fighterIn(after, target).strength),
    save: saveOf(view, target).need,
  };
}

function castOdds(view: View, action: ActionOf<'cast'>): Odds {
  const ensnares = every(view, action).chanceThat((after) => fighterIn(after, action.target).ensnaredBy >= 0);
  return { ...sure(view, action), outlook: [{ what: 'ensnares', rule: 'R-085', chance: ensnares }] };
}

function struggleOdds(view: View, action: ActionOf<'struggle'>): Odds {
  const { fighter } = view.state.turn;
  const owner = fighterOf(view, fighter).ensnaredBy;
  const ways = every(view, action);
  const outlook: Outlook[] = [
    { what: 'frees', rule: 'R-036', chance: ways.chanceThat((after) => fighterIn(after, fighter).ensnaredBy < 0) },
    { what: 'tears', rule: 'R-036', chance: ways.chanceThat((after) => fighterIn(after, owner).offHand === 'lost') },
  ];
  return { ...sure(view, action), outlook: possible(outlook) };
}

const FACES = [1, 2, 3, 4, 5, 6];

/** The chance that a beaten man lives when those who are asked say `given`, the victor first. */
export function mercyChance(view: View, loser: number, given: readonly boolean[]): Fraction {
  let ups = new Map([[given.filter(Boolean).length, ONE]]);
  const dice = diceVoters(view);
  for (const voter of dice) {
    const up = new Fraction(FACES.filter((face) => isThumbUp(view, loser, voter, face)).length, FACES.length);
    const next = new Map<number, Fraction>();
    const add = (count: number, chance: Fraction): unknown => next.set(count, (next.get(count) ?? ZERO).add(chance));
    for (const [count, chance] of ups) {
      add(count, chance.mul(ONE.sub(up)));
      add(count + 1, chance.mul(up));
    }
    ups = next;
  }
  const votes = given.length + dice.length;
  const [victorsVote = false] = given;
  return [...ups].reduce((sum, [count, chance]) => (isSpared(count, votes, victorsVote) ? sum.add(chance) : sum), ZERO);
}

/** A vote: with voters still to be asked, as if they all said the same. */
function voteOdds(view: View, action: ActionOf<'vote'>): Odds {
  const { loser, given } = verdictOf(view);
  const asked = 1 + askedVoters(view).length;
  const all = [...given, ...Array.from({ length: asked - given.length }, () => action.up)];
  const outlook: Outlook[] = [{ what: 'spared', rule: 'R-093', chance: mercyChance(view, loser, all) }];
  return { ...sure(view, action), modifiers: performanceTerms(view, loser), outlook };
}

const ENDS: readonly Outlook['what'][] = ['helpless', 'dead', 'decked'];

/** Beaten by the blow itself: helpless, dead or decked; a man is only one of them. */
export function endsOf(odds: Pick<Odds, 'outlook'>): Fraction {
  return chanceOfOne(odds, ENDS);
}

/** What an answer costs and what may come of it; the reason where it is refused. */
export function oddsOf(view: View, action: RecountAction): Odds {
  const plain = sure(view, action);
  if (plain.refusal) return plain;
  switch (action.type) {
    case 'strike':
      return strikeOdds(view, action);
    case 'cast':
      return castOdds(view, action);
    case 'struggle':
      return struggleOdds(view, action);
    case 'vote':
      return voteOdds(view, action);
    default:
      return plain;
  }
}

/** The AP of a fighter's next turn: the terms of its die, and the chance of each total. */
export function actionPointOdds(
  view: View,
  index: number,
): { readonly modifiers: readonly Term[]; readonly chances: ReadonlyMap<number, Fraction> } {
  const modifiers = actionPointTerms(view, index);
  const by = modifiers.reduce((sum, { value }) => sum + value, 0);
  const chances = new Map<number, Fraction>();
  for (let face = 1; face <= 6; face += 1) {
    const total = Math.max(0, face + by);
    chances.set(total, (chances.get(total) ?? ZERO).add(new Fraction(1, 6)));
  }
  return { modifiers, chances };
}
