import { useMemo } from 'preact/hooks';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { ComparedChoice, ComparedRound, ComparedSide } from '../../hud/challenge/index.ts';
import { CompareScreen } from '../../hud/challenge/index.ts';
import type { Words } from '../../hud/common/index.ts';
import { capital, readable } from '../../hud/common/index.ts';
import { momentAt, toldEvents } from '../../hud/end/index.ts';
import type { LostProps } from '../../hud/replay/index.ts';
import type { Game as Rules } from '../../session/index.ts';
import { gameOf, replaySliced, roundsOf } from '../../session/index.ts';
import type { ChoicesPart } from '../game-page.ts';
import type { Game } from '../game.ts';
import { theGame } from '../game.ts';
import { lostReplay, NOT_KEPT } from '../lost-replay.ts';
import { Loading } from '../missing-file.tsx';
import { Lost } from '../packs/lost.tsx';
import { readOccasion } from '../occasion.ts';
import { pageOf } from '../page-of.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import type { Comparison, Side } from '../share/compare.ts';
import { compare } from '../share/compare.ts';
import { isSameFight } from '../share/rivals.ts';
import { tell, tellPartOf } from '../share/telling.ts';
import { useWeighed } from '../share/use-weighed.ts';
import { inSlices } from '../slices.ts';
import { loadRecord } from '../storage/records.ts';
import type { Choice } from '../workers/post-mortem/choices.ts';
import { useLoaded } from '../use-loaded.ts';

/** A record of the two, with everything that is said of it. */
interface Shown extends Side<Rules> {
  readonly id: string;
  readonly brought: boolean;
  readonly did: string;
  readonly who: string;
}

interface Pair {
  readonly sides: readonly [Shown, Shown];
  readonly choices: ChoicesPart<Rules> | null;
  readonly words: Words;
}

async function shownOf(services: Services, game: Game, id: string): Promise<Shown | null> {
  const kept = await loadRecord(game.kit, services.vault, id);
  if (!kept) return null;
  const { record, controllers, occasion, deputed, givenUp } = kept;
  const replay = await inSlices(replaySliced(game.kit, record));
  const { setup, seed } = record;
  const part = await tellPartOf(setup);
  const { feat, about } = tell(part, { setup, seed, bout: replay.positions.at(-1)!, steps: replay.steps, controllers, deputed, givenUp });
  const brought = readOccasion(occasion)?.kind === 'brought';
  return { id, replay, controllers, deputed, brought, did: feat?.did ?? about.result, who: about.who };
}

const NOT_ONE: LostProps = {
  title: 'These are not two of the same fight',
  text: 'Only records with the same set-up and the same dice can be laid side by side.',
  ways: ['Open the end of a fight: it names the others of the same kind.'],
};

async function find(services: Services, game: Game, one: string, other: string): Promise<Pair | { readonly lost: LostProps }> {
  try {
    const [first, second] = [await shownOf(services, game, one), await shownOf(services, game, other)];
    if (!first || !second) return { lost: NOT_KEPT };
    const { record, positions } = first.replay;
    if (!isSameFight(record, second.replay.record)) return { lost: NOT_ONE };
    const parts = await pageOf(record.setup).parts();
    const [choices, replay] = await Promise.all([parts.choices?.(), parts.replay()]);
    const words = choices
      ? (choices as ChoicesPart<Rules>).wordsOf(positions[0]!, { seed: record.seed, messages: game.catalogue.messages })
      : replay.aspectsOf({ services, game, replay: first.replay as never }).words;
    return { sides: [first, second], choices: (choices as ChoicesPart<Rules> | undefined) ?? null, words };
  } catch (error) {
    return { lost: lostReplay(error) };
  }
}

/** How much an event is worth telling of, whatever the game. */
function weigh(event: BoutEvent): number {
  if (event.type === 'felled') return 40;
  if (event.type === 'appealed') return 39;
  if (event.type === 'wounded') return event.net;
  return event.type === 'condition' && event.gained ? 2 : 0;
}

/** What came of a choice at once, in a sentence or two. */
function cameOf({ replay }: Shown, { to }: Choice, words: Words): string {
  const { events } = momentAt(replay.steps, Math.min(to, replay.steps.length - 1), null, weigh);
  return toldEvents(events, words);
}

function choiceOf(side: Shown, { choices, words }: Pair, choice: Choice, exact: boolean): ComparedChoice {
  const { positions, record } = side.replay;
  const bout = positions[choice.from]!;
  const actions = record.actions.slice(choice.from, choice.to);
  return {
    step: choice.from,
    answered: choices?.did(bout, actions, words, exact) || [...new Set(actions.map(({ type }) => readable(type)))].join(', '),
    came: cameOf(side, choice, words),
    href: formatRoute({ screen: 'replay', id: side.id, at: choice.from }),
  };
}

