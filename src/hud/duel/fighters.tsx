import { capital, Icon, KindWord, SideMark, sideClass, Stones, Term, Told } from '../common/index.ts';
import { isFallen, nameSize, SheetButton, usePressAgain } from '../fight/index.ts';
import { useFight } from './context.ts';
import { FighterMedallion } from './fighter-medallion.tsx';
import type { DuelFigure, SheetPart } from './game.ts';
import { actorShown } from './moment.ts';
import './fighter-sheet.css';

const ENDED: Readonly<Record<string, string>> = { spared: 'Spared', winner: 'Victor' };
const MOST_WIDE = 3;

/** The fighters as buttons, in the order of play: who he is, what is left of him, whose turn it is. */
export function FightersRow() {
  const { model } = useFight();
  const { figures } = model.picture.value;
  const order = new Set([...model.settled.value.view.state.order, ...figures.keys()]);
  return (
    <div class={`men-row ${figures.length > MOST_WIDE ? 'crowded' : ''}`} role="group" aria-label="The fighters, in the order of play">
      {[...order].flatMap((index) => {
        const figure = figures[index];
        return figure ? <FighterButton key={figure.id} figure={figure} /> : [];
      })}
    </div>
  );
}

function FighterButton({ figure }: { readonly figure: DuelFigure }) {
  const { duel, model, commands } = useFight();
  const { words } = model;
  const { id, posture, place, conditions } = figure;
  const chosen = id === model.selected.value;
  const acts = id === actorShown(model);
  const press = usePressAgain({ model, id, chosen, select: () => commands.select(id) });
  const mine = model.isPlayers(id);
  const fallen = isFallen(figure);
  const ended = posture === 'dead' ? capital(words.say('condition', 'dead')) : ENDED[posture];
  return (
    <button
      type="button"
      class={`man ${sideClass(place)} ${fallen ? 'fallen' : ''} ${acts ? 'acts' : ''} ${mine ? 'mine' : ''}`}
      data-man={id}
      aria-pressed={chosen}
      style={nameSize(words.short(id), words.kindShort(id))}
      {...press}
    >
      <FighterMedallion figure={figure} size={38} palette={model.settings.value.palette} />
      <span class="man-lines">
        <span class="man-name">
          <SideMark place={place} /> {words.short(id)} <KindWord id={id} words={words} />{' '}
          {mine ? <span class="yours-mark">yours</span> : null}
        </span>
        <Stones value={figure.hp} full={figure.fullHp} name={duel.life} kind="hp" />
        <span class="man-foot">
          {acts ? <Icon sign="play" label="has the turn" /> : null}
          {fallen ? null : duel.tile?.(figure)}
          <span class="man-state">
            <Told text={ended ?? conditions.map((name) => words.say('condition', name)).join(', ')} inside />
          </span>
        </span>
      </span>
    </button>
  );
}

/** Who acts, and whom he has chosen. */
export function FighterSheets() {
  const { model } = useFight();
  const { figures } = model.picture.value;
  const acting = actorShown(model);
  const actor = figures.find(({ id }) => id === acting);
  const chosen = figures.find(({ id }) => id === model.selected.value);
  return (
    <div class="left-column fighter-sheets">
      {actor ? <FighterSheet key="fighter" figure={actor} part="fighter" /> : null}
      {chosen && chosen !== actor ? <FighterSheet key="foe" figure={chosen} part="foe" /> : null}
    </div>
  );
}

/** The sheet of a fighter: who he is, whose, and what is left of him, above what his game tells of him. */
function FighterSheet({ figure, part }: { readonly figure: DuelFigure; readonly part: SheetPart }) {
  const { duel, model } = useFight();
  const { words } = model;
  const { id, index, conditions } = figure;
  const name = words.title(id);
  const tags = duel.tags?.(model, index) ?? [];
  return (
    <section class="panel fighter-sheet" data-part={part} aria-label={name}>
      <header class="fighter-head">
        <FighterMedallion figure={figure} size={48} palette={model.settings.value.palette} />
        <div>
          <h2>
            <SideMark place={figure.place} /> {name}
          </h2>
          <p class="quiet">
            {duel.kindOf(figure, words)}, {model.isPlayers(id) ? 'yours' : (model.mannerOf(id) ?? 'plays by himself')}
          </p>
          <Stones value={figure.hp} full={figure.fullHp} name={duel.life} kind="hp" />
        </div>
        <SheetButton model={model} id={id} />
      </header>
      {conditions.length + tags.length > 0 ? (
        <p class="tags">
          {conditions.map((condition) => (
            <span key={condition} class="tag">
              <Told text={words.say('condition', condition)} />
            </span>
          ))}
          {tags.map(([term, skill]) => (
            <span key={term} class="tag skill">
              <Term id={term}>{skill}</Term>
            </span>
          ))}
        </p>
      ) : null}
      {duel.sheet(model, index, part)}
    </section>
  );
}
