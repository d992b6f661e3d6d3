import { sum } from '../../../engine/dice/index.ts';
import { OUTSIDE } from '../../../engine/hex/index.ts';
import { chanceOf } from '../../../engine/odds/index.ts';
import { fraction, percent, RuleRef, RuleRefs, signed, Told, WeaponIcon, type Ratings, type Words } from '../../../hud/common/index.ts';
import { pointsRow, SideRatings } from '../../../hud/duel/index.ts';
import {
  actionPointOdds,
  actionPointTerms,
  askedVoters,
  classOf,
  fighterIn,
  fighterOf,
  mercyChance,
  saveOf,
  sideOf,
  strikeTermsThrough,
  type Side,
  type View,
} from '../rules/index.ts';
import type { RecountModel } from './board.ts';

interface Of {
  readonly model: RecountModel;
  readonly index: number;
}

/** Below name and life: his arms, how he is struck from every side, his next AP, the mob. */
export function Sheet({ model, index }: Of) {
  const { words } = model;
  const { view } = model.settled.value;
  const { arms, cls } = model.picture.value.figures[index]!;
  const { need, rules } = saveOf(view, index);
  const { status, cell } = fighterOf(view, index);
  const weapon = arms.weaponBroken ? 'fists' : cls.weapon;
  return (
    <>
      <ul class="things" aria-label="His arms">
        <li>
          <WeaponIcon weapon={weapon} /> {words.card(weapon)}
        </li>
        <li class={arms.offHand === 'on' ? 'holding' : ''}>
          <WeaponIcon weapon={cls.offHand} /> {words.say('off-hand', `${cls.offHand}-${arms.offHand}`)}
        </li>
        <li>
          <Told text={need === null ? 'no save' : `saves on ${need}${need < 6 ? ' and 6' : ''}`} /> <RuleRefs ids={rules} />
        </li>
      </ul>
      {status === 'up' && cell !== OUTSIDE ? (
        <div class={model.idle.value ? '' : 'not-yet'}>
          <Sides model={model} index={index} />
          <Prospects model={model} index={index} />
        </div>
      ) : null}
    </>
  );
}

const SIDES: readonly Side[] = ['front', 'shield', 'sword', 'back'];

/** What a strike at him is worth through every side, and from which one the acting fighter would strike. */
function Sides({ model, index }: Of) {
  const { view } = model.settled.value;
  const { fighters } = view.state;
  const fighter = fighterOf(view, index);
  const { offHand } = classOf(view, index);
  const actor = fighters.find(({ id }) => id === model.acting.value?.id);
  const strikes = actor && actor.side !== fighter.side ? [actor] : fighters;
  const striker = fighters.findIndex((one) => strikes.includes(one) && one.side !== fighter.side);
  const seen = actor && actor !== fighter && actor.cell !== OUTSIDE ? sideOf(view.world.arena, fighter, actor.cell) : null;
  const sides = SIDES.map((side) => ({
    key: side,
    term: side === 'shield' ? `${offHand}-side` : side === 'sword' ? 'sword-side' : side,
    name: model.words.say('side-name', side === 'shield' ? offHand : side),
    value: signed(sum(strikeTermsThrough(view, striker, index, side))),
  }));
  return <SideRatings label="To the die of whoever strikes him, by side" sides={sides} seen={seen} means="seen from here" />;
}

/** His next action points, and his life if he were beaten now. */
function Prospects({ model, index }: Of) {
  const { view } = model.settled.value;
  const { modifiers, ap } = actionPointOdds(view, index);
  const totals = [...ap.weights.keys()];
  const none = chanceOf(ap, (points) => points === 0);
  const terms = modifiers.map(({ value, reason }) => `${signed(value)} ${model.words.reason(reason)}`).join(', ');
  const spared = (up: boolean) => mercyChance(view, index, Array<boolean>(1 + askedVoters(view).length).fill(up));
  return (
    <div class="danger-lines">
      <p>
        Next turn {Math.min(...totals)} to {Math.max(...totals)} AP
        {totals.includes(0) ? <span title={fraction(none)}>, none {percent(none)}</span> : null}
        {terms && ` (${terms})`} <RuleRef id="R-021" />
      </p>
      <p>
        Beaten now, spared <b title={fraction(spared(true))}>{percent(spared(true))}</b> by a kind victor,{' '}
        <b title={fraction(spared(false))}>{percent(spared(false))}</b> by a hard one. <RuleRef id="R-093" />
      </p>
    </div>
  );
}

/** What is in his hands. */
export function heldOf({ world, state }: View, index: number, words: Words): string[] {
  const { weapon, offHand } = classOf({ world }, index);
  const { weaponBroken, offHand: held } = fighterIn(state, index);
  return [words.card(weaponBroken ? 'fists' : weapon), words.say('off-hand', `${offHand}-${held}`)];
}

/** His next action points and his save. */
export function ratingsOf(view: View, index: number): Pick<Ratings, 'rows' | 'lines'> {
  const { need } = saveOf(view, index);
  const save = { term: 'save', name: 'Save', value: need === null ? 'none' : `${need} or more` };
  return { rows: [pointsRow(actionPointTerms(view, index)), save], lines: [] };
}
