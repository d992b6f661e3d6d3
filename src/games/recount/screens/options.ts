import type { Words } from '../../../hud/common/index.ts';
import type { Asking, Option as DuelOption } from '../../../hud/duel/index.ts';
import { foesIn, isOpen, plainOption } from '../../../hud/duel/index.ts';
import type { Walk } from '../../../hud/fight/index.ts';
import type { RecountAction, View } from '../rules/index.ts';
import { actorOf, classOf, fighterIn, fighterOf, idOf, sideOf, STATE } from '../rules/index.ts';
import type { RecountDuel } from './board.ts';

type Option = DuelOption<RecountDuel>;
type Pose = Walk<RecountAction>;
type Ask = Asking<RecountDuel>;

/** The position as it would be with him there and so many AP spent. */
function viewAt({ world, state }: View, { cell, facing, cost }: Pose): View {
  const there = STATE.copy(state);
  Object.assign(fighterIn(there, there.turn.fighter), { cell, facing });
  there.turn.ap -= cost;
  return { world, state: there };
}

interface SideAt {
  readonly index: number;
  readonly cell: number;
  /** How it is said: of a hex to go to, or of where somebody stands. */
  readonly as: 'side-of' | 'side-seen';
}

/** Which side of somebody a hex lies on, in words. */
export function sideWords({ world, state }: View, words: Words, { index, cell, as }: SideAt): string {
  const side = sideOf(world.arena, fighterIn(state, index), cell);
  return words.say(as, side === 'shield' ? classOf({ world }, index).offHand : side);
}

/** A strike or a cast, from where he stands or at the end of a way. */
function deedFrom({ duel, view, words, chosen }: Ask, type: 'strike' | 'cast', target: number, pose: Pose | null): Option {
  const from = pose ? viewAt(view, pose) : view;
  const action = { type, target } as const;
  const odds = duel.oddsOf(from, action);
  const { turn } = from.state;
  const me = actorOf(from);
  const where =
    type === 'strike' && odds.refusal === null ? ` ${sideWords(from, words, { index: target, cell: me.cell, as: 'side-of' })}` : '';
  const whom = target === chosen ? '' : ` ${words.figure(idOf(view, target))}`;
  return {
    key: `${type} ${target} ${pose ? `${pose.cell}.${pose.facing}` : ''}`,
    action,
    answers: [...(pose?.way ?? []), action],
    name: `${words.say('answer', pose ? `go-${type}` : type)}${whom}${where}`,
    gear: type === 'cast' ? 'net' : me.weaponBroken ? 'fists' : classOf(view, turn.fighter).weapon,
    pose,
    cost: odds.cost + (pose?.cost ?? 0),
    odds,
  };
}

const gainOf = ({ odds }: Option): number => odds.modifiers.reduce((sum, { value }) => sum + value, 0);

/** Strikes for which he would go somewhere first: the cheapest through each side that is worth more than a cheaper one. */
function approaches(asking: Ask, target: number, direct: Option): Option[] {
  const { view, poses } = asking;
  const sides = new Set<string>();
  const found: Option[] = [];
  let best = isOpen(direct) ? gainOf(direct) : -Infinity;
  for (const pose of poses.slice(1)) {
    const side = sideOf(view.world.arena, fighterOf(view, target), pose.cell);
    if (sides.has(side)) continue;
    const option = deedFrom(asking, 'strike', target, pose);
    if (!isOpen(option)) continue;
    sides.add(side);
    if (gainOf(option) <= best) continue;
    best = gainOf(option);
    found.push(option);
  }
  return found;
}

const chanceOf = ({ odds }: Option): number => odds.outlook[0]?.chance.valueOf() ?? 0;

/** A cast from the cheapest place where it is surer. */
function surerCasts(asking: Ask, target: number, direct: Option): Option[] {
  const least = isOpen(direct) ? chanceOf(direct) : 0;
  const options = asking.poses.slice(1).map((pose) => deedFrom(asking, 'cast', target, pose));
  return options.filter((option) => isOpen(option) && chanceOf(option) > least).slice(0, 1);
}

/** What can be done to somebody: from here, and better from elsewhere. */
function deedsOn(asking: Ask, target: number): Option[] {
  const { view } = asking;
  const strike = deedFrom(asking, 'strike', target, null);
  const struck = strike.odds.refusal?.reason === 'has-struck';
  const better = (direct: Option, others: Option[]): Option[] => (isOpen(direct) || others.length === 0 ? [direct, ...others] : others);
  const strikes = struck ? [strike] : better(strike, approaches(asking, target, strike));
  if (classOf(view, view.state.turn.fighter).offHand !== 'net') return strikes;
  const cast = deedFrom(asking, 'cast', target, null);
  return [...strikes, ...better(cast, surerCasts(asking, target, cast))];
}

/** Everything but walking that whoever must answer can choose from, against a target; what can be done to others too. */
export function optionsOf(asking: Ask): readonly Option[] {
  const { duel, view, words, chosen } = asking;
  const { verdict, turn } = view.state;
  const plain = (action: RecountAction, key: string): Option => plainOption(duel, view, action, { key, name: words.say('answer', key) });
  if (verdict) return [true, false].map((up) => plain({ type: 'vote', up }, up ? 'vote-up' : 'vote-down'));
  const foes = foesIn(duel, view, turn.fighter);
  const struggle = actorOf(view).ensnaredBy >= 0 ? [plain({ type: 'struggle' }, 'struggle')] : [];
  const atHand = foes.filter((index) => index !== chosen).flatMap((index) => deedsOn({ ...asking, poses: [] }, index));
  return [...struggle, ...(foes.includes(chosen) ? deedsOn(asking, chosen) : []), ...atHand.filter(isOpen), plain(duel.end, 'end')];
}
