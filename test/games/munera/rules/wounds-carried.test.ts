import { describe, expect, it } from 'vitest';
import { ScriptedRng } from '../../../../src/engine/dice/index.ts';
import { beginMuneraBout, entrant, muneraSetup, SETUP } from '../../../../src/games/munera/rules/index.ts';
import { encodeLink, decodeLink, beginSession } from '../../../../src/session/index.ts';
import { gladiators, kit } from '../../../support/core-content.ts';

const duel = (wounds?: number) =>
  muneraSetup({
    fighters: [
      entrant({ card: 'murmillo', side: 'red', ...(wounds !== undefined && { wounds }) }),
      entrant({ card: 'thraex', side: 'blue' }),
    ],
  });

/** Starting Stamina of the wounded man when his die shows that; then the other's die and the order. */
function begunWith(wounds: number, face: number) {
  const rng = new ScriptedRng([face, 3, 6, 1]);
  const { bout, events } = beginMuneraBout(gladiators, duel(wounds), rng);
  expect(rng.left).toEqual([]);
  const die = events.find((event) => event.type === 'rolled' && event.roll.why === 'starting-stamina');
  const { stamina, original } = bout.state.fighters[0]!;
  return { stamina, original, die: die?.type === 'rolled' ? die.roll : null };
}

describe('wounds of earlier days', () => {
  it('C-010: each takes 1 from starting Stamina, as a term of its die', () => {
    expect([0, 1, 2, 3].map((wounds) => begunWith(wounds, 2).stamina)).toEqual([6, 5, 4, 3]);
    expect(begunWith(3, 6)).toMatchObject({
      original: 7,
      die: {
        faces: [6],
        total: 7,
        modifiers: [
          { rule: 'M-006', value: 4 },
          { rule: 'C-010', value: -3, reason: 'wounds-carried' },
        ],
      },
    });
  });

  it('C-010: never leave less than 1', () => {
    const condemned = muneraSetup({
      fighters: [entrant({ card: 'syrus', side: 'red', wounds: 3 }), entrant({ card: 'thraex', side: 'blue' })],
    });
    const rng = new ScriptedRng([1, 3, 6, 1, 4]);
    const { bout } = beginMuneraBout(gladiators, condemned, rng);
    expect(rng.left).toEqual([]);
    // 2 + 1 for a condemned man, less 3
    expect(bout.state.fighters[0]!.stamina).toBe(1);
  });

  it('C-010: are 0 to 3, and travel in links; whoever has none has the bytes of before', () => {
    const link = (wounds?: number): string => encodeLink(kit, beginSession(kit, duel(wounds), 'w').record());
    expect(decodeLink(kit, link(2)).setup).toEqual(duel(2));
    expect(JSON.stringify(duel())).not.toContain('wounds');
    expect(link().length).toBeLessThan(link(2).length);
    expect(() => SETUP.read({ ...duel(4) })).toThrow('fighters[0].wounds');
    expect(() => beginSession(kit, duel(4), 'w')).toThrow('a whole number from 0 to 3 [C-010]');
  });
});
