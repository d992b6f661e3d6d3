import { writeFileSync } from 'node:fs';
import { policies } from '../bots/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import type { HuntGame, HuntSession } from '../desk/index.ts';
import { beginSession } from '../../../session/index.ts';
import { DONE, UsageError } from '../../../cli/fault.ts';
import type { Game } from '../../../cli/game.ts';
import { loadGame } from '../../../cli/game.ts';
import { HUNT_OPTIONS, readHunt, readPolicy } from './options.ts';
import { linkOrNull, linkText } from '../../../cli/link-text.ts';
import type { Command, Parsed } from '../../../cli/options.ts';
import { flag, seedOption, textOption } from '../../../cli/options.ts';
import { printLog } from '../../../cli/log.ts';
import { print, printJson } from '../../../cli/output.ts';
import { storyOf } from '../../../cli/story.ts';

function playOut(game: Game, parsed: Parsed): HuntSession {
  const seed = seedOption(parsed);
  const session = beginSession<HuntGame>(game.kit, readHunt(parsed, game.catalogue), seed);
  const policy = policies[readPolicy(parsed)];
  const player = seededRng(`${seed}/player`);
  while (session.decision()) session.play(policy(session.bout.forBots, player));
  return session;
}

/** `damnatio hunt`: one hunt with a named player and a seed. */
export const hunt: Command = {
  name: 'hunt',
  words: 0,
  usage: 'hunt [--beast lion] [--side noxii:4] [--seed 7] [--log jsonl] [--record FILE]',
  summary: 'Plays one hunt and tells it. The same seed gives the same hunt.',
  options: {
    ...HUNT_OPTIONS,
    log: { type: 'string', value: 'jsonl|text', help: 'prints the event log (text)' },
    record: { type: 'string', value: 'FILE', help: 'writes the record, for replay' },
    link: { type: 'boolean', help: 'prints the text of a replay link' },
  },
  run(parsed) {
    const log = textOption(parsed, 'log', 'text');
    if (log !== 'jsonl' && log !== 'text') throw new UsageError(`--log is jsonl or text, not "${log}"`);
    const game = loadGame(parsed);
    const session = playOut(game, parsed);
    const record = session.record();
    const file = textOption(parsed, 'record', '');
    if (file) writeFileSync(file, `${JSON.stringify(record)}\n`);
    if (flag(parsed, 'json')) printJson({ record, outcome: session.bout.outcome(), link: linkOrNull(game.kit, record) });
    else if (flag(parsed, 'link')) print(linkText(game.kit, record));
    else if (log === 'jsonl') printLog(record, session.steps);
    else for (const line of storyOf(session.steps)) print(line);
    return DONE;
  },
};
