import { distance, OUTSIDE } from '../../../engine/hex/index.ts';
import { capital, far, listed, type AnswerWords, type Words } from '../../../hud/common/index.ts';
import { arcOfBeast, beastOf, nearestBeast, type Hunt, type HuntAction } from '../rules/index.ts';

type Of<Type extends HuntAction['type']> = Extract<HuntAction, { type: Type }>;

/** How an answer is said: `did` as a sentence without its point, `doing` as what a sentence is about. */
type Mood = 'did' | 'doing';

interface Said {
  readonly hunt: Hunt;
  readonly words: Words;
  readonly exact: boolean;
  readonly mood: Mood;
}

/** Where a man goes, as the beast sees it; `exact` names the hex and where he looks. */
function destination({ figure, to, facing, pickUp }: Of<'move'>, { hunt: { world, state }, words, exact, mood }: Said): string {
  const beast = beastOf(state, nearestBeast({ world, state }, to));
  const man = state.men.find(({ id }) => id === figure);
  const away = beast.cell === OUTSIDE ? 0 : distance(world.arena, beast.cell, to);
  const key = man?.cell === to ? 'stays' : away === 1 ? 'beside' : 'away';
  const there = exact ? words.say('choice', 'exact', { hex: words.hex(to), direction: words.say('direction', `d${facing}`) }) : '';
  const where = words.say(mood, key, {
    figure: words.title(figure),
    beast: words.figure(beast.id),
    arc: words.say('arc', arcOfBeast({ world, state }, beast, to)),
    far: far(away, words),
    exact: there,
  });
  return `${where}${pickUp ? words.say('choice', mood === 'did' ? 'picks-up' : 'picking-up') : ''}`;
}

function strike({ figure, card, area, at }: Of<'strike'>, { words, mood }: Said): string {
  const aimed = area ? words.say('choice', 'aimed', { area: words.say('area', area) }) : '';
  const meant = at ? words.say('choice', 'at', { beast: words.figure(at) }) : '';
  return words.say(mood, 'strike', { figure: words.title(figure), card: words.card(card), aimed: `${aimed}${meant}` });
}

function defend({ figure, card, slip }: Of<'defend'>, { hunt, words, mood }: Said): string {
  const attack = hunt.decision()?.attack ?? null;
  const cards = [...(card === null ? [] : [words.card(card)]), ...(slip ? [words.say('fate', 'slip')] : [])];
  return words.say(mood, cards.length === 0 ? 'no-defend' : 'defend', {
    figure: words.title(figure),
    attack: attack === null ? words.say('choice', 'attack') : words.card(attack).toLowerCase(),
    cards: listed(cards),
  });
}

function fate({ figure, use }: Of<'fate'>, { hunt, words, mood }: Said): string {
  const card = hunt.decision()?.fate === 'thickSkin' ? 'thick-skin' : 'god-nods';
  return words.say(mood, use ? 'fate' : 'no-fate', { figure: words.title(figure), card: words.say('fate', card) });
}

function answer(action: HuntAction, said: Said): string {
  const { words, mood } = said;
  switch (action.type) {
    case 'order':
      return words.say(mood, action.order);
    case 'move':
      return destination(action, said);
    case 'strike':
      return strike(action, said);
    case 'defend':
      return defend(action, said);
    case 'fate':
      return fate(action, said);
    case 'reroll':
      return words.say(mood, action.use ? 'reroll' : 'no-reroll', { figure: words.title(action.figure) });
    case 'done':
    case 'watch':
      return words.say(mood, action.type);
    default:
      return words.say(mood, action.type, { figure: words.title(action.figure) });
  }
}

/** Answers that belong together. That nobody does anything more goes without saying after something else. */
function answers(actions: readonly HuntAction[], said: Said): string {
  const told = actions.length > 1 ? actions.filter(({ type }) => type !== 'done') : actions;
  return listed(told.map((action) => answer(action, said)));
}

/** What was answered in a hunt, in sentences. */
export const huntAnswers: AnswerWords<Hunt, HuntAction> = {
  did: (hunt, actions, words, exact) => capital(answers(actions, { hunt, words, exact, mood: 'did' })),
  doing: (hunt, actions, words, exact) => answers(actions, { hunt, words, exact, mood: 'doing' }),
};
