import { listed, sharesInWords, type Words } from '../../../../hud/common/index.ts';
import type { HuntModel } from './model/model.ts';
import { momentKey } from './phase-words.ts';
import { dicePrompt } from './prompt-words.ts';

/** What is asked, in one breath: for whoever does not see the screen. */
export function decisionWords(model: HuntModel, words: Words): string {
  const { decision, view } = model.settled.value;
  if (!decision) return view.state.outcome ? words.outcome(view.state.outcome) : '';
  const who = listed(model.asked.value.map((id) => words.title(id)));
  const moment = words.say('moment', momentKey(model));
  const prompt = model.prompt.value;
  if (prompt) return `Round ${view.state.round}. ${prompt.attack.name} on ${who}, ${prompt.options[0]?.toHit.chance} in 20. ${moment}`;
  const asked = dicePrompt(view, words);
  if (asked) return `Round ${view.state.round}. ${[asked.title, ...asked.lines].join(' ')}`;
  return `Round ${view.state.round}. ${moment} ${who}.`;
}

/** Whom the beast will turn on, in words. */
export function whirlWords(model: HuntModel, words: Words): string {
  const odds = model.whirl.value;
  if (!odds) return 'No strikes are planned.';
  const parts = [...[...odds.men].map(([id, chance]) => [words.title(id), chance] as const), ['nobody', odds.nobody] as const];
  // that it falls first is the rest of the whole
  const shares = sharesInWords([...parts.map(([, chance]) => chance), odds.dead]);
  return `It turns on: ${parts.map(([name], place) => `${name} ${shares[place]}`).join(', ')}; it falls first: ${shares.at(-1)}.`;
}
