import { beforeAll, describe, expect, it } from 'vitest';
import type { Kit } from '../../../src/app/kit.ts';
import { Gathered } from '../../../src/app/workshop/measure/sums.ts';
import type { CardName, DraftCard } from '../../../src/app/workshop/messages.ts';
import { cardsInOrder, workshopParts } from '../../../src/app/workshop/parts.ts';
import { reportOf } from '../../../src/app/workshop/report-of.ts';
import { playersIn, playTrial } from '../../../src/app/workshop/trial.ts';
import { triedOf, type Parts, type Tried } from '../../../src/app/workshop/card-trial.ts';
import { gameOf, playMeasured, type Game } from '../../../src/session/index.ts';
import { core, kit } from '../../support/core-content.ts';

const page: Kit = { kit, catalogue: { content: core, messages: core.text['en']!, loadRules: () => Promise.resolve({}) }, findings: [] };
const named = (kind: string, id: string, name = id): CardName => ({ kind, id, pack: 'core', name });
const cardOf = (card: CardName, parent: CardName | null = null): DraftCard => ({
  ...card,
  file: '',
  value: null,
  origins: {},
  prose: null,
  parent: parent && { ...parent, value: null, prose: null },
});

let parts: Parts;
beforeAll(async () => void (parts = await workshopParts()), 60_000);

const tried = (card: DraftCard, against: string | null = null): Tried | null => triedOf(parts, { kit: page, card, against, edition: 1 });

/** A report of some bouts with the first player; `parent` came to the contrary in each. */
function reported(one: Tried, bouts: number, parent = false) {
  const { trial, part } = one;
  const game = gameOf<Game>(kit, trial.setup);
  const played = (bout: Tried['trial']) => {
    const simulation = { setup: bout.setup, players: playersIn(bout, part.players[0]!), seed: 'tried', detail: true };
    return playMeasured<Game>(game, simulation, 0, bouts);
  };
  const { tally, outcomes } = played(trial);
  const [card, other] = [new Gathered(), new Gathered()];
  card.add(0, outcomes);
  if (parent) other.add(0, { ...outcomes, hopes: outcomes.hopes.map((hope) => 1 - hope) });
  const { of: hope, most } = game.desk.outlook.measureOf(trial.setup);
  const standing = {
    played: bouts,
    running: false,
    ended: null,
    failure: null,
    seconds: 1,
    card,
    parent: parent ? other : null,
    most,
    hope,
  };
  return reportOf(one, { ...standing, report: game.desk.tallying.report(tally) });
}

describe('what can be begun from', () => {
  it('is offered by kinds, the model of a kind first, and otherwise as it came', async () => {
    const cards = [
      named('gladiator', 'murmillo'),
      named('hunt', 'ursus'),
      named('beast', 'bear'),
      named('beast', 'bull'),
      named('beast', 'lion'),
    ];
    expect((await cardsInOrder(cards)).map(({ id }) => id)).toEqual(['lion', 'bear', 'bull', 'ursus', 'murmillo']);
  });
});

describe('a card on the bench', () => {
  it.each<[string, string, string, Readonly<Record<string, string>> | undefined]>([
    ['beast', 'lion', 'damnatio', undefined],
    ['noxius', 'syrus', 'damnatio', undefined],
    ['behaviour', 'captain', 'damnatio', { men: 'captain' }],
    ['gladiator', 'murmillo', 'munera', undefined],
    ['gear', 'trident', 'munera', undefined],
    ['behaviour', 'patient', 'munera', { a: 'patient' }],
    ['recount-class', 'heavy', 'recount', undefined],
    ['behaviour', 'dodger', 'recount', { a: 'dodger' }],
  ])('%s %s is tried in a bout of %s, which comes to an end and a report', (kind, id, ruleset, fixed) => {
    const one = tried(cardOf(named(kind, id)))!;
    expect(one.trial.setup.ruleset).toBe(ruleset);
    expect(one.trial.fixed).toEqual(fixed);
    const replay = playTrial(kit, { trial: one.trial, bot: one.part.players[0]!, seed: 'tried' });
    expect(replay.seal.kind).toBe('verified');
    expect(replay.positions.at(-1)!.outcome()).not.toBeNull();
    const { measures, tables } = reported(one, 1);
    expect(measures.at(-1)!.label).toBe('Rounds');
    expect(tables[0]!.title).toBe('How it ended');
    for (const { head, rows } of tables) for (const row of rows) expect(row).toHaveLength(head.length);
  });

  it('is tried against whom somebody chooses, a customary foe before the others, and against the usual one when he is gone', () => {
    const murmillo = cardOf(named('gladiator', 'murmillo', 'Murmillo'));
    const usual = tried(murmillo)!;
    expect(core.munera.fighters['murmillo']!.foes).toContain(core.munera.fighters[usual.against]!.class);
    expect(tried(murmillo, 'retiarius')!.trial.setup).toMatchObject({ fighters: [{ card: 'murmillo' }, { card: 'retiarius' }] });
    expect(tried(murmillo, 'nobody')!.against).toBe(usual.against);
    expect(tried(cardOf(named('beast', 'lion')))!.opponents).toEqual([]);
  });

  it('is compared with what it extends in a bout that differs in nothing else', () => {
    const net = tried(cardOf(named('gear', 'trident'), named('gear', 'longSpear')), 'secutor')!;
    const carried = ({ setup }: Tried['trial']): unknown => JSON.parse(JSON.stringify(setup).replaceAll('"longSpear"', '"trident"'));
    expect(carried(net.parent!)).toEqual(net.trial.setup);
    expect(net.parent!.setup).not.toEqual(net.trial.setup);
    expect(tried(cardOf(named('attack', 'stab'), named('attack', 'slash')))!.parent).toBeNull();
  });

  it('tells whose victories are counted, and bouts that went otherwise for what it extends', () => {
    const one = tried(cardOf(named('gladiator', 'murmillo', 'Murmillo'), named('gladiator', 'thraex', 'Thraex')))!;
    const { measures, outliers, parent } = reported(one, 5, true);
    expect(measures[0]!.label).toBe('Won by the murmillo');
    expect(parent).toBe('Thraex');
    expect(outliers.some(({ why }) => /^(won; lost|lost; won) with Thraex and the same dice$/.test(why))).toBe(true);
    expect(reportOf(one, null)).toMatchObject({ measures: [], tables: [], outliers: [] });
  });

  it('has an aim where the guide has one, by the player who is offered first, and shows what each step did', () => {
    const lion = tried(cardOf(named('beast', 'lion')))!;
    expect(lion.part.players[0]).toBe('skilled');
    const { aim, measures, steps } = reported(lion, 2);
    expect(aim).toMatchObject({ least: 0.15, most: 0.6, player: 'skilled' });
    expect(measures.map(({ label, isAimed }) => [label, isAimed])).toEqual([
      ['Saved', false],
      ['Won by the men', true],
      ['Rounds', false],
    ]);
    expect(steps.every(({ damage }) => damage !== undefined)).toBe(true);
    expect(steps.reduce((sum, { damage = 0 }) => sum + damage, 0)).toBeGreaterThan(0);
    for (const [kind, id] of [
      ['noxius', 'syrus'],
      ['gladiator', 'murmillo'],
    ] as const)
      expect(reportOf(tried(cardOf(named(kind, id)))!, null).aim).toBeNull();
  });

  it('stands on no sand where no game tries its kind', () => {
    expect(tried(cardOf(named('ladder', 'core')))).toBeNull();
    expect(tried(cardOf(named('gladiator', 'nobody')))).toBeNull();
  });
});
