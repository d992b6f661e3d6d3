import type { MuneraAction, View } from '../rules/index.ts';
import { areOpponents, chooser, IMPROVISED } from '../rules/index.ts';

/** A thing by its gear among others, by number too when there are several. */
function nameAmong({ world }: View, list: readonly number[], item: number): string {
  const { gear } = world.things[item]!;
  const same = list.filter((other) => world.things[other]!.gear.id === gear.id);
  return same.length < 2 ? gear.id : `${gear.id}-${same.indexOf(item) + 1}`;
}

function onHim(view: View, item: number): string {
  const { gear } = view.world.things[item]!;
  if (gear.wear === 'bundle') return gear.id;
  const { carried } = view.state.fighters[chooser(view)]!;
  return nameAmong(view, carried.includes(item) ? carried : [item], item);
}

function onSand(view: View, item: number): string {
  return nameAmong(
    view,
    view.state.items.flatMap(({ spot }, other) => (spot === 'sand' ? [other] : [])),
    item,
  );
}

function holding(view: View, item: number): string {
  const me = chooser(view);
  return nameAmong(
    view,
    view.state.items.flatMap(({ victim }, other) => (victim === me ? [other] : [])),
    item,
  );
}

function blowLine(view: View, action: MuneraAction & { type: 'attack' | 'whirl' }): string {
  const target = view.world.ids[action.target] ?? String(action.target);
  const area = action.area === undefined ? '' : ` ${action.area}`;
  const verb = action.type === 'whirl' ? 'whirls' : 'strikes';
  return `${verb} ${target} ${action.item === IMPROVISED ? 'unarmed' : `with ${onHim(view, action.item)}`}${area}`;
}

const ON_HIM = { draw: 'draws', sheathe: 'sheathes', drop: 'drops', discard: 'discards', release: 'releases' } as const;

/** An answer of munera as a line of a scenario's `play:`. */
export function lineOf(view: View, action: MuneraAction): string {
  switch (action.type) {
    case 'attack':
    case 'whirl':
      return blowLine(view, action);
    case 'grapple':
      return `grapples ${view.world.ids[action.target]}`;
    case 'haze':
      return `hazes ${view.world.ids[action.target]}`;
    case 'move':
      return `moves D${action.direction}`;
    case 'turn':
      return `turns D${action.facing}`;
    case 'pick-up':
      return `picks up ${onSand(view, action.item)}`;
    case 'kick':
      return `kicks ${onSand(view, action.item)} D${action.direction}`;
    case 'cut-free':
      return `cuts free of ${holding(view, action.item)}`;
    case 'reroll':
      return action.use ? 'rolls again' : 'keeps';
    case 'draw':
    case 'sheathe':
    case 'drop':
    case 'discard':
    case 'release':
      return `${ON_HIM[action.type]} ${onHim(view, action.item)}`;
    case 'feint':
      return 'feints';
    case 'ready':
      return 'ready';
    case 'end':
      return 'ends';
    case 'throw':
      return 'throws';
    case 'disengage':
      return 'disengages';
  }
}

const SIX = [0, 1, 2, 3, 4, 5] as const;

/** What a fighter may think of doing to others, legal or not: attacks with all he has, grapples, sand, a feint, steps. */
export function thinkable(view: View): MuneraAction[] {
  const { fighters, turn } = view.state;
  if (turn.step !== 'act' || view.state.outcome) return [];
  const fighter = fighters[turn.fighter]!;
  const items = [IMPROVISED, ...fighter.carried.filter((item) => view.world.things[item]!.gear.bands.length > 0)];
  const foes = fighters.flatMap((other, target) => (areOpponents(fighter, other) ? [target] : []));
  const against = foes.flatMap((target): MuneraAction[] => [
    ...items.flatMap((item): MuneraAction[] => [
      { type: 'attack', item, target },
      { type: 'whirl', item, target },
    ]),
    { type: 'grapple', target },
    { type: 'haze', target },
  ]);
  return [...against, { type: 'feint' }, ...SIX.map((direction): MuneraAction => ({ type: 'move', direction }))];
}
