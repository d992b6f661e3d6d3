import { distance, OUTSIDE } from '../../../../../engine/hex/index.ts';
import type { ActionOdds, Area, Fighter, MuneraAction, TurnPose, View } from '../../../rules/index.ts';
import { actionOdds, chooser, costOf, IMPROVISED, stepTo, wayTo } from '../../../rules/index.ts';
import type { Words } from '../../../../../hud/common/index.ts';

/** An answer that the fighter has or could have: its price, its chances, or why it is not legal. */
export interface Option {
  readonly key: string;
  readonly action: MuneraAction;
  readonly name: string;
  /** Gear whose glyph stands for it; null for a sign of its own. */
  readonly gear: string | null;
  readonly odds: ActionOdds;
  /** Steps and turns one after the other, of which `action` is the first; null for a single answer. */
  readonly pose: TurnPose | null;
  /** It is about a thing on him or on the sand. */
  readonly thing: boolean;
}

export interface OptionGroups {
  /** Ways out of what holds him. */
  readonly cuts: readonly Option[];
  readonly attacks: readonly Option[];
  readonly specials: readonly Option[];
  readonly gear: readonly Option[];
}

export const NO_OPTIONS: OptionGroups = { cuts: [], attacks: [], specials: [], gear: [] };

export function optionKey(action: MuneraAction): string {
  return Object.values(action).join(' ');
}

/** An answer with dice, whose law can be shown. */
export function needsDice({ odds, pose }: Option): boolean {
  return pose === null && odds.kind !== 'sure' && odds.kind !== 'refused' && odds.kind !== 'end';
}

/** What throws dice, walks a way or ends the turn waits for a second press; the rest is done at once, as it can be taken back. */
export function waits(option: Option): boolean {
  return needsDice(option) || option.pose !== null || option.odds.kind === 'end';
}

/** What an option costs, its refusal aside. */
export function priceOf(view: View, { action, odds, pose }: Option): { readonly base: number; readonly surcharge: number } {
  if (pose) return { base: pose.cost, surcharge: 0 };
  return odds.kind === 'refused' ? costOf(view, action) : odds.cost;
}

interface Asking {
  readonly view: View;
  readonly words: Words;
  readonly fighter: Fighter;
}

function gearOf({ world }: View, item: number): string {
  return item === IMPROVISED ? 'improvised' : world.things[item]!.gear.id;
}

function option({ view, words }: Asking, action: MuneraAction, gear: string | null, name?: string): Option {
  const verb = words.say('answer', action.type);
  return {
    key: optionKey(action),
    action,
    gear,
    name: name ?? (gear ? `${verb} ${words.card(gear)}` : verb),
    odds: actionOdds(view, action),
    pose: null,
    thing: THINGS.includes(action.type),
  };
}

/** Deeds with things on him or on the sand. */
const THINGS: readonly MuneraAction['type'][] = ['draw', 'sheathe', 'release', 'discard', 'drop', 'pick-up', 'kick'];

export function isKick({ action }: Option): boolean {
  return action.type === 'kick';
}

/** To end the turn where he stands, with all that is left. */
export function endOption(view: View, words: Words): Option {
  return option({ view, words, fighter: view.state.fighters[chooser(view)]! }, { type: 'end' }, null);
}

/** A way on foot as one answer. */
export function walkOption(view: View, pose: TurnPose, name: string): Option {
  const [action] = wayTo(pose) as [MuneraAction];
  return { key: `walk ${pose.cell} ${pose.facing}`, action, name, gear: null, odds: actionOdds(view, action), pose, thing: false };
}

/** The first item of each kind in hand that can attack, fists last; bundles are one weapon. */
function weaponsInHand({ view, fighter }: Asking): number[] {
  const { world, state } = view;
  const seen = new Set<number>();
  const items = fighter.carried.filter((item) => {
    const { bundle, gear } = world.things[item]!;
    const can = gear.bands.length > 0 && gear.wear !== 'quiver' && state.items[item]!.spot !== 'sheathed' && !seen.has(bundle);
    if (can) seen.add(bundle);
    return can;
  });
  return [...items, IMPROVISED];
}

function aimed(action: Extract<MuneraAction, { type: 'attack' | 'whirl' }>, area: Area | null): MuneraAction {
  return area === null ? action : { ...action, area };
}

