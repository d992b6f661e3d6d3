import { useFight } from './context.ts';
import { THREATS } from './model/overlays.ts';

/** What of the beast's next move is drawn: nothing, its lane, or its arcs and ways of escape too. */
export function ThreatButton() {
  const { model, commands } = useFight();
  const shown = THREATS[model.threat.value];
  return (
    <button
      type="button"
      class="button stage-threat"
      title="Threat: hidden, lane, lane and arcs (T)"
      onClick={() => commands.cycleThreat()}
    >
      Threat: {shown}{' '}
      <kbd class="key" aria-hidden="true">
        T
      </kbd>
    </button>
  );
}
