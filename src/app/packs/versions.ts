import compare from 'semver/functions/compare-loose.js';

/** Above 0 where the first version is newer, below where it is older; 0 also where one of them is no version. */
export function versionOrder(one: string, other: string): number {
  try {
    return compare(one, other);
  } catch {
    return 0;
  }
}
