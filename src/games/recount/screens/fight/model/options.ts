import type { Odds, RecountAction, Side, View } from '../../../rules/index.ts';
import { areOpponents, oddsOf, sideOf } from '../../../rules/index.ts';
import type { Words } from '../../../../../hud/common/index.ts';
import { viewAt, type Pose } from './ways.ts';

/** An answer with dice that the fighter has or could have: what goes before it, its price, its chances, or why not. */
export interface Option {
  readonly key: string;
  readonly action: RecountAction;
  /** All that he does, one after the other; `action` is the last of it. */
  readonly answers: readonly RecountAction[];
  readonly name: string;
  /** Gear whose glyph stands for it; null for a sign of its own. */
  readonly gear: string | null;
  /** Steps and pivots that he does first. */
  readonly pose: Pose | null;
  /** AP with everything that goes before it. */
  readonly cost: number;
  readonly odds: Odds;
}

export const isOpen = ({ odds }: Option): boolean => odds.refusal === null;

interface Asking {
  readonly view: View;
  readonly words: Words;
  readonly poses: readonly Pose[];
  /** Index of whom all that is listed is meant for, so that he need not be named; -1 for nobody. */
  readonly chosen: number;
}

const indexOf = ({ state }: View, id: string): number => state.fighters.findIndex((fighter) => fighter.id === id);

function weaponOf({ state, world }: View): string {
  const { fighter } = state.turn;
  return state.fighters[fighter]!.weaponBroken ? 'fists' : world.classes[fighter]!.weapon;
}

/** Which side of the target a strike comes through, and what it is called. */
function sideWords({ view, words }: Asking, from: View, target: number): string {
  const { arena, classes } = view.world;
  const side = sideOf(arena, from.state.fighters[target]!, from.state.fighters[from.state.turn.fighter]!.cell);
  return words.say('side-of', side === 'shield' ? classes[target]!.offHand : side);
}

/** A deed with whom it is done to, unless he is the one who is chosen. */
function nameOf({ words, view, chosen }: Asking, key: string, target: number): string {
  const whom = target === chosen ? '' : ` ${words.figure(view.world.ids[target]!)}`;
  return `${words.say('answer', key)}${whom}`;
}

function strikeFrom(asking: Asking, target: number, pose: Pose | null): Option {
  const from = pose ? viewAt(asking.view, pose) : asking.view;
  const action = { type: 'strike', target } as const;
  const odds = oddsOf(from, action);
  const where = odds.refusal === null ? ` ${sideWords(asking, from, target)}` : '';
  return {
    key: `strike ${target} ${pose ? `${pose.cell}.${pose.facing}` : ''}`,
    action,
    answers: [...(pose?.way ?? []), action],
    name: `${nameOf(asking, pose ? 'go-strike' : 'strike', target)}${where}`,
    gear: weaponOf(asking.view),
    pose,
    cost: odds.cost + (pose?.cost ?? 0),
    odds,
  };
}

const gainOf = ({ odds }: Option): number => odds.modifiers.reduce((sum, { value }) => sum + value, 0);

/** Strikes for which he would go somewhere first: the cheapest through each side that is worth more than a cheaper one. */
function approaches(asking: Asking, target: number, direct: Option): Option[] {
  const { view, poses } = asking;
  const { arena } = view.world;
  const sides = new Set<Side>();
  const found: Option[] = [];
  let best = isOpen(direct) ? gainOf(direct) : -Infinity;
  for (const pose of poses.slice(1)) {
    const there = viewAt(view, pose);
    const side = sideOf(arena, there.state.fighters[target]!, pose.cell);
    if (sides.has(side)) continue;
    const option = strikeFrom(asking, target, pose);
    if (!isOpen(option)) continue;
    sides.add(side);
    if (gainOf(option) <= best) continue;
    best = gainOf(option);
    found.push(option);
  }
  return found;
}

function strikesOn(asking: Asking, target: number): Option[] {
  const direct = strikeFrom(asking, target, null);
  if (direct.odds.refusal?.reason === 'has-struck') return [direct];
  const others = approaches(asking, target, direct);
  return isOpen(direct) || others.length === 0 ? [direct, ...others] : others;
}

function castFrom(asking: Asking, target: number, pose: Pose | null): Option {
  const { view } = asking;
  const action = { type: 'cast', target } as const;
  const odds = oddsOf(pose ? viewAt(view, pose) : view, action);
  return {
    key: `cast ${target} ${pose ? `${pose.cell}.${pose.facing}` : ''}`,
    action,
    answers: [...(pose?.way ?? []), action],
    name: nameOf(asking, pose ? 'go-cast' : 'cast', target),
    gear: 'net',
    pose,
    cost: odds.cost + (pose?.cost ?? 0),
    odds,
  };
}

const chanceOf = ({ odds }: Option): number => odds.outlook[0]?.chance.valueOf() ?? 0;

/** A cast from here, and from the cheapest place where it is surer. */
function castsAt(asking: Asking, target: number): Option[] {
  const { view, poses } = asking;
  if (view.world.classes[view.state.turn.fighter]!.offHand !== 'net') return [];
  const direct = castFrom(asking, target, null);
  const surer = (pose: Pose): Option[] => {
    const option = castFrom(asking, target, pose);
    return isOpen(option) && chanceOf(option) > (isOpen(direct) ? chanceOf(direct) : 0) ? [option] : [];
  };
  const others = poses.slice(1).flatMap(surer).slice(0, 1);
  return isOpen(direct) || others.length === 0 ? [direct, ...others] : others;
}

function plain({ view, words }: Asking, action: RecountAction, key: string): Option {
  const odds = oddsOf(view, action);
  return { key, action, answers: [action], name: words.say('answer', key), gear: null, pose: null, cost: odds.cost, odds };
}

/** To end the turn where he stands. */
export function endOption(view: View, words: Words): Option {
  return plain({ view, words, poses: [], chosen: -1 }, { type: 'end' }, 'end');
}

/** A way on foot as one answer. */
export function walkOption(view: View, pose: Pose, name: string): Option {
  const action = pose.way.at(-1)!;
  const odds = oddsOf(view, pose.way[0]!);
  return { key: `walk ${pose.cell}.${pose.facing}`, action, answers: pose.way, name, gear: null, pose, cost: pose.cost, odds };
}

/** Whether it throws dice. */
export function hasDice({ action }: Option): boolean {
  return ['strike', 'cast', 'struggle', 'vote'].includes(action.type);
}

/** Everything with dice that whoever must answer can choose from, against a target; what can be done to others too. */
export function optionsOf(view: View, words: Words, poses: readonly Pose[], target: string | null): readonly Option[] {
  const { state } = view;
  const chosen = target === null ? -1 : indexOf(view, target);
  const asking: Asking = { view, words, poses, chosen };
  if (state.outcome) return [];
  if (state.verdict) return [true, false].map((up) => plain(asking, { type: 'vote', up }, up ? 'vote-up' : 'vote-down'));
  const actor = state.fighters[state.turn.fighter]!;
  const foes = state.fighters.flatMap((other, index) => (areOpponents(actor, other) ? [index] : []));
  const others = foes.filter((index) => index !== chosen);
  const struggle = actor.ensnaredBy >= 0 ? [plain(asking, { type: 'struggle' }, 'struggle')] : [];
  const atHand = others.flatMap((index) => [strikeFrom(asking, index, null), ...castsAt({ ...asking, poses: [] }, index)]).filter(isOpen);
  const against = foes.includes(chosen) ? [...strikesOn(asking, chosen), ...castsAt(asking, chosen)] : [];
  return [...struggle, ...against, ...atHand];
}
