import type { ActionOdds } from '../../rules/index.ts';
import { Icon } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';

/** Directions as they lie round a hex, with their keys. */
const DIAL = [
  { way: 3, key: 'Q' },
  { way: 4, key: 'W' },
  { way: 5, key: 'E' },
  { way: 2, key: 'A' },
  { way: 1, key: 'S' },
  { way: 0, key: 'D' },
] as const;

/** Steps and turns with their prices. */
export function Dials() {
  const { model, commands } = useFight();
  const { steps, turns, settled } = model;
  if (!steps.value || !turns.value) return null;
  const { state } = settled.value.view;
  const { facing } = state.fighters[state.turn.fighter]!;
  return (
    <div class="dials">
      <Dial name="Step" ways={steps.value} facing={facing} onWay={(direction) => void commands.play({ type: 'move', direction })} />
      <Dial name="Turn" ways={turns.value} facing={facing} shift onWay={(way) => commands.turn(way)} />
      {model.settings.value.hints ? <p class="dials-legend quiet">Price in AP; – is not possible now; framed: where he looks.</p> : null}
    </div>
  );
}

interface DialProps {
  readonly name: string;
  readonly ways: readonly ActionOdds[];
  readonly facing: number;
  readonly shift?: boolean;
  readonly onWay: (way: number) => void;
}

function Dial({ name, ways, facing, shift = false, onWay }: DialProps) {
  const { model } = useFight();
  const { words } = model;
  return (
    <div class="dial-box" role="group" aria-label={name}>
      <p class="dial-name">
        <Icon sign={shift ? 'turn' : 'step'} /> {name}
      </p>
      <div class="dial">
        {DIAL.map(({ way, key }) => {
          const { refusal, cost } = ways[way]!;
          const price = cost.base + cost.surcharge;
          const why = refusal ? words.say('refusal', refusal.reason) : `${price} AP`;
          return (
            <button
              key={way}
              type="button"
              class={`button dial-${way} ${way === facing ? 'ahead' : ''}`}
              data-dial={`${name} ${way}`}
              aria-disabled={refusal !== null}
              aria-label={`${name} ${words.say('direction', `d${way}`)}: ${why}`}
              title={`${words.say('direction', `d${way}`)}: ${why}${shift ? ` (Shift+${key})` : ''}`}
              onClick={() => onWay(way)}
            >
              <Icon sign="down" class={`turn-${way}`} />
              <span class="dial-price" aria-hidden="true">
                {refusal ? '–' : price}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
