import compare from 'semver/functions/compare-loose.js';
import type { Settings } from '../../hud/common/index.ts';

/** Above 0 where the first version is newer, below where it is older; 0 also where one of them is no version. */
export function versionOrder(one: string, other: string): number {
  try {
    return compare(one, other);
  } catch {
    return 0;
  }
}

/** The languages that somebody would read in, the dearest first. */
export function languagesWanted({ language }: Settings): readonly string[] {
  return language === 'browser' ? navigator.languages : [language];
}
