import { lane, neighbour, OUTSIDE, toward, type Cell } from '../../../../engine/hex/index.ts';
import type { BeastAttack } from '../state/cards.ts';
import { backOffHexes } from './charge.ts';
import { controlOdds, type ControlOdds } from '../odds/control.ts';
import { defendHand, mostNet, type DefendOdds } from '../odds/strike.ts';
import { planAgainst, type BeastPlan } from './plan.ts';
import { actionOf, victimsOf } from './perform.ts';
import {
  arcOfBeast,
  attackNamed,
  beastCard,
  besideBeast,
  living,
  manAt,
  onSand,
  theBeast,
  withBeast,
  woundEffects,
} from '../state/questions.ts';
import { isAnswered } from './response.ts';
import { targetInControl } from './targets.ts';
import type { Target } from './ties.ts';
import type { Man } from '../state/state.ts';
import { beastToHit } from './to-hit.ts';
import { upToTheWall, wayOfDeed } from './ways.ts';
import type { View } from '../state/world.ts';
import { manOf } from '../state/access.ts';

/**
 * What must be known before each human decision (section 26): a pure function of the position and the tie number,
 * without dice, so that it can be asked of a hypothetical position too (D-252, D-254).
 */
export interface Intent {
  readonly control: ControlOdds;
  /** Each as likely: more than one where a tie number that has not been drawn yet decides (D-061). */
  readonly ifBeast: readonly Threat[];
  /** The answer to a man's hit, for each man on the sand whom the card can answer as he stands (D-250, D-437). */
  readonly ifMen: readonly Answer[];
  /** Cells beside the beast where guard does not count (D-110). */
  readonly unguarded: readonly Cell[];
  /** Where it could back off to; empty: encircled (D-251). */
  readonly escape: readonly Cell[];
}

/** What the beast would do to a man: row, attack, chances, lane and who is behind (D-249). */
export interface Threat {
  readonly man: Man;
  readonly target: Target;
  readonly plan: BeastPlan;
  readonly attack: BeastAttack | null;
  /** The hand of Defend cards as it would be, with `none` last; empty when nothing is attacked. */
  readonly defends: readonly DefendOdds[];
  readonly damage: readonly [number, number] | null;
  /** Where the first deed of a step without an attack takes it. */
  readonly way: readonly Cell[];
  /** Hexes run over, leapt over, and those of an overrun or run through if it misses. */
  readonly lane: readonly Cell[];
  readonly leap: readonly Cell[];
  readonly overrun: readonly Cell[];
  /** Men in the lane of its charge, whom it bowls over in any case (D-440). */
  readonly pushed: readonly Man[];
  /** Men whom it would run over if it misses its target (D-037, D-073, D-079). */
  readonly struck: readonly Man[];
  /** Men whom a sweep attacks beside its target (D-094). */
  readonly swept: readonly Man[];
}

/** The beast's answer to a man whose hit does most. */
export interface Answer {
  readonly man: Man;
  readonly plan: BeastPlan;
  readonly attack: BeastAttack | null;
  readonly toHit: number | null;
}

/** The intent of the beast in question as the position stands; null when there is no beast against men or nobody is left. */
export function huntIntent(view: View): Intent | null {
  const { state, world } = view;
  if (!state.men.some(living) || !state.men.some(onSand) || theBeast(state).hp <= 0) return null;
  const beast = theBeast(state);
  const ring = [0, 1, 2, 3, 4, 5].map((direction) => neighbour(world.arena, beast.cell, direction));
  return {
    control: controlOdds(view),
    ifBeast: threatsInControl(view),
    ifMen: state.men.filter((man) => onSand(man) && mayBeAnswered(view, man)).map((man) => answerTo(view, man)),
    unguarded: ring.filter((cell) => cell !== OUTSIDE && arcOfBeast(view, beast, cell) !== 'front'),
    escape: backOffHexes(view)?.better ?? [],
  };
}

/**
 * Those between whom it chooses in Control, each as likely. A tie is settled once the round has begun whose number settles it, and
 * where a scenario keeps the number; a round before it is not, nor is one of a die that is thrown when it chooses (D-021, D-053, D-061).
 */
export function choicesInControl(view: View): readonly Target[] {
  const target = targetInControl(view);
  const { tieFixed, agenda } = view.state;
  const isSettled = view.world.lex.tieDie === 'stored' && (tieFixed || agenda.some((task) => task.do === 'control'));
  return isSettled || target.candidates.length < 2 ? [target] : target.candidates.map((man) => ({ ...target, man }));
}

/** What it would do to each of those if it wins Control; empty where huntIntent is null. Without its answers, which take their time. */
export function threatsInControl(view: View): readonly Threat[] {
  const { state } = view;
  if (!state.men.some(onSand) || theBeast(state).hp <= 0) return [];
  return choicesInControl(view).map((target) => threatAgainst(view, target));
}

/** What bots take for its choice in Control: the tie goes by the last number. */
export function threatInControl(view: View): Threat | null {
  const { state } = view;
  if (!state.men.some(onSand) || theBeast(state).hp <= 0) return null;
  return threatAgainst(view, targetInControl(view));
}

