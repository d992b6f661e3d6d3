import { writeFileSync } from 'node:fs';
import { seededRng } from '../../../engine/dice/index.ts';
import type { GameKit, Simulation } from '../../../session/index.ts';
import type { MuneraGame, MuneraRecord, MuneraSession } from '../desk/index.ts';
import { muneraDesk } from '../desk/index.ts';
import { beginSession, playersOf } from '../../../session/index.ts';
import { BOT_OPTIONS, readBots, readBout, ROSTER_OPTIONS, sidesOf } from './options.ts';
import { DONE, UsageError } from '../../../cli/fault.ts';
import { loadGame } from '../../../cli/game.ts';
import { linkOrNull, linkText } from '../../../cli/link-text.ts';
import type { Command } from '../../../cli/options.ts';
import { flag, seedOption, textOption } from '../../../cli/options.ts';
import { printLog } from '../../../cli/log.ts';
import { print, printJson } from '../../../cli/output.ts';
import { storyOf } from '../../../cli/story.ts';

function playOut(kit: GameKit, simulation: Simulation<MuneraGame>): MuneraSession {
  const { setup, seed } = simulation;
  const policy = playersOf(muneraDesk, simulation);
  const player = seededRng(`${seed}/player`);
  const session = beginSession<MuneraGame>(kit, setup, seed);
  while (session.decision()) session.play(policy(session.bout.forBots, player));
  return session;
}

/** `red: murmillo, thraex (skilled)` for every side. */
function heading({ setup, players, seed }: Simulation<MuneraGame>, { bout }: MuneraSession): string {
  const sides = sidesOf(setup).map((side) => {
    const names = bout.state.fighters.filter((fighter) => fighter.side === side).map(({ id }) => id);
    const who = names.length === 1 && names[0] === side ? side : `${side}: ${names.join(', ')}`;
    return `${who} (${players[side] ?? players['*']})`;
  });
  return `${sides.join(' · ')} · seed ${seed}`;
}

function result(kit: GameKit, record: MuneraRecord, { bout }: MuneraSession, players: Simulation<MuneraGame>['players']): unknown {
  const fighters = bout.state.fighters.map(({ id, side, fate, stamina, original, fatigue }) => ({
    figure: id,
    side,
    fate,
    stamina,
    original,
    fatigue,
  }));
  return { record, players, outcome: bout.outcome(), fighters, link: linkOrNull(kit, record) };
}

/** `damnatio bout`: one bout of gladiators with named players and a seed. */
export const bout: Command = {
  name: 'bout',
  words: 0,
  usage: 'bout --red murmillo --blue retiarius [--seed 7] [--log jsonl] [--record FILE]',
  summary: 'Plays one bout of gladiators and tells it. The same seed gives the same bout.',
  options: {
    ...ROSTER_OPTIONS,
    ...BOT_OPTIONS,
    seed: { type: 'string', value: 'TEXT', help: 'seed of the dice (1)' },
    arena: { type: 'string', value: 'ID', help: 'the arena (a hexagon by the number of fighters)' },
    lex: { type: 'string', multiple: true, value: 'KEY=VALUE', help: 'a toggle, such as lineOfFire=true; may be repeated' },
    log: { type: 'string', value: 'jsonl|text', help: 'prints the event log (text)' },
    record: { type: 'string', value: 'FILE', help: 'writes the record, for replay' },
    link: { type: 'boolean', help: 'prints the text of a replay link' },
  },
  run(parsed) {
    const log = textOption(parsed, 'log', 'text');
    if (log !== 'jsonl' && log !== 'text') throw new UsageError(`--log is jsonl or text, not "${log}"`);
    const game = loadGame(parsed);
    const setup = readBout(parsed, game);
    const players = readBots(parsed, sidesOf(setup));
    const simulation = { setup, players, seed: seedOption(parsed), detail: true };
    const session = playOut(game.kit, simulation);
    const record = session.record();
    const file = textOption(parsed, 'record', '');
    if (file) writeFileSync(file, `${JSON.stringify(record)}\n`);
    if (flag(parsed, 'json')) printJson(result(game.kit, record, session, players));
    else if (flag(parsed, 'link')) print(linkText(game.kit, record));
    else if (log === 'jsonl') printLog(record, session.steps);
    else for (const line of [heading(simulation, session), ...storyOf(session.steps)]) print(line);
    return DONE;
  },
};
