import { existsSync } from 'node:fs';
import { SetupError } from '../../engine/bout/index.ts';
import type { GameKit, GameReplay } from '../../session/index.ts';
import { decodeLink, gameOf, LinkError, ReadError, readRecord, replayRecord } from '../../session/index.ts';
import { DONE, FaultError, FAULTS, UsageError } from '../fault.ts';
import { namesIn } from '../figure-names.ts';
import type { Loaded } from '../game.ts';
import type { House } from '../house.ts';
import { printLog } from '../log.ts';
import type { Command } from '../options.ts';
import { flag, logOption } from '../options.ts';
import { complain, print, printJson } from '../output.ts';
import { readJson } from '../reading/text-file.ts';
import { storyOf } from '../story.ts';
import { withoutPacks } from '../without-packs.ts';

/** A source, and what became of it: its replay, or why there is none. */
type Replayed = { readonly source: string } & ({ readonly played: GameReplay } | { readonly fault: string });

function play(kit: GameKit, source: string): GameReplay {
  if (existsSync(source)) return replayRecord(kit, readRecord(kit, readJson(source)));
  const [, fragment = source] = source.split('#r=');
  return replayRecord(kit, decodeLink(kit, fragment));
}

function replayOf(kit: GameKit, source: string): Replayed {
  try {
    return { source, played: play(kit, source) };
  } catch (error) {
    if (error instanceof FaultError) return { source, fault: error.message };
    const told = [LinkError, ReadError, SetupError, TypeError].some((kind) => error instanceof kind);
    if (told) return { source, fault: `${source}: ${(error as Error).message}` };
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

function isSound(one: Replayed): boolean {
  if ('fault' in one) return false;
  const { seal } = one.played;
  return seal.kind === 'other-content' ? seal.matches : seal.kind !== 'differs' && seal.kind !== 'altered';
}

function resultOf(one: Replayed): object {
  if ('fault' in one) return one;
  const { source, played } = one;
  const outcome = played.positions.at(-1)!.outcome();
  return { source, seal: played.seal, answers: played.steps.length - 1, outcome, text: sealText(played) };
}

/** Tells one source as soon as it has been played. */
function tell(one: Replayed, log: 'jsonl' | 'text' | null, { kit, catalogue }: Loaded): void {
  if ('fault' in one) return complain(`damnatio: ${one.fault}`);
  const { record, steps, positions } = one.played;
  if (log === 'jsonl') printLog(record, steps);
  if (log !== 'text') return;
  const names = namesIn(catalogue, { desk: gameOf(kit, record.setup).desk, bout: positions.at(-1)!, seed: record.seed });
  print(withoutPacks(storyOf(steps, names).join('\n')));
}

/** `damnatio replay`: plays records or links again and says where they differ, if they do. */
export function replayCommand(house: House): Command {
  return {
    name: 'replay',
    usage: 'replay FILE|LINK …',
    examples: ['replay record.json', 'replay record.json --log text'],
    summary: 'Plays records again and says whether, and where, they differ. Goes on after one that cannot be read.',
    options: { log: { type: 'string', value: 'jsonl|text', help: 'prints the event log of the replay too' } },
    run(parsed) {
      if (parsed.words.length === 0) throw new UsageError('replay takes record files or links');
      const log = logOption(parsed);
      const loaded = house.load(parsed);
      const all = parsed.words.map((source) => {
        const one = replayOf(loaded.kit, source);
        tell(one, log, loaded);
        return one;
      });
      if (flag(parsed, 'json')) printJson(all.map(resultOf));
      else for (const one of all) if ('played' in one) print(`${one.source.slice(0, 60)}: ${sealText(one.played)}`);
      return all.every(isSound) ? DONE : FAULTS;
    },
  };
}
