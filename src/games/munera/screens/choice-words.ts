import { capital, type Words } from '../../../hud/common/index.ts';
import type { Munera, MuneraAction } from '../rules/index.ts';
import { chooser, IMPROVISED } from '../rules/index.ts';

function thing({ world }: Munera, item: number, words: Words): string {
  return words.card(item === IMPROVISED ? 'improvised' : world.things[item]!.gear.id);
}

function verb({ type }: MuneraAction, words: Words): string {
  return words.say('answer', type).toLowerCase();
}

function aimed(action: MuneraAction, words: Words): string {
  return 'area' in action && action.area !== undefined ? words.say('choice', 'aimed', { area: words.say('area', action.area) }) : '';
}

function answer(bout: Munera, action: MuneraAction, words: Words): string {
  const whom = (index: number): string => words.figure(bout.world.ids[index]!);
  switch (action.type) {
    case 'attack':
    case 'whirl':
      return (
        words.say('choice', action.type, { thing: thing(bout, action.item, words), figure: whom(action.target) }) + aimed(action, words)
      );
    case 'grapple':
    case 'haze':
      return words.say('choice', action.type, { figure: whom(action.target) });
    case 'move':
      return `${verb(action, words)} ${words.say('direction', `d${action.direction}`)}`;
    case 'turn':
      return `${verb(action, words)} ${words.say('direction', `d${action.facing}`)}`;
    case 'kick':
      return `${verb(action, words)} ${thing(bout, action.item, words)} ${words.say('direction', `d${action.direction}`)}`;
    case 'reroll':
      return words.say('choice', action.use ? 'reroll' : 'no-reroll');
    default:
      return 'item' in action ? `${verb(action, words)} ${thing(bout, action.item, words)}` : verb(action, words);
  }
}

/** Who was asked. */
export function muneraAsked(bout: Munera, words: Words): string {
  const index = chooser(bout.view);
  return index >= 0 && bout.decision() ? words.title(bout.world.ids[index]!) : '';
}

/** Answers that belong together, in a few words; steps that are alike are counted, and the end of a turn goes without saying. */
export function muneraAnswers(bout: Munera, actions: readonly MuneraAction[], words: Words): string {
  const told = actions.length > 1 ? actions.filter(({ type }) => type !== 'end') : actions;
  const runs: { text: string; times: number }[] = [];
  for (const action of told) {
    const text = answer(bout, action, words);
    if (runs.at(-1)?.text === text) runs.at(-1)!.times += 1;
    else runs.push({ text, times: 1 });
  }
  return capital(runs.map(({ text, times }) => (times > 1 ? words.say('choice', 'times', { text, times }) : text)).join(', '));
}
