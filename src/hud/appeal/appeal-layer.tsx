import type { ReadonlySignal } from '@preact/signals';
import type { Settings, Words } from '../common/index.ts';
import type { AppealDesk } from './appeal-desk.ts';
import { AppealScene } from './appeal-scene.tsx';

interface AppealLayerProps {
  readonly desk: AppealDesk;
  readonly words: Words;
  readonly settings: ReadonlySignal<Settings>;
  readonly reduced: ReadonlySignal<boolean>;
}

/** The place over the arena where appeals are shown; empty while there is none. */
export function AppealLayer({ desk, words, settings, reduced }: AppealLayerProps) {
  const asked = desk.asked.value;
  if (!asked) return null;
  return <AppealScene key={asked.event.figure} asked={asked} words={words} palette={settings.value.palette} reduced={reduced.value} />;
}
