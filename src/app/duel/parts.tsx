import type { AnswerWords } from '../../hud/common/index.ts';
import type { Board, BoardOfGame } from '../../hud/fight/index.ts';
import { boardAfter, namedBoard } from '../../hud/fight/index.ts';
import { FightersPanel, type DuelFigure } from '../../hud/duel/index.ts';
import type { Words } from '../../hud/common/index.ts';
import type { BoutOf } from '../../session/index.ts';
import type { Arena } from '../../engine/hex/index.ts';
import type { ChoicesPart, ReplayPart, SoundPart, TellPart } from '../game-page.ts';
import { tellOfSides } from '../share/feat.ts';
import type { DuelFacts, DuelGame } from './facts.ts';
import { fatesIn, wordsIn } from './facts.ts';

/** How bouts of a game are told. */
export function duelTell<G extends DuelGame>(facts: DuelFacts<G>): TellPart<G> {
  const { cards, title } = facts.duels;
  return {
    ...tellOfSides<G>({ nameOf: (content, card) => cards(content)[card]?.name ?? card, titleOf: (content, all) => title(content, all) }),
    figuresOf: ({ bout, ...by }) => fatesIn(facts, bout, wordsIn(facts, bout, by)),
    wordsOf: ({ bout, ...by }) => wordsIn(facts, bout, by),
  };
}

/** How answers are said in a few words. */
export function duelChoices<G extends DuelGame>(facts: DuelFacts<G>, answers: AnswerWords<BoutOf<G>, G['action']>): ChoicesPart<G> {
  return { wordsOf: (bout, by) => wordsIn(facts, bout, by), ...answers };
}

/** What is heard of fighters: each strikes with what the game says. */
export function duelSounds<G extends DuelGame>(
  weaponOf: (view: Pick<BoutOf<G>, 'world' | 'state'>, index: number) => string | null,
): SoundPart<G> {
  return {
    heardIn(session) {
      const indexOf = (figure: string): number => session.view.state.fighters.findIndex(({ id }) => id === figure);
      return {
        arena: (session.view.world as { readonly arena: Arena }).arena,
        cellOf: (figure) => session.view.state.fighters[indexOf(figure)]?.cell,
        beast: () => null,
        weapon(figure) {
          const index = indexOf(figure);
          return index < 0 ? null : weaponOf(session.view, index);
        },
      };
    },
  };
}

interface DuelReplay<G extends DuelGame, Figure extends DuelFigure> {
  readonly board: BoardOfGame<BoutOf<G>['view'], Figure>;
  /** What the marks on the timeline mean. */
  readonly legend: string;
  /** What a fighter loses by wounds. */
  readonly life: string;
  /** In the line of a fighter: what stands first, and what follows what weighs on him or became of him. */
  first(this: void, figure: Figure): string;
  more?(this: void, figure: Figure, words: Words): readonly string[];
  /** Whether somebody still fights. */
  stands(this: void, fighter: G['state']['fighters'][number]): boolean;
}

/** A bout as its replay shows it. */
export function duelReplay<G extends DuelGame, Figure extends DuelFigure>(
  facts: DuelFacts<G>,
  { board, legend, life, first, more, stands }: DuelReplay<G, Figure>,
): ReplayPart<G> {
  const stateOf = (figure: Figure, words: Words): string => {
    const { posture, conditions } = figure;
    const now = posture === 'dead' || posture === 'spared' ? [posture] : conditions;
    const told = now.map((condition) => words.say('condition', condition));
    return [first(figure), ...told, ...(more?.(figure, words) ?? [])].filter(Boolean).join(' · ');
  };
  return {
    aspectsOf({ services, game, replay: { positions, record } }) {
      const first = positions[0]!;
      const words = wordsIn(facts, first, { seed: record.seed, messages: game.catalogue.messages });
      const boardAt = (at: number): Board<Figure> => namedBoard(board.of(positions[at]!.view), words);
      return {
        words,
        arena: (first.world as { readonly arena: Arena }).arena,
        legend,
        boardAt,
        boardAfter: (shown, event) => boardAfter(board, shown as Board<Figure>, event),
        card: (at) => (
          <FightersPanel
            figures={boardAt(at).figures}
            acting={positions[at]!.decision()?.figures[0] ?? null}
            words={words}
            palette={services.settings.value.palette}
            life={life}
            stateOf={stateOf}
          />
        ),
      };
    },
    standing: ({ state }) => state.fighters.filter(stands).map(({ id }) => id),
  };
}
