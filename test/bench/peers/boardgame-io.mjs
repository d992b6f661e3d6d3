// Munera-lite as a boardgame.io game: every decision is one move through its reducer, without undo.
// It is meant to run with NODE_ENV=production; boardgame.io, Redux and Immer check themselves otherwise.
// Its packages are no part of the product: the bench installs them here, beside this file.
import { createRequire } from 'node:module';
import { inPlay, liteRules } from './lite-rules.mjs';
import { ROUND_LIMIT, Tally } from './lite.mjs';

const require = createRequire(import.meta.url);

export function isInstalled() {
  try {
    require.resolve('boardgame.io/internal');
    return true;
  } catch {
    return false;
  }
}

/** The next in the order who is still in play. */
function nextPlace({ order, fighters }, place) {
  for (let ahead = 1; ahead <= order.length; ahead += 1) {
    const next = (place + ahead) % order.length;
    if (fighters[order[next]].status === 'in') return next;
  }
  return place;
}

/** @param {number} fighters @param {ReturnType<typeof liteRules>} rules @param {{ seed: number, bout: number }} source which bout `setup` begins */
function buildGame(fighters, rules, source) {
  const { setUp, beginTurn, finishTurn, mayAct, apply } = rules;
  return {
    name: 'munera-lite',
    disableUndo: true,
    seed: 1,
    setup: () => ({ ...setUp(fighters, source.seed, source.bout), lastPlace: Infinity, timeUp: false }),
    turn: {
      order: { playOrder: ({ G }) => G.order.map(String), first: () => 0, next: ({ G, ctx }) => nextPlace(G, ctx.playOrderPos) },
      onBegin({ G, ctx, events }) {
        if (ctx.playOrderPos <= G.lastPlace) {
          if (G.rounds === ROUND_LIMIT) {
            G.timeUp = true;
            return;
          }
          G.rounds += 1;
        }
        G.lastPlace = ctx.playOrderPos;
        if (!beginTurn(G, Number(ctx.currentPlayer)) || !mayAct(G)) events.endTurn();
      },
      onEnd({ G }) {
        if (G.turn) finishTurn(G);
      },
      endIf: ({ G }) => !mayAct(G),
    },
    moves: { act: ({ G }, choice) => apply(G, choice) },
    endIf({ G }) {
      const left = inPlay(G);
      if (left.length > 1 && !G.timeUp) return undefined;
      return { winner: left.length === 1 ? left[0].id : -1 };
    },
  };
}

/** @param {{ n?: number, radiusOrWidth?: number, log?: boolean, mode?: string }} [options] width 11 is radius 5; there is no log and one mode, the reducer */
export function make({ n = 2, radiusOrWidth: width = 11 } = {}) {
  const { InitializeGame, CreateGameReducer } = require('boardgame.io/internal');
  const rules = liteRules(width);
  const source = { seed: 1, bout: 0 };
  const game = buildGame(n, rules, source);
  const reduce = CreateGameReducer({ game });
  const move = (choice, playerID) => ({ type: 'MAKE_MOVE', payload: { type: 'act', args: [choice], playerID, credentials: undefined } });

  return {
    /** Plays the bouts `from` … `from + count - 1`. */
    run(seed, from, count) {
      const tally = new Tally();
      source.seed = seed;
      for (let bout = from; bout < from + count; bout += 1) {
        source.bout = bout;
        let state = InitializeGame({ game, numPlayers: n });
        while (state.ctx.gameover === undefined) state = reduce(state, move(rules.choose(state.G), state.ctx.currentPlayer));
        tally.add(state.ctx.gameover.winner, state.G);
      }
      return tally.result;
    },
  };
}
