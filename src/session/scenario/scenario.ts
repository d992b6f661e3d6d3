import type { BoutEvent } from '../../engine/bout/index.ts';
import { ScriptedRng, TapeError } from '../../engine/dice/index.ts';
import type { Hunt, HuntAction, HuntRuleset, HuntSetup, Position } from '../../rulesets/damnatio/index.ts';
import { beginHuntBout, huntSetup } from '../../rulesets/damnatio/index.ts';
import { readSetup } from '../read-setup.ts';
import { matchEvents } from './match-events.ts';
import { factsProblems } from './facts.ts';
import { parsePlay } from './play-line.ts';

/** A rule scenario as its file has it; test/scenarios/README.md documents the format. */
export interface ScenarioFile {
  readonly name: string;
  readonly ruleset: 'damnatio';
  readonly rules?: readonly string[];
  readonly lex?: HuntSetup['lex'];
  readonly elite?: HuntSetup['elite'];
  readonly arena?: string;
  readonly start?: Position['start'];
  readonly round?: number;
  readonly tie?: number;
  /** False: a tie number is drawn at the end of a round, as in play. */
  readonly tieFixed?: boolean;
  readonly control?: 'beast' | 'men';
  readonly beasts: readonly FigureLine[];
  readonly men?: readonly FigureLine[];
  /** True: the set-up of the rules instead of given places. */
  readonly setUp?: boolean;
  readonly dice: readonly number[];
  readonly play?: readonly string[];
  readonly expect?: readonly string[];
  /** Expectations that no event may meet. */
  readonly never?: readonly string[];
  readonly finally?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** What the hunt waits for at the end: `KIND FIGURE…`, `over`, or `dice` when the tape ends it. */
  readonly waiting?: string;
}

/** A figure in a scenario: its card, `at: [q, r]`, and what differs from the card. */
export type FigureLine = { readonly card: string; readonly at?: readonly [number, number]; readonly facing?: number } & Readonly<Record<string, unknown>>;

export interface ScenarioResult {
  readonly name: string;
  /** Empty when the scenario holds. */
  readonly problems: readonly string[];
  readonly events: readonly BoutEvent[];
}

/** The set-up a scenario begins with. Throws `TypeError` naming a field that is wrong. */
export function scenarioSetup(file: ScenarioFile): HuntSetup {
  const men = (file.men ?? []).map(({ card }) => card);
  const place = ({ card, at, ...rest }: FigureLine) => {
    void card;
    return { ...rest, at: { q: at?.[0] ?? 0, r: at?.[1] ?? 0 } };
  };
  const position = {
    start: file.start ?? 'control',
    round: file.round ?? 2,
    tieNumber: file.tie ?? 1,
    tieFixed: file.tieFixed ?? true,
    control: file.control ?? 'men',
    beasts: file.beasts.map((beast) => ({ facing: 0, ...place(beast) })),
    men: (file.men ?? []).map(place),
  } as Position;
  const setup = huntSetup({
    beasts: file.beasts.map(({ card }) => card),
    men,
    draw: 0,
    lex: file.lex ?? {},
    elite: file.elite ?? 0,
    arena: file.arena ?? 'harena',
    position: file.setUp ? null : position,
  });
  return readSetup(setup);
}

interface Played {
  readonly hunt: Hunt | null;
  readonly events: BoutEvent[];
  readonly problems: string[];
  readonly rng: ScriptedRng;
  readonly tapeEnded: boolean;
}

/** Plays a scenario with its tape and compares what happens; dice left over or missing are problems. */
export function runScenario(ruleset: HuntRuleset, file: ScenarioFile): ScenarioResult {
  const played = playThrough(ruleset, file);
  const { hunt, events, problems, rng } = played;
  if (rng.left.length > 0) problems.push(`${rng.left.length} dice of the tape were not thrown: ${rng.left.join(', ')}`);
  problems.push(...matchEvents(events, file.expect ?? [], file.never ?? []));
  if (hunt) {
    problems.push(...factsProblems(hunt, file.finally ?? {}));
    const waiting = waitingFor(hunt, played.tapeEnded);
    if (file.waiting !== undefined && file.waiting !== waiting) problems.push(`waits for "${waiting}", not for "${file.waiting}"`);
  }
  return { name: file.name, problems, events };
}

function playThrough(ruleset: HuntRuleset, file: ScenarioFile): Played {
  const rng = new ScriptedRng(file.dice);
  const lines = [...(file.play ?? [])];
  const events: BoutEvent[] = [];
  const problems: string[] = [];
  let hunt: Hunt | null = null;
  let tapeEnded = false;
  try {
    const opening = beginHuntBout(ruleset, scenarioSetup(file), rng, { log: true, listen: (event) => events.push(event) });
    hunt = opening.bout;
    while (lines.length > 0) {
      const line = lines.shift()!;
      const action: HuntAction = parsePlay(hunt, line);
      const refusal = hunt.refusal(action);
      if (refusal) {
        problems.push(`"${line}" is refused: ${refusal.reason} [${refusal.rule}]`);
        break;
      }
      hunt.play(action);
    }
  } catch (error) {
    tapeEnded = error instanceof TapeError && rng.left.length === 0 && lines.length === 0;
    if (!tapeEnded) problems.push(error instanceof Error ? error.message : String(error));
  }
  return { hunt, events, problems, rng, tapeEnded };
}

function waitingFor(hunt: Hunt, tapeEnded: boolean): string {
  if (tapeEnded) return 'dice';
  const decision = hunt.decision();
  return decision ? [decision.kind, ...decision.figures].join(' ') : 'over';
}
