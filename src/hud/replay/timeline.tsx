import { Icon, SPEEDS, type Speed } from '../common/index.ts';
import type { LogStep } from '../../session/index.ts';

/** What stands out on the timeline. */
export interface Tick {
  readonly step: number;
  readonly kind: 'control-men' | 'control-beast' | 'wound' | 'fall' | 'appeal';
  /** Hit points lost; 0 for the others. */
  readonly harm: number;
}

/** Who wins Control, who is hurt, who falls, who asks the crowd, by step. */
export function ticksOf(steps: readonly LogStep[]): Tick[] {
  return steps.flatMap(({ events }, step) => {
    const ticks: Tick[] = [];
    let harm = 0;
    for (const event of events) {
      if (event.type === 'control-decided') ticks.push({ step, kind: event.side === 'men' ? 'control-men' : 'control-beast', harm: 0 });
      if (event.type === 'wounded') harm += event.net;
      if (event.type === 'appealed') ticks.push({ step, kind: 'appeal', harm: 0 });
      if (event.type === 'felled') ticks.push({ step, kind: 'fall', harm: 0 });
    }
    if (harm > 0) ticks.push({ step, kind: 'wound', harm });
    return ticks;
  });
}

/** The step where the next or the last round begins, as seen from a step. */
export function roundStep(rounds: readonly number[], at: number, direction: 1 | -1): number {
  const starts = rounds.flatMap((round, step) => (step === 0 || rounds[step - 1] !== round ? [step] : []));
  if (direction > 0) return starts.find((step) => step > at) ?? rounds.length - 1;
  return [...starts].reverse().find((step) => step < at) ?? 0;
}

interface TimelineProps {
  readonly at: number;
  readonly last: number;
  readonly ticks: readonly Tick[];
  /** What the moment is called: "round 3, step 12 of 40". */
  readonly name: string;
  /** What the marks above the line mean. */
  readonly legend: string;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly onAt: (step: number) => void;
  readonly onBy: (steps: number) => void;
  readonly onRound: (direction: 1 | -1) => void;
  readonly onPlay: () => void;
  readonly onSpeed: (speed: Speed) => void;
}

const HEIGHT = 24;

function TickMark({ tick, last }: { readonly tick: Tick; readonly last: number }) {
  const x = last === 0 ? 0 : (tick.step / last) * 1000;
  switch (tick.kind) {
    case 'wound':
      return <rect class="tick-wound" x={x - 2} y={HEIGHT - Math.min(14, 3 + tick.harm)} width="4" height={Math.min(14, 3 + tick.harm)} />;
    case 'fall':
      return <path class="tick-fall" d={`M${x - 7} 0h14v10l-7 4l-7 -4z`} />;
    case 'appeal':
      return <circle class="tick-men" cx={x} cy="17" r="4" />;
    case 'control-men':
      return <path class="tick-men" d={`M${x} ${HEIGHT - 4}l6 -7h-12z`} />;
    case 'control-beast':
      return <path class="tick-beast" d={`M${x} 10l6 7h-12z`} />;
  }
}

/** Where in the bout we are, what stands out, and the way through it. */
export function Timeline(props: TimelineProps) {
  const { at, last, ticks, name, playing, onAt, onBy, onRound, onPlay } = props;
  return (
    <section class="panel timeline" aria-label="Timeline">
      <div class="track">
        <svg class="ticks" viewBox={`-10 0 1020 ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {ticks.map((tick, index) => (
            <TickMark key={index} tick={tick} last={last} />
          ))}
        </svg>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label="Moment"
          aria-valuetext={name}
          onInput={(event) => onAt(Number(event.currentTarget.value))}
        />
      </div>
      <div class="button-row transport">
        <button type="button" class="button icon-button" aria-label="One round back" onClick={() => onRound(-1)}>
          <Icon sign="previous" />
        </button>
        <button type="button" class="button icon-button back" aria-label="One step back" onClick={() => onBy(-1)}>
          <Icon sign="play" />
        </button>
        <button type="button" class="button primary icon-button" aria-label={playing ? 'Pause' : 'Play'} onClick={onPlay}>
          <Icon sign={playing ? 'pause' : 'play'} />
        </button>
        <button type="button" class="button icon-button" aria-label="One step on" onClick={() => onBy(1)}>
          <Icon sign="play" />
        </button>
        <button type="button" class="button icon-button" aria-label="One round on" onClick={() => onRound(1)}>
          <Icon sign="next" />
        </button>
        <label class="speed">
          <span class="visually-hidden">Speed</span>
          <select
            class="select"
            value={String(props.speed)}
            onChange={(event) => props.onSpeed(SPEEDS[event.currentTarget.selectedIndex]!)}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={String(speed)}>
                {speed === 'instant' ? 'instant' : `${speed}×`}
              </option>
            ))}
          </select>
        </label>
        <span class="moment-name">{name}</span>
      </div>
      <p class="quiet timeline-legend">
        <span class="legend-keys">
          <span class="key">←</span> <span class="key">→</span> step · <span class="key">Shift</span> round · <span class="key">Home</span>{' '}
          <span class="key">End</span> ·{' '}
        </span>
        Above the line: {props.legend}.
      </p>
    </section>
  );
}
