import type { HuntSetup } from '../../rules/index.ts';
import { plain, signed } from '../../../../hud/common/index.ts';
import { Choices } from '../../../../hud/page/index.ts';

interface TermsProps {
  readonly setup: HuntSetup;
  readonly problem: string | null;
  readonly onSetup: (change: Partial<HuntSetup>) => void;
}

const GRADES = ['As it is', 'Elite I', 'Elite II', 'Elite III'];

const SLIDERS = [
  ['hitPoints', 'Hit Points', -10, 30],
  ['damage', 'Damage', -4, 6],
  ['control', 'Control', -3, 5],
] as const;

/** How dangerous the beast is, beside its card. */
export function EliteChoice({ setup, problem, onSetup }: TermsProps) {
  return (
    <section class="panel" aria-labelledby="elite-title">
      <h2 id="elite-title">Grade of the beast</h2>
      {problem && <p class="problem">{problem}</p>}
      <Choices
        legend="Elite"
        value={setup.elite}
        options={GRADES.map((label, value) => ({ value, label }))}
        onChoose={(elite) => onSetup({ elite: elite as HuntSetup['elite'] })}
      />
      <div class="sliders">
        {SLIDERS.map(([field, name, least, most]) => (
          <label class="field" key={field}>
            <span class="label">
              {name} <output>{signed(setup.sliders[field])}</output>
            </span>
            <input
              type="range"
              min={least}
              max={most}
              value={setup.sliders[field]}
              aria-valuetext={plain(setup.sliders[field])}
              onInput={(event) => onSetup({ sliders: { ...setup.sliders, [field]: Number(event.currentTarget.value) } })}
            />
          </label>
        ))}
      </div>
    </section>
  );
}
