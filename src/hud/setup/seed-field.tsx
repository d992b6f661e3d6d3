import { useEffect, useState } from 'preact/hooks';
import { CopyButton } from '../page/index.ts';

interface SeedFieldProps {
  /** What comes of the seed. */
  readonly label: string;
  readonly seed: string;
  readonly longest: number;
  readonly onSeed: (seed: string) => void;
  readonly onRoll: () => void;
  readonly link: () => string;
}

/** The seed of the dice: the same seed and choices give the same game. */
export function SeedField({ label, seed, longest, onSeed, onRoll, link }: SeedFieldProps) {
  const [typed, setTyped] = useState(seed);
  useEffect(() => setTyped(seed), [seed]);
  const settle = (): void => (typed.trim() === '' ? setTyped(seed) : onSeed(typed.trim()));
  return (
    <section class="panel" aria-labelledby="seed-title">
      <h2 id="seed-title">Seed</h2>
      <div class="field">
        <label for="seed">{label}</label>
        <input
          id="seed"
          class="text-field"
          value={typed}
          maxLength={longest}
          autoComplete="off"
          spellcheck={false}
          onInput={(event) => setTyped(event.currentTarget.value)}
          onChange={settle}
        />
      </div>
      <div class="button-row">
        <button type="button" class="button" onClick={onRoll}>
          New seed
        </button>
        <CopyButton text={() => seed} done="Seed copied">
          Copy seed
        </CopyButton>
        <CopyButton text={link} done="Link copied">
          Copy link to this set-up
        </CopyButton>
      </div>
    </section>
  );
}
