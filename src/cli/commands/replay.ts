import { existsSync } from 'node:fs';
import type { GameRecord, GameReplay } from '../../session/index.ts';
import { decodeLink, LinkError, ReadError, readRecord, replayRecord } from '../../session/index.ts';
import { SetupError } from '../../engine/bout/index.ts';
import { DONE, FaultError, FAULTS, UsageError } from '../fault.ts';
import type { Game } from '../game.ts';
import { loadGame } from '../game.ts';
import type { Command } from '../options.ts';
import { flag, textOption } from '../options.ts';
import { printLog } from '../log.ts';
import { print, printJson } from '../output.ts';
import { readJson } from '../reading/text-file.ts';
import { storyOf } from '../story.ts';

function readOne(game: Game, source: string): GameRecord {
  try {
    if (existsSync(source)) return readRecord(game.kit, readJson(source));
    const [, fragment = source] = source.split('#r=');
    return decodeLink(game.kit, fragment);
  } catch (error) {
    if (error instanceof LinkError || error instanceof ReadError) throw new FaultError(`${source}: ${error.message}`);
    throw error;
  }
}

function otherOf(packs: readonly string[]): string {
  return packs.length > 0 ? `cards or rules (${packs.join(', ')})` : 'cards or rules';
}

function sealText({ seal }: GameReplay): string {
  if (seal.kind === 'verified') return 'verified: the same dice and choices give the same end';
  if (seal.kind === 'end-only') return 'sealed by the end only: the same dice and choices give the same end';
  if (seal.kind === 'altered') return `altered: ${seal.field} is not the one that was sealed`;
  if (seal.kind === 'other-content')
    return `made with other ${otherOf(seal.packs)}; with those at hand it ${seal.matches ? 'ends alike' : 'ends otherwise'}`;
  return `differs in round ${seal.round}, answer ${seal.step}: ${seal.reason}`;
}

/** `damnatio replay`: plays records or links again and says where they differ, if they do. */
export const replay: Command = {
  name: 'replay',
  usage: 'replay FILE|LINK …',
  summary: 'Plays records again and says whether, and where, they differ.',
  options: { log: { type: 'string', value: 'jsonl|text', help: 'prints the event log of the replay too' } },
  run(parsed) {
    if (parsed.words.length === 0) throw new UsageError('replay takes record files or links');
    const game = loadGame(parsed);
    const log = textOption(parsed, 'log', '');
    let faults = 0;
    const results = parsed.words.map((source) => {
      let played: GameReplay;
      try {
        played = replayRecord(game.kit, readOne(game, source));
      } catch (error) {
        if (error instanceof SetupError || error instanceof TypeError) throw new FaultError(`${source}: ${error.message}`);
        throw error;
      }
      if (
        played.seal.kind === 'differs' ||
        played.seal.kind === 'altered' ||
        (played.seal.kind === 'other-content' && !played.seal.matches)
      )
        faults += 1;
      if (log === 'jsonl') printLog(played.record, played.steps);
      if (log === 'text') for (const line of storyOf(played.steps)) print(line);
      return {
        source,
        seal: played.seal,
        answers: played.steps.length - 1,
        outcome: played.positions.at(-1)!.outcome(),
        text: sealText(played),
      };
    });
    if (flag(parsed, 'json')) printJson(results);
    else for (const { source, text } of results) print(`${source.slice(0, 60)}: ${text}`);
    return faults > 0 ? FAULTS : DONE;
  },
};
