import type { Game, GameAtHand } from '../../session/index.ts';
import { playOne } from '../../session/index.ts';
import type { Offer } from '../difficulty/offers.ts';
import { DONE } from '../fault.ts';
import type { House } from '../house.ts';
import type { Command } from '../options.ts';
import { flag, numberOption } from '../options.ts';
import { print, printJson, table } from '../output.ts';
import { gameAsked } from '../asking/bout.ts';

interface Speed {
  readonly game: string;
  readonly offer: string;
  readonly bot: string;
  readonly bouts: number;
  readonly decisionsPerBout: number;
  readonly microsPerDecision: number;
  readonly microsWithEvents: number;
  readonly seconds: number;
}

const cpuMicros = (since?: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return user + system;
};

/** Plays bouts of a set-up until the CPU time is used up, after a warm-up of the same length. */
function played<G extends Game>({ desk, rules }: GameAtHand<G>, { setup }: Offer<G>, micros: number, log: boolean) {
  const series = { rules, setup, world: rules.prepare(setup), seed: 'bench' };
  const bot = desk.bots[desk.usualBot]!;
  const reader = { read: () => undefined, end: () => undefined };
  const play = (index: number) => playOne<G>(series, index, (bout, rng) => bot.policy(bout, rng), log ? () => reader : null);
  const forTime = () => {
    const start = process.cpuUsage();
    let [bouts, decisions] = [0, 0];
    for (; cpuMicros(start) < micros || bouts === 0; bouts += 1) decisions += play(bouts).decisions;
    return { bouts, decisions, used: cpuMicros(start) };
  };
  forTime();
  return forTime();
}

function speedOf<G extends Game>(game: GameAtHand<G>, offer: Offer<G>, micros: number): Speed {
  const started = process.hrtime.bigint();
  const [silent, told] = [played(game, offer, micros, false), played(game, offer, micros, true)];
  return {
    game: game.desk.id,
    offer: offer.id,
    bot: game.desk.usualBot,
    bouts: silent.bouts,
    decisionsPerBout: silent.decisions / silent.bouts,
    microsPerDecision: silent.used / silent.decisions,
    microsWithEvents: told.used / told.decisions,
    seconds: Number(process.hrtime.bigint() - started) / 1e9,
  };
}

/** `damnatio bench-games`: the first bout that each game offers, played by its usual bot, in CPU time. */
export function benchGamesCommand(house: House): Command {
  return {
    name: 'bench-games',
    words: 0,
    usage: 'bench-games [--ms 1000] [--json]',
    examples: ['bench-games', 'bench-games --ms 200 --json'],
    summary: 'Measures decisions of every game by its usual bot, without events and with them, in CPU time.',
    options: { ms: { type: 'string', value: 'N', help: 'CPU milliseconds a measurement (1000), after as many to warm up' } },
    run(parsed) {
      const loaded = house.load(parsed);
      const micros = numberOption(parsed, 'ms', 1000, 50, 60_000) * 1000;
      const speeds = house.parts.flatMap(({ id, offers }) => {
        const { game } = gameAsked(house, loaded, id);
        const [offer] = offers?.list(game.content) ?? [];
        return offer ? [speedOf(game, offer, micros)] : [];
      });
      if (flag(parsed, 'json')) printJson(speeds);
      else print(tableOf(speeds));
      return DONE;
    },
  };
}

function tableOf(speeds: readonly Speed[]): string {
  const head = ['game', 'bout', 'bot', 'bouts', 'decisions/bout', 'µs/decision', 'with events', 'took s'];
  const rows = speeds.map((each) => [
    each.game,
    each.offer,
    each.bot,
    String(each.bouts),
    each.decisionsPerBout.toFixed(1),
    each.microsPerDecision.toFixed(2),
    each.microsWithEvents.toFixed(2),
    each.seconds.toFixed(1),
  ]);
  return table([head, ...rows]);
}
