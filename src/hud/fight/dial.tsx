import { Icon, useKeyed, type Words } from '../common/index.ts';
import './dial.css';

/** Directions as they lie round a hex, with their keys. */
export const DIAL = [
  { way: 3, key: 'Q' },
  { way: 4, key: 'W' },
  { way: 5, key: 'E' },
  { way: 2, key: 'A' },
  { way: 1, key: 'S' },
  { way: 0, key: 'D' },
] as const;

/** What a step or a turn into a direction costs. */
export interface PricedWay {
  /** AP. */
  readonly price: number;
  /** Why it is not possible now, a message key under `refusal`. */
  readonly refused: string | null;
}

export interface DialProps {
  readonly name: string;
  readonly words: Words;
  readonly priceOf: (way: number) => PricedWay;
  readonly facing: number;
  /** Its keys take Shift: a turn. */
  readonly shift?: boolean;
  readonly onWay: (way: number) => void;
}

/** Steps or turns into the six directions, each with its price. */
export function Dial({ name, words, priceOf, facing, shift = false, onWay }: DialProps) {
  const keyed = useKeyed();
  return (
    <div class="dial-box" role="group" aria-label={name}>
      <p class="dial-name">
        <Icon sign={shift ? 'turn' : 'step'} /> {name}
      </p>
      <div class="dial">
        {DIAL.map(({ way, key }) => {
          const { price, refused } = priceOf(way);
          const why = refused === null ? `${price} AP` : words.say('refusal', refused);
          return (
            <button
              key={way}
              type="button"
              class={`button dial-${way} ${way === facing ? 'ahead' : ''}`}
              data-dial={`${name} ${way}`}
              aria-disabled={refused !== null}
              aria-label={`${name} ${words.say('direction', `d${way}`)}: ${why}`}
              title={keyed(`${words.say('direction', `d${way}`)}: ${why}`, shift ? `Shift+${key}` : undefined)}
              onClick={() => onWay(way)}
            >
              <Icon sign="down" class={`turn-${way}`} />
              <span class="dial-price" aria-hidden="true">
                {refused === null ? price : '–'}
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}
