import { useEffect, useMemo, useState } from 'preact/hooks';
import type { ToldChoice, WeighedChoice } from '../../hud/end/index.ts';
import { ChoicesPanel } from '../../hud/end/index.ts';
import { announce } from '../../hud/page/index.ts';
import type { BoutReplay, Game as Rules } from '../../session/index.ts';
import { gameOf } from '../../session/index.ts';
import { controllerChoices } from '../bots.ts';
import type { Controllers } from '../controllers.ts';
import type { ChoicesPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import { pageOf } from '../page-of.ts';
import type { Services } from '../services.ts';
import { toldChoice } from './told-choices.ts';
import { useChoices } from './use-choices.ts';

export interface ChoicesProps {
  readonly services: Services;
  readonly game: Game;
  readonly replay: BoutReplay<Rules>;
  /** Who decided for whom. */
  readonly controllers: Controllers;
  readonly onLook: (step: number) => void;
  readonly onFork: (step: number) => void;
}

/** The words of a game for its answers, once they are loaded; undefined until then, null for a game that has none. */
function useWords(replay: BoutReplay<Rules>): ChoicesPart<Rules> | null | undefined {
  const [part, setPart] = useState<ChoicesPart<Rules> | null | undefined>(undefined);
  useEffect(() => {
    let left = false;
    void pageOf(replay.record)
      .parts()
      .then((parts) => parts.choices?.() ?? null)
      .then((found) => left || setPart(() => found as ChoicesPart<Rules> | null));
    return () => void (left = true);
  }, [replay]);
  return part;
}

/** Names of bots as they stand in a sentence. */
function botNames({ kit, catalogue }: Game, replay: BoutReplay<Rules>) {
  const { desk } = gameOf(kit, replay.record.setup);
  const names = controllerChoices(desk, catalogue.messages);
  return (id: string): string => (names.find((each) => each.id === id)?.name ?? id).toLowerCase();
}

/** What the player's choices in a bout were worth: found out in a worker while he looks. */
export function Choices({ services, game, replay, controllers, onLook, onFork }: ChoicesProps) {
  const part = useWords(replay);
  const { found, failed } = useChoices(game, services.vault, replay, controllers);
  const nameOf = useMemo(() => botNames(game, replay), [replay]);
  const by = { seed: replay.record.seed, messages: game.catalogue.messages };
  const told = (list: readonly WeighedChoice[] = []): ToldChoice[] =>
    part === undefined ? [] : list.map((weighed) => toldChoice(part, replay, weighed, by));
  const [better, praised] = useMemo(() => [told(found?.better), told(found?.praised)] as const, [found, part]);
  const isDone = found?.done === true;
  useEffect(() => {
    if (isDone)
      announce(better.length === 0 ? 'Your choices are weighed.' : `Your choices are weighed: ${better.length} could have been better.`);
  }, [isDone]);
  return (
    <ChoicesPanel
      found={part === undefined ? null : found}
      better={better}
      praised={praised}
      failed={failed}
      bots={{ bot: nameOf(found?.bot ?? ''), quick: nameOf(found?.quick?.bot ?? '') }}
      onLook={onLook}
      onFork={onFork}
    />
  );
}
