import { useLayoutEffect, useState } from 'preact/hooks';

export type AppealPhase = 'lighting' | 'asking' | 'dice' | 'verdict';

/** Milliseconds at speed 1: for each cloth, to read the chance, for the dice, to take in the verdict. */
export const TIMES = { cloth: 620, asking: 1700, dice: 1000, verdict: 2600 } as const;

export interface Pace {
  readonly lines: number;
  readonly speed: number;
  readonly waits: boolean;
  readonly reduced: boolean;
  readonly done: () => void;
}

export interface SceneState {
  readonly phase: AppealPhase;
  /** Lines that are lit. */
  readonly lit: number;
}

/** What comes next, and how long until it does; null: the player says when. */
export function nextOf(
  { phase, lit }: SceneState,
  { lines, speed, waits, reduced }: Omit<Pace, 'done'>,
): { readonly state: SceneState | null; readonly after: number | null } {
  const shortly = (time: number): number => time / speed;
  if (phase === 'lighting' && lit < lines && !reduced) return { state: { phase, lit: lit + 1 }, after: shortly(TIMES.cloth) };
  if (phase === 'lighting') return { state: { phase: 'asking', lit: lines }, after: reduced ? 0 : shortly(TIMES.cloth) };
  if (phase === 'asking') return { state: { phase: 'dice', lit: lines }, after: waits ? null : shortly(TIMES.asking) };
  if (phase === 'dice') return { state: { phase: 'verdict', lit: lines }, after: shortly(reduced ? TIMES.dice / 3 : TIMES.dice) };
  return { state: null, after: waits ? null : shortly(TIMES.verdict) };
}

/** Plays the scene by the clock and by `press`: raise the hand as soon as one likes, go on after the verdict. */
export function useAppealScene(pace: Pace): SceneState & { readonly press: () => void } {
  const [state, setState] = useState<SceneState>({ phase: 'lighting', lit: 0 });
  const next = nextOf(state, pace);
  const go = (to: SceneState | null): void => (to ? setState(to) : pace.done());
  useLayoutEffect(() => {
    if (next.after === null) return undefined;
    const timer = setTimeout(() => go(next.state), next.after);
    return () => clearTimeout(timer);
  }, [state]);
  const press = (): void => {
    if (state.phase === 'verdict') pace.done();
    else if (state.phase !== 'dice') setState({ phase: 'dice', lit: pace.lines });
  };
  return { ...state, press };
}

/** Rule numbers, and mute. */
const PASSES = ['KeyJ', 'KeyM'];

/** Whether a key means the same while the crowd is asked; every other key of the arena waits. */
export function passesScene({ code }: Pick<KeyboardEvent, 'code'>): boolean {
  return PASSES.includes(code);
}

/** The focus is on the one button while the scene lasts, and goes back where it was. */
export function useFocus(ref: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    ref.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
}
