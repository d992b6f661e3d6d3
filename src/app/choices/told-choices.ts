import type { NamedBy } from '../../hud/common/index.ts';
import { readable } from '../../hud/common/index.ts';
import type { ToldChoice, WeighedChoice } from '../../hud/end/index.ts';
import type { BoutReplay, Game as Rules } from '../../session/index.ts';
import type { ChoicesPart } from '../game-page.ts';

/** A weighed choice in the words of its game. */
export function toldChoice<G extends Rules>(
  part: ChoicesPart<G> | null,
  { positions }: Pick<BoutReplay<G>, 'positions'>,
  weighed: WeighedChoice,
  by: NamedBy,
): ToldChoice {
  const bout = positions[weighed.step]!;
  const [played, other] = [weighed.played, weighed.other] as readonly (readonly G['action'][])[] as [G['action'][], G['action'][]];
  if (!part) {
    const told = (actions: readonly G['action'][]): string => actions.map(({ type }) => readable(type)).join(', ');
    return { weighed, asked: '', played: told(played), other: told(other), who: null };
  }
  const words = part.wordsOf(bout, by);
  const say = (exact: boolean): [string, string] => [part.answers(bout, played, words, exact), part.answers(bout, other, words, exact)];
  const plain = say(false);
  const [one, two] = plain[0] === plain[1] ? say(true) : plain;
  return { weighed, asked: part.asked(bout, words), played: one, other: two, who: weighed.life && words.title(weighed.life.figure) };
}
