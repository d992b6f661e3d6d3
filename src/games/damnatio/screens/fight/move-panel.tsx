import { distance } from '../../../../engine/hex/index.ts';
import { far, Icon, Key, listed, percent, RuleRef, useKeyed, type Words } from '../../../../hud/common/index.ts';
import { advises, ChoiceCard } from '../../../../hud/fight/index.ts';
import { chanceOn, gripped, manCard, posture, struggleChance, theBeast, weaponOf, type Man, type View } from '../../rules/index.ts';
import { useFight } from './context.ts';
import { sideOfBeast } from './hex-label.ts';
import { goodMoves } from './model/good-moves.ts';
import { actsOf, type ManAct } from './model/man-acts.ts';
import { facingAt } from './model/planning.ts';

/** Facings as they lie round a hex, with their keys. */
const DIAL = [
  { facing: 3, key: 'Q' },
  { facing: 4, key: 'W' },
  { facing: 5, key: 'E' },
  { facing: 2, key: 'A' },
  { facing: 1, key: 'S' },
  { facing: 0, key: 'D' },
] as const;

/** Moves: who is planned where, how he looks, and what else he can do instead. */
export function MovePanel() {
  const { model, commands } = useFight();
  const { decision, planned } = model.settled.value;
  const id = model.selected.value;
  const open = decision?.figures ?? [];
  const waiting = open.filter((figure) => !planned.some((move) => move.figure === figure));
  return (
    <div class="move-panel">
      <div class="side-orders">
        {decision?.kind === 'order' ? (
          <button type="button" class="button" onClick={() => void commands.hold()}>
            <Icon sign="wait" /> Hold all <Key name="H" />
          </button>
        ) : null}
        {open.length > 0 && (decision?.kind === 'order' || decision?.kind === 'moves') ? (
          <button type="button" class="button" onClick={() => commands.othersStay()}>
            {planned.length ? 'The others stay' : 'All stay'}
          </button>
        ) : null}
        {open.length > 0 && decision?.kind !== 'bystanders' && advises(model) ? (
          <button type="button" class="button" onClick={() => commands.asAdvised()}>
            {planned.length ? 'The others as advised' : 'All as advised'}
          </button>
        ) : null}
      </div>
      <ul class="plan-list" aria-label="Plan">
        {planned.map((move) => (
          <li key={move.figure}>
            <Icon sign="move" /> <b>{model.words.title(move.figure)}</b>:{' '}
            {move.path.length ? far(move.path.length, model.words) : move.action.type === 'stand' ? 'stands up' : 'stays'}, facing{' '}
            {model.words.say('direction', `d${move.facing}`)}
          </li>
        ))}
      </ul>
      {waiting.length ? (
        <p class="quiet">
          {decision?.kind === 'moves' ? 'Still to move' : 'Free to move'}: {listed(waiting.map((figure) => model.words.title(figure)))}.
        </p>
      ) : null}
      {decision?.kind === 'moves' && open.length === 0 ? <p class="quiet">All have their orders. Commit, or change the plan.</p> : null}
      {id && model.movers.value.includes(id) ? <ManMoves id={id} /> : null}
    </div>
  );
}

