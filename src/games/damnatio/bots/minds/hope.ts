import { sum, type Dice } from '../../../../engine/dice/index.ts';
import {
  beastCard,
  beastOf,
  bloodied,
  livingBeasts,
  manCard,
  theBeast,
  weaponOf,
  type BeastCard,
  type HuntState,
  type Man,
  type View,
} from '../../rules/index.ts';

/**
 * How likely the men win from a position: a logistic sum over what it holds. Its weights were fitted to some 80,000
 * positions of 9,000 hunts of all parties and beasts of section 28.2 that `WEIGHTS` of that time played, one answer of twenty by chance.
 */

const TWENTY = 20;
/** What a flank leaves to add to Accuracy with a usual card, and a usual card to damage (D-155 to D-166). */
const OPEN = 5;
const CARD = 0.5;
/** Bonuses of usual Defend cards, and the points in 20 that a man out of breath has less (D-170, D-174). */
const DODGE = 4.5;
const PARRY = 3;
const BREATH = 2;
const FRESH = 1;
const SPENT = -2;

const mean = ({ count, sides, add }: Dice): number => (count * (sides + 1)) / 2 + add;

/** Mean damage of an attack of the beast that is not put off, over all its attacks. */
function strengthOf({ attacks }: BeastCard): number {
  const rolled = Object.values(attacks).filter(({ automatic }) => !automatic);
  return rolled.reduce((all, { dmg, toHit }) => all + (mean(dmg) * toHit) / TWENTY, 0) / Math.max(1, rolled.length);
}

const strengths = new WeakMap<BeastCard, number>();

function knownStrength(card: BeastCard): number {
  let strength = strengths.get(card);
  if (strength === undefined) strengths.set(card, (strength = strengthOf(card)));
  return strength;
}

/** What a man brings: attacks of the beast that he outlasts, Hit Points that a blow of his takes in the mean. */
function partOf({ world, state }: View, man: Man, beast: BeastCard): { readonly lasts: number; readonly deals: number } {
  const { ratings, padding } = manCard(world, man);
  const guards = (Math.max(ratings.agility + DODGE, ratings.strength + PARRY) + (man.stamina >= BREATH ? FRESH : SPENT)) / TWENTY;
  const lasts = (man.hp + 2) / (Math.max(1, knownStrength(beast) - padding) * (1 - guards));
  const net = mean(weaponOf({ world, state }, man).dmg) + CARD - beast.ratings.naturalArmour;
  return { lasts, deals: ((ratings.accuracy + OPEN) / TWENTY) * Math.max(0.3, net) };
}

const share = (part: number, of: number): number => part / Math.max(1, of);

/** A man who is attacked at this moment, the worse the fewer Hit Points he has. */
function attacked({ agenda, men }: HuntState): number {
  const task = agenda.at(-1);
  return task?.do === 'blow' ? 0.3 + Math.max(0, 10 - men[task.victim]!.hp) / 10 : 0;
}

/** What stands in a position. The state's men must have one who lives, and its beast must. */
function countedIn(view: View): Counted {
  const { state, world } = view;
  const beast = theBeast(state);
  const card = beastCard(world, beast);
  let [heads, roots, lasts, deals, tiredDeals, breath, stamina, down, control, fate] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const man of state.men) {
    if (man.hp <= 0) continue;
    const part = partOf(view, man, card);
    heads += 1;
    roots += Math.sqrt(man.hp);
    lasts += part.lasts;
    deals += part.deals;
    tiredDeals += part.deals * Math.min(1, 0.55 + 0.075 * man.stamina);
    breath += part.deals * (man.stamina + 2);
    stamina += man.stamina / 12;
    if (man.down) down += 1;
    fate += man.fate.length;
    control = Math.max(control, manCard(world, man).ratings.control);
  }
  const packed = livingBeasts(state);
  const hp = packed.reduce((all, index) => all + beastOf(state, index).hp, 0);
  const left = Math.log(hp + 1);
  const outlast = Math.log(lasts / packed.length + 0.2);
  const rounds = Math.log((hp + 0.5) / (deals + 0.1));
  const edge = outlast - rounds;
  return {
    beast: left,
    control: control - card.ratings.control + sum(beast.nextControl) * -0.1,
    commanded: state.control === 'men' ? 1 : 0,
    bloodied: bloodied(card, beast.hp) ? 1 : 0,
    retains: beast.retains === 'no' ? 0 : 1,
    men: heads,
    heads: Math.log(roots + 0.1),
    lasts: outlast,
    deals: Math.log(tiredDeals + 0.1),
    rounds,
    breath: Math.log((hp + 1) / (breath + 1)),
    stamina: share(stamina, heads),
    down: share(down, heads),
    pinned: state.men.some(({ pinned }) => pinned) ? 1 : 0,
    held: state.men.some(({ held }) => held) ? 1 : 0,
    fate,
    attacked: attacked(state),
    alone: heads === 1 ? 1 : 0,
    edge: edge * edge,
    edgeLeft: edge * left,
    lastsLeft: outlast * left,
    staminaLeft: share(stamina, heads) * left,
  };
}

const BIAS = 1.125;
/** The weight of each thing that is counted of a position. */
const FITTED = {
  beast: -2.83,
  control: 0.248,
  commanded: 0.239,
  bloodied: -0.192,
  retains: 0.133,
  men: 0.252,
  heads: 0.128,
  lasts: 0.074,
  deals: 2.127,
  rounds: 1.534,
  breath: 0.689,
  stamina: 0.874,
  down: -0.206,
  pinned: -0.274,
  held: -0.952,
  fate: 0.139,
  attacked: -0.796,
  alone: 0.394,
  // attacks that they outlast against rounds that it takes: squared, and with what is left of the beast
  edge: 0.099,
  edgeLeft: 0.704,
  lastsLeft: -0.317,
  staminaLeft: 0.265,
} as const;

type Counted = Readonly<Record<keyof typeof FITTED, number>>;

/** The chance that the men win, from 0 to 1; 0 or 1 where it is over. */
export function hopeIn(view: View): number {
  const { state } = view;
  if (state.outcome) return state.outcome.winner === 'men' ? 1 : 0;
  const counted = countedIn(view);
  let logit = BIAS;
  for (const name of NAMES) logit += FITTED[name] * counted[name];
  return 1 / (1 + Math.exp(-logit));
}

const NAMES = Object.keys(FITTED) as readonly (keyof Counted)[];
