import { existsSync } from 'node:fs';
import { messagesIn } from '../../catalogue/index.ts';
import { SetupError } from '../../engine/bout/index.ts';
import { restoreRng } from '../../engine/dice/index.ts';
import type { GameKit, GameReplay, Stopped, Watch } from '../../session/index.ts';
import {
  asPlayed,
  atOnce,
  decodeLink,
  diceByBots,
  gameOf,
  LinkError,
  openWatch,
  positionHash,
  ReadError,
  readRecord,
  replayRecord,
} from '../../session/index.ts';
import { DONE, FaultError, FAULTS, UsageError } from '../fault.ts';
import type { Loaded } from '../game.ts';
import type { House } from '../house.ts';
import { printLog, namesIn } from '../story.ts';
import type { Command } from '../options.ts';
import { flag, logOption } from '../options.ts';
import { complain, print, printJson } from '../output.ts';
import { jsonIn, LARGEST_JSON, readText } from '../reading/input-files.ts';
import type { Reasons } from '../why.ts';
import { answerOf, storyWithReasons } from '../why.ts';
import { withoutPacks } from '../asked-packs.ts';

interface Played {
  readonly played: GameReplay;
  /** Who decided, where the source says it. */
  readonly watch: Watch | null;
}

/** A source, and what became of it: its replay, or why there is none. */
type Replayed = { readonly source: string } & (Played | { readonly fault: string });

/** A link alone, or in an address. What only names its bots vouches for nothing. */
function playLink(kit: GameKit, source: string): Played {
  const [, fragment = source] = source.split('#r=');
  const played = replayRecord(kit, decodeLink(kit, fragment));
  const watch = openWatch(kit, fragment);
  return { played: watch ? asPlayed(played) : played, watch };
}

/** A file holds a record, or a link. */
function play(kit: GameKit, source: string): Played {
  if (!existsSync(source)) return playLink(kit, source);
  const text = readText(source, LARGEST_JSON).trim();
  return text.startsWith('{') ? { played: replayRecord(kit, readRecord(kit, jsonIn(source, text))), watch: null } : playLink(kit, text);
}

function replayOf(kit: GameKit, source: string): Replayed {
  try {
    return { source, ...play(kit, source) };
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

/** Where a replay stopped midway, and the rule that decided it. */
function stoppedText({ round, step, of, answer, refusal }: Stopped, why: (reason: string) => string): string {
  const decided = refusal ? `${refusal.rule}: ${why(refusal.reason)}` : 'the bout is over by then';
  return `it parts in round ${round} at answer ${step} of ${of} and stopped there: "${answer}" is not allowed any more (${decided})`;
}

function sealText({ seal }: GameReplay, why: (reason: string) => string): string {
  switch (seal.kind) {
    case 'verified':
      return 'verified: the same dice and choices give the same end';
    case 'end-only':
      return 'sealed by the end only: the same dice and choices give the same end';
    case 'played':
      return 'played: its bots have fought it now, and the link says nothing of its end (--json prints the hash of it)';
    case 'altered':
      return `altered: ${seal.field} is not the one that was sealed`;
    case 'other-content': {
      const ends = seal.stopped ? stoppedText(seal.stopped, why) : `it ends ${seal.matches ? 'alike' : 'otherwise'}`;
      return `made with other ${otherOf(seal.packs)}; with those at hand ${ends}`;
    }
    case 'differs':
      return seal.stopped
        ? `differs: ${stoppedText(seal.stopped, why)}`
        : `differs in round ${seal.round}, answer ${seal.step}: ${seal.reason}`;
  }
}

/** A refusal in the words of the page. */
function whyIn({ catalogue }: Loaded, { record: { ruleset } }: GameReplay): (reason: string) => string {
  const messages = messagesIn(catalogue);
  return (reason) => messages[`${ruleset}-refusal`]?.[reason] ?? messages['refusal']?.[reason] ?? reason;
}

function isSound(one: Replayed): boolean {
  if ('fault' in one) return false;
  const { seal } = one.played;
  return seal.kind === 'other-content' ? seal.matches : seal.kind !== 'differs' && seal.kind !== 'altered';
}

function resultOf(loaded: Loaded, one: Replayed): object {
  if ('fault' in one) return one;
  const { source, played } = one;
  const end = played.positions.at(-1)!;
  const text = sealText(played, whyIn(loaded, played));
  return { source, seal: played.seal, answers: played.steps.length - 1, outcome: end.outcome(), hash: positionHash(end), text };
}

/** What the bots of a watched bout thought before each answer; a record does not say who decided. */
function reasonsIn(kit: GameKit, watch: Watch | null, { positions }: GameReplay): Reasons {
  if (!watch) throw new UsageError('--why goes with links of watched bouts, as those of a career: a record does not say who decided');
  const { desk } = gameOf(kit, watch.setup);
  const sides = desk.sides(watch.setup);
  const dice = atOnce(diceByBots(kit, watch, positions));
  const steps = positions.slice(0, -1).map(({ forBots }, step): [number, string[]] => {
    const place = Math.max(0, sides.indexOf(forBots.decision()!.side));
    return [step + 1, answerOf(desk, watch.bots[place]!, { seen: forBots, rng: restoreRng(dice[step]!) }).lines];
  });
  return new Map(steps.filter(([, told]) => told.length > 0));
}

/** How a replay is told. */
interface Wanted {
  readonly log: 'jsonl' | 'text' | null;
  readonly why: boolean;
}

/** Tells one source as soon as it has been played. */
function tell(one: Replayed, { log, why }: Wanted, { kit, catalogue }: Loaded): void {
  if ('fault' in one) return complain(`damnatio: ${one.fault}`);
  const { record, steps, positions } = one.played;
  if (log === 'jsonl') printLog(record, steps);
  if (log !== 'text' && !why) return;
  const names = namesIn(catalogue, { desk: gameOf(kit, record.setup).desk, bout: positions.at(-1)!, seed: record.seed });
  const reasons = why ? reasonsIn(kit, one.watch, one.played) : new Map<number, string[]>();
  print(withoutPacks(storyWithReasons(steps, names, reasons).join('\n')));
}

/** `damnatio replay`: plays records or links again and says where they differ, if they do. */
export function replayCommand(house: House): Command {
  return {
    name: 'replay',
    usage: 'replay FILE|LINK …',
    examples: ['replay record.json', 'replay record.json --log text'],
    summary: 'Plays records again and says whether, and where, they differ. Goes on after one that cannot be read.',
    options: {
      log: { type: 'string', value: 'jsonl|text', help: 'prints the event log of the replay too' },
      why: { type: 'boolean', help: 'tells the bout with the reasons of its bots, where a link names them', without: ['json', 'log'] },
    },
    run(parsed) {
      if (parsed.words.length === 0) throw new UsageError('replay takes record files or links');
      const log = logOption(parsed);
      const loaded = house.load(parsed);
      const all = parsed.words.map((source) => {
        const one = replayOf(loaded.kit, source);
        tell(one, { log, why: flag(parsed, 'why') }, loaded);
        return one;
      });
      if (flag(parsed, 'json')) printJson(all.map((one) => resultOf(loaded, one)));
      else
        for (const one of all) if ('played' in one) print(`${one.source.slice(0, 60)}: ${sealText(one.played, whyIn(loaded, one.played))}`);
      return all.every(isSound) ? DONE : FAULTS;
    },
  };
}
