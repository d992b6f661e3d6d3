/** What whoever has a turn may be after; each puts other answers first. */
export const TURN_AIMS = [
  { aim: 'best', name: 'Best' },
  { aim: 'strike', name: 'Strike' },
  { aim: 'close-in', name: 'Close in' },
  { aim: 'keep-away', name: 'Away' },
  { aim: 'rest', name: 'Rest' },
] as const;

export type TurnAim = (typeof TURN_AIMS)[number]['aim'];
