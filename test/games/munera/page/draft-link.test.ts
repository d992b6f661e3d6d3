import { muneraOf } from '../../../../src/games/munera/desk/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boutOfDraft as boutOf, draftOfSetup as draftOf, formatRoster, parseRoster } from '../../../../src/app/index.ts';
import type { Controllers } from '../../../../src/app/index.ts';
import { facts } from '../../../../src/games/munera/page/facts.ts';
import { boutPicks } from '../../../../src/games/munera/page/setup.tsx';
import type { MuneraSetup } from '../../../../src/games/munera/rules/index.ts';

import type { DraftFighter, RosterDraft } from '../../../../src/hud/setup/index.ts';
import { controllersOf } from '../../../../src/hud/setup/index.ts';
import { checkBout } from '../../../../src/games/munera/rules/index.ts';
import { core, kit } from '../../../support/core-content.ts';

const TERMS = facts.terms;
const parseBout = (query: string): RosterDraft => parseRoster(query, TERMS);
const formatBout = (wanted: RosterDraft): string => formatRoster(wanted, TERMS);
/** What a draft comes to; a save, a record and a link can be read again only if there is nothing else in it. */
const boutOfDraft = (wanted: RosterDraft): MuneraSetup => {
  const bout = boutOf(facts, wanted);
  expect(facts.duels.desk.setups.read(JSON.parse(JSON.stringify(bout)))).toEqual(bout);
  return bout;
};
const draftOfSetup = (setup: MuneraSetup, named: Controllers): RosterDraft => draftOf(facts, setup, named);

const man = (card: string, part: Partial<DraftFighter> = {}): DraftFighter => ({ card, traits: [], controller: 'skilled', ...part });
const draft = (sides: RosterDraft['sides'], part: Partial<RosterDraft> = {}): RosterDraft => ({
  free: false,
  sides,
  arena: null,
  lex: {},
  seed: null,
  ...part,
});
const yours = { controller: 'human' };

describe('the link to a bout', () => {
  it('is a bout that may begin when nothing is named', () => {
    const parsed = parseBout('');
    expect(parsed.sides.flat().map(({ controller }) => controller)).toEqual(['human', 'skilled']);
    expect(() => checkBout(core.munera, boutOfDraft(parsed))).not.toThrow();
  });

  it.each([
    ['two sides', draft([[man('murmillo', yours)], [man('thraex')]], { seed: 'alba-nox-7' })],
    [
      'skills and bots',
      draft([[man('gaul', { traits: ['attack', 'dodge'], controller: 'greedy' }), man('gaul', yours)], [man('retiarius', yours)]]),
    ],
    [
      'ways of fighting and grades',
      draft([[man('gaul', yours)], [man('secutor', { controller: 'patient@tiro' }), man('gaul', { controller: 'my.own@primus-palus' })]]),
    ],
    [
      'cards and bots of packs',
      draft([
        [man('author.pack:gaul', { ...yours, traits: ['attack'] })],
        [man(`author.pack:${'g'.repeat(48)}`), man('gaul', { controller: 'author.pack:patient@tiro' })],
      ]),
    ],
    ['empty sides', draft([[man('syrus', yours)], [], [man('secutor')]])],
    ['everybody for himself', draft([[man('murmillo', yours), man('thraex'), man('gaul', yours)]], { free: true, arena: 'forum' })],
    [
      'toggles below nought',
      draft([[man('murmillo', yours)], [man('thraex')]], {
        lex: { capeApPenalty: 0, arcModel: 'front3', noxiusMissio: true },
        seed: 'a & b = c',
      }),
    ],
  ])('comes back as it was: %s', (_, wanted) => expect(parseBout(formatBout(wanted))).toEqual(wanted));

  it('is short where everything is usual', () => {
    expect(formatBout(draft([[man('murmillo', yours)], [man('thraex')]]))).toBe('side=murmillo&side=thraex');
  });

  it('never throws, whatever is typed, and stays within bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('side', 'free'), (text, key) => {
        const parsed = parseBout(`${key}=${text}&side=${text}&arena=${text}&lex=${text}`);
        expect(parsed.sides.flat().length).toBeLessThanOrEqual(TERMS.limits.fighters);
      }),
    );
    const many = Array.from({ length: 9 }, () => 'side=gaul,gaul,gaul,gaul').join('&');
    expect(parseBout(many).sides).toHaveLength(TERMS.limits.sides);
    expect(parseBout(many).sides.flat()).toHaveLength(TERMS.limits.fighters);
  });
});

describe('the programme', () => {
  const at = { content: muneraOf(kit).content, messages: core.text['en']! };

  it('holds only bouts that the rules allow, each with words', () => {
    for (const { id, name, text, draft: make } of boutPicks(at, null)) {
      expect(() => checkBout(core.munera, boutOfDraft(make()))).not.toThrow();
      expect([name, text], id).not.toContain(id);
    }
  });

  it('takes a bout up again as it was put together', () => {
    for (const { draft: make } of boutPicks(at, null)) {
      const before = make();
      const setup = boutOfDraft(before);
      expect(draftOfSetup(setup, controllersOf(before))).toEqual(before);
    }
  });
});
