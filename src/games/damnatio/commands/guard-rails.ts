import { z } from 'zod';
import type { PolicyName } from '../bots/index.ts';
import type { HuntSetup } from '../rules/index.ts';
import { huntSetup } from '../rules/index.ts';
import { shareOf, SURELY } from '../../../session/index.ts';
import type { Share } from '../../../session/index.ts';
import { FindingsError, readSheetFile } from '../../../cli/index.ts';

/** Per cent, the lowest and the highest that is wanted. */
export type Band = readonly [least: number, most: number];

/** A party against a beast, and how many of 100 hunts the men should win (section 28.2). */
export interface Cell {
  readonly rule: string;
  readonly party: string;
  readonly beast: string;
  readonly setup: HuntSetup;
  readonly policy: PolicyName;
  readonly band: Band;
}

const perCent = z.number().min(0).max(100);
const row = z.strictObject({
  rule: z.string().regex(/^D-\d{3}$/),
  party: z.string().min(1),
  draw: z.int().min(1).max(6).optional(),
  men: z.array(z.string()).min(1).optional(),
  elite: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
  policy: z.enum(['skilled', 'naive', 'random']),
  bands: z.record(z.string(), z.tuple([perCent, perCent])),
});
const file = z.strictObject({ cells: z.array(row).min(1) });

/** Reads a table of guard rails, a cell for each beast of a row. Throws `FindingsError` for what is wrong with it. */
export function readCells(path: string): Cell[] {
  const sheet = readSheetFile(path);
  const findings = sheet.findings(file);
  if (findings.length > 0) throw new FindingsError(findings);
  return file.parse(sheet.value).cells.flatMap(({ rule, party, draw, men = [], elite, policy, bands }) =>
    Object.entries(bands).map(([beast, band]): Cell => {
      const setup = huntSetup({ beasts: [beast], men, draw: draw ?? 0, elite });
      return { rule, party, beast, setup, policy, band };
    }),
  );
}

export interface Measured {
  readonly won: Share;
  /** `inside`: the rate lies in the band; `edge`: beside it, within what chance allows; `outside`: surely not in it. */
  readonly verdict: 'inside' | 'edge' | 'outside';
}

/** Holds hunts won against a band. */
export function measured(won: number, hunts: number, [least, most]: Band): Measured {
  const share = shareOf(won, hunts, SURELY);
  if (100 * share.low > most || 100 * share.high < least) return { won: share, verdict: 'outside' };
  const inside = 100 * share.share >= least && 100 * share.share <= most;
  return { won: share, verdict: inside ? 'inside' : 'edge' };
}
