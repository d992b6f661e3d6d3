import { turnsBetween } from '../../../../engine/hex/index.ts';
import { Dial, type PricedWay } from '../../../../hud/fight/index.ts';
import type { RecountAction } from '../../rules/index.ts';
import { oddsOf } from '../../rules/index.ts';
import { useFight } from './context.ts';

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
  const steps = (way: number): PricedWay => {
    const { cost, refusal } = oddsOf(view, stepTo(way));
    return { price: cost, refused: refusal?.reason ?? null };
  };
  const turns = (way: number): PricedWay => {
    const price = turnsBetween(facing, way);
    return { price, refused: price === 0 ? 'same-facing' : price > turn.ap ? 'too-few-ap' : null };
  };
  return (
    <div class="dials">
      <Dial name="Step" words={model.words} priceOf={steps} facing={facing} onWay={(way) => void commands.play(stepTo(way))} />
      <Dial name="Turn" words={model.words} priceOf={turns} facing={facing} shift onWay={(way) => commands.turn(way)} />
    </div>
  );
}
