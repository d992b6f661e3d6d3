import type { Command } from '../options.ts';
import { balance } from './balance.ts';
import { bench } from './bench.ts';
import { bout } from '../../games/munera/commands/bout.ts';
import { check } from './check.ts';
import { cover } from './cover.ts';
import { hunt } from '../../games/damnatio/commands/hunt.ts';
import { odds } from './odds.ts';
import { perft } from './perft.ts';
import { prose } from './prose.ts';
import { replay } from './replay.ts';
import { resolve } from './resolve.ts';
import { scenario } from './scenario.ts';
import { schema } from './schema.ts';
import { sim } from './sim.ts';

/** Every command of the bin, in the order help lists them. */
export const COMMANDS: readonly Command[] = [
  hunt,
  bout,
  sim,
  replay,
  scenario,
  odds,
  check,
  resolve,
  prose,
  schema,
  perft,
  cover,
  balance,
  bench,
];
