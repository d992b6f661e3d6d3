import type { ComponentChildren } from 'preact';
import { SideMark, Stones } from '../common/index.ts';
import { SheetButton } from '../fight/index.ts';
import { FighterMedallion } from './fighter-medallion.tsx';
import type { TurnFight, TurnFigure } from './turn-fight.ts';
import { actorShown } from './turn-words.ts';
import './fighter-sheet.css';

/** Which of the two sheets on the screen: of whoever acts, or of whom he has chosen. */
export type SheetPart = 'fighter' | 'foe';

interface FighterSheetsProps<Fighter> {
  readonly model: TurnFight;
  readonly fighters: readonly Fighter[];
  readonly sheet: (fighter: Fighter, part: SheetPart) => ComponentChildren;
}

/** Who acts, and whom he has chosen. */
export function FighterSheets<Fighter extends { readonly id: string }>({ model, fighters, sheet }: FighterSheetsProps<Fighter>) {
  const acting = actorShown(model);
  const actor = fighters.find(({ id }) => id === acting);
  const chosen = fighters.find(({ id }) => id === model.selected.value);
  return (
    <div class="left-column fighter-sheets">
      {actor ? sheet(actor, 'fighter') : null}
      {chosen && chosen !== actor ? sheet(chosen, 'foe') : null}
    </div>
  );
}

interface SheetFrameProps {
  readonly model: TurnFight;
  readonly figure: TurnFigure;
  readonly part: SheetPart;
  /** What he is. */
  readonly kind: string;
  /** What the game calls that which a fighter loses by wounds. */
  readonly life: string;
  readonly children: ComponentChildren;
}

/** The sheet of a fighter: who he is, whose, and what is left of him, above what his game tells of him. */
export function SheetFrame({ model, figure, part, kind, life, children }: SheetFrameProps) {
  const name = model.words.title(figure.id);
  return (
    <section class="panel fighter-sheet" data-part={part} aria-label={name}>
      <header class="fighter-head">
        <FighterMedallion figure={figure} size={48} palette={model.settings.value.palette} />
        <div>
          <h2>
            <SideMark place={figure.place} /> {name}
          </h2>
          <p class="quiet">
            {kind}, {model.isPlayers(figure.id) ? 'yours' : (model.mannerOf(figure.id) ?? 'plays by himself')}
          </p>
          <Stones value={figure.hp} full={figure.fullHp} name={life} kind="hp" />
        </div>
        <SheetButton model={model} id={figure.id} />
      </header>
      {children}
    </section>
  );
}
