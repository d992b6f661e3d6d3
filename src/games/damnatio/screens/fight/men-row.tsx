import { capital, Icon, Medallion, Stones, Told, WeaponIcon, type Words } from '../../../../hud/common/index.ts';
import { nameSize, usePressAgain } from '../../../../hud/fight/index.ts';
import { useFight } from './context.ts';
import type { HuntFigure } from './model/board.ts';

const STANCES: Readonly<Record<string, string>> = {
  down: 'Down',
  pinned: 'Pinned',
  held: 'Held',
  spared: 'Carried out',
  winner: 'Victor',
};

/** What he has done or is asked to do in this phase, in a word. */
function duty(model: ReturnType<typeof useFight>['model'], id: string): string {
  const { planned } = model.settled.value;
  if (planned.some(({ figure }) => figure === id)) return 'planned';
  return model.idle.value && model.asked.value.includes(id) ? 'to act' : '';
}

/** The men as buttons: who he is, what is left of him, and whether he is in danger. */
export function MenRow() {
  const { model, commands } = useFight();
  const men = model.picture.value.figures.filter(({ kind }) => kind === 'man');
  return (
    <div class={`men-row ${men.length > 4 ? 'crowded' : ''}`} role="group" aria-label="The men">
      {men.map((man) => (
        <ManButton
          key={man.id}
          man={man}
          palette={model.settings.value.palette}
          words={model.words}
          duty={duty(model, man.id)}
          pressed={model.idle.value && man.id === model.selected.value}
          onSelect={() => commands.select(man.id)}
        />
      ))}
    </div>
  );
}

interface ManButtonProps {
  readonly man: HuntFigure;
  readonly palette: ReturnType<typeof useFight>['model']['settings']['value']['palette'];
  readonly words: Words;
  readonly duty: string;
  readonly pressed: boolean;
  readonly onSelect: () => void;
}

function ManButton({ man, palette, words, duty: todo, pressed, onSelect }: ManButtonProps) {
  const { model } = useFight();
  const press = usePressAgain({ model, id: man.id, chosen: pressed, select: onSelect });
  const fallen = man.posture === 'dead' || man.posture === 'spared';
  const stance = man.posture === 'dead' ? capital(words.say('condition', 'dead')) : (STANCES[man.posture] ?? '');
  return (
    <button
      type="button"
      class={`man ${fallen ? 'fallen' : ''} ${man.threatened ? 'threatened' : ''}`}
      data-man={man.id}
      aria-pressed={pressed}
      style={nameSize(man.name)}
      {...press}
    >
      <Medallion
        card={man.card}
        kind={man.order === 'bestiarius' ? 'bestiarius' : 'noxius'}
        palette={palette}
        size={38}
        hp={Math.max(0, man.hp) / man.fullHp}
        state={man.posture}
      />
      <span class="man-lines">
        <span class="man-name">
          {man.name}
          {man.threatened ? (
            <strong class="danger" title="In danger">
              !<span class="visually-hidden"> in danger</span>
            </strong>
          ) : null}
        </span>
        <Stones value={man.hp} full={man.fullHp} name="Hit points" kind="hp" />
        <span class="man-foot">
          {fallen || stance ? null : man.weapon ? (
            <WeaponIcon weapon={man.weapon} label={words.weapon(man.weapon)} />
          ) : (
            <span class="quiet">unarmed</span>
          )}
          {fallen ? null : (
            <span class="man-breath" title="Stamina">
              <Icon sign="speed" label="Stamina" /> {man.stamina}
            </span>
          )}
          <span class="man-state">{stance ? <Told text={stance} inside /> : <Duty todo={todo} />}</span>
        </span>
      </span>
    </button>
  );
}

/** Whether he still has something to do, as a sign. */
function Duty({ todo }: { readonly todo: string }) {
  if (todo === 'planned') return <Icon sign="confirm" label="planned" />;
  return todo ? <i class="to-do" role="img" aria-label={todo} title={todo} /> : null;
}
