import { Breakdown, decimal, percent } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import { cardKey, playable } from './model/defence.ts';

/** The odds of an attack that waits for a Defend card, as a table; where no odds are open, a word that says so. */
export function OpenOdds() {
  const { model } = useFight();
  const prompt = model.prompt.value;
  return (
    <section class="panel open-odds" aria-label="Odds of the moment">
      <h2>{prompt ? `${model.words.title(prompt.man.id)}: ${prompt.attack.name}` : 'No odds are open'}</h2>
      {prompt ? <DefenceTable /> : <p class="quiet">They stand here while you move, strike or defend.</p>}
    </section>
  );
}

function DefenceTable() {
  const { model } = useFight();
  const { options } = model.prompt.value!;
  const toHit = options[0]?.toHit;
  return (
    <>
      {toHit ? <Breakdown terms={toHit.modifiers} chance={toHit.chance} words={model.words} caption="The beast to hit" /> : null}
      <table class="defence-odds">
        <caption>What each card leaves</caption>
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">falls</th>
            <th scope="col">harmed</th>
            <th scope="col">loses</th>
          </tr>
        </thead>
        <tbody>
          {playable(options).map((odds) => (
            <tr key={cardKey(odds)}>
              <th scope="row">{odds.card?.name ?? 'No card'}</th>
              <td>{percent(odds.felled)}</td>
              <td>{percent(odds.harmed)}</td>
              <td>{decimal(odds.meanNet)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
