import { Icon, SPEEDS, type Speed } from '../common/index.ts';
import type { Tick } from './ticks.ts';

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
