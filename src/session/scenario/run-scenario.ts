import type { BoutEvent, Refusal } from '../../engine/bout/index.ts';
import { beginBout } from '../../engine/bout/index.ts';
import { ScriptedRng, TapeError } from '../../engine/dice/index.ts';
import type { BoutOf, Game } from '../game.ts';
import type { GameKit } from '../kit.ts';
import { factsProblems, matchEvents } from './match-facts.ts';
import type { ScenarioFile, Script } from './scenario-file.ts';
import { checkKeys, playedIn } from './scripts.ts';

export interface ScenarioResult {
  readonly name: string;
  /** Empty when the scenario holds. */
  readonly problems: readonly string[];
  readonly events: readonly BoutEvent[];
}

/** The set-up that a scenario begins with. Throws `ReadError` or `ScenarioError` naming a field that is wrong. */
export function scenarioSetup<G extends Game = Game>(kit: GameKit, file: ScenarioFile): G['setup'] {
  const { desk, content } = playedIn<G>(kit, file);
  return desk.script.setup(file, content);
}

interface Played<G extends Game> {
  readonly bout: BoutOf<G> | null;
  readonly events: BoutEvent[];
  readonly problems: string[];
  readonly left: readonly number[];
  readonly tapeEnded: boolean;
}

/** Plays a scenario with its tape and compares what happens; dice left over or missing are problems. */
export function runScenario(kit: GameKit, file: ScenarioFile): ScenarioResult {
  return check(playedIn<Game>(kit, file).desk.script, playThrough(kit, file), file);
}

function check<G extends Game>(
  script: Script<G>,
  { bout, events, problems, left, tapeEnded }: Played<G>,
  file: ScenarioFile,
): ScenarioResult {
  if (left.length > 0) problems.push(`${left.length} dice of the tape were not thrown: ${left.join(', ')}`);
  problems.push(...matchEvents(events, file.expect ?? [], file.never ?? []));
  if (bout) {
    for (const line of file.refused ?? []) problems.push(...notRefused(script, bout, line));
    problems.push(...factsProblems(script.facts(bout), file.finally ?? {}));
    const waiting = waitingFor(bout, tapeEnded);
    if (file.waiting !== undefined && file.waiting !== waiting) problems.push(`waits for "${waiting}", not for "${file.waiting}"`);
  }
  return { name: file.name, problems, events };
}

function playThrough<G extends Game>(kit: GameKit, file: ScenarioFile): Played<G> {
  const { desk, rules, content } = playedIn<G>(kit, file);
  const { script } = desk;
  const rng = new ScriptedRng(file.dice);
  const lines = [...(file.play ?? [])];
  const events: BoutEvent[] = [];
  const problems: string[] = [];
  let bout: BoutOf<G> | null = null;
  let tapeEnded = false;
  try {
    checkKeys(kit, file);
    const setup = script.setup(file, content);
    bout = beginBout(rules, rules.prepare(setup), setup, rng, { log: true, listen: (event) => events.push(event) }).bout;
    while (lines.length > 0) {
      const line = lines.shift()!;
      const action = script.answer(bout, line);
      const refusal = bout.refusal(action);
      if (refusal) {
        problems.push(`"${line}" is refused: ${because(refusal)}`);
        break;
      }
      bout.play(action);
    }
  } catch (error) {
    tapeEnded = error instanceof TapeError && rng.left.length === 0 && lines.length === 0;
    if (!tapeEnded) problems.push(error instanceof Error ? error.message : String(error));
  }
  return { bout, events, problems, left: rng.left, tapeEnded };
}

function because({ reason, rule }: Refusal): string {
  return `${reason} [${rule}]`;
}

const REFUSED = /^(.*?) \[([\w-]+)\]$/;

/** What is wrong with a line of `refused`; nothing when the rule that it names forbids the answer. */
function notRefused<G extends Game>(script: Script<G>, bout: BoutOf<G>, entry: string): string[] {
  const [, line, rule] = REFUSED.exec(entry) ?? [];
  if (line === undefined) return [`refused: "${entry}" must end with the rule, such as [M-064]`];
  try {
    const refusal = bout.refusal(script.answer(bout, line));
    if (!refusal) return [`"${line}" is legal; ${rule} must forbid it`];
    return refusal.rule === rule ? [] : [`"${line}" is refused: ${because(refusal)}, not by ${rule}`];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function waitingFor<G extends Game>(bout: BoutOf<G>, tapeEnded: boolean): string {
  if (tapeEnded) return 'dice';
  const decision = bout.decision();
  return decision ? [decision.kind, ...decision.figures].join(' ') : 'over';
}