function ManMoves({ id }: { readonly id: string }) {
  const { model, commands } = useFight();
  const { view, planned, actions, decision } = model.settled.value;
  const man = view.state.men.find((one) => one.id === id);
  if (!man) return null;
  const name = model.words.title(id);
  const move = planned.find(({ figure }) => figure === id);
  const lift = actions.find((action) => action.type === 'move' && action.figure === id && action.pickUp && action.to === man.cell);
  const walks = !man.down && !gripped(man);
  const acts = actsOf(view, decision, actions, id);
  return (
    <section class="man-moves" aria-label={`Moves of ${name}`}>
      <h3>{name}</h3>
      <p class="quiet">
        {gripped(man)
          ? `He is ${model.words.say('condition', posture(man))}: he can only struggle, ${struggleChance(view, man).chance} in 20.`
          : man.down
            ? 'He is Down; standing up is his whole move.'
            : `Choose a hex: ${manCard(view.world, man).ratings.movement} points, two for a step along the beast.`}{' '}
        <RuleRef id={gripped(man) ? 'D-139' : man.down ? 'D-102' : 'D-100'} />
      </p>
      {acts.length || lift ? (
        <div class="man-acts">
          {acts.map((offered) => (
            <button key={`${offered.action.type} ${offered.order}`} type="button" class="button" onClick={() => void commands.act(offered)}>
              {actName(offered)} {offered.order === 'hold' ? null : <Key name={offered.action.type === 'second-wind' ? 'V' : 'U'} />}
            </button>
          ))}
          {lift?.type === 'move' ? (
            <button type="button" class="button" onClick={() => commands.move(id, lift.to, lift.facing, true)}>
              Pick up the weapon
            </button>
          ) : null}
        </div>
      ) : null}
      {walks && advises(model) ? <GoodMoves man={man} /> : null}
      {walks ? <p class="quiet">He will look:</p> : null}
      {walks ? <Dial facing={move ? move.facing : man.facing} name={name} onTurn={commands.turn} /> : null}
    </section>
  );
}

/** The moves that a player has most use for, each with the chance that the beast strikes at him there. */
function GoodMoves({ man }: { readonly man: Man }) {
  const { model, commands } = useFight();
  const { view, planned } = model.settled.value;
  const reach = model.reach.value;
  if (!reach) return null;
  const there = planned.find(({ figure }) => figure === man.id)?.path.at(-1) ?? null;
  return (
    <ul class="hand">
      {goodMoves(view, man, reach).map(({ aim, cell, points }) => (
        <ChoiceCard
          key={aim}
          id={`go ${aim}`}
          number={null}
          name={MOVES[aim]}
          price={aim === 'stay' ? null : `${points} ${points === 1 ? 'point' : 'points'}`}
          headline={[{ value: percent(chanceOn(view, view.state.men.indexOf(man), cell)), what: 'that it strikes at him next round' }]}
          line={moveLine(view, man, cell, model.words)}
          pressed={there === cell}
          onChoose={() => void commands.move(man.id, cell, facingAt(view, man.id, cell))}
          onPoint={(on) => void (model.pointed.value = on ? cell : null)}
        />
      ))}
    </ul>
  );
}

const MOVES = { strike: 'To strike', away: 'Away from it', stay: 'Stay' } as const;

/** What a hex is worth to him: from where it can be struck, and how far it is. */
function moveLine(view: View, man: Man, cell: number, words: Words): string {
  const away = distance(view.world.arena, cell, theBeast(view.state).cell);
  const side = sideOfBeast(view, cell, words);
  if (side) return `At ${side}: he can strike from there.`;
  const strikes = away <= weaponOf(view, man).reach;
  return `${away} hexes from it${strikes ? ', and his weapon reaches' : ': he cannot strike'}.`;
}

const ACTS = { stand: 'Stand up', struggle: 'Struggle free', bind: 'Bind the wound', 'second-wind': 'Fate: Second wind' } as const;

/** Whoever struggles before the order gives it: the others move, or hold. */
function actName({ action, order }: ManAct): string {
  if (action.type !== 'struggle' || order === null) return ACTS[action.type];
  return order === 'move' ? `${ACTS.struggle}, the others move` : `${ACTS.struggle}, all others hold`;
}

const NAMES = ['south-east', 'south', 'south-west', 'north-west', 'north', 'north-east'] as const;

/** Six small buttons round a hex: which way he looks when he gets there. */
function Dial({ facing, name, onTurn }: { readonly facing: number; readonly name: string; readonly onTurn: (facing: number) => void }) {
  const keyed = useKeyed();
  return (
    <div class="dial" role="group" aria-label={`Which way ${name} looks`}>
      {DIAL.map((one) => (
        <button
          key={one.facing}
          type="button"
          class={`button dial-${one.facing}`}
          aria-pressed={one.facing === facing}
          aria-label={`Look ${NAMES[one.facing]}`}
          title={keyed(`Look ${NAMES[one.facing]}`, `Shift+${one.key}`)}
          onClick={() => onTurn(one.facing)}
        >
          <Icon sign="down" class={`turn-${one.facing}`} />
        </button>
      ))}
    </div>
  );
}