/** Both as they chose where they part: in more words where the short ones would be the same. */
function partingChoices(pair: Pair, choices: readonly [Choice, Choice]): readonly [ComparedChoice, ComparedChoice] {
  const told = (exact: boolean) => [0, 1].map((index) => choiceOf(pair.sides[index]!, pair, choices[index]!, exact));
  const [one, other] = told(false);
  return (one!.answered === other!.answered ? told(true) : [one, other]) as unknown as readonly [ComparedChoice, ComparedChoice];
}

/** The two ways where they part, as what a sentence is about. */
function waysOf({ sides, choices, words }: Pair, { parting }: Comparison<Rules>): readonly [string, string] {
  if (!parting?.choices) return ['', ''];
  const bout = sides[0].replay.positions[parting.step]!;
  const told = (exact: boolean) =>
    parting.answers.map(
      (actions, index) => choices?.doing(bout, actions, words, exact) ?? (index === 0 ? 'the first way' : 'the second'),
    ) as [string, string];
  const [one, other] = told(false);
  return one === other ? told(true) : [one, other];
}

/** Rounds after the parting that are laid side by side; of more the replays tell. */
const MOST_ROUNDS = 60;

/** Choices after the parting, by the round in which they were made. */
function roundsAfter(pair: Pair, { choices, byBot }: Comparison<Rules>): ComparedRound[] {
  const rounds = pair.sides.map(({ replay }) => roundsOf(replay.steps));
  const roundOf = (index: number, { from }: Choice): number => rounds[index]![from] ?? 0;
  const first = Math.min(...choices.flatMap((list, index) => list.slice(0, 1).map((choice) => roundOf(index, choice))));
  const bots = byBot.map((list, index) => new Set(list.map((choice) => roundOf(index, choice))));
  const byRound = new Map<number, [ComparedChoice[], ComparedChoice[]]>();
  pair.sides.forEach((side, index) => {
    for (const choice of choices[index]!) {
      const round = roundOf(index, choice);
      if (round >= first + MOST_ROUNDS) break;
      const row = byRound.get(round) ?? [[], []];
      row[index as 0 | 1].push(choiceOf(side, pair, choice, false));
      byRound.set(round, row);
    }
  });
  return [...byRound]
    .toSorted(([a], [b]) => a - b)
    .map(([round, both]) => ({ round, choices: both, byBot: [bots[0]!.has(round), bots[1]!.has(round)] }));
}

function nameOf(brought: boolean, second: boolean): string {
  return brought ? 'Your friend' : second ? 'You, another time' : 'You';
}

function toldOf(did: string, brought: boolean, second: boolean): string {
  const who = brought ? 'your friend' : second ? 'another time you' : 'you';
  return `${second ? who : capital(who)} ${did}`;
}

function Compared({ game, pair }: { readonly game: Game; readonly pair: Pair }) {
  const [one, other] = pair.sides;
  const { desk } = gameOf<Rules>(game.kit, one.replay.record.setup);
  const found = useMemo(() => compare<Rules>({ desk }, one, other), [pair]);
  const rounds = useMemo(() => roundsAfter(pair, found), [pair]);
  const parting = useMemo(() => {
    if (!found.parting) return null;
    const { step, choices } = found.parting;
    const round = roundsOf(one.replay.steps)[Math.min(step, one.replay.steps.length - 1)] ?? 0;
    return { round, choices: choices && partingChoices(pair, choices) };
  }, [pair]);
  const weighed = useWeighed(
    game,
    one,
    found,
    useMemo(() => waysOf(pair, found), [pair]),
  );
  const sides = pair.sides.map(({ id, did, brought }, index): ComparedSide => ({
    name: nameOf(brought, index > 0),
    told: toldOf(did, brought, index > 0),
    href: formatRoute({ screen: 'replay', id, at: null }),
  })) as unknown as readonly [ComparedSide, ComparedSide];
  const { seed } = one.replay.record;
  return (
    <CompareScreen who={one.who} seed={seed} sides={sides} shared={found.shared} parting={parting} weighed={weighed} rounds={rounds} />
  );
}

/** Two kept records of one fight beside each other. */
export function CompareRoute({ services, route }: ScreenRouteProps) {
  const game = theGame(services);
  const { one, other } = route.screen === 'compare' ? route : { one: '', other: '' };
  const found = useLoaded(() => find(services, game, one, other), [one, other]);
  if (!found) return <Loading what="Both are being played again …" />;
  return 'lost' in found ? <Lost services={services} lost={found.lost} /> : <Compared game={game} pair={found} />;
}
