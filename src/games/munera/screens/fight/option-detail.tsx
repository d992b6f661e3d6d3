import type { BlowOdds, DoubleOdds, EventFate, GrappleOdds, TryOdds } from '../../rules/index.ts';
import { Breakdown, fraction, listed, percent, RuleRef, type Words, Term, Told } from '../../../../hud/common/index.ts';
import { useFight } from './context.ts';
import { nextFatigue } from './model/fatigue.ts';
import type { Option } from './model/options.ts';
import { WoundBars } from './wound-bars.tsx';

/** What a miss of the acting fighter brings: where it drives the other, and what the fatigue makes of himself. */
function MissLine({ fate }: { readonly fate: EventFate }) {
  const { model } = useFight();
  const acting = model.acting.value;
  const next = acting ? nextFatigue(acting, 1) : null;
  return (
    <p>
      A <Term id="miss">miss</Term>: <Told text={model.words.say('fate', fate)} />, and the attacker tires by one
      {next ? `, which makes him ${model.words.say('condition', next)}` : ''}. <RuleRef id="M-122" /> <RuleRef id="M-156" />
    </p>
  );
}

/** Everything behind the chances of an answer, each term with its rule. */
export function OptionDetail({ option }: { readonly option: Option }) {
  const { odds } = option;
  if (odds.kind === 'blow') return <BlowDetail odds={odds} />;
  if (odds.kind === 'grapple') return <GrappleDetail odds={odds} />;
  if (odds.kind === 'try') return <TryDetail odds={odds} />;
  return null;
}

const DOUBLE_RULES = ['', 'M-168', 'M-167', 'M-166', 'M-165', 'M-164', 'M-163'];

/** What a double may do; of a weapon also whether it is gone for good. */
export function fatesOf({ fates }: Pick<DoubleOdds, 'fates'>, words: Pick<Words, 'say'>): string {
  const told = fates.map(({ fate, forGood, share }) => {
    const text = `${words.say('fate', fate)}${forGood ? ' for good' : ''}`;
    return fates.length > 1 ? `${percent(share)} ${text}` : text;
  });
  return listed(told, 'or');
}

function BlowDetail({ odds }: { readonly odds: BlowOdds }) {
  const { model } = useFight();
  const { words } = model;
  const { facts, kept, modifiers, saveModifiers, doubles, missFate } = odds;
  return (
    <div class="blow-detail">
      <ul class="blow-facts">
        <li title={fraction(facts.hit)}>hits {percent(facts.hit)}</li>
        <li title={fraction(facts.miss)}>misses {percent(facts.miss)}</li>
        <li title={fraction(facts.double)}>double {percent(facts.double)}</li>
        {facts.knockedDown.valueOf() > 0 ? <li title={fraction(facts.knockedDown)}>knocked down {percent(facts.knockedDown)}</li> : null}
        {facts.entangled.valueOf() > 0 ? <li title={fraction(facts.entangled)}>entangled {percent(facts.entangled)}</li> : null}
        {facts.toZero.valueOf() > 0 ? <li title={fraction(facts.toZero)}>beaten by wounds {percent(facts.toZero)}</li> : null}
        {facts.dead.valueOf() > 0 ? (
          <li title={fraction(facts.dead)}>
            {words.say('condition', 'dead')} {percent(facts.dead)}
          </li>
        ) : null}
      </ul>
      {kept ? (
        <p>
          With the feint; without it {saveModifiers.length > 0 ? `wounds ${percent(kept.anyWound)}` : `caught ${percent(kept.entangled)}`}.{' '}
          <RuleRef id="M-322" />
        </p>
      ) : null}
      {saveModifiers.length > 0 ? <WoundBars wounds={facts.wounds} expected={facts.expectedWounds} /> : null}
      <MissLine fate={missFate} />
      <Breakdown terms={modifiers} chance={null} words={words} caption="To the attack die" />
      {saveModifiers.length > 0 ? <Breakdown terms={saveModifiers} chance={null} words={words} caption="His Save" /> : null}
      <Doubles doubles={doubles} words={words} />
    </div>
  );
}

/** What each double would do here. */
function Doubles({ doubles, words }: { readonly doubles: readonly DoubleOdds[]; readonly words: Words }) {
  const even = doubles.every(({ chance }) => chance.equals(doubles[0]!.chance));
  return (
    <table class="doubles">
      <caption>Doubles{even ? `, each ${percent(doubles[0]!.chance)}` : ''}</caption>
      <tbody>
        {doubles.toReversed().map((double) => (
          <tr key={double.face}>
            <th scope="row">
              {double.face}·{double.face}
            </th>
            <td>
              {fatesOf(double, words)}
              {even ? '' : ` ${percent(double.chance)}`}
            </td>
            <td>
              <RuleRef id={DOUBLE_RULES[double.face]!} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function GrappleDetail({ odds }: { readonly odds: GrappleOdds }) {
  const { model } = useFight();
  const { words } = model;
  const { facts, test, modifiers, throws, thrown, missFate } = odds;
  return (
    <div class="blow-detail">
      <p class="danger-line">
        His shield leaves play and his hands are emptied before the dice. <RuleRef id="M-326" />
      </p>
      <ul class="blow-facts">
        <li title={fraction(facts.hit)}>grips {percent(facts.hit)}</li>
        <li title={fraction(test.win)}>then wins {percent(test.win)}</li>
        <li title={fraction(test.tie)}>ties {percent(test.tie)}</li>
        <li title={fraction(test.lose)}>loses {percent(test.lose)}</li>
        <li title={fraction(throws.toZero)}>a throw beats him {percent(throws.toZero)}</li>
        <li title={fraction(thrown.toZero)}>a throw beats you {percent(thrown.toZero)}</li>
      </ul>
      <MissLine fate={missFate} />
      <Breakdown terms={modifiers} chance={null} words={words} caption="To the attack die" />
    </div>
  );
}

function TryDetail({ odds }: { readonly odds: TryOdds }) {
  const haze = odds.action.type === 'haze';
  return (
    <div class="blow-detail">
      <p>
        {odds.needed} or more on the die: {fraction(odds.success)}. <RuleRef id={haze ? 'M-343' : 'M-239'} />
      </p>
      <p>
        {haze
          ? 'Two more on every attack on him this turn, and two AP fewer in his next.'
          : `The device is destroyed ${percent(odds.destroyed)}.`}{' '}
        <RuleRef id={haze ? 'M-341' : 'M-240'} />
      </p>
    </div>
  );
}
