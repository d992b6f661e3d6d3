import type { PaletteId } from '../../../art/index.ts';
import type { Gladiator } from './fight/index.ts';
import { Medallion, Stones, type Words } from '../../../hud/common/index.ts';

interface FightersPanelProps {
  readonly figures: readonly Gladiator[];
  /** Whose turn it is; null before the first and after the last. */
  readonly acting: string | null;
  readonly words: Words;
  readonly palette: PaletteId;
}

function stateOf({ posture, conditions, fatigue }: Gladiator, words: Words): string {
  if (posture === 'dead' || posture === 'spared') return words.say('condition', posture);
  return [`fatigue ${fatigue}`, ...conditions.map((condition) => words.say('condition', condition))].join(' · ');
}

/** How everybody stands at a moment. */
export function FightersPanel({ figures, acting, words, palette }: FightersPanelProps) {
  return (
    <section class="panel" aria-labelledby="fighters-title">
      <h2 id="fighters-title">The fighters</h2>
      <ul class="fighters-now">
        {figures.map((figure) => {
          const { id, card, order, kit, place, arcs, hp, fullHp, posture } = figure;
          return (
            <li key={id}>
              <Medallion
                card={card}
                kind={order}
                kit={kit}
                place={place}
                arcs={arcs}
                palette={palette}
                size={40}
                hp={Math.max(0, hp) / Math.max(1, fullHp)}
                state={posture}
              />
              <div>
                <b class="fighter-now-name">{words.title(id)}</b> <span class="quiet">{words.kind(id)}</span>
                {id === acting && <span class="quiet"> · has his turn</span>}
                <Stones value={Math.max(0, hp)} full={fullHp} name="Stamina" kind="hp" />
                <p class="quiet">{stateOf(figure, words)}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
