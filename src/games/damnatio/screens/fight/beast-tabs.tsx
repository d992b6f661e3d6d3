import { beastCard, livingBeasts, theBeast, beastOf } from '../../rules/index.ts';
import { Key } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import { nextBeast } from './model/minded.ts';

/** Of several beasts the one whose card and ways are shown: each with its Hit Points and whom it would go for. */
export function BeastTabs() {
  const { model, commands } = useFight();
  const { words } = model;
  const view = model.shownView.value;
  const { state, world } = view;
  const shown = theBeast(state).id;
  const next = nextBeast(view, shown);
  return (
    <div class="beast-tabs" role="group" aria-label="Beasts on the sand">
      {livingBeasts(state).map((index) => {
        const beast = beastOf(state, index);
        const { threat } = model.eachThreat.value.find((each) => each.beast === beast.id) ?? {};
        const hp = model.picture.value.figures.find(({ id }) => id === beast.id)?.hp ?? beast.hp;
        return (
          <button
            key={beast.id}
            type="button"
            class="button beast-tab"
            aria-pressed={beast.id === shown}
            onClick={() => commands.mind(beast.id)}
          >
            <span class="beast-tab-name">
              <b>{words.title(beast.id)}</b> {threat ? <span class="quiet">goes for {words.title(threat.man.id)}</span> : null}
            </span>{' '}
            <span class="beast-tab-left">
              {Math.max(0, hp)} of {beastCard(world, beast).ratings.hitPoints}
            </span>
            {beast.id === next && beast.id !== shown ? <Key name="N" /> : null}
          </button>
        );
      })}
    </div>
  );
}
