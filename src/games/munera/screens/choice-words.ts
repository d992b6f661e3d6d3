import { distance } from '../../../engine/hex/index.ts';
import type { AnswerWords, Words } from '../../../hud/common/index.ts';
import { inARow, listed } from '../../../hud/common/index.ts';
import type { Munera, MuneraAction } from '../rules/index.ts';
import { actionOdds, chooser, IMPROVISED } from '../rules/index.ts';
import { headlineOf } from './option-words.ts';

/** How an answer is said: `did` after the name of a fighter, `doing` as what a sentence is about. */
type Mood = 'did' | 'doing';

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

function answer(bout: Munera, action: MuneraAction, words: Words, mood: Mood): string {
  const direction = directionOf(action);
  return words.say(mood, keyOf(action), {
    figure: 'target' in action && action.target !== undefined ? words.figure(bout.world.ids[action.target]!) : '',
    thing: thingOf(bout, action, words),
    aimed: 'area' in action && action.area !== undefined ? words.say('choice', 'aimed', { area: words.say('area', action.area) }) : '',
    direction: direction === null ? '' : words.say('direction', `d${direction}`),
  });
}

/** Answers that belong together; steps that are alike are counted, and the end of a turn goes without saying. */
function answers(bout: Munera, actions: readonly MuneraAction[], words: Words, mood: Mood): string {
  const told = actions.length > 1 ? actions.filter(({ type }) => type !== 'end') : actions;
  return listed(
    inARow(
      told.map((action) => answer(bout, action, words, mood)),
      words,
    ),
  );
}

/** What was answered in a bout of gladiators, in sentences. */
export const muneraAnswers: AnswerWords<Munera, MuneraAction> = {
  did(bout, actions, words) {
    const index = chooser(bout.view);
    return `${words.title(bout.world.ids[index]!)} ${answers(bout, actions, words, 'did')}`;
  },
  doing: (bout, actions, words) => answers(bout, actions, words, 'doing'),
  odds({ view }, action) {
    if (action.type !== 'attack' && action.type !== 'whirl' && action.type !== 'grapple') return [];
    const [me, foe] = [view.state.fighters[chooser(view)]!, view.state.fighters[action.target]!];
    const beside = distance(view.world.arena, me.cell, foe.cell) === 1;
    return headlineOf({ odds: actionOdds(view, action) }, beside).map(({ value, what }) => `${value} ${what}`);
  },
};
