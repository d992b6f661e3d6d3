import { policies, type PolicyName } from '../bots/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { beginHuntBout, huntSetup, type Hunt } from '../rules/index.ts';
import { beginSession, decodeLink, encodeLink, replayRecord, type GameKit } from '../../../session/index.ts';
import { huntsOf, type HuntGame, type HuntSession } from '../desk/index.ts';
import { DONE, flag, numberOption, print, printJson, table, type Command, type Loading } from '../../../cli/index.ts';

interface Rate {
  readonly what: string;
  readonly huntsPerSecond: number;
  readonly decisionsPerSecond: number;
  readonly microsPerDecision: number;
}

/** CPU microseconds of a piece of work; wall time says little on a busy machine. */
function cpuMicros(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Plays hunts until the CPU time is used up, after a warm-up of the same length. */
function rateOf(kit: GameKit, policy: PolicyName, log: boolean, micros: number): Rate {
  const setup = huntSetup({ beasts: ['lion'] });
  const world = huntsOf(kit).rules.prepare(setup);
  let hunts = 0;
  let decisions = 0;
  const play = (): void => {
    const player = seededRng(`bench/${hunts}/player`);
    const { bout } = beginHuntBout(huntsOf(kit).rules, setup, seededRng(`bench/${hunts}`), { log, world });
    for (; !bout.state.outcome; decisions += 1) bout.play(policies[policy](bout.forBots, player));
    hunts += 1;
  };
  const forTime = (): number => {
    let used = 0;
    while (used < micros)
      used += cpuMicros(() => {
        for (let i = 0; i < 20; i += 1) play();
      });
    return used;
  };
  forTime();
  hunts = 0;
  decisions = 0;
  const used = forTime();
  const perSecond = (count: number): number => Math.round((count * 1e6) / used);
  return {
    what: `${policy}, log ${log ? 'on' : 'off'}`,
    huntsPerSecond: perSecond(hunts),
    decisionsPerSecond: perSecond(decisions),
    microsPerDecision: used / decisions,
  };
}

function nanosEach(work: () => void, times: number): number {
  work();
  const used = cpuMicros(() => {
    for (let i = 0; i < times; i += 1) work();
  });
  return Math.round((used * 1000) / times);
}

function cloneRates(hunt: Hunt): Record<string, number> {
  const { state } = hunt;
  const clone = nanosEach(() => void hunt.clone(), 20_000);
  const structured = nanosEach(() => void structuredClone(state), 2_000);
  return { cloneNanos: clone, structuredCloneNanos: structured, ratio: Number((structured / clone).toFixed(1)) };
}

/** The first skilled hunt of seeds 1, 2 … that lasts at least 20 rounds. */
function longHunt(kit: GameKit): HuntSession {
  for (let seed = 1; ; seed += 1) {
    const session = beginSession<HuntGame>(kit, huntSetup({ beasts: ['bear'] }), String(seed));
    const player = seededRng(`${seed}/player`);
    while (session.decision()) session.play(policies.skilled(session.bout.forBots, player));
    if (session.bout.outcome()!.rounds >= 20) return session;
  }
}

function recordSizes(kit: GameKit): Record<string, number> {
  const session = longHunt(kit);
  const record = session.record();
  const link = encodeLink(kit, record);
  decodeLink(kit, link);
  return {
    rounds: session.bout.outcome()!.rounds,
    answers: record.actions.length,
    recordBytes: JSON.stringify(record).length,
    linkCharacters: link.length,
    replayNanos: nanosEach(() => void replayRecord(kit, record), 20),
  };
}

/** Heap growth over many hunts, in bytes, after collection where the runtime allows it. */
function heapDrift(kit: GameKit, hunts: number): Record<string, number> {
  const setup = huntSetup({ beasts: ['bull'] });
  const world = huntsOf(kit).rules.prepare(setup);
  const collect = (globalThis as { gc?: () => void }).gc ?? (() => undefined);
  const play = (count: number): void => {
    for (let i = 0; i < count; i += 1) {
      const player = seededRng(`heap/${i}`);
      const { bout } = beginHuntBout(huntsOf(kit).rules, setup, seededRng(`heap/${i}`), { log: false, world });
      while (!bout.state.outcome) bout.play(policies.naive(bout.forBots, player));
    }
  };
  play(200);
  collect();
  const before = process.memoryUsage().heapUsed;
  play(hunts);
  collect();
  return { hunts, driftBytes: process.memoryUsage().heapUsed - before };
}

/** `damnatio bench`: speeds in CPU time, sizes and heap, in one run. */
export function benchCommand({ load }: Loading): Command {
  return {
    name: 'bench',
    words: 0,
    usage: 'bench [--ms 1000] [--json]',
    examples: ['bench', 'bench --ms 200 --json'],
    summary: 'Measures hunts and decisions a second, clones, records, links and heap, in CPU time.',
    options: { ms: { type: 'string', value: 'N', help: 'CPU milliseconds a measurement (1000)' } },
    run(parsed) {
      const { kit } = load(parsed);
      const micros = numberOption(parsed, 'ms', 1000, 50, 60_000) * 1000;
      const cells = (['naive', 'skilled', 'random'] as const).flatMap((policy) => [false, true].map((log) => ({ policy, log })));
      const rates = cells.map(({ policy, log }) => rateOf(kit, policy, log, micros));
      const { bout } = beginHuntBout(huntsOf(kit).rules, huntSetup({ beasts: ['lion'] }), seededRng('clone'));
      const results = { rates, clone: cloneRates(bout), record: recordSizes(kit), heap: heapDrift(kit, 2000) };
      if (flag(parsed, 'json')) printJson(results);
      else {
        const rows = rates.map((rate) => [
          rate.what,
          String(rate.huntsPerSecond),
          String(rate.decisionsPerSecond),
          rate.microsPerDecision.toFixed(2),
        ]);
        print(table([['policy', 'hunts/s', 'decisions/s', 'µs/decision'], ...rows]));
        for (const [part, values] of Object.entries({ clone: results.clone, record: results.record, heap: results.heap })) {
          print(
            `\n${part}: ${Object.entries(values)
              .map(([key, value]) => `${key} ${value}`)
              .join(', ')}`,
          );
        }
      }
      return DONE;
    },
  };
}
