import { useEffect, useMemo } from 'preact/hooks';
import type { PostMortem, ToldChoice, WeighedChoice } from '../../hud/end/index.ts';
import { ChoicesPanel } from '../../hud/end/index.ts';
import { announce } from '../../hud/page/index.ts';
import type { BoutReplay, Game as Rules, Spans, NamedBy } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { playersInWords } from '../bots.ts';
import type { Controllers } from '../controllers.ts';
import type { ChoicesPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import { pageOf } from '../page-of.ts';
import type { Services } from '../services.ts';
import { readable } from '../../hud/common/index.ts';
import { useChoices } from './use-choices.ts';
import { useLoaded } from '../use-loaded.ts';

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

export interface ChoicesProps {
  readonly services: Services;
  readonly game: Game;
  readonly replay: BoutReplay<Rules>;
  /** Who decided for whom. */
  readonly controllers: Controllers;
  /** What a bot answered in the player's place. */
  readonly deputed?: Spans | undefined;
  readonly onLook: (step: number) => void;
  readonly onFork: (step: number) => void;
}

/** The words of a game for its answers; it may have none. */
async function loadWords({ record }: BoutReplay<Rules>): Promise<{ readonly part: ChoicesPart<Rules> | null }> {
  const part = (await (await pageOf(record).parts()).choices?.()) as ChoicesPart<Rules> | undefined;
  return { part: part ?? null };
}

/** Who played on, as it stands in a sentence; whoever had a bot of his own kept it. */
function botsInWords({ kit, catalogue }: Game, replay: BoutReplay<Rules>, controllers: Controllers, found: PostMortem | null) {
  const { desk } = gameOf(kit, replay.record.setup);
  const { messages } = catalogue;
  const [usual, all] = [{}, controllers].map((by) => playersInWords(desk, messages, by)) as [string, string];
  const id = found?.quick?.bot ?? '';
  const quick = (messages['controller']?.[id] ?? id).toLowerCase();
  return { bot: all, quick: all === usual ? quick : `${quick} in place of the ${usual}` };
}

/** What the player's choices in a bout were worth: found out in a worker while he looks. */
export function Choices({ services, game, replay, controllers, deputed, onLook, onFork }: ChoicesProps) {
  const words = useLoaded(() => loadWords(replay), [replay], 'kept');
  const { found, failed } = useChoices(game, services.vault, replay, { controllers, deputed });
  const by = { seed: replay.record.seed, messages: game.catalogue.messages };
  const told = (list: readonly WeighedChoice[] = []): ToldChoice[] =>
    words ? list.map((weighed) => toldChoice(words.part, replay, weighed, by)) : [];
  const [better, praised] = useMemo(() => [told(found?.better), told(found?.praised)] as const, [found, words]);
  const isDone = found?.done === true;
  useEffect(() => {
    if (isDone)
      announce(better.length === 0 ? 'Your choices are weighed.' : `Your choices are weighed: ${better.length} could have been better.`);
  }, [isDone]);
  return (
    <ChoicesPanel
      found={words && found}
      better={better}
      praised={praised}
      failed={failed}
      bots={botsInWords(game, replay, controllers, found)}
      onLook={onLook}
      onFork={onFork}
    />
  );
}