/** Attacks on a target with everything in hand. */
function attacksOn(asking: Asking, target: number, area: Area | null): Option[] {
  const { view, words } = asking;
  const options = weaponsInHand(asking).map((item) => {
    const gear = gearOf(view, item);
    return option(asking, aimed({ type: 'attack', item, target }, area), gear, words.card(gear));
  });
  const legal = options.some(({ odds }) => odds.refusal === null);
  return legal ? options.filter(({ gear, odds }) => gear !== 'improvised' || odds.refusal === null) : options;
}

/** Whirls that are possible, or one that says why none is; feint, grapple and sand. */
function specialsOn(asking: Asking, target: number | null, area: Area | null): Option[] {
  const { view, words } = asking;
  const feint = option(asking, { type: 'feint' }, null);
  if (target === null) return [feint];
  const whirls = weaponsInHand(asking).map((item) => {
    const gear = gearOf(view, item);
    return option(asking, aimed({ type: 'whirl', item, target }, area), gear, `${words.say('answer', 'whirl')}: ${words.card(gear)}`);
  });
  const able = whirls.filter(({ odds }) => odds.refusal === null);
  const others = [option(asking, { type: 'grapple', target }, null), option(asking, { type: 'haze', target }, null), feint];
  return [...(able.length > 0 ? able : whirls.slice(0, 1)), ...others];
}

const HANDLING = ['draw', 'sheathe', 'release', 'discard', 'drop'] as const;

/** What can be done with the things on him: the legal ones, and drawing with the reason why not. */
function handlingOf(asking: Asking): Option[] {
  const { view, fighter } = asking;
  const { state } = view;
  return fighter.carried.flatMap((item) => {
    const gear = gearOf(view, item);
    return HANDLING.map((type) => option(asking, { type, item }, gear)).filter(
      ({ odds, action }) => odds.refusal === null || (action.type === 'draw' && state.items[item]!.spot === 'sheathed'),
    );
  });
}

/** A kick sends a thing straight on; from under his feet in any direction (M-100). */
function kicksOf(asking: Asking, item: number, gear: string): Option[] {
  const { view, words, fighter } = asking;
  const { cell } = view.state.items[item]!;
  const under = cell === fighter.cell;
  const ways = [0, 1, 2, 3, 4, 5].filter((way) => under || stepTo(view.world, fighter.cell, way) === cell);
  const named = (way: number): string => `${words.say('answer', 'kick')} ${words.card(gear)} ${words.say('direction', `d${way}`)}`;
  return ways
    .map((direction) => option(asking, { type: 'kick', item, direction }, gear, named(direction)))
    .filter(({ odds }) => odds.refusal === null);
}

/** Out of the devices that hold him. */
function cutsOf(asking: Asking): Option[] {
  const { view, fighter } = asking;
  const index = view.state.fighters.indexOf(fighter);
  return view.state.items.flatMap(({ victim }, item) =>
    victim === index ? [option(asking, { type: 'cut-free', item }, gearOf(view, item))] : [],
  );
}

/** Things on the sand within reach. */
function sandOf(asking: Asking): Option[] {
  const { view, fighter } = asking;
  const { world, state } = view;
  return state.items.flatMap(({ spot, cell }, item): Option[] => {
    const gear = gearOf(view, item);
    if (spot !== 'sand' || cell === OUTSIDE || distance(world.arena, fighter.cell, cell) > 1) return [];
    return [option(asking, { type: 'pick-up', item }, gear), ...kicksOf(asking, item, gear)];
  });
}

/** Everything that whoever must answer can choose from, against a target. */
export function optionsOf(view: View, words: Words, target: number | null, area: Area | null): OptionGroups {
  const index = chooser(view);
  const fighter = view.state.fighters[index];
  if (!fighter) return NO_OPTIONS;
  const asking: Asking = { view, words, fighter };
  const { step } = view.state.turn;
  if (step === 'ready') return { ...NO_OPTIONS, gear: handlingOf(asking).filter(({ action }) => action.type === 'discard') };
  if (step !== 'act') return NO_OPTIONS;
  return {
    cuts: cutsOf(asking),
    attacks: target === null ? [] : attacksOn(asking, target, area),
    specials: specialsOn(asking, target, area),
    gear: [...sandOf(asking), ...handlingOf(asking)],
  };
}

/** A step or a turn as an option, for dials and hexes. */
export function poseOptions(view: View, type: 'move' | 'turn'): ActionOdds[] {
  return [0, 1, 2, 3, 4, 5].map((way) => actionOdds(view, type === 'move' ? { type, direction: way } : { type, facing: way }));
}
