import { useId } from 'preact/hooks';
import type { Settings } from '../common/index.ts';

const SIZES = [100, 125, 150, 175, 200];
const MOTIONS = [
  ['system', 'As my system says'],
  ['full', 'Full'],
  ['calm', 'Calm'],
  ['none', 'None'],
] as const;
const PALETTES = [
  ['ostia', 'Ostia, light'],
  ['attic', 'Attic, dark'],
  ['murex', 'Murex, for colour blindness'],
  ['basalt', 'Basalt, high contrast, dark'],
  ['marmor', 'Marmor, high contrast, light'],
] as const;
const VIOLENCE = [
  ['ink', 'Ink'],
  ['red', 'Red'],
  ['none', 'None'],
] as const;
const EXECUTIONS = [
  ['', 'Shown'],
  ['skip', 'Skipped'],
] as const;

interface PickProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onPick: (value: T) => void;
}

function Pick<T extends string | number>({ label, value, options, onPick }: PickProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select id={id} class="select" value={value} onChange={(event) => onPick(options[event.currentTarget.selectedIndex]![0])}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface AccessStripProps {
  readonly settings: Settings;
  readonly onSettings: (change: Partial<Settings>) => void;
}

/** What has to fit before anything else does: never a dialog, never in the way. */
export function AccessStrip({ settings, onSettings }: AccessStripProps) {
  return (
    <section class="title-access wrap" aria-label="Reading and seeing">
      <Pick
        label="Text"
        value={settings.textSize}
        options={SIZES.map((size) => [size, `${size} %`] as const)}
        onPick={(textSize) => onSettings({ textSize })}
      />
      <Pick label="Motion" value={settings.motion} options={MOTIONS} onPick={(motion) => onSettings({ motion })} />
      <Pick label="Palette" value={settings.palette} options={PALETTES} onPick={(palette) => onSettings({ palette })} />
      <Pick label="Violence" value={settings.violence} options={VIOLENCE} onPick={(violence) => onSettings({ violence })} />
      <Pick
        label="Executions"
        value={settings.skipExecutions ? 'skip' : ''}
        options={EXECUTIONS}
        onPick={(skip) => onSettings({ skipExecutions: skip !== '' })}
      />
    </section>
  );
}
