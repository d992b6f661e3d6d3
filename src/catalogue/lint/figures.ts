import { RIG_LACKS, type Figure, type Proportion } from '../../engine/look/index.ts';
import type { Entry, Fault, Lint } from '../draft.ts';

/** What a card says of its look and nobody will see. */
export const figures: Lint = (draft) => draft.entries.flatMap((entry) => (entry.figure ? unseenOf(entry, entry.figure) : []));

/** What is a rig's, and nothing to a glyph. */
const OF_RIGS = ['proportions', 'hornForm', 'marks', 'colours'] as const;

function unseenOf(entry: Entry, figure: Figure): Fault[] {
  const { rig, glyph, proportions = {}, hornForm } = figure;
  const fault = (key: string, message: string, hint: string): Fault => ({
    severity: 'warning',
    entry,
    path: ['figure', ...key.split('.')],
    message,
    hint,
  });
  if (rig === undefined) {
    const why = glyph === undefined ? 'the figure names no rig' : 'a glyph is drawn as it is';
    const hint = glyph === undefined ? 'say `rig: felid` or another rig' : 'say a rig instead of the glyph, or leave this out';
    return OF_RIGS.filter((key) => figure[key] !== undefined).map((key) => fault(key, `${why}: "${key}" changes nothing`, hint));
  }
  const lacking = (Object.keys(proportions) as Proportion[]).filter((name) => RIG_LACKS[rig].includes(name));
  const faults = lacking.map((name) =>
    fault(`proportions.${name}`, `the rig ${rig} has no ${name}: this changes nothing`, 'leave it out, or choose another rig'),
  );
  if (hornForm !== undefined && (rig !== 'bovid' || proportions.horns === 0))
    faults.push(fault('hornForm', 'only horns of the rig bovid grow otherwise: this changes nothing', 'leave it out'));
  return faults;
}
