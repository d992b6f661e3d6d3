import { Icon } from '../../../../hud/common/index.ts';
import type { RecountAction } from '../../rules/index.ts';
import { oddsOf } from '../../rules/index.ts';
import { useFight } from './context.ts';
import { pivotsTo } from './model/commands.ts';

/** Directions as they lie round a hex, with their keys. */
const DIAL = [
  { way: 3, key: 'Q' },
  { way: 4, key: 'W' },
  { way: 5, key: 'E' },
  { way: 2, key: 'A' },
  { way: 1, key: 'S' },
  { way: 0, key: 'D' },
] as const;

interface Way {
  readonly price: number;
  /** A message key under `refusal`. */
  readonly refused: string | null;
}

/** Steps and turns with their prices. */
export function Dials() {
  const { model, commands } = useFight();
  const { view } = model.settled.value;
  const { turn, fighters } = view.state;
  const { facing } = fighters[turn.fighter]!;
  const stepTo = (way: number): RecountAction => {
    const sector = (way - facing + 6) % 6;
    return sector === 0 ? { type: 'forward' } : { type: 'step', sector };
  };
  const steps = (way: number): Way => {
    const { cost, refusal } = oddsOf(view, stepTo(way));
    return { price: cost, refused: refusal?.reason ?? null };
  };
  const turns = (way: number): Way => {
    const price = pivotsTo(facing, way).length;
    return { price, refused: price === 0 ? 'same-facing' : price > turn.ap ? 'too-few-ap' : null };
  };
  return (
    <div class="dials">
      <Dial name="Step" way={steps} facing={facing} onWay={(way) => void commands.play(stepTo(way))} />
      <Dial name="Turn" way={turns} facing={facing} shift onWay={(way) => commands.turn(way)} />
    </div>
  );
}

interface DialProps {
  readonly name: string;
  readonly way: (direction: number) => Way;
  readonly facing: number;
  readonly shift?: boolean;
  readonly onWay: (way: number) => void;
}

function Dial({ name, way: wayTo, facing, shift = false, onWay }: DialProps) {
  const { model } = useFight();
  const { words } = model;
  return (
    <div class="dial-box" role="group" aria-label={name}>
      <p class="dial-name">
        <Icon sign={shift ? 'turn' : 'step'} /> {name}
      </p>
      <div class="dial">
        {DIAL.map(({ way, key }) => {
          const { price, refused } = wayTo(way);
          const why = refused ? words.say('refusal', refused) : `${price} AP`;
          return (
            <button
              key={way}
              type="button"
              class={`button dial-${way} ${way === facing ? 'ahead' : ''}`}
              data-dial={`${name} ${way}`}
              aria-disabled={refused !== null}
              aria-label={`${name} ${words.say('direction', `d${way}`)}: ${why}`}
              title={`${words.say('direction', `d${way}`)}: ${why}${shift ? ` (Shift+${key})` : ''}`}
              onClick={() => onWay(way)}
            >
              <Icon sign="down" class={`turn-${way}`} />
              <span class="dial-price" aria-hidden="true">
                {refused ? '–' : price}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
