import { shown } from '../../art/index.ts';
import { Medallion, type Settings } from '../common/index.ts';
import type { AppealFigure, SceneAsked } from './appeal-desk.ts';

interface PairProps extends Pick<SceneAsked, 'loser' | 'victor'> {
  /** What became of the loser; null before it is known. */
  readonly end: 'spared' | 'dead' | null;
  readonly palette: Settings['palette'];
}

/** The beaten man and whoever beat him, who has his laurel when it is decided. */
export function Pair({ loser, victor, end, palette }: PairProps) {
  return (
    <div class="appeal-pair" aria-hidden="true">
      {loser ? (
        <Face figure={loser} state={end === null || (end === 'dead' && shown().skipExecutions) ? 'down' : end} palette={palette} />
      ) : null}
      {victor ? <Face figure={victor} state={end === null ? 'standing' : 'winner'} palette={palette} /> : null}
    </div>
  );
}

function Face({
  figure,
  state,
  palette,
}: {
  readonly figure: AppealFigure;
  readonly state: 'standing' | 'down' | 'dead' | 'spared' | 'winner';
  readonly palette: Settings['palette'];
}) {
  const { card, kind, order, kit, place, arcs, hp, fullHp, initial } = figure;
  return (
    <Medallion
      key={state}
      card={card}
      kind={order ?? (kind === 'beast' ? 'beast' : 'noxius')}
      palette={palette}
      size={60}
      hp={Math.max(0, hp) / Math.max(1, fullHp)}
      state={state}
      initial={initial}
      {...(kit ? { kit } : {})}
      {...(place === undefined ? {} : { place })}
      {...(arcs ? { arcs } : {})}
    />
  );
}
