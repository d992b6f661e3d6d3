import { cosmetic, seedOf } from '../../art/index.ts';
import type { BoutEvent } from '../../engine/bout/index.ts';
import type { ShownAt } from '../arena/index.ts';
import type { Heard } from '../game-page.ts';
import type { Services } from '../services.ts';
import { cuesOf, throwCuesOf } from './cues.ts';
import { pageTouched } from './gesture.ts';
import { panOf } from './pan.ts';
import { Speaker } from './speaker.ts';

/** Room for a few cues at once before anything is clipped. */
const LOUDEST = 0.5;

let speaker: Speaker | null = null;

/** What is heard when events of a bout are shown. Nothing waits for it; before the first gesture nothing is even loaded. */
export function soundsOf({ settings }: Pick<Services, 'settings'>, heard: Heard): (event: BoutEvent, at: ShownAt) => void {
  speaker ??= new Speaker(cosmetic(seedOf('sound')), () => performance.now());
  let thrown: BoutEvent | null = null;
  return (event, at) => {
    const fell = thrown === event ? [] : throwCuesOf(event, heard);
    thrown = event;
    const cues = at === 'thrown' ? fell : [...fell, ...cuesOf(event, heard)];
    const { sound, volume } = settings.peek();
    if (!sound || document.hidden || !pageTouched()) return;
    for (const { cue, from } of cues) void speaker?.play(cue, (LOUDEST * volume) / 100, panOf(heard, from));
  };
}
