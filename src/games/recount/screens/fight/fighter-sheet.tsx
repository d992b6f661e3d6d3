import { sum } from '../../../../engine/dice/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { fraction, percent, RuleRef, RuleRefs, signed, Term, Told, WeaponIcon } from '../../../../hud/common/index.ts';
import type { ClassCard, Fighter, Side } from '../../rules/index.ts';
import { actionPointOdds, askedVoters, mercyChance, saveOf, sideOf, strikeTermsThrough } from '../../rules/index.ts';
import { SheetFrame, type SheetPart } from '../../../../hud/turns/index.ts';
import { useFight } from './context.ts';

interface SheetProps {
  readonly fighter: Fighter;
  readonly part: SheetPart;
}

/** A fighter as he stands: Strength, arms, what weighs on him, how he is struck from every side, his next AP, the mob. */
export function FighterSheet({ fighter, part }: SheetProps) {
  const { model } = useFight();
  const { view } = model.settled.value;
  const { words } = model;
  const index = view.state.fighters.indexOf(fighter);
  const figure = model.picture.value.figures[index]!;
  const stands = fighter.status === 'up' && fighter.cell !== OUTSIDE;
  const still = model.idle.value;
  return (
    <SheetFrame model={model} figure={figure} part={part} kind={figure.cls.name} life="Strength">
      {figure.conditions.length > 0 ? (
        <p class="tags">
          {figure.conditions.map((name) => (
            <span key={name} class="tag">
              <Told text={words.say('condition', name)} />
            </span>
          ))}
        </p>
      ) : null}
      <Arms index={index} />
      {stands ? (
        <div class={still ? '' : 'not-yet'}>
          <Sides index={index} />
          <Prospects index={index} />
        </div>
      ) : null}
    </SheetFrame>
  );
}

/** What he holds, and what he has lost. */
function Arms({ index }: { readonly index: number }) {
  const { model } = useFight();
  const { words } = model;
  const { arms, cls } = model.picture.value.figures[index]!;
  const { need, rules } = saveOf(model.settled.value.view, index);
  return (
    <ul class="things" aria-label="His arms">
      <li>
        <WeaponIcon weapon={arms.weaponBroken ? 'fists' : cls.weapon} /> {words.card(arms.weaponBroken ? 'fists' : cls.weapon)}
      </li>
      <li class={arms.offHand === 'on' ? 'holding' : ''}>
        <WeaponIcon weapon={cls.offHand} /> {words.say('off-hand', `${cls.offHand}-${arms.offHand}`)}
      </li>
      <li>
        <Told text={need === null ? 'no save' : `saves on ${need}${need < 6 ? ' and 6' : ''}`} /> <RuleRefs ids={rules} />
      </li>
    </ul>
  );
}

const SIDES: readonly Side[] = ['front', 'shield', 'sword', 'back'];

function termOfSide(side: Side, { offHand }: ClassCard): string {
  return side === 'shield' ? `${offHand}-side` : side === 'sword' ? 'sword-side' : side;
}

/** What a strike at him is worth through every side, and from which one the acting fighter would strike. */
function Sides({ index }: { readonly index: number }) {
  const { model } = useFight();
  const { view } = model.settled.value;
  const fighter = view.state.fighters[index]!;
  const me = model.acting.value;
  const striker =
    me && me.side !== fighter.side ? view.state.fighters.indexOf(me) : view.state.fighters.findIndex((each) => each.side !== fighter.side);
  const seen = me && me !== fighter && me.cell !== OUTSIDE ? sideOf(view.world.arena, fighter, me.cell) : null;
  return (
    <dl class="ratings saves" aria-label="To the die of whoever strikes him, by side">
      {SIDES.map((side) => (
        <div key={side} class={side === seen ? 'here' : ''}>
          <dt>
            <Term id={termOfSide(side, view.world.classes[index]!)}>
              {model.words.say('side-name', side === 'shield' ? view.world.classes[index]!.offHand : side)}
            </Term>
          </dt>
          <dd>
            {signed(sum(strikeTermsThrough(view, striker, index, side)))}
            {side === seen ? <span class="visually-hidden"> seen from here</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** His next action points, and his life if he were beaten now. */
function Prospects({ index }: { readonly index: number }) {
  const { model } = useFight();
  const { view } = model.settled.value;
  const { modifiers, chances } = actionPointOdds(view, index);
  const totals = [...chances.keys()];
  const none = chances.get(0);
  const asked = 1 + askedVoters(view).length;
  const spared = (up: boolean) =>
    mercyChance(
      view,
      index,
      Array.from({ length: asked }, () => up),
    );
  return (
    <div class="danger-lines">
      <p>
        Next turn {Math.min(...totals)} to {Math.max(...totals)} AP
        {none ? <span title={fraction(none)}>, none {percent(none)}</span> : null}
        {modifiers.length > 0
          ? ` (${modifiers.map(({ value, reason }) => `${signed(value)} ${model.words.reason(reason)}`).join(', ')})`
          : ''}{' '}
        <RuleRef id="R-021" />
      </p>
      <p>
        Beaten now, spared <b title={fraction(spared(true))}>{percent(spared(true))}</b> by a kind victor,{' '}
        <b title={fraction(spared(false))}>{percent(spared(false))}</b> by a hard one. <RuleRef id="R-093" />
      </p>
    </div>
  );
}
