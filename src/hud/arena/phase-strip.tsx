import { Icon, RuleRefs, SPEEDS, type Speed } from '../common/index.ts';
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

function speedName(speed: Speed): string {
  return speed === 'instant' ? 'instant' : `${speed}×`;
}

/** Pace of what is shown, waiting, and going on. */
export function PaceControls() {
  const { model } = useArena();
  const { speed, waitForMe } = model.settings.value;
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
      <button type="button" class="button icon-button" aria-label="Faster" aria-disabled={at >= SPEEDS.length - 1} onClick={() => change(1)}>
        <Icon sign="next" />
      </button>
      <button
        type="button"
        class="button"
        aria-pressed={waitForMe}
        title="Nothing moves on after a roll until you say so"
        onClick={() => model.options.onSettings({ waitForMe: !waitForMe })}
      >
        <Icon sign="wait" /> <span class="pace-wait">Wait for me</span>
      </button>
    </div>
  );
}
