import { Icon, SPEEDS, type Speed } from '../common/index.ts';
import type { AnyFight } from './fight-model.ts';

function speedName(speed: Speed): string {
  return speed === 'instant' ? 'instant' : `${speed}×`;
}

/** Pace of what is shown. */
export function PaceControls({ model }: { readonly model: Pick<AnyFight, 'settings' | 'options'> }) {
  const { speed } = model.settings.value;
  const at = SPEEDS.indexOf(speed);
  const change = (by: 1 | -1): void => {
    const next = SPEEDS[at + by];
    if (next !== undefined) model.options.onSettings({ speed: next });
  };
  return (
    <div class="pace" role="group" aria-label="Pace">
      <button type="button" class="button icon-button" aria-label="Slower" aria-disabled={at <= 0} onClick={() => change(-1)}>
        <Icon sign="previous" />
      </button>
      <output class="pace-speed" aria-label="Speed">
        {speedName(speed)}
      </output>
      <button
        type="button"
        class="button icon-button"
        aria-label="Faster"
        aria-disabled={at >= SPEEDS.length - 1}
        onClick={() => change(1)}
      >
        <Icon sign="next" />
      </button>
    </div>
  );
}
