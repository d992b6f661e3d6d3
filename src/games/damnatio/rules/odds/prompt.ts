import { sum } from '../../../../engine/dice/index.ts';
import { chanceOf, Fraction, ofDice, type Distribution } from '../../../../engine/odds/index.ts';
import { answeringCard, victimOf, attackOf } from '../beast/blow-parts.ts';
import { protection } from '../beast/blow.ts';
import { controlTerms, rerollsLeft, winnerOf } from '../turn/control.ts';
import { counterChance } from '../men/defence.ts';
import { defendChance } from '../men/defend.ts';
import type { DiceTask } from '../men/fate.ts';
import { struggleChance } from '../men/men-round.ts';
import { attackCardOf, theBeast } from '../state/questions.ts';
import type { BlowTask, Man, StrikeTask } from '../state/state.ts';
import { resultOf } from '../men/strike.ts';
import { hideAgainst, strikeChance, strikeDamage } from '../men/strike-rules.ts';
import type { View } from '../state/world.ts';
import { manOf } from '../state/access.ts';

/** What must be known before a die is thrown again or a Fate card is played on it; exact, from the terms of the dice. */

const D20 = { count: 1, sides: 20, add: 0 } as const;
const D6 = { count: 1, sides: 6, add: 0 } as const;

/** The open Control Check, when its leader may throw his die again (D-052). */
export interface RerollOdds {
  readonly leader: Man;
  /** Totals as they lie, the beast's first. */
  readonly totals: readonly [beast: number, men: number];
  /** Who has Control if it stands. */
  readonly leads: 'beast' | 'men';
  readonly tie: boolean;
  /** Chance that the men have Control if it stands, 0 or 1, and with the second die. */
  readonly stands: Fraction;
  readonly again: Fraction;
  /** Uses that are left, this one included. */
  readonly left: number;
  readonly worthwhile: boolean;
}

export function rerollOdds(view: View): RerollOdds | null {
  const task = view.state.agenda.at(-1);
  if (task?.do !== 'control' || task.ask !== 'reroll') return null;
  const { beast, men, leader } = controlTerms(view);
  const [own, other] = [sum(men), task.beastDie + sum(beast)];
  const leads = winnerOf(view, other, task.menDie + own);
  const die = ofDice({ count: 1, sides: view.world.lex.controlDie, add: 0 });
  const again = chanceOf(die, (face) => winnerOf(view, other, face + own) === 'men');
  return {
    leader,
    totals: [other, task.menDie + own],
    leads,
    tie: other === task.menDie + own,
    stands: new Fraction(leads === 'men' ? 1 : 0),
    again,
    left: rerollsLeft(view, leader),
    worthwhile: leads === 'beast' && again.compare(0) > 0,
  };
}

export type NodDie = 'defend' | 'counter' | 'counter-damage' | 'to-hit' | 'damage' | 'fumble' | 'struggle';

/** An own die that has fallen and may be thrown again by The god nods (D-236). */
export interface NodOdds {
  readonly man: Man;
  readonly die: NodDie;
  /** The face of a d20 or of the fumble die; of damage its sum. */
  readonly lies: number;
  /** Whether it passed, and the chance that a second one does; null for a die that only counts. */
  readonly passed: boolean | null;
  readonly passes: Fraction | null;
  /** Chances that a second one comes out better for the man, alike, or worse. */
  readonly better: Fraction;
  readonly same: Fraction;
  readonly worse: Fraction;
  /** Something is to be gained, and no less likely than lost. */
  readonly worthwhile: boolean;
}

/** A die by what each of its values is worth to the man who threw it; only the order of worths counts. */
interface Valued {
  readonly die: NodDie;
  readonly lies: number;
  readonly values: Distribution;
  readonly worth: (value: number) => number;
  /** Least worth that passes; null for a die that only counts. */
  readonly pass: number | null;
}

export function nodOdds(view: View): NodOdds | null {
  const task = view.state.agenda.at(-1);
  if (!task || !('nod' in task) || task.ask !== 'nod') return null;
  const { die, lies, values, worth, pass } = valued(view, task);
  const now = worth(lies);
  const share = (test: (value: number) => boolean) => chanceOf(values, (value) => test(worth(value)));
  const [better, same, worse] = [share((w) => w > now), share((w) => w === now), share((w) => w < now)];
  return {
    man: manOf(view.state, task.do === 'blow' ? task.victim : task.man),
    die,
    lies,
    passed: pass === null ? null : now >= pass,
    passes: pass === null ? null : share((w) => w >= pass),
    better,
    same,
    worse,
    worthwhile: better.compare(0) > 0 && better.compare(worse) >= 0,
  };
}

