import type { ComponentChildren } from 'preact';
import type { Distribution } from '../../../engine/odds/index.ts';
import { Breakdown, decimal, fraction, listed, percent, RuleRef, Term, Told, type Exact, type Words } from '../../../hud/common/index.ts';
import { ChanceFacts, Doubles, type Telling } from '../../../hud/duel/index.ts';
import type { BlowOdds, DoubleOdds, EventFate, GrappleOdds, TryOdds } from '../rules/index.ts';
import type { MuneraDuel } from './board.ts';
import { nextFatigue } from './option-words.ts';
import type { Option } from './options.ts';

type Of<Odds> = { readonly odds: Odds } & Telling<MuneraDuel>;

const MANY = 6;
const DOUBLE_RULES = ['', 'M-168', 'M-167', 'M-166', 'M-165', 'M-164', 'M-163'];

/** Chances by wounds: none, one, two … and more together. */
export function woundShares({ weights, total }: Distribution): { readonly name: string; readonly share: number }[] {
  const shares = Array.from({ length: MANY + 1 }, () => 0);
  for (const [net, weight] of weights) shares[Math.min(MANY, net)]! += weight / total;
  return shares.map((share, net) => ({ name: net === MANY ? `${MANY}+` : String(net), share }));
}

/** How many wounds how often, as bars. */
function WoundBars({ wounds, expected }: { readonly wounds: Distribution; readonly expected: Exact }) {
  const shares = woundShares(wounds);
  const most = Math.max(...shares.map(({ share }) => share));
  return (
    <figure class="wound-bars">
      <figcaption>Wounds, {decimal(expected)} on average</figcaption>
      <ul>
        {shares.map(({ name, share }) => (
          <li key={name} aria-label={`${name} wounds ${Math.round(share * 100)} %`}>
            <span class="wound-share" aria-hidden="true">
              {share > 0 && share < 0.005 ? '<1' : Math.round(share * 100)}
            </span>
            <i aria-hidden="true" style={{ height: `${(2.25 * share) / most}rem` }} />
            <span class="wound-name" aria-hidden="true">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** What a miss of the acting fighter brings: where it drives the other, and what the fatigue makes of himself. */
function MissLine({ odds: { missFate }, view, me, words }: Of<{ readonly missFate: EventFate }>) {
  const next = nextFatigue(view.state.fighters[me]!, 1);
  return (
    <p>
      A <Term id="miss">miss</Term>: <Told text={words.say('fate', missFate)} />, and the attacker tires by one
      {next ? `, which makes him ${words.say('condition', next)}` : ''}. <RuleRef id="M-122" /> <RuleRef id="M-156" />
    </p>
  );
}

/** What a double may do; of a weapon also whether it is gone for good. */
export function fatesOf({ fates }: Pick<DoubleOdds, 'fates'>, words: Pick<Words, 'say'>): string {
  const told = fates.map(({ fate, forGood, share }) => {
    const text = `${words.say('fate', fate)}${forGood ? ' for good' : ''}`;
    return fates.length > 1 ? `${percent(share)} ${text}` : text;
  });
  return listed(told, 'or');
}

function BlowLaw(of: Of<BlowOdds>) {
  const { odds, words } = of;
  const { facts, kept, modifiers, saveModifiers, doubles } = odds;
  const wounds = saveModifiers.length > 0;
  const chances = [
    ['hits', facts.hit],
    ['misses', facts.miss],
    ['double', facts.double],
    ['knocked down', facts.knockedDown],
    ['entangled', facts.entangled],
    ['beaten by wounds', facts.toZero],
    [words.say('condition', 'dead'), facts.dead],
  ] as const;
  return (
    <>
      <ChanceFacts facts={chances.filter(([, chance]) => chance.valueOf() > 0)} />
      {kept ? (
        <p>
          With the feint; without it {wounds ? `wounds ${percent(kept.anyWound)}` : `caught ${percent(kept.entangled)}`}.{' '}
          <RuleRef id="M-322" />
        </p>
      ) : null}
      {wounds ? <WoundBars wounds={facts.wounds} expected={facts.expectedWounds} /> : null}
      <MissLine {...of} />
      <Breakdown terms={modifiers} chance={null} words={words} caption="To the attack die" />
      {wounds ? <Breakdown terms={saveModifiers} chance={null} words={words} caption="His Save" /> : null}
      <Doubles
        doubles={doubles.toReversed().map((double) => {
          const { face, chance } = double;
          return { face, chance, told: fatesOf(double, words), rule: DOUBLE_RULES[face]! };
        })}
      />
    </>
  );
}

function GrappleLaw(of: Of<GrappleOdds>) {
  const { facts, test, modifiers, throws, thrown } = of.odds;
  const chances = [
    ['grips', facts.hit],
    ['then wins', test.win],
    ['ties', test.tie],
    ['loses', test.lose],
    ['a throw beats him', throws.toZero],
    ['a throw beats you', thrown.toZero],
  ] as const;
  return (
    <>
      <p class="danger-line">
        His shield leaves play and his hands are emptied before the dice. <RuleRef id="M-326" />
      </p>
      <ChanceFacts facts={chances} />
      <MissLine {...of} />
      <Breakdown terms={modifiers} chance={null} words={of.words} caption="To the attack die" />
    </>
  );
}

function TryLaw({ needed, success, destroyed, action }: TryOdds) {
  const haze = action.type === 'haze';
  return (
    <>
      <p>
        {needed} or more on the die: {fraction(success)}. <RuleRef id={haze ? 'M-343' : 'M-239'} />
      </p>
      <p>
        {haze
          ? 'Two more on every attack on him this turn, and two AP fewer in his next.'
          : `The device is destroyed ${percent(destroyed)}.`}{' '}
        <RuleRef id={haze ? 'M-341' : 'M-240'} />
      </p>
    </>
  );
}

/** Everything behind the chances of an answer, each term with its rule. */
export function lawOf({ odds }: Option, telling: Telling<MuneraDuel>): ComponentChildren {
  if (odds.kind === 'blow') return <BlowLaw odds={odds} {...telling} />;
  if (odds.kind === 'grapple') return <GrappleLaw odds={odds} {...telling} />;
  return odds.kind === 'try' ? <TryLaw {...odds} /> : null;
}
