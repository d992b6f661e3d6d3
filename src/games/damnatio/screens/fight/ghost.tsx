import type { TraceStep } from '../../../../engine/bout/index.ts';
import { Key, narrate } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import type { LogEntry } from '../../../../hud/fight/index.ts';

/** The times the beast went through its card, newest first. */
export function tracesIn(entries: readonly LogEntry[]): LogEntry[] {
  return entries.filter(({ event }) => event.type === 'considered').toReversed();
}

/** The steps to light on the card: of the moment, or of an earlier one that the slider points at. */
export function shownTrace(entries: readonly LogEntry[], ghost: number | null): readonly TraceStep[] | null {
  const entry = tracesIn(entries)[ghost ?? 0];
  return entry?.event.type === 'considered' ? entry.event.steps : null;
}

/** A slider through what the beast went through before. */
export function GhostSlider() {
  const { model } = useFight();
  const at = model.ghost.value;
  const traces = tracesIn(model.presenter.entries.value);
  if (at === null) {
    return (
      <button type="button" class="button ghost-open" onClick={() => (model.ghost.value = 0)}>
        What it did before <Key name="G" />
      </button>
    );
  }
  const entry = traces[at];
  return (
    <div class="ghost panel">
      <label>
        Its choices before, newest first
        <input
          type="range"
          min={0}
          max={Math.max(0, traces.length - 1)}
          value={at}
          onInput={(event) => (model.ghost.value = Number(event.currentTarget.value))}
        />
      </label>
      <p class="quiet">{entry ? `Round ${entry.round}: ${narrate(entry.event, model.words)}` : 'It has not chosen yet.'}</p>
      <button type="button" class="button" onClick={() => (model.ghost.value = null)}>
        Back to what it will do
      </button>
    </div>
  );
}