function valued(view: View, task: DiceTask): Valued {
  if (task.do === 'struggle') {
    const { chance } = struggleChance(view, manOf(view.state, task.man));
    return { die: 'struggle', lies: task.d20, values: ofDice(D20), worth: (face) => Number(face > 20 - chance), pass: 1 };
  }
  return task.do === 'strike' ? valuedStrike(view, task) : valuedBlow(view, task);
}

const RESULTS = ['fumble', 'miss', 'hit', 'critical'] as const;

function valuedStrike(view: View, task: StrikeTask): Valued {
  const man = manOf(view.state, task.man);
  const card = attackCardOf(view, man, task.card);
  if (task.nod === 'fumble')
    return { die: 'fumble', lies: task.fumble, values: ofDice(D6), worth: (face) => -fumbleHarm(man, face), pass: null };
  if (task.nod === 'd20') {
    const { chance } = strikeChance(view, man, card);
    return {
      die: 'to-hit',
      lies: task.d20,
      values: ofDice(D20),
      worth: (face) => RESULTS.indexOf(resultOf(face, chance, card)),
      pass: RESULTS.indexOf('hit'),
    };
  }
  const damage = strikeDamage(view, man, card)!;
  const hide = hideAgainst(view, man).value;
  const net = (thrown: number) => Math.max(0, Math.max(0, thrown + sum(damage.modifiers)) + hide);
  return { die: 'damage', lies: task.die, values: ofDice(damage.dice), worth: upToDeath(view, net), pass: null };
}

/** Winded is the least of it, a cut that fells the most; what changes nothing is no harm (D-147). */
function fumbleHarm(man: Man, face: number): number {
  if (face <= 2) return man.stamina > 0 ? 1 : 0;
  if (face <= 4) return man.down ? 0 : 2;
  if (face === 5) return man.weapon < 0 ? 0 : 2;
  return man.hp <= 1 ? 3 : 2;
}

/** A beast cannot be killed more than once. */
function upToDeath(view: View, net: (thrown: number) => number): (thrown: number) => number {
  const { hp } = theBeast(view.state);
  return (thrown) => Math.min(hp, net(thrown));
}

function valuedBlow(view: View, task: BlowTask): Valued {
  const man = victimOf(view, task);
  const card = answeringCard(view, task);
  if (task.nod === 'counter') {
    const { chance } = counterChance(view, task);
    return { die: 'counter', lies: task.counter, values: ofDice(D20), worth: (face) => Number(face > 20 - chance), pass: 1 };
  }
  if (task.nod === 'die') {
    const hide = hideAgainst(view, man).value;
    const net = (thrown: number) => Math.max(0, thrown + hide);
    return {
      die: 'counter-damage',
      lies: task.die,
      values: ofDice(card.damage ?? card.counter!.dmg),
      worth: upToDeath(view, net),
      pass: null,
    };
  }
  const { chance } = defendChance(view, man, card, attackOf(view, task));
  const worth = (face: number): number => {
    if (face === 1) return man.down ? 1 : 0;
    if (face === 20) return card.counter ? 3 : 2;
    return face > 20 - chance ? 2 : 1;
  };
  return { die: 'defend', lies: task.d20, values: ofDice(D20), worth, pass: 2 };
}

/** Damage that has been thrown at a man who holds Thick skin (D-234). */
export interface SkinOdds {
  readonly man: Man;
  /** Net damage as it stands and with the card, and whether each fells him. */
  readonly net: number;
  readonly netWith: number;
  readonly falls: boolean;
  readonly fallsWith: boolean;
  readonly worthwhile: boolean;
}

export function skinOdds(view: View): SkinOdds | null {
  const task = view.state.agenda.at(-1);
  if (task?.do !== 'blow' || task.ask !== 'skin') return null;
  const man = victimOf(view, task);
  const after = (skin: boolean) => Math.max(0, task.raw + sum(protection(view, { ...task, skin })));
  const [net, netWith] = [after(false), after(true)];
  return { man, net, netWith, falls: net >= man.hp, fallsWith: netWith >= man.hp, worthwhile: netWith < net };
}
