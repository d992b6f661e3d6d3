import type { Simulation } from '../../session/index.ts';

/** `skilled, red random`. */
export function playersText(players: Simulation['players']): string {
  return Object.entries(players)
    .map(([side, name]) => (side === '*' ? name : `${side} ${name}`))
    .join(', ');
}
