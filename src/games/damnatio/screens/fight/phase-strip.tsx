import { RuleRefs } from '../../../../hud/common/index.ts';
import { useArena } from './arena-context.ts';
import { momentOf, shownRound } from './phase-words.ts';

const STATIONS = ['Control', 'Move', 'Strike', 'Answer'] as const;

const AT: Readonly<Record<string, number>> = { control: 0, order: 1, moves: 1, strikes: 2, response: 3 };

/** Round, whose move, and the rule of the moment in words. */
export function PhaseStrip() {
  const { model } = useArena();
  const { state } = model.settled.value.view;
  const { whose, rule, refs } = momentOf(model, model.words);
  const { hints } = model.settings.value;
  return (
    <section class="phase-strip" aria-label="Round and phase">
      <p class="phase-round">
        <span class="phase-label">Round</span> <b>{shownRound(model)}</b>
      </p>
      <p class={`phase-whose ${model.decision.value ? 'yours' : ''}`}>{whose}</p>
      <p class="phase-rule">
        {hints ? <span>{rule} </span> : null}
        <RuleRefs ids={refs} />
      </p>
      {state.control === 'men' && state.beasts.length === 1 ? <Stations at={AT[state.phase] ?? -1} /> : null}
    </section>
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
