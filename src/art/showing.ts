import type { Palette } from './palette.ts';

/** How much of the cruelty is drawn. `ink`: nothing bleeds; `red`: wounds are red; `none`: nobody is drawn dead. */
export interface Showing {
  readonly violence: 'ink' | 'red' | 'none';
  /** What a refused life comes to is not drawn. */
  readonly skipExecutions: boolean;
}

let showing: Showing = { violence: 'ink', skipExecutions: false };

/** Set once for the page, whenever the settings change: whatever is drawn from then on keeps to it. */
export function show(next: Showing): void {
  const { violence, skipExecutions } = next;
  showing = { violence, skipExecutions };
}

export function shown(): Showing {
  return showing;
}

/** How a figure is drawn that is in a state: where no violence is shown, the dead only lie. */
export function stateShown<State extends string>(state: State): State | 'down' {
  return state === 'dead' && showing.violence === 'none' ? 'down' : state;
}

const BLOOD = { light: '#8F1410', dark: '#FF5A4A' } as const;

/** The tone of a wound: red where that is wished, else ink. */
export function woundTone(p: Palette, ink: string): string {
  return showing.violence === 'red' ? (p.dark ? BLOOD.dark : BLOOD.light) : ink;
}
