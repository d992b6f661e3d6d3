import { PROTOCOL } from '../engine/bout/index.ts';
import type { GameRecord, LogStep } from '../session/index.ts';
import { print } from './output.ts';

/** The log as JSON Lines: a head with the version, then an event a line (src/engine/bout/PROTOCOL.md). */
export function printLog({ ruleset, seed, setup }: GameRecord, steps: readonly LogStep[]): void {
  print(JSON.stringify({ protocol: PROTOCOL, ruleset, seed, setup }));
  for (const { events } of steps) for (const event of events) print(JSON.stringify(event));
}
