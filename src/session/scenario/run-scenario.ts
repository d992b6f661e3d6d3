import type { BoutEvent, Refusal } from '../../engine/bout/index.ts';
import { beginBout } from '../../engine/bout/index.ts';
import { ScriptedRng, TapeError } from '../../engine/dice/index.ts';
import type { BoutOf, Game, Games, Rules } from '../game.ts';
import { rulesOf } from '../game.ts';
import { matchEvents } from './match-events.ts';
import { factsProblems } from './match-facts.ts';
import type { ScenarioFile } from './scenario-file.ts';
import type { Script } from './script.ts';
import { checkKeys, scriptOf } from './scripts.ts';

export interface ScenarioResult {
  readonly name: string;
  /** Empty when the scenario holds. */
  readonly problems: readonly string[];
  readonly events: readonly BoutEvent[];
}

/** The set-up that a scenario begins with. Throws `ReadError` naming a field that is wrong. */
export function scenarioSetup<F extends ScenarioFile>(rules: Rules, file: F): Games[F['ruleset']]['setup'] {
  return scriptOf<Games[F['ruleset']]>(file).setup(file as never, rules);
}

interface Played<G extends Game> {
  readonly bout: BoutOf<G> | null;
  readonly events: BoutEvent[];
  readonly problems: string[];
  readonly left: readonly number[];
  readonly tapeEnded: boolean;
}

/** Plays a scenario with its tape and compares what happens; dice left over or missing are problems. */
export function runScenario(rules: Rules, file: ScenarioFile): ScenarioResult {
  return check(scriptOf(file), playThrough(rules, file), file);
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

function playThrough<G extends Game>(rules: Rules, file: ScenarioFile): Played<G> {
  const script = scriptOf<G>(file);
  const rng = new ScriptedRng(file.dice);
  const lines = [...(file.play ?? [])];
  const events: BoutEvent[] = [];
  const problems: string[] = [];
  let bout: BoutOf<G> | null = null;
  let tapeEnded = false;
  try {
    checkKeys(file);
    const setup = script.setup(file as never, rules);
    const ruleset = rulesOf<G>(rules, setup);
    bout = beginBout(ruleset, ruleset.prepare(setup), setup, rng, { log: true, listen: (event) => events.push(event) }).bout;
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
