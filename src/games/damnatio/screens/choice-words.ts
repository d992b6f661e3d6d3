import { distance, OUTSIDE } from '../../../engine/hex/index.ts';
import { capital, far, listed, type Words } from '../../../hud/common/index.ts';
import type { Hunt, HuntAction } from '../rules/index.ts';
import { arcOfBeast, theBeast } from '../rules/index.ts';

type Of<Type extends HuntAction['type']> = Extract<HuntAction, { type: Type }>;

/** Where a man goes, as the beast sees it; `exact` names the hex and where he looks. */
function destination({ world, state }: Hunt, { figure, to, facing, pickUp }: Of<'move'>, words: Words, exact: boolean): string {
  const beast = theBeast(state);
  const man = state.men.find(({ id }) => id === figure);
  const away = beast.cell === OUTSIDE ? 0 : distance(world.arena, beast.cell, to);
  const arc = words.say('arc', arcOfBeast({ world, state }, beast, to));
  const key = man?.cell === to ? 'stays' : away === 1 ? 'beside' : 'away';
  const where = words.say('choice', key, { figure: words.title(figure), beast: words.figure(beast.id), arc, far: far(away, words) });
  const there = exact ? words.say('choice', 'exact', { hex: words.hex(to), direction: words.say('direction', `d${facing}`) }) : '';
  return `${where}${there}${pickUp ? words.say('choice', 'picks-up') : ''}`;
}

function strike({ figure, card, area }: Of<'strike'>, words: Words): string {
  const aim = area ? words.say('choice', 'aimed', { area: words.say('area', area) }) : '';
  return words.say('choice', 'strike', { figure: words.title(figure), card: words.card(card) }) + aim;
}

function fate(hunt: Hunt, { use }: Of<'fate'>, words: Words): string {
  const card = hunt.decision()?.fate === 'thickSkin' ? 'thick-skin' : 'god-nods';
  return words.say('choice', use ? 'fate' : 'no-fate', { card: words.say('fate', card) });
}

function answer(hunt: Hunt, action: HuntAction, words: Words, exact: boolean): string {
  switch (action.type) {
    case 'order':
      return words.say('choice', action.order);
    case 'move':
      return destination(hunt, action, words, exact);
    case 'strike':
      return strike(action, words);
    case 'defend':
      return (
        (action.card === null ? words.say('choice', 'no-card') : words.card(action.card)) + (action.slip ? words.say('choice', 'slip') : '')
      );
    case 'fate':
      return fate(hunt, action, words);
    case 'reroll':
      return words.say('choice', action.use ? 'reroll' : 'no-reroll');
    case 'done':
    case 'watch':
      return words.say('choice', action.type);
    default:
      return words.say('choice', action.type, { figure: words.title(action.figure) });
  }
}

/** What was asked, to open a sentence about it; empty where the answers say it themselves. */
export function huntAsked(hunt: Hunt, words: Words): string {
  const decision = hunt.decision();
  if (!decision) return '';
  const who = listed(decision.figures.map((id) => words.title(id)));
  if (decision.kind === 'defend' || decision.kind === 'fate') {
    return decision.attack === null
      ? who
      : words.say('choice', 'against', { figure: who, attack: words.card(decision.attack).toLowerCase() });
  }
  return decision.kind === 'reroll' ? words.say('choice', 'control') : '';
}

/** Answers that belong together, in a few words. That nobody does anything more goes without saying after something else. */
export function huntAnswers(hunt: Hunt, actions: readonly HuntAction[], words: Words, exact: boolean): string {
  const told = actions.length > 1 ? actions.filter(({ type }) => type !== 'done') : actions;
  return capital(told.map((action) => answer(hunt, action, words, exact)).join('; '));
}
