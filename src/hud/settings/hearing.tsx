import { useId } from 'preact/hooks';
import { Tick } from '../page/index.ts';
import type { ComponentChildren } from 'preact';
import type { Settings } from '../common/index.ts';

/** What each part of the page works on. */
export interface Part {
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
}

export function Group({ title, children }: { readonly title: string; readonly children: ComponentChildren }) {
  const id = `settings-${title.toLowerCase()}`;
  return (
    <section class="panel settings-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface FaderProps {
  readonly label: string;
  readonly value: number;
  readonly onValue: (value: number) => void;
}

function Fader({ label, value, onValue }: FaderProps) {
  const id = useId();
  return (
    <div class="fader row">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step="5"
        value={value}
        aria-valuetext={`${value} %`}
        onInput={({ currentTarget }) => onValue(Number(currentTarget.value))}
      />
      <span class="number" aria-hidden="true">
        {value} %
      </span>
    </div>
  );
}

const FADERS = [
  ['volume', 'Everything'],
  ['crowdVolume', 'The crowd'],
  ['beastsVolume', 'Beasts'],
  ['blowsVolume', 'Blows'],
  ['diceVolume', 'Dice'],
  ['interfaceVolume', 'Drum and strings'],
] as const;

/** What is heard, how loud, and how it can be read instead. */
export function Hearing({ settings, onSettings }: Part) {
  return (
    <Group title="Hearing">
      <Tick
        label="Sound"
        note={`Dice, blows, the beast and the crowd. Whatever is heard is also seen and written.${settings.letterKeys ? ' M in the arena.' : ''}`}
        checked={settings.sound}
        onChange={(sound) => onSettings({ sound })}
      />
      <fieldset class="faders">
        <legend>Volume</legend>
        {FADERS.map(([key, label]) => (
          <Fader key={key} label={label} value={settings[key]} onValue={(value) => onSettings({ [key]: value })} />
        ))}
      </fieldset>
      <Tick
        label="Captions"
        note="A line over the arena: [roar, left]. Also when sound is off."
        checked={settings.captions}
        onChange={(captions) => onSettings({ captions })}
      />
      <Tick label="Mono" note="Both ears hear the same." checked={settings.mono} onChange={(mono) => onSettings({ mono })} />
      <Tick
        label="Quiet start"
        note="The crowd comes up slowly when a fight begins."
        checked={settings.quietStart}
        onChange={(quietStart) => onSettings({ quietStart })}
      />
    </Group>
  );
}
