import type { Beginning, Game, GameAtHand } from '../../session/index.ts';
import { measureOffer, takeUp } from '../../session/index.ts';
import { attemptsAt } from './attempts.ts';
import { chanceIn } from './chance.ts';
import { foresee } from './forecast.ts';
import type { BeginJob } from './jobs.ts';
import type {
  AttemptsAsk,
  ChanceAsk,
  Forecast,
  ForecastAsk,
  MeasureAsk,
  PartingAsk,
  PostMortemAsk,
  Question,
  SwingsAsk,
} from './messages.ts';
import { weighParting } from './parting.ts';
import { postMortem } from './post-mortem/post-mortem.ts';
import { swingsSliced } from './swings.ts';

type Without<A> = Omit<A, 'content'>;

function forecast(game: GameAtHand, ask: Without<ForecastAsk>): BeginJob {
  return function* (spent) {
    let stands: Forecast = ask.from ?? { counts: {}, rounds: 0, dead: {} };
    for (stands of foresee(game, ask)) {
      if (spent() > (ask.milliseconds ?? Infinity)) break;
      yield { answer: 'forecast', ...stands, done: false };
    }
    yield { answer: 'forecast', ...stands, done: true };
  };
}

function measure(game: GameAtHand, { bouts, seed, ...offer }: Without<MeasureAsk>): BeginJob {
  return function* () {
    for (const share of measureOffer(game, offer, { bouts, seed })) yield { answer: 'measure', share, done: share.of === bouts };
  };
}

function attempts(game: GameAtHand, ask: Without<AttemptsAsk>): BeginJob {
  return function* (spent) {
    for (const stands of attemptsAt(game, ask)) {
      const done = stands.tries >= ask.tries || spent() > ask.milliseconds;
      yield { answer: 'attempts', ...stands, done };
      if (done) return;
    }
  };
}

function parting(game: GameAtHand, ask: Without<PartingAsk>): BeginJob {
  return function* (spent) {
    for (const weighed of weighParting(game, ask)) {
      const done = weighed.pairs >= ask.pairs || spent() > ask.milliseconds;
      yield { answer: 'parting', ...weighed, done };
      if (done) return;
    }
  };
}

function swings(game: GameAtHand, { record, ...ask }: Without<SwingsAsk>): BeginJob {
  return function* () {
    yield { answer: 'swings', swings: yield* swingsSliced(game, record, ask), done: true };
  };
}

function autopsy(game: GameAtHand, { milliseconds, ...of }: Without<PostMortemAsk>): BeginJob {
  return function* (spent) {
    for (const told of postMortem(game, of, () => spent() / milliseconds)) {
      yield told && { answer: 'post-mortem', ...told };
    }
  };
}

function chance(game: GameAtHand, { setup, position, controllers, rollOuts, milliseconds }: Without<ChanceAsk>): BeginJob {
  return function* (spent) {
    const bout = takeUp<Game>(game.rules, setup, position as Beginning<Game['state']>);
    for (const told of chanceIn(game, setup, bout, { rollOuts, controllers })) {
      const done = told.rollOuts >= rollOuts || spent() > milliseconds;
      yield { answer: 'chance', ...told, done };
      if (done) return;
    }
  };
}

/** The work that a question asks for. */
export function jobFor(game: GameAtHand, question: Question): BeginJob {
  switch (question.ask) {
    case 'attempts':
      return attempts(game, question);
    case 'parting':
      return parting(game, question);
    case 'forecast':
      return forecast(game, question);
    case 'measure':
      return measure(game, question);
    case 'swings':
      return swings(game, question);
    case 'post-mortem':
      return autopsy(game, question);
    case 'chance':
      return chance(game, question);
  }
}
