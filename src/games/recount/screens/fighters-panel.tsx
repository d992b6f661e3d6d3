import type { PaletteId } from '../../../art/index.ts';
import { Medallion, Stones, type Words } from '../../../hud/common/index.ts';
import type { Duellist } from './fight/index.ts';

interface FightersPanelProps {
  readonly figures: readonly Duellist[];
  /** Whose turn it is; null before the first and after the last. */
  readonly acting: string | null;
  readonly words: Words;
  readonly palette: PaletteId;
}

function stateOf({ posture, conditions, cls, arms }: Duellist, words: Words): string {
  const fallen = posture === 'dead' || posture === 'spared' ? [words.say('condition', posture)] : [];
  const gone = [arms.offHand === 'lost' ? words.say('gone', cls.offHand) : '', arms.weaponBroken ? words.say('gone', 'weapon') : ''];
  return [cls.name, ...fallen, ...conditions.map((condition) => words.say('condition', condition)), ...gone].filter(Boolean).join(' · ');
}

/** How everybody stands at a moment. */
export function FightersPanel({ figures, acting, words, palette }: FightersPanelProps) {
  return (
    <section class="panel" aria-labelledby="fighters-title">
      <h2 id="fighters-title">The fighters</h2>
      <ul class="fighters-now">
        {figures.map((figure) => {
          const { id, card, order, kit, place, hp, fullHp, posture } = figure;
          return (
            <li key={id}>
              <Medallion
                card={card}
                kind={order}
                kit={kit}
                place={place}
                arcs="ancestor"
                palette={palette}
                size={40}
                hp={Math.max(0, hp) / Math.max(1, fullHp)}
                state={posture}
              />
              <div>
                <b class="fighter-now-name">{words.title(id)}</b> <span class="quiet">{words.kind(id)}</span>
                {id === acting && <span class="quiet"> · has his turn</span>}
                <Stones value={Math.max(0, hp)} full={fullHp} name="Strength" kind="hp" />
                <p class="quiet">{stateOf(figure, words)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
