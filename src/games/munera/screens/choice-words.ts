import { distance } from '../../../engine/hex/index.ts';
import type { AnswerWords, Words } from '../../../hud/common/index.ts';
import { answersInTurns } from '../../../hud/common/index.ts';
import type { Munera, MuneraAction } from '../rules/index.ts';
import { actionOdds, chooser, IMPROVISED } from '../rules/index.ts';
import { headlineOf } from './option-words.ts';

function keyOf(action: MuneraAction): string {
  if (action.type === 'reroll') return action.use ? 'reroll' : 'no-reroll';
  const armed = (action.type !== 'attack' && action.type !== 'whirl') || action.item !== IMPROVISED;
  return armed ? action.type : `${action.type}-fists`;
}

function directionOf(action: MuneraAction): number | null {
  if (action.type === 'turn') return action.facing;
  return action.type === 'move' || action.type === 'kick' ? action.direction : null;
}

function thingOf({ world }: Munera, action: MuneraAction, words: Words): string {
  if (!('item' in action) || action.item === undefined) return '';
  return words.card(action.item === IMPROVISED ? 'improvised' : world.things[action.item]!.gear.id);
}

/** What was answered in a bout of gladiators, in sentences. */
export const muneraAnswers: AnswerWords<Munera, MuneraAction> = {
  ...answersInTurns<Munera, MuneraAction>(keyOf, (bout, action, words) => {
    const direction = directionOf(action);
    return {
      thing: thingOf(bout, action, words),
      aimed: 'area' in action && action.area !== undefined ? words.say('choice', 'aimed', { area: words.say('area', action.area) }) : '',
      direction: direction === null ? '' : words.say('direction', `d${direction}`),
    };
  }),
  odds({ view }, action) {
    if (action.type !== 'attack' && action.type !== 'whirl' && action.type !== 'grapple') return [];
    const [me, foe] = [view.state.fighters[chooser(view)]!, view.state.fighters[action.target]!];
    const beside = distance(view.world.arena, me.cell, foe.cell) === 1;
    return headlineOf({ odds: actionOdds(view, action) }, beside).map(({ value, what }) => `${value} ${what}`);
  },
};
