import { seededRng } from '../../engine/dice/index.ts';
import { listed } from '../../engine/text/index.ts';
import type { FigureNames, GameKit, GameRecord, GameSession, Simulation } from '../../session/index.ts';
import { beginSession, playersOf } from '../../session/index.ts';
import type { BoutFound } from '../asking/bout.ts';
import { boutOptions, readBout, rosterOptions } from '../asking/bout.ts';
import { allOf } from '../asking/own-options.ts';
import { readPlayers } from '../asking/players.ts';
import { DONE } from '../fault.ts';
import type { Loaded } from '../game.ts';
import type { House } from '../house.ts';
import { printLog, namesIn, wholeName } from '../story.ts';
import type { Command, Described, Parsed } from '../options.ts';
import { flag, logOption, seedOption, textOption } from '../options.ts';
import { print, printJson, linkOrNull, linkText } from '../output.ts';
import { playersText } from '../sim/general-text.ts';
import type { Reasons } from '../why.ts';
import { answerOf, storyWithReasons } from '../why.ts';
import { withoutPacks } from '../asked-packs.ts';
import { writeText } from '../writing.ts';

const TELLING: Readonly<Record<string, Described>> = {
  log: {
    type: 'string',
    value: 'jsonl|text',
    help: 'prints the event log (text)',
    without: ['json'],
    completes: { words: ['jsonl', 'text'] },
  },
  record: { type: 'string', value: 'FILE', help: 'writes the record, for replay' },
  why: {
    type: 'boolean',
    help: 'tells before each answer why it was given: the way through a tree or what is done by lot, and what was weighed',
    without: ['json', 'link'],
  },
  link: { type: 'boolean', help: 'prints the text of a replay link', without: ['log', 'json'] },
};

/** A bout to its end. */
interface PlayedOut extends BoutFound {
  readonly simulation: Simulation;
  readonly session: GameSession;
  /** What bots say of their answers, where it is asked. */
  readonly reasons: Reasons;
}

function playOut(kit: GameKit, found: BoutFound, simulation: Simulation, why: boolean): PlayedOut {
  const { setup, seed, players } = simulation;
  const { desk } = found.game;
  const policy = playersOf(desk, simulation);
  const player = seededRng(`${seed}/player`);
  const session = beginSession(kit, setup, seed);
  const reasons = new Map<number, readonly string[]>();
  for (let decision = session.decision(); decision; decision = session.decision()) {
    const seen = session.bout.forBots;
    const name = players[decision.side] ?? players['*'];
    if (!why || name === undefined) {
      session.play(policy(seen, player));
      continue;
    }
    const { action, lines } = answerOf(desk, name, { seen, rng: player });
    if (lines.length > 0) reasons.set(session.steps.length, lines);
    session.play(action);
  }
  return { ...found, simulation, session, reasons };
}

/** Who fights, and who plays them: `red: Hermes, murmillo (skilled) · blue: …`, or `Lion · skilled` where nobody has a seat. */
function fightersText({ game, simulation: { setup, players }, session: { bout } }: PlayedOut, names: FigureNames): string {
  const { desk, content } = game;
  const seats = desk.seats(setup);
  if (seats.length === 0) return `${desk.account({ content, setup, bout }).who} · ${playersText(players)}`;
  const sides = desk.sides(setup).map((side) => {
    const own = seats.flatMap((seat) => (seat.side === side ? [wholeName(names, seat.figure)] : []));
    return `${side}: ${listed(own)} (${players[side] ?? players['*']})`;
  });
  return sides.join(' · ');
}

function resultOf(kit: GameKit, record: GameRecord, { part, simulation, session }: PlayedOut): object {
  const { bout } = session;
  const facts = part?.bout?.facts?.(bout);
  return { record, players: simulation.players, outcome: bout.outcome(), ...facts, link: linkOrNull(kit, record) };
}

function tell(parsed: Parsed, { kit, catalogue }: Loaded, played: PlayedOut): void {
  const { game, session, simulation } = played;
  const record = session.record();
  const file = textOption(parsed, 'record', '');
  if (file) writeText(file, `${JSON.stringify(record)}\n`);
  if (flag(parsed, 'json')) return printJson(resultOf(kit, record, played));
  if (flag(parsed, 'link')) return print(linkText(kit, record));
  if (logOption(parsed) === 'jsonl') return printLog(record, session.steps);
  const names = namesIn(catalogue, { desk: game.desk, bout: session.bout, seed: simulation.seed });
  const heading = `${fightersText(played, names)} · seed ${simulation.seed}`;
  print(withoutPacks([heading, ...storyWithReasons(session.steps, names, played.reasons)].join('\n')));
}

/** A command that plays one bout with named players and a seed, of any game of a house. */
export function boutCommand(house: House, { name, summary }: Pick<Command, 'name' | 'summary'>): Command {
  const own = rosterOptions(house);
  const example = house.parts.find(({ id }) => id === house.usualBout)?.bout?.example ?? '--set-up FILE';
  return {
    name,
    words: 0,
    usage: `${name} ${example} [--seed 7] [--log jsonl] [--record FILE]`,
    examples: [`${name} ${example} --seed 7`, `${name} ${example} --log jsonl`, `${name} ${example} --link`],
    summary,
    options: { ...boutOptions(house), ...allOf(own), ...TELLING },
    run(parsed) {
      logOption(parsed);
      const loaded = house.load(parsed);
      const found = readBout(parsed, { house, loaded, own });
      const { desk } = found.game;
      const players = readPlayers(parsed, desk, desk.sides(found.setup), found.part?.bout?.botOption);
      const simulation = { setup: found.setup, players, seed: seedOption(parsed), detail: true };
      tell(parsed, loaded, playOut(loaded.kit, found, simulation, flag(parsed, 'why')));
      return DONE;
    },
  };
}
