/** What whoever has a turn may be after; each puts other answers first. */
export const TURN_AIMS = [
  { aim: 'best', name: 'Best' },
  { aim: 'strike', name: 'Strike' },
  { aim: 'close-in', name: 'Close in' },
  { aim: 'keep-away', name: 'Away' },
  { aim: 'rest', name: 'Rest' },
] as const;

/** What is said where nothing serves an aim. */
export const IN_VAIN: Readonly<Partial<Record<string, string>>> = {
  strike: 'Nobody is in reach to be struck.',
  'close-in': 'He can come no closer.',
  'keep-away': 'He can get no farther away.',
};

export type TurnAim = (typeof TURN_AIMS)[number]['aim'];