/** Whom the beast would meet if it chose this target in Control: all of a threat but the odds, which take most of the time. */
export function meetingOf(view: View, target: Target) {
  const { state } = view;
  const plan = planAgainst(
    view,
    target.man,
    { trigger: 'control', mayBreak: target.man === theBeast(state).lastFought, far: 'approach' },
    true,
  );
  const attack = plan.attack === null ? null : attackNamed(view, plan.attack);
  const overrun = overrunCells(view, plan);
  const passed = overrun.map((cell) => manAt(state, cell)).filter((index) => index >= 0 && index !== plan.target);
  const moved = atEndOf(view, plan);
  return {
    plan,
    attack,
    overrun,
    moved,
    pushed: (plan.charge?.pushed ?? []).map(({ man: index }) => manOf(state, index)),
    struck: passed.map((index) => manOf(state, index)),
    swept: attack
      ? victimsOf(turnedTo(moved, plan), plan)
          .slice(1)
          .map((index) => manOf(state, index))
      : [],
  };
}

/** What the beast would do if it chose this target in Control. */
function threatAgainst(view: View, target: Target): Threat {
  const { plan, attack, overrun, moved, pushed, struck, swept } = meetingOf(view, target);
  const man = manOf(view.state, plan.target);
  const path = plan.charge?.path ?? [];
  const ground = plan.charge?.ground ?? 0;
  return {
    man,
    target,
    plan,
    attack,
    defends: attack ? defendHand(moved, man, attack, extrasOf(plan)) : [],
    damage: attack && [attack.dmg.count + attack.dmg.add, attack.dmg.count * attack.dmg.sides + attack.dmg.add],
    way: wayOfPlan(view, plan),
    lane: path.slice(0, ground),
    leap: path.slice(ground),
    overrun,
    pushed,
    struck,
    swept,
  };
}

/** What the step of a plan adds to its attack. */
const extrasOf = ({ row }: BeastPlan) => ({ rowToHit: row?.toHit ?? 0, rowRule: row?.because ?? '', slip: false });

/** The hexes of the first deed that moves it, where nothing moves it before (D-423). */
function wayOfPlan(view: View, { row, attack, charge }: BeastPlan): readonly Cell[] {
  if (!row || attack || charge) return [];
  for (const deed of row.before) {
    const way = wayOfDeed(view, deed);
    if (way.length > 0) return way;
  }
  return [];
}

/** The position in which the plan attacks: the beast where its charge ends, and whether it is a charge (D-085, D-180). */
function atEndOf(view: View, plan: BeastPlan): View {
  if (!plan.charge || !plan.row) return { world: view.world, state: { ...view.state, action: null } };
  const { world, state } = withBeast(view, { cell: plan.charge.path.at(-1) ?? plan.charge.from, facing: plan.charge.facing });
  return { world, state: { ...state, action: actionOf(plan, plan.row, { victims: [plan.target], mayRunThrough: false }) } };
}

/** The beast as its row has turned it, beside a target that it did not charge. */
function turnedTo(view: View, { row, charge, target }: BeastPlan): View {
  return row!.turn && !charge ? whirled(view, manOf(view.state, target)) : view;
}

function overrunCells(view: View, plan: BeastPlan): Cell[] {
  const { arena } = view.world;
  const beast = theBeast(view.state);
  const card = beastCard(view.world, beast);
  const { charge, row } = plan;
  if (!row?.attack) return [];
  const at = (i: number): Cell => {
    if (charge?.how === 'charge') return lane(arena, charge.from, charge.targetCell, charge.distance + i);
    return lane(arena, charge?.path.at(-1) ?? beast.cell, manOf(view.state, plan.target).cell, 1 + i);
  };
  const straight = charge?.how === 'charge';
  const runsOn = straight && row.overrun && card.overrun !== null && (!card.overrun.onlyAfterLeap || charge.leap > 0);
  const lame = woundEffects(view.world, beast).some((effect) => effect.noOverrun);
  const hexes = lame ? 0 : straight ? (runsOn ? card.overrun!.hexes : 0) : row.runThrough;
  return upToTheWall(view, hexes, at);
}

/** Whether his best hit would be answered: what he has done in this round counts, a man attacks once (D-105, D-437). */
function mayBeAnswered(view: View, man: Man): boolean {
  return isAnswered(view, man, man.net + (man.attacked ? 0 : mostNet(view, man)));
}

function answerTo(view: View, man: Man): Answer {
  const index = view.state.men.indexOf(man);
  const beast = theBeast(view.state);
  const stoodIn = arcOfBeast(view, beast, man.cell);
  const { turnsFirst } = beastCard(view.world, beast).answers;
  const facing = turnsFirst ? whirled(view, man) : view;
  const plan = planAgainst(facing, index, { trigger: 'counter', mayBreak: false, stoodIn }, true);
  const attack = plan.attack === null ? null : attackNamed(view, plan.attack);
  const toHit = attack ? beastToHit(facing, man, attack, extrasOf(plan)).chance : null;
  return { man, plan, attack, toHit };
}

/** The beast turns to a man beside it before it looks for its row (D-118). */
function whirled(view: View, man: Man): View {
  if (!besideBeast(view, man)) return view;
  return withBeast(view, { facing: toward(view.world.arena, theBeast(view.state).cell, man.cell) });
}
