import type { ReadonlySignal } from '@preact/signals';
import type { Settings, Words } from '../common/index.ts';
import type { AppealAsked, AppealDesk, VerdictAsked } from './appeal-desk.ts';
import { AppealScene } from './appeal-scene.tsx';
import { VerdictScene } from './verdict-scene.tsx';

interface AppealLayerProps {
  readonly desk: AppealDesk;
  readonly words: Words;
  readonly settings: ReadonlySignal<Settings>;
  readonly reduced: ReadonlySignal<boolean>;
}

function isVerdict(asked: AppealAsked | VerdictAsked): asked is VerdictAsked {
  return asked.event.type === 'judged';
}

/** The place over the arena where appeals are shown; empty while there is none. */
export function AppealLayer({ desk, words, settings, reduced }: AppealLayerProps) {
  const asked = desk.asked.value;
  if (!asked) return null;
  const shown = { words, palette: settings.value.palette, reduced: reduced.value };
  const { figure } = asked.event;
  if (isVerdict(asked)) return <VerdictScene key={figure} asked={asked} {...shown} />;
  return <AppealScene key={figure} asked={asked} {...shown} />;
}
