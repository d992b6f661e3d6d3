import type { ActionOdds } from '../../rules/index.ts';
import { Dial, type PricedWay } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';

function priced({ refusal, cost }: ActionOdds): PricedWay {
  return { price: cost.base + cost.surcharge, refused: refusal?.reason ?? null };
}

/** Steps and turns with their prices. */
export function Dials() {
  const { model, commands } = useFight();
  const { settled, words } = model;
  const [steps, turns] = [model.steps.value, model.turns.value];
  if (!steps || !turns) return null;
  const { state } = settled.value.view;
  const { facing } = state.fighters[state.turn.fighter]!;
  return (
    <div class="dials">
      <Dial
        name="Step"
        words={words}
        priceOf={(way) => priced(steps[way]!)}
        facing={facing}
        onWay={(direction) => void commands.play({ type: 'move', direction })}
      />
      <Dial name="Turn" words={words} priceOf={(way) => priced(turns[way]!)} facing={facing} shift onWay={(way) => commands.turn(way)} />
      {model.settings.value.hints ? <p class="dials-legend quiet">Price in AP; – is not possible now; framed: where he looks.</p> : null}
    </div>
  );
}
