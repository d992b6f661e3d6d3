import type { MuneraAction, View } from '../rules/index.ts';
import { areOpponents, IMPROVISED } from '../rules/index.ts';

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
