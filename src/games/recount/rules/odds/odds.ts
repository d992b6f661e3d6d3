import { refereeOf } from '../../../../engine/bout/index.ts';
import { everyThrow, Fraction } from '../../../../engine/odds/index.ts';
import type { Key, Refused, Term } from '../keys.ts';
import type { ActionOf, RecountAction } from '../actions.ts';
import { DEEDS, priceOf, refusal } from '../deeds/index.ts';
import { askedVoters, diceVoters, isSpared, isThumbUp } from '../fight/verdict.ts';
import { actionPointTerms, performanceTerms, saveOf, strikeTerms } from '../fight/terms.ts';
import type { Fighter, RecountState } from '../state/state.ts';
import { cloneState } from '../state/state.ts';
import type { Play, View } from '../state/world.ts';
import { fighterIn, fighterOf, verdictOf } from '../state/world.ts';

/** Exact chances of an answer, by playing every way its dice can fall through the rules themselves. */

const ZERO = new Fraction(0);
const ONE = new Fraction(1);

/** One thing that may come of an answer. */
export interface Outlook {
  /** Message key under `outlook`. */
  readonly what: Key<'outlook'>;
  readonly chance: Fraction;
  readonly rule: string;
}

export interface Odds {
  readonly action: RecountAction;
  readonly cost: number;
  readonly refusal: Refused | null;
  /** The terms of its die; empty for an answer without dice. */
  readonly modifiers: readonly Term[];
  /** What may come of it, the chances above 0 only. */
  readonly outlook: readonly Outlook[];
  /** Strength that the target can expect to lose; null for what wounds nobody. */
  readonly expected: Fraction | null;
  /** The least face of the target's save; null for none. */
  readonly save: number | null;
}

/** A sure thing, or one that is refused: nothing is thrown. */
function sure(view: View, action: RecountAction): Odds {
  return { action, cost: priceOf(action), refusal: refusal(view, action), modifiers: [], outlook: [], expected: null, save: null };
}

/** Every way that the dice of an answer can fall, without those of what comes after it. */
function waysOf<A extends RecountAction>(view: View, action: A): { readonly after: RecountState; readonly chance: Fraction }[] {
  const deed = DEEDS[action.type] as { perform(play: Play, action: RecountAction): void };
  return everyThrow((rng) => {
    const after = cloneState(view.state);
    deed.perform({ world: view.world, state: after, referee: refereeOf(rng, null) }, action);
    return after;
  }).map(({ result, chance }) => ({ after: result, chance }));
}

type Ways = ReturnType<typeof waysOf>;

function chanceThat(ways: Ways, holds: (after: RecountState) => boolean): Fraction {
  return ways.reduce((sum, { after, chance }) => (holds(after) ? sum.add(chance) : sum), ZERO);
}

function possible(outlook: readonly Outlook[]): Outlook[] {
  return outlook.filter(({ chance }) => chance.compare(ZERO) > 0);
}

function strikeOdds(view: View, action: ActionOf<'strike'>): Odds {
  const { target } = action;
  const striker = view.state.turn.fighter;
  const [before, own] = [fighterOf(view, target), fighterOf(view, striker)];
  const ways = waysOf(view, action);
  const his = (holds: (man: Fighter) => boolean) => chanceThat(ways, (after) => holds(fighterIn(after, target)));
  const mine = (holds: (man: Fighter) => boolean) => chanceThat(ways, (after) => holds(fighterIn(after, striker)));
  const expected = ways.reduce((sum, { after, chance }) => sum.add(chance.mul(before.strength - fighterIn(after, target).strength)), ZERO);
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
    expected,
    save: saveOf(view, target).need,
  };
}

function castOdds(view: View, action: ActionOf<'cast'>): Odds {
  const ensnares = chanceThat(waysOf(view, action), (after) => fighterIn(after, action.target).ensnaredBy >= 0);
  return { ...sure(view, action), outlook: [{ what: 'ensnares', rule: 'R-085', chance: ensnares }] };
}

function struggleOdds(view: View, action: ActionOf<'struggle'>): Odds {
  const { fighter } = view.state.turn;
  const owner = fighterOf(view, fighter).ensnaredBy;
  const ways = waysOf(view, action);
  const outlook: Outlook[] = [
    { what: 'frees', rule: 'R-036', chance: chanceThat(ways, (after) => fighterIn(after, fighter).ensnaredBy < 0) },
    { what: 'tears', rule: 'R-036', chance: chanceThat(ways, (after) => fighterIn(after, owner).offHand === 'lost') },
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

/** The chance of any of some outlooks of which an answer brings one at the most. */
export function chanceOfOne({ outlook }: Pick<Odds, 'outlook'>, among: readonly Outlook['what'][]): Fraction {
  return outlook.reduce((sum, { what, chance }) => (among.includes(what) ? sum.add(chance) : sum), ZERO);
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
