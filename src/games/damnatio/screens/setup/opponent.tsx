import type { BeastCard, HuntSetup } from '../../rules/index.ts';
import { Tick } from '../../../../hud/page/index.ts';
import { PackOptions } from '../../../../hud/setup/index.ts';

interface OpponentProps {
  readonly setup: HuntSetup;
  readonly beasts: readonly BeastCard[];
  readonly onSetup: (change: Partial<HuntSetup>) => void;
}

/** Two beasts in rehearsal, with nobody between them. */
export function Opponent({ setup, beasts, onSetup }: OpponentProps) {
  const [first = '', second] = setup.beasts;
  const other = beasts.find(({ id }) => id !== first)?.id ?? first;
  const change = (duel: boolean): void =>
    onSetup(duel ? { beasts: [first, other], men: [], draw: 0 } : { beasts: [first], men: [], draw: 4, wager: undefined });
  return (
    <div class="opponent">
      <Tick
        label="Rehearsal: beast against beast"
        note="Nobody commands; watch how their cards think."
        checked={second !== undefined}
        onChange={change}
      />
      {second !== undefined && (
        <label class="field">
          <span class="label">Against</span>
          <select
            class="select"
            value={second}
            onChange={(event) => onSetup({ beasts: [first, event.currentTarget.value], wager: undefined })}
          >
            <PackOptions cards={beasts.map(({ id, name }) => ({ id, name: name.en }))} />
          </select>
        </label>
      )}
    </div>
  );
}
