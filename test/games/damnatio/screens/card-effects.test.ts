import { describe, expect, it } from 'vitest';
import type { Words } from '../../../../src/hud/common/index.ts';
import { attackEffects, blowEffects, defendEffects, type CardEffects } from '../../../../src/games/damnatio/rules/index.ts';
import type { AttackCard, BeastAttack, DefendCard, Deck } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';
import { hunt, wordsFor } from './support.ts';

const { damnatio } = core;
const messages = wordsFor(hunt());
/** A key without a message would be told as a bare key. */
const words: Words = {
  ...messages,
  say: (group, key, fill) => {
    if (!messages.has(group, key)) throw new Error(`no message ${group}.${key}`);
    return messages.say(group, key, fill);
  },
};

const all = <Card>({ generic, weapon, optional }: Deck<Card>): Card[] => [...generic, ...Object.values(weapon).flat(), ...optional];
const text = ({ always, success, failure }: CardEffects): string =>
  [always, success, failure].map((clauses) => clauses.join('; ')).join(' | ');

/**
 * Every field of a card: what it is without effect, or null where it is no effect but name, chance, cost, damage or
 * condition. A new field does not compile until it stands here.
 */
type Neutral<Card> = { readonly [Field in keyof Card]-?: { readonly none: Card[Field] } | null };

const ATTACK: Neutral<AttackCard> = {
  id: null,
  name: null,
  reach: null,
  toHit: null,
  add: null,
  damage: null,
  stamina: null,
  aim: null,
  from: null,
  states: null,
  needs: null,
  minGrade: null,
  optional: null,
  because: null,
  oncePerBout: { none: false },
  fumbleOn: { none: [1] },
  nextBeastToHit: { none: 0 },
  nextControlBeast: { none: 0 },
  provoke: { none: false },
  ifWounded: { none: null },
  losesWeapon: { none: false },
};
const DEFEND: Neutral<DefendCard> = {
  id: null,
  name: null,
  stat: null,
  bonus: null,
  stamina: null,
  answers: null,
  vs: null,
  states: null,
  minGrade: null,
  because: null,
  soakOnFail: { none: 0 },
  selfDown: { none: false },
  retreat: { none: 0 },
  stopsCharge: { none: false },
  damage: { none: null },
  counter: { none: null },
  needs: { none: null },
};
const BLOW: Neutral<BeastAttack> = {
  id: null,
  name: null,
  kind: null,
  toHit: null,
  dmg: null,
  tell: null,
  automatic: null,
  knockdown: { none: null },
  toss: { none: null },
  pin: { none: false },
  hold: { none: false },
  retainControl: { none: false },
  sweep: { none: null },
  bleed: { none: null },
  pull: { none: null },
  disarm: { none: null },
  fear: { none: 0 },
};

/** Fields with an effect on these cards that leave their words as they are without it. */
function untold<Card extends object>(
  cards: readonly Card[],
  fields: Neutral<Card>,
  tell: (card: Card) => string,
): { seen: Set<string>; missing: string[] } {
  const seen = new Set<string>();
  const missing: string[] = [];
  for (const card of cards) {
    for (const field of Object.keys(fields) as (keyof Card & string)[]) {
      const neutral = fields[field];
      if (!neutral || JSON.stringify(card[field]) === JSON.stringify(neutral.none)) continue;
      seen.add(field);
      if (tell(card) === tell({ ...card, [field]: neutral.none })) missing.push(`${JSON.stringify(card)}: ${field}`);
    }
  }
  return { seen, missing };
}

const effectsOf = (fields: object): string[] => Object.entries(fields).flatMap(([field, neutral]) => (neutral ? [field] : []));

describe('D-080 D-255: every effect of every core card has words', () => {
  it('of Attack cards', () => {
    const { seen, missing } = untold(all(damnatio.attacks), ATTACK, (card) => text(attackEffects(card, words)));
    expect(missing).toEqual([]);
    expect([...seen].toSorted()).toEqual(effectsOf(ATTACK).toSorted());
  });

  it('of Defend cards', () => {
    const { seen, missing } = untold(all(damnatio.defends), DEFEND, (card) => text(defendEffects(card, words)));
    expect(missing).toEqual([]);
    expect([...seen].toSorted()).toEqual(effectsOf(DEFEND).toSorted());
  });

  it('of the attacks of beasts', () => {
    const printed = Object.values(damnatio.beasts).flatMap(({ attacks }) => Object.values(attacks));
    const ofPacks = { bleed: { points: 2, atDamage: 0 }, pull: { hexes: 1, atDamage: 0 }, disarm: 0, fear: 2 };
    const blows = [...printed, { ...printed[0]!, ...ofPacks }];
    const { seen, missing } = untold(blows, BLOW, (blow) => blowEffects(blow, words).join(', '));
    expect(missing).toEqual([]);
    expect([...seen].toSorted()).toEqual(effectsOf(BLOW).toSorted());
  });

  it('of a card that nobody has written yet', () => {
    const stab = damnatio.attacks.generic[0]!;
    const blinding: AttackCard = { ...stab, id: 'mod.ash', nextBeastToHit: -6, provoke: true, fumbleOn: [] };
    expect(text(attackEffects(blinding, words))).toBe(
      'it never fumbles | the beast has \u22126 on its next To Hit; the beast takes him for the man it fought last | ',
    );
  });
});
