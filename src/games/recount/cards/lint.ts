import { of, type Entry, type Fault, type Lint } from '../../../catalogue/index.ts';
import { CLASS, type ClassEntry } from './kinds.ts';

/** A number that no die falls below: without a save every blow comes through. */
const NEVER = 7;

/** Armour that contradicts what is carried before it. */
export const saves: Lint = (draft) => of(draft, CLASS).flatMap((entry) => saveFaults(entry));

function saveFaults(entry: Entry<ClassEntry>): Fault[] {
  const { offHand, save } = entry.card;
  const { whole, bare } = save;
  const fault = { severity: 'error', entry, path: ['save', 'bare'] } as const;
  if (offHand === 'net' && whole !== bare) {
    const hint = whole === null ? 'remove it' : `write "bare: ${whole}"`;
    return [{ ...fault, message: 'a net saves nobody: with it and without it the save is the same', hint, rule: 'R-080j' }];
  }
  if ((bare ?? NEVER) < (whole ?? NEVER)) {
    return [
      { ...fault, message: 'he would be saved more easily once his shield is lost', hint: 'swap "whole" and "bare"', rule: 'R-080e' },
    ];
  }
  return [];
}
