import { figureIds } from '../../../../engine/bout/index.ts';
import type { HuntSetup } from '../../rules/index.ts';

interface WagerProps {
  readonly setup: HuntSetup;
  /** What the two beasts are called, in their order. */
  readonly names: readonly string[];
  /** Whether the bill asks for a wager. */
  readonly asked: boolean;
  readonly problem: string | null;
  readonly onSetup: (change: Partial<HuntSetup>) => void;
}

/** Which of two beasts the player thinks will win; the chances stand in the forecast (D-419). */
export function Wager({ setup, names, asked, problem, onSetup }: WagerProps) {
  const choices = [...figureIds(setup.beasts).map((id, place) => ({ id, name: names[place] ?? id })), { id: undefined, name: 'No wager' }];
  return (
    <section class="panel wager" aria-labelledby="wager-title">
      <h2 id="wager-title">Your wager</h2>
      <p class="quiet">
        {asked ? 'The bill asks whom you back. ' : ''}Which of them will be left? Its chances stand in the forecast; the wager changes
        nothing on the sand.
      </p>
      {problem && <p class="problem">{problem}</p>}
      <div class="wager-choices wrap" role="group" aria-label="Whom you back">
        {choices.map(({ id, name }, place) => (
          <button key={place} type="button" class="button" aria-pressed={setup.wager === id} onClick={() => onSetup({ wager: id })}>
            {name}
          </button>
        ))}
      </div>
    </section>
  );
}
