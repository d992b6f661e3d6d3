import type { BoutEvent } from '../../engine/bout/index.ts';
import type { BoutSession, LogStep } from '../bout-session.ts';
import type { Game } from '../game.ts';
import { gameOf } from '../kit.ts';
import { factsProblems, matchEvents } from '../scenario/match-facts.ts';
import type { Facts, ScenarioFile } from '../scenario/scenario-file.ts';
import type { GameKit } from '../kit.ts';
import { beginScenario } from '../scenario/begin-scenario.ts';
import { checkKeys } from '../scenario/scripts.ts';

/** What must have happened, or be so; see the card of a lesson. */
interface LessonWhen {
  readonly events: readonly string[];
  readonly never: readonly string[];
  readonly facts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What of a lesson is played and answered to; its card has more words. */
export interface LessonFile {
  readonly id: string;
  readonly name: string;
  readonly position: { readonly [key: string]: unknown; readonly ruleset: string };
  readonly dice: readonly number[];
  readonly goal: { readonly ways: readonly LessonWhen[] };
  readonly answers: readonly { readonly when: LessonWhen; readonly say: string }[];
}

/** Where somebody is in a lesson. */
export interface LessonState {
  /** What is said to the last thing that something is said to; null before that. */
  readonly said: string | null;
  /** The step that it is said to. */
  readonly saidAt: number;
  readonly met: boolean;
  /** Nothing more can be done. */
  readonly over: boolean;
}

/** What one step came to. */
interface Heard<G extends Game> {
  readonly step: LogStep<G>;
  readonly said: string | null;
  readonly met: boolean;
}

/** Whether a condition holds of events, of all that came before and with them, and of the position after them. */
function holds(
  { events: wanted, never, facts: so }: LessonWhen,
  events: readonly BoutEvent[],
  all: readonly BoutEvent[],
  facts: Facts,
): boolean {
  const isSo = matchEvents(events, wanted, []).length === 0 && matchEvents(all, [], never).length === 0;
  return isSo && factsProblems(facts, so).length === 0;
}

/**
 * Follows a session through its lesson, step by step: what is taken back counts no more. Answers look at what came of one
 * step, the goal at everything since the beginning, as does whatever must never have happened.
 */
export class LessonCourse<G extends Game = Game> {
  private readonly lesson: LessonFile;
  private readonly session: BoutSession<G>;
  private heard: Heard<G>[] = [];

  constructor(lesson: LessonFile, session: BoutSession<G>) {
    this.lesson = lesson;
    this.session = session;
    this.follow();
  }

  /** Hears what has been played or taken back since; to be called after every change of the session. */
  follow(): void {
    const { steps } = this.session;
    const known = this.heard.findIndex(({ step }, i) => steps[i] !== step);
    if (known >= 0) this.heard.length = known;
    const facts = this.facts();
    for (const step of steps.slice(this.heard.length)) this.hear(step, facts);
  }

  private facts(): Facts {
    return gameOf<G>(this.session.kit, this.session.setup).desk.script.facts(this.session.bout);
  }

  private hear(step: LogStep<G>, facts: Facts): void {
    const { answers, goal } = this.lesson;
    const all = [...this.heard.map((each) => each.step), step].flatMap(({ events }) => events);
    const met = (this.heard.at(-1)?.met ?? false) || goal.ways.some((when) => holds(when, all, all, facts));
    // The opening is nobody's answer.
    const said = step.action === null ? null : (answers.find(({ when }) => holds(when, step.events, all, facts))?.say ?? null);
    this.heard.push({ step, said, met });
  }

  get state(): LessonState {
    const saidAt = this.heard.findLastIndex(({ said }) => said !== null);
    return {
      said: this.heard[saidAt]?.said ?? null,
      saidAt,
      met: this.heard.at(-1)?.met ?? false,
      over: this.session.decision() === null,
    };
  }
}

/**
 * A lesson for somebody to play: its dice fall first, seeded ones after that. Throws `ScenarioError` or `ReadError` naming
 * a field of its position that is wrong, `SetupError` when nobody can stand so.
 */
export function beginLesson<G extends Game = Game>(
  kit: GameKit,
  { name, position, dice }: Pick<LessonFile, 'name' | 'position' | 'dice'>,
  seed: string,
): BoutSession<G> {
  const file: ScenarioFile = { ...position, name, dice };
  checkKeys(kit, file);
  return beginScenario<G>(kit, file, seed);
}
