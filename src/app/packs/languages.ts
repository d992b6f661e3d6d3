import type { Settings } from '../../hud/common/index.ts';

/** The languages that somebody would read in, the dearest first. */
export function languagesWanted({ language }: Settings): readonly string[] {
  return language === 'browser' ? navigator.languages : [language];
}
