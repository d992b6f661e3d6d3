import { capital, Icon, KindWord, SideMark, sideClass, Stones, Told } from '../../../../hud/common/index.ts';
import { nameSize, usePressAgain } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';
import { FighterMedallion } from './fighter-medallion.tsx';
import type { Duellist } from './model/board.ts';
import { actorShown } from './turn-words.ts';

const ENDED: Readonly<Record<string, string>> = { spared: 'Spared', winner: 'Victor' };
const MOST_WIDE = 3;

/** The fighters as buttons, in the order of play: who he is, what is left of him, whose turn it is. */
export function FightersRow() {
  const { model } = useFight();
  const { order } = model.settled.value.view.state;
  const { figures } = model.picture.value;
  const row = order.flatMap((index) => figures[index] ?? []);
  const actor = actorShown(model);
  return (
    <div class={`men-row ${figures.length > MOST_WIDE ? 'crowded' : ''}`} role="group" aria-label="The fighters, in the order of play">
      {row.map((figure) => (
        <FighterButton key={figure.id} figure={figure} acts={figure.id === actor} chosen={figure.id === model.selected.value} />
      ))}
    </div>
  );
}

interface FighterButtonProps {
  readonly figure: Duellist;
  readonly acts: boolean;
  readonly chosen: boolean;
}

function FighterButton({ figure, acts, chosen }: FighterButtonProps) {
  const { model, commands } = useFight();
  const { words } = model;
  const press = usePressAgain({ model, id: figure.id, chosen, select: () => commands.select(figure.id) });
  const mine = model.isPlayers(figure.id);
  const fallen = figure.posture === 'dead' || figure.posture === 'spared';
  const weighs = figure.conditions.map((name) => words.say('condition', name));
  const ended = figure.posture === 'dead' ? capital(words.say('condition', 'dead')) : ENDED[figure.posture];
  const state = ended ?? weighs.join(', ');
  return (
    <button
      type="button"
      class={`man ${sideClass(figure.place)} ${fallen ? 'fallen' : ''} ${acts ? 'acts' : ''} ${mine ? 'mine' : ''}`}
      data-man={figure.id}
      aria-pressed={chosen}
      style={nameSize(words.short(figure.id), words.kindShort(figure.id))}
      {...press}
    >
      <FighterMedallion figure={figure} size={38} />
      <span class="man-lines">
        <span class="man-name">
          <SideMark place={figure.place} /> {words.short(figure.id)} <KindWord id={figure.id} words={words} />{' '}
          {mine ? <span class="yours-mark">yours</span> : null}
        </span>
        <Stones value={figure.hp} full={figure.fullHp} name="Strength" kind="hp" />
        <span class="man-foot">
          {acts ? <Icon sign="play" label="has the turn" /> : null}
          <span class="man-state">
            <Told text={state} inside />
          </span>
        </span>
      </span>
    </button>
  );
}
