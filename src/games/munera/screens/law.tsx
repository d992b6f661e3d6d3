import type { Distribution } from '../../../engine/odds/index.ts';
import { decimal, fraction, listed, percent, type Exact, type Words } from '../../../hud/common/index.ts';
import type { Law, Note, Telling } from '../../../hud/duel/index.ts';
import type { BlowOdds, DoubleOdds, EventFate, GrappleOdds, TryOdds } from '../rules/index.ts';
import type { MuneraDuel } from './board.ts';
import { nextFatigue } from './option-words.ts';
import type { Option } from './options.ts';

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
function missNote(fate: EventFate, { view, me, words }: Telling<MuneraDuel>): Note {
  const next = nextFatigue(view.state.fighters[me]!, 1);
  const makes = next ? `, which makes him ${words.say('condition', next)}` : '';
  return [`A miss: ${words.say('fate', fate)}, and the attacker tires by one${makes}.`, ['M-122', 'M-156']];
}

/** What a double may do; of a weapon also whether it is gone for good. */
export function fatesOf({ fates }: Pick<DoubleOdds, 'fates'>, words: Pick<Words, 'say'>): string {
  const told = fates.map(({ fate, forGood, share }) => {
    const text = `${words.say('fate', fate)}${forGood ? ' for good' : ''}`;
    return fates.length > 1 ? `${percent(share)} ${text}` : text;
  });
  return listed(told, 'or');
}

function blowLaw(odds: BlowOdds, telling: Telling<MuneraDuel>): Law {
  const { facts, kept, modifiers, saveModifiers, doubles, missFate } = odds;
  const { words } = telling;
  const wounds = saveModifiers.length > 0;
  const without = kept && (wounds ? `wounds ${percent(kept.anyWound)}` : `caught ${percent(kept.entangled)}`);
  const chances = [
    ['hits', facts.hit],
    ['misses', facts.miss],
    ['double', facts.double],
    ['knocked down', facts.knockedDown],
    ['entangled', facts.entangled],
    ['beaten by wounds', facts.toZero],
    [words.say('condition', 'dead'), facts.dead],
  ] as const;
  return {
    chances: chances.filter(([, chance]) => chance.valueOf() > 0),
    picture: wounds ? <WoundBars wounds={facts.wounds} expected={facts.expectedWounds} /> : null,
    notes: [...(without === null ? [] : [[`With the feint; without it ${without}.`, ['M-322']] as const]), missNote(missFate, telling)],
    terms: [['To the attack die', modifiers], ...(wounds ? [['His Save', saveModifiers] as const] : [])],
    doubles: doubles.toReversed().map((double) => {
      const { face, chance } = double;
      return { face, chance, told: fatesOf(double, words), rule: DOUBLE_RULES[face]! };
    }),
  };
}

function grappleLaw({ facts, test, modifiers, throws, thrown, missFate }: GrappleOdds, telling: Telling<MuneraDuel>): Law {
  return {
    chances: [
      ['grips', facts.hit],
      ['then wins', test.win],
      ['ties', test.tie],
      ['loses', test.lose],
      ['a throw beats him', throws.toZero],
      ['a throw beats you', thrown.toZero],
    ],
    notes: [['His shield leaves play and his hands are emptied before the dice.', ['M-326'], 'danger-line'], missNote(missFate, telling)],
    terms: [['To the attack die', modifiers]],
  };
}

function tryLaw({ needed, success, destroyed, action }: TryOdds): Law {
  const needs = `${needed} or more on the die: ${fraction(success)}.`;
  const notes: readonly Note[] =
    action.type === 'haze'
      ? [
          [needs, ['M-343']],
          ['Two more on every attack on him this turn, and two AP fewer in his next.', ['M-341']],
        ]
      : [
          [needs, ['M-239']],
          [`The device is destroyed ${percent(destroyed)}.`, ['M-240']],
        ];
  return { chances: [], notes };
}

/** Everything behind the chances of an answer, each term with its rule. */
export function lawOf({ odds }: Option, telling: Telling<MuneraDuel>): Law {
  if (odds.kind === 'blow') return blowLaw(odds, telling);
  if (odds.kind === 'grapple') return grappleLaw(odds, telling);
  return odds.kind === 'try' ? tryLaw(odds) : { chances: [] };
}
