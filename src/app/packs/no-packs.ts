/** That packs which are on are not played with; the reason may follow. */
export const NO_PACKS = 'Your packs could not be read, so the game plays with its own cards.';
