import { describe, expect, test } from 'vitest';
import { reviveCatalogue } from '../../src/catalogue/index.ts';
import { SetupError } from '../../src/engine/bout/index.ts';
import { damnatioContent, huntSetup } from '../../src/games/damnatio/rules/index.ts';
import { muneraContent, muneraSetup, entrant } from '../../src/games/munera/rules/index.ts';
import type { GameSetup } from '../../src/session/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';

/** Names that every plain object answers to. */
const INHERITED = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'valueOf'];

const duel = (part: object): GameSetup =>
  muneraSetup({ fighters: [entrant({ card: 'gaul', side: 'a', ...part }), entrant({ card: 'gaul', side: 'b' })] });

describe.each(INHERITED)('the id %s', (id) => {
  const setups: readonly (readonly [string, GameSetup])[] = [
    ['beast', huntSetup({ beasts: [id] })],
    ['man', huntSetup({ beasts: ['lion'], men: [id] })],
    ['arena of a hunt', huntSetup({ beasts: ['lion'], arena: id })],
    ['fighter', duel({ card: id })],
    ['piece of gear', duel({ loadout: { armour: 'none', gear: [{ gear: id, start: 'ready', damaged: false, after: null }] } })],
    ['arena of a bout', muneraSetup({ fighters: [entrant({ card: 'gaul', side: 'a' }), entrant({ card: 'gaul', side: 'b' })], arena: id })],
  ];

  test.each(setups)('is no %s', (_what, setup) => {
    expect(() => beginSession(kit, setup, 's')).toThrow(SetupError);
  });

  test('names no card, no rule and no message, before and after content is shipped', () => {
    for (const content of [core, reviveCatalogue(JSON.parse(JSON.stringify(core)))]) {
      const damnatio = damnatioContent(content);
      const munera = muneraContent(content);
      for (const list of [
        damnatio.beasts,
        damnatio.men,
        damnatio.arenas,
        damnatio.attacks.weapon,
        damnatio.hunts,
        munera.fighters,
        munera.gear,
        munera.arenas,
        content.rules,
        content.lessons,
        content.ladders,
        content.programmes,
        content.text,
        content.text['en']!,
        content.text['en']!['gladiator']!,
      ]) {
        expect((list as Record<string, unknown>)[id]).toBeUndefined();
      }
    }
  });
});
