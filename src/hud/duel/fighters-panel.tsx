import type { PaletteId } from '../../art/index.ts';
import { Stones, type Words } from '../common/index.ts';
import { FighterMedallion } from './fighter-medallion.tsx';
import type { DuelFigure } from './game.ts';
import './fighters-panel.css';

interface FightersPanelProps<Figure> {
  readonly figures: readonly Figure[];
  /** Whose turn it is; null before the first and after the last. */
  readonly acting: string | null;
  readonly words: Words;
  readonly palette: PaletteId;
  /** What the game calls that which a fighter loses by wounds. */
  readonly life: string;
  /** How a fighter is, in a line. */
  readonly stateOf: (figure: Figure, words: Words) => string;
}

/** How everybody stands at a moment. */
export function FightersPanel<Figure extends DuelFigure>({ figures, acting, words, palette, life, stateOf }: FightersPanelProps<Figure>) {
  return (
    <section class="panel" aria-labelledby="fighters-title">
      <h2 id="fighters-title">The fighters</h2>
      <ul class="fighters-now">
        {figures.map((figure) => (
          <li key={figure.id}>
            <FighterMedallion figure={figure} size={40} palette={palette} />
            <div>
              <b class="fighter-now-name">{words.title(figure.id)}</b> <span class="quiet">{words.kind(figure.id)}</span>
              {figure.id === acting && <span class="quiet"> · has his turn</span>}
              <Stones value={Math.max(0, figure.hp)} full={figure.fullHp} name={life} kind="hp" />
              <p class="quiet">{stateOf(figure, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
