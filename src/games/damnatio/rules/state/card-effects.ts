import { formatDice } from '../../../../engine/dice/index.ts';
import { listed, signed, type Fill } from '../../../../engine/text/index.ts';
import type { AttackCard, BeastAttack, DefendCard } from './cards.ts';

/** The messages of a language. */
interface Words {
  say(group: string, key: string, fill?: Fill): string;
}

/**
 * What cards do beside their chance and their damage, read from their data: the one place that turns effects into words,
 * for hands, prompts, forecast and prose, so that the card of a mod is told like any other. Each is a clause to stand after a colon: "A hit: …", "Success: …".
 */
export interface CardEffects {
  /** Whenever the card is played. */
  readonly always: readonly string[];
  /** A strike that hits, a defence that comes off. */
  readonly success: readonly string[];
  readonly failure: readonly string[];
}

export const NO_EFFECTS: CardEffects = { always: [], success: [], failure: [] };

type Clauses = readonly (string | false | null)[];

const said = (clauses: Clauses): string[] => clauses.filter((clause) => typeof clause === 'string');

function fumbles(fumbleOn: readonly number[], words: Words): string | null {
  if (fumbleOn.length === 1 && fumbleOn[0] === 1) return null;
  return fumbleOn.length === 0 ? words.say('effect', 'no-fumble') : words.say('effect', 'fumbles', { faces: listed(fumbleOn.map(String)) });
}

export function attackEffects(
  { nextBeastToHit, nextControlBeast, provoke, ifWounded, fumbleOn, oncePerBout, losesWeapon }: AttackCard,
  words: Words,
): CardEffects {
  const wounded = ifWounded && { least: ifWounded.atDamage, value: signed(ifWounded.beastCharge) };
  return {
    always: said([
      fumbles(fumbleOn, words),
      oncePerBout && words.say('effect', 'once'),
      losesWeapon && words.say('effect', 'loses-weapon'),
    ]),
    success: said([
      nextBeastToHit !== 0 && words.say('effect', 'next-to-hit', { value: signed(nextBeastToHit) }),
      nextControlBeast !== 0 && words.say('effect', 'next-control', { value: signed(nextControlBeast) }),
      provoke && words.say('effect', 'provoke'),
      wounded && words.say('effect', ifWounded.oncePerBeast ? 'slows-once' : 'slows', wounded),
    ]),
    failure: [],
  };
}

/** So many hexes, as a number: cards are short. */
const hexes = (count: number, words: Words): string => words.say('effect', count === 1 ? 'hex' : 'hexes', { count });

export function defendEffects(
  { selfDown, retreat, stopsCharge, damage, counter, soakOnFail, needs }: DefendCard,
  words: Words,
): CardEffects {
  return {
    always: [],
    success: said([
      needs && words.say('effect', `needs-${needs}`),
      selfDown && words.say('effect', 'self-down'),
      retreat > 0 && words.say('effect', 'retreat', { hexes: hexes(retreat, words) }),
      stopsCharge && words.say('effect', 'stops-charge'),
      damage && words.say('effect', 'counter-damage', { dice: formatDice(damage) }),
      counter && words.say('effect', 'counter', { toHit: signed(counter.toHit), dice: formatDice(counter.dmg) }),
    ]),
    failure: said([soakOnFail > 0 && words.say('effect', 'soak', { value: soakOnFail })]),
  };
}

/** What a blow of the beast does beside its damage. */
export function blowEffects(attack: BeastAttack, words: Words): string[] {
  const { knockdown, toss, pin, hold, retainControl, sweep, bleed, pull, disarm, fear } = attack;
  const from = (damage: number): string => (damage > 0 ? ` ${words.say('effect', 'from-damage', { damage })}` : '');
  return said([
    knockdown !== null && words.say('effect', 'knocks-down') + from(knockdown),
    toss && words.say('effect', 'tosses', { hexes: hexes(toss.hexes, words) }) + from(toss.atDamage),
    pin && words.say('effect', 'pins'),
    hold && words.say('effect', 'holds'),
    retainControl && words.say('effect', 'keeps-control'),
    bleed && words.say('effect', 'bleeds', { points: bleed.points }) + from(bleed.atDamage),
    pull && words.say('effect', 'pulls', { hexes: hexes(pull.hexes, words) }) + from(pull.atDamage),
    disarm !== null && words.say('effect', 'disarms') + from(disarm),
    fear > 0 && words.say('effect', 'frightens', { fear }),
    sweep && words.say('effect', 'sweeps', { count: sweep.max, arcs: listed(sweep.arcs.map((arc) => words.say('arc', arc))) }),
  ]);
}
