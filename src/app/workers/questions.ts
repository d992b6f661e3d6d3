import type { Beginning, Game, GameAtHand, Desk } from '../../session/index.ts';
import { measureOffer, takeUp, gameOf, kitOf } from '../../session/index.ts';
import { attemptsAt } from './attempts.ts';
import { chanceIn } from './chance.ts';
import { beginBout } from '../../engine/bout/index.ts';
import { seededRng } from '../../engine/dice/index.ts';
import type { Player } from './play-out.ts';
import { playOut, usualPlayer } from './play-out.ts';
import type { BeginJob } from './jobs.ts';
import type { Answer, Ask, Asks, Forecast, ForecastAsk, Order, PartingOf, Question, WeighedParting } from './messages.ts';
import { estimateIn } from '../../engine/odds/index.ts';
import type { Balance } from './post-mortem/weighing.ts';
import { EVEN, gainOf, Scales } from './post-mortem/weighing.ts';
import type { Rules } from './swings.ts';
import { postMortem } from './post-mortem/post-mortem.ts';
import { swingsSliced, positionsOf } from './swings.ts';
import { rulesetOf } from './messages.ts';

function told(balance: Balance, most: number): WeighedParting {
  const { kept, would, pairs } = balance;
  return { kept: estimateIn(kept, [0, most]), would: estimateIn(would, [0, most]), gain: gainOf(balance), pairs };
}

/** Plays both ways out again and again; tells how they stand after each pair. */
export function* weighParting<G extends Game>(game: Rules<G>, of: PartingOf<G>): Generator<WeighedParting, void, void> {
  const { record, step, place, played, other } = of;
  const { bouts } = positionsOf(game, { ...record, actions: record.actions.slice(0, step) });
  const { most } = game.desk.outlook.measureOf(record.setup);
  const scales = new Scales<G>(game, record.setup, bouts, usualPlayer(game.desk));
  const way = { choice: { from: step, to: step + played.length, place }, step, played, other, advised: false };
  for (let balance = scales.weigh(way, EVEN, 'parting'); ; balance = scales.weigh(way, balance, 'parting')) yield told(balance, most);
}

/** Lists of counts, one for each player: those that there are, to be added to. */
function listsFor(players: object, counted: Forecast['counts'] = {}): Record<string, number[]> {
  return Object.fromEntries(Object.keys(players).map((name) => [name, (counted[name] ?? []).slice()]));
}

/** Bouts that each player has played. */
function playedIn(counts: Forecast['counts']): number {
  return (Object.values(counts)[0] ?? []).reduce((sum, count) => sum + (count ?? 0), 0);
}

/** Plays bouts of a set-up, each with dice of its own and by every player; tells how it stands after each. */
export function* foresee<G extends Game>(
  { desk, rules }: Pick<GameAtHand<G>, 'desk' | 'rules'>,
  {
    setup,
    players,
    bouts,
    condemned,
    from,
  }: Pick<ForecastAsk, 'players' | 'bouts' | 'condemned' | 'from'> & { readonly setup: G['setup'] },
): Generator<Forecast, void, void> {
  const world = rules.prepare(setup);
  const counts = listsFor(players, from?.counts);
  const dead = listsFor(players, from?.dead);
  let rounds = from?.rounds ?? 0;
  const play = (index: number, name: string, player: Player): void => {
    const { bout } = beginBout(rules, world, setup, seededRng(`forecast ${index}`), { log: false });
    const end = playOut(desk, bout, player, `player ${index}`);
    const sentIn = condemned && desk.career?.spectacles?.standings(end, condemned);
    const result = sentIn ? sentIn.filter(({ fate }) => fate !== 'dead').length : desk.outlook.resultOf(setup, end);
    counts[name]![result] = (counts[name]![result] ?? 0) + 1;
    const standings = desk.career?.bouts?.standings(end) ?? [];
    dead[name] = standings.map(({ fate }, place) => (dead[name]![place] ?? 0) + (fate === 'dead' ? 1 : 0));
    rounds += bout.state.round;
  };
  for (let index = playedIn(counts); index < bouts; index += 1) {
    for (const [name, player] of Object.entries(players)) play(index, name, player);
    yield { counts, rounds, dead };
  }
}

/** Tells how work stands until that is enough. */
function until<Told extends object>(answer: keyof Asks, work: Iterable<Told>, isEnough: (told: Told, spent: number) => boolean): BeginJob {
  return function* (spent) {
    for (const told of work) {
      const done = isEnough(told, spent());
      yield { answer, ...told, done } as unknown as Answer;
      if (done) return;
    }
  };
}

/** What is done for each question, by its name. */
const JOBS: { readonly [Kind in keyof Asks]: (game: GameAtHand, ask: Asks[Kind]) => BeginJob } = {
  attempts: (game, ask) => until('attempts', attemptsAt(game, ask), ({ tries }, spent) => tries >= ask.tries || spent > ask.milliseconds),
  parting: (game, ask) => until('parting', weighParting(game, ask), ({ pairs }, spent) => pairs >= ask.pairs || spent > ask.milliseconds),
  chance(game, { setup, position, controllers, rollOuts, milliseconds }) {
    const bout = takeUp<Game>(game.rules, setup, position as Beginning<Game['state']>);
    const work = chanceIn(game, setup, bout, { rollOuts, controllers });
    return until('chance', work, (told, spent) => told.rollOuts >= rollOuts || spent > milliseconds);
  },
  measure(game, { bouts, seed, ...offer }) {
    const shares = measureOffer(game, offer, { bouts, seed });
    return function* () {
      for (const share of shares) yield { answer: 'measure', share, done: share.of === bouts };
    };
  },
  forecast: (game, ask) =>
    function* (spent) {
      let stands: Forecast = ask.from ?? { counts: {}, rounds: 0, dead: {} };
      for (stands of foresee(game, ask)) {
        if (spent() > (ask.milliseconds ?? Infinity)) break;
        yield { answer: 'forecast', ...stands, done: false };
      }
      yield { answer: 'forecast', ...stands, done: true };
    },
  swings: (game, { record, ...ask }) =>
    function* () {
      yield { answer: 'swings', swings: yield* swingsSliced(game, record, ask), done: true };
    },
  'post-mortem': (game, { milliseconds, ...of }) =>
    function* (spent) {
      for (const told of postMortem(game, of, () => spent() / milliseconds)) yield told && { answer: 'post-mortem', ...told };
    },
};

/** The work that a question asks for. */
export function jobFor(game: GameAtHand, { ask, ...question }: Question): BeginJob {
  return JOBS[ask](game, question as never);
}

type Begin = Extract<Order, { content: string }>;

/** Cards are sent once, with the first question about them, which may be stopped before it is begun: they are kept as they come. */
export class CardsSent {
  private readonly desks: readonly Desk[];
  private readonly cards = new Map<string, Ask['content']>();
  private readonly games = new Map<string, GameAtHand>();

  constructor(desks: readonly Desk[]) {
    this.desks = desks;
  }

  keep({ content, cards }: Begin): void {
    if (cards) this.cards.set(content, cards);
  }

  /** The game over the cards that a question is about. Throws when they have not come. */
  gameFor({ content: name, question }: Begin): GameAtHand {
    const ruleset = rulesetOf(question);
    const cards = this.cards.get(name);
    if (!cards) throw new Error(`the cards of ${ruleset} have not come`);
    const game = this.games.get(name) ?? gameOf(kitOf(this.desks, { content: { [ruleset]: cards }, packHashes: {} }), { ruleset });
    this.games.set(name, game);
    return game;
  }
}
