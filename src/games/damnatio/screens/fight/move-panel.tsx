import { useMemo } from 'preact/hooks';
import { decimal, far, Icon, Key, listed, percent, RuleRef, useKeyed, type Words } from '../../../../hud/common/index.ts';
import { advises, ChoiceCard, DIAL } from '../../../../hud/fight/index.ts';
import { findMan, gripped, manCard, posture, struggleChance, type Man, type View } from '../../rules/index.ts';
import { useFight } from './context.ts';
import { sideOfBeast } from './hex-label.ts';
import { fallWord } from './model/defence.ts';
import { goodMoves, type GoodMove } from './model/good-moves.ts';
import { actsOf, type ManAct } from './model/man-acts.ts';
import { beforePlan, facingAt, type PlannedMove } from './model/planning.ts';

/** Moves: who is planned where, how he looks, and what else he can do instead. */
export function MovePanel() {
  const { model, commands } = useFight();
  const { decision, planned } = model.settled.value;
  const id = model.selected.value;
  const open = decision?.figures ?? [];
  const waiting = open.filter((figure) => !planned.some((move) => move.figure === figure));
  return (
    <div class="move-panel">
      <div class="side-orders wrap">
        {decision?.kind === 'order' ? (
          <button type="button" class="button" title="Nobody moves, turns or gets up." onClick={() => void commands.hold()}>
            <Icon sign="wait" /> Hold all <Key name="H" />
          </button>
        ) : null}
        {open.length > 0 && (decision?.kind === 'order' || decision?.kind === 'moves') ? (
          <button
            type="button"
            class="button"
            title="Each turns to the beast on his hex; who lies gets up."
            onClick={() => commands.othersStay()}
          >
            {planned.length ? 'The others stay' : 'All stay'} <Key name="K" />
          </button>
        ) : null}
        {waiting.length > 0 && advises(model) ? (
          <button type="button" class="button" title="Nothing is final until you commit." onClick={() => commands.asAdvised()}>
            {planned.length ? 'The others as advised' : 'Plan as advised'} <Key name="B" />
          </button>
        ) : null}
      </div>
      {decision?.kind === 'order' ? (
        <p class="quiet of-orders">Hold: nobody moves, turns or gets up. Stay: all turn to it, and who lies gets up.</p>
      ) : null}
      <ul class="plan-list" aria-label="Plan">
        {planned.map((move) => (
          <li key={move.figure}>
            <Icon sign="move" /> <b>{model.words.title(move.figure)}</b>: <MoveWords move={move} />
          </li>
        ))}
      </ul>
      {waiting.length && decision?.kind !== 'order' ? (
        <p class="quiet">
          {decision?.kind === 'moves' ? 'Still to move' : 'Free to move'}: {listed(waiting.map((figure) => model.words.title(figure)))}.
        </p>
      ) : null}
      {decision?.kind === 'moves' && open.length === 0 ? <p class="quiet">All have their orders. Commit, or change the plan.</p> : null}
      {id && model.movers.value.includes(id) ? <ManMoves id={id} /> : null}
    </div>
  );
}

/** What is planned for a man who may move. */
export function MoveWords({ move }: { readonly move: PlannedMove | undefined }) {
  const { words } = useFight().model;
  if (!move) return <>does nothing yet</>;
  const does = move.path.length ? far(move.path.length, words) : move.action.type === 'stand' ? 'stands up' : 'stays';
  return (
    <>
      {does}, facing {words.say('direction', `d${move.facing}`)}
    </>
  );
}

/** What he can do; named where no list above him says who it is. */
export function ManMoves({ id, named = true }: { readonly id: string; readonly named?: boolean }) {
  const { model, commands } = useFight();
  const { view, planned, actions, decision } = model.settled.value;
  const man = findMan(view, id);
  if (!man) return null;
  const name = model.words.title(id);
  const move = planned.find(({ figure }) => figure === id);
  const lift = actions.find((action) => action.type === 'move' && action.figure === id && action.pickUp && action.to === man.cell);
  const walks = !man.down && !gripped(man);
  const acts = actsOf(view, decision, actions, id);
  return (
    <section class="man-moves" aria-label={`Moves of ${name}`}>
      {named ? <h3>{name}</h3> : null}
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

/** The moves that a player has most use for, the best first, each with what the beast may do to him there. */
function GoodMoves({ man }: { readonly man: Man }) {
  const { model, commands } = useFight();
  const { view, planned } = model.settled.value;
  const reach = model.reach.value;
  const offered = useMemo(() => (reach ? goodMoves(beforePlan(view, planned, man.id), man, reach) : []), [view, man.id, reach]);
  const there = planned.find(({ figure }) => figure === man.id)?.path.at(-1) ?? null;
  return (
    <ul class="hand moves-hand">
      {offered.map((move, index) => (
        <ChoiceCard
          key={move.cell}
          id={`go ${index}`}
          number={index}
          name={index === 0 ? `${MOVES[move.aim]} (advised)` : MOVES[move.aim]}
          price={move.aim === 'stay' ? null : `${move.points} ${move.points === 1 ? 'point' : 'points'}`}
          headline={[
            { value: percent(move.struck), what: 'attacked next round' },
            { value: percent(move.falls), what: `he ${fallWord(view, man)}` },
          ]}
          line={moveLine(view, man, move, model.words)}
          pressed={there === move.cell}
          onChoose={() => void commands.move(man.id, move.cell, facingAt(view, man.id, move.cell))}
          onPoint={(on) => void (model.pointed.value = on ? move.cell : null)}
        />
      ))}
    </ul>
  );
}

const MOVES: Readonly<Record<GoodMove['aim'], string>> = {
  strike: 'To strike',
  closer: 'Nearer',
  aside: 'Aside',
  away: 'Away from it',
  stay: 'Stay',
};

/** What a hex is worth to him: how far it is, from where it can be struck, and for how much. */
function moveLine(view: View, man: Man, { cell, away, deals, answered }: GoodMove, words: Words): string {
  const side = sideOfBeast(view, cell, words);
  const where = side ? `At ${side}` : `${far(away, words)} from it`;
  const turns = answered > 0 ? `; it turns on him ${percent(answered)} of the time` : '';
  if (deals > 0) return `${where} he deals about ${decimal(deals)} damage${turns}.`;
  return `${where}.`;
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
      {DIAL.map(({ way, key }) => (
        <button
          key={way}
          type="button"
          class={`button dial-${way}`}
          aria-pressed={way === facing}
          aria-label={`Look ${NAMES[way]}`}
          title={keyed(`Look ${NAMES[way]}`, `Shift+${key}`)}
          onClick={() => onTurn(way)}
        >
          <Icon sign="down" class={`turn-${way}`} />
        </button>
      ))}
    </div>
  );
}
