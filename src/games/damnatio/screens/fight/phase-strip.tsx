import { RoundStrip } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';
import { momentOf } from './phase-words.ts';

const STATIONS = ['Control', 'Move', 'Strike', 'Answer'] as const;

const AT: Readonly<Record<string, number>> = { control: 0, order: 1, moves: 1, strikes: 2, response: 3 };

/** Round, whose move, and the rule of the moment in words. */
export function PhaseStrip() {
  const { model } = useFight();
  const { state } = model.settled.value.view;
  const { whose, rule, refs } = momentOf(model, model.words);
  return (
    <RoundStrip model={model} label="Round and phase" whose={whose} yours={model.decision.value !== null} text={rule} refs={refs}>
      {state.control === 'men' && state.men.length > 0 ? <Stations at={AT[state.phase] ?? -1} /> : null}
    </RoundStrip>
  );
}

function Stations({ at }: { readonly at: number }) {
  return (
    <ol class="stations" aria-label="Order of the round">
      {STATIONS.map((name, index) => (
        <li key={name} class={index === at ? 'here' : ''} aria-current={index === at ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
