import { sum } from '../../../engine/dice/index.ts';
import { OUTSIDE } from '../../../engine/hex/index.ts';
import type { Ratings } from '../../../hud/common/index.ts';
import { capital, fraction, listed, percent, RuleRef, RuleRefs, signed, Told, WeaponIcon } from '../../../hud/common/index.ts';
import { SideRatings } from '../../../hud/duel/index.ts';
import type { Side } from '../rules/index.ts';
import { actionPointOdds, actionPointTerms, askedVoters, mercyChance, saveOf, sideOf, strikeTermsThrough } from '../rules/index.ts';
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
  const { status, cell } = view.state.fighters[index]!;
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
  const fighter = fighters[index]!;
  const { offHand } = view.world.classes[index]!;
  const me = fighters.findIndex(({ id }) => id === model.acting.value?.id);
  const striker = me >= 0 && fighters[me]!.side !== fighter.side ? me : fighters.findIndex(({ side }) => side !== fighter.side);
  const seen = me >= 0 && me !== index && fighters[me]!.cell !== OUTSIDE ? sideOf(view.world.arena, fighter, fighters[me]!.cell) : null;
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
  const { modifiers, chances } = actionPointOdds(view, index);
  const totals = [...chances.keys()];
  const none = chances.get(0);
  const terms = modifiers.map(({ value, reason }) => `${signed(value)} ${model.words.reason(reason)}`).join(', ');
  const spared = (up: boolean) => mercyChance(view, index, Array<boolean>(1 + askedVoters(view).length).fill(up));
  return (
    <div class="danger-lines">
      <p>
        Next turn {Math.min(...totals)} to {Math.max(...totals)} AP
        {none ? <span title={fraction(none)}>, none {percent(none)}</span> : null}
        {terms && ` (${terms})`} <RuleRef id="R-021" />
      </p>
      <p>
        Beaten now, spared <b title={fraction(spared(true))}>{percent(spared(true))}</b> by a kind victor,{' '}
        <b title={fraction(spared(false))}>{percent(spared(false))}</b> by a hard one. <RuleRef id="R-093" />
      </p>
    </div>
  );
}

/** All that decides for a fighter as he stands. */
export function ratingsOf({ settled, picture, words }: RecountModel, id: string): Ratings | null {
  const { view } = settled.value;
  const index = view.state.fighters.findIndex((one) => one.id === id);
  const fighter = view.state.fighters[index];
  const figure = picture.value.figures[index];
  if (!fighter || !figure) return null;
  const { need } = saveOf(view, index);
  const more = sum(actionPointTerms(view, index));
  const { arms, cls, conditions } = figure;
  const held = [words.card(arms.weaponBroken ? 'fists' : cls.weapon), words.say('off-hand', `${cls.offHand}-${arms.offHand}`)];
  const now = capital(listed(conditions.map((name) => words.say('condition', name))));
  return {
    title: words.whole(id),
    rows: [
      { term: 'strength', name: 'Strength', value: `${Math.max(0, fighter.strength)} of ${fighter.full}` },
      { term: 'action-points', name: 'AP', value: more === 0 ? 'D6' : `D6 ${signed(more)}` },
      { term: 'save', name: 'Save', value: need === null ? 'none' : `${need} or more` },
    ],
    lines: [['On him', capital(listed(held))], ...(now ? [['Now', now] as const] : [])],
  };
}
