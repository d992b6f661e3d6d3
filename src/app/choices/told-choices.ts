import { readable } from '../../hud/common/index.ts';
import type { ToldChoice, WeighedChoice } from '../../hud/end/index.ts';
import type { BoutReplay, Game as Rules, NamedBy } from '../../session/index.ts';
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
    const told = (actions: readonly G['action'][]): string => `“${actions.map(({ type }) => readable(type)).join(', ')}”`;
    return { weighed, did: `You answered ${told(played)}`, other: `answering ${told(other)}`, who: null };
  }
  const words = part.wordsOf(bout, by);
  const say = (exact: boolean) => [played, other].map((actions) => part.doing(bout, actions, words, exact)) as [string, string];
  const [plain, plainOther] = say(false);
  const exact = plain === plainOther;
  return {
    weighed,
    did: part.did(bout, played, words, exact),
    other: exact ? say(true)[1] : plainOther,
    who: weighed.life && words.title(weighed.life.figure),
  };
}
