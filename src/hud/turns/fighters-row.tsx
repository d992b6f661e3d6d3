import type { ComponentChildren } from 'preact';
import { capital, Icon, KindWord, SideMark, sideClass, Stones, Told } from '../common/index.ts';
import { nameSize, usePressAgain, type FightCommands } from '../fight/index.ts';
import { FighterMedallion } from './fighter-medallion.tsx';
import type { TurnFight, TurnFigure } from './turn-fight.ts';
import { actorShown } from './turn-words.ts';

const ENDED: Readonly<Record<string, string>> = { spared: 'Spared', winner: 'Victor' };
const MOST_WIDE = 3;

interface FightersRowProps<Figure> {
  readonly model: TurnFight;
  readonly commands: Pick<FightCommands, 'select'>;
  /** Everybody, in the order of play. */
  readonly row: readonly Figure[];
  /** What the game calls that which a fighter loses by wounds. */
  readonly life: string;
  /** What else a tile tells of a fighter who has not fallen. */
  readonly more?: (figure: Figure) => ComponentChildren;
}

/** The fighters as buttons, in the order of play: who he is, what is left of him, whose turn it is. */
export function FightersRow<Figure extends TurnFigure>({ model, commands, row, life, more }: FightersRowProps<Figure>) {
  const actor = actorShown(model);
  const crowded = model.picture.value.figures.length > MOST_WIDE;
  return (
    <div class={`men-row ${crowded ? 'crowded' : ''}`} role="group" aria-label="The fighters, in the order of play">
      {row.map((figure) => (
        <FighterButton
          key={figure.id}
          model={model}
          figure={figure}
          acts={figure.id === actor}
          life={life}
          onSelect={() => commands.select(figure.id)}
        >
          {hasFallen(figure) ? null : more?.(figure)}
        </FighterButton>
      ))}
    </div>
  );
}

function hasFallen({ posture }: TurnFigure): boolean {
  return posture === 'dead' || posture === 'spared';
}

interface FighterButtonProps {
  readonly model: TurnFight;
  readonly figure: TurnFigure;
  readonly acts: boolean;
  readonly life: string;
  readonly onSelect: () => void;
  readonly children: ComponentChildren;
}

function FighterButton({ model, figure, acts, life, onSelect, children }: FighterButtonProps) {
  const { words } = model;
  const chosen = figure.id === model.selected.value;
  const press = usePressAgain({ model, id: figure.id, chosen, select: onSelect });
  const mine = model.isPlayers(figure.id);
  const ended = figure.posture === 'dead' ? capital(words.say('condition', 'dead')) : ENDED[figure.posture];
  const state = ended ?? figure.conditions.map((name) => words.say('condition', name)).join(', ');
  return (
    <button
      type="button"
      class={`man ${sideClass(figure.place)} ${hasFallen(figure) ? 'fallen' : ''} ${acts ? 'acts' : ''} ${mine ? 'mine' : ''}`}
      data-man={figure.id}
      aria-pressed={chosen}
      style={nameSize(words.short(figure.id), words.kindShort(figure.id))}
      {...press}
    >
      <FighterMedallion figure={figure} size={38} palette={model.settings.value.palette} />
      <span class="man-lines">
        <span class="man-name">
          <SideMark place={figure.place} /> {words.short(figure.id)} <KindWord id={figure.id} words={words} />{' '}
          {mine ? <span class="yours-mark">yours</span> : null}
        </span>
        <Stones value={figure.hp} full={figure.fullHp} name={life} kind="hp" />
        <span class="man-foot">
          {acts ? <Icon sign="play" label="has the turn" /> : null}
          {children}
          <span class="man-state">
            <Told text={state} inside />
          </span>
        </span>
      </span>
    </button>
  );
}
