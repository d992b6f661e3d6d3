import { describe, expect, it } from 'vitest';
import type { BoutEvent, EventOf } from '../../../src/engine/bout/index.ts';
import type { Modifier } from '../../../src/engine/dice/index.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import type { HuntGame } from '../../../src/games/damnatio/desk/index.ts';
import { damnatioDesk } from '../../../src/games/damnatio/desk/index.ts';
import * as huntTell from '../../../src/games/damnatio/page/tell.ts';
import { huntSetup } from '../../../src/games/damnatio/rules/index.ts';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { muneraDesk } from '../../../src/games/munera/desk/index.ts';
import { facts as muneraFacts } from '../../../src/games/munera/page/facts.ts';
import { entrant, muneraSetup } from '../../../src/games/munera/rules/index.ts';
import type { RecountGame } from '../../../src/games/recount/desk/index.ts';
import { PAIRINGS, recountDesk } from '../../../src/games/recount/desk/index.ts';
import { boutOfDraft, duelTell } from '../../../src/app/index.ts';
import { facts } from '../../../src/games/recount/page/facts.ts';
import { wordsOf } from '../../../src/hud/common/index.ts';
import { endReason, factsOf, storyOf } from '../../../src/hud/end/index.ts';
import { draftOfPairing } from '../../../src/hud/setup/index.ts';
import type { TellPart } from '../../../src/app/game-page.ts';
import type { Desk, Game } from '../../../src/session/index.ts';
import { beginSession } from '../../../src/session/index.ts';
import { core, kit } from '../../support/core-content.ts';

const messages = core.text['en']!;
const words = wordsOf(messages, {
  own: 'damnatio',
  arena: { cells: [] } as never,
  figure: (id) => ({ text: id === 'lion' ? 'Lion' : id.charAt(0).toUpperCase() + id.slice(1), beast: id === 'lion' }),
  card: () => undefined,
  weapon: () => undefined,
});

const rules: readonly string[] = [];
const start = (figure: string, side: string, hp: number) => ({ figure, card: figure, side, cell: 0, facing: 0, hp, stamina: 5 });
const round = (number: number): BoutEvent => ({ type: 'round-started', round: number, rules });
const hit = (figure: string, target: string, face: number, chance: number): BoutEvent[] => [
  { type: 'attacked', figure, target, attack: 'stab', kind: 'stab', area: null, modifiers: [], chance, automatic: false, rules },
  {
    type: 'rolled',
    figure,
    against: target,
    again: false,
    rules,
    roll: {
      why: 'to-hit',
      dice: '1d20',
      faces: [face],
      modifiers: [],
      total: face,
      chance,
      needed: 21 - chance,
      result: face === 20 ? 'critical' : 'hit',
    },
  },
];
const wound = (figure: string, by: string, from: number, to: number): BoutEvent => ({
  type: 'wounded',
  figure,
  by,
  raw: from - to,
  modifiers: [],
  net: from - to,
  from,
  to,
  rules,
});
const over = (winner: string, survivors: string[], rounds: number): BoutEvent => ({
  type: 'bout-ended',
  outcome: { winner, by: 'beast-dead', rounds, survivors },
  rules,
});

describe('a fight in a sentence', () => {
  it('is the man on his last Hit Point who kills the beast with a natural 20', () => {
    const figures = [start('lion', 'beast', 24), start('dama', 'men', 8), start('bulla', 'men', 10)];
    const events: BoutEvent[] = [
      { type: 'bout-started', figures, rules },
      round(1),
      round(2),
      ...hit('lion', 'dama', 12, 17),
      wound('dama', 'lion', 8, 1),
      round(7),
      ...hit('bulla', 'lion', 12, 12),
      wound('lion', 'bulla', 24, 8),
      ...hit('dama', 'lion', 20, 6),
      wound('lion', 'dama', 8, 0),
      { type: 'felled', figure: 'lion', by: 'dama', dead: true, rules },
      over('men', ['dama', 'bulla'], 7),
    ];
    expect(storyOf([{ events }], words)).toBe('Dama, with 1 of 8 Hit Points left since round 2, killed the lion with a natural 20.');
    expect(factsOf([{ events }], words).map(({ text }) => text)).toContain('Dama stood on 1 of 8 Hit Points from round 2 to the end.');
  });

  it('is never a deed of whoever lost: two men live, the bear is dead, and what it did before is no headline', () => {
    const figures = [start('lion', 'beast', 24), start('gavius', 'men', 30), start('dama', 'men', 8), start('bulla', 'men', 10)];
    const events: BoutEvent[] = [
      { type: 'bout-started', figures, rules },
      round(1),
      ...hit('lion', 'gavius', 20, 17),
      wound('gavius', 'lion', 30, 0),
      { type: 'felled', figure: 'gavius', by: 'lion', dead: true, rules },
      round(6),
      ...hit('dama', 'lion', 12, 10),
      wound('lion', 'dama', 24, 0),
      { type: 'felled', figure: 'lion', by: 'dama', dead: true, rules },
      over('men', ['dama', 'bulla'], 6),
    ];
    const told = factsOf([{ events }], words).map(({ text }) => text);
    expect(told[0]).toContain('killed the lion');
    expect(told.join(' ')).not.toContain('killed Gavius');
    const won = factsOf([{ events: [...events.slice(0, -1), over('beast', ['lion'], 6)] }], words).map(({ text }) => text);
    expect(won[0]).toContain('killed Gavius');
  });

  it('is the last man of four, or that nobody was scratched', () => {
    const figures = [start('lion', 'beast', 24), ...['a', 'b', 'c', 'd'].map((id) => start(id, 'men', 8))];
    const fall = (figure: string): BoutEvent => ({ type: 'felled', figure, by: null, dead: true, rules });
    const last: BoutEvent[] = [{ type: 'bout-started', figures, rules }, round(5), fall('a'), fall('b'), fall('c'), over('men', ['d'], 5)];
    expect(storyOf([{ events: last }], words)).toBe('Of 4, D was the last on his feet, and won.');
    const whole: BoutEvent[] = [{ type: 'bout-started', figures, rules }, round(5), over('men', ['a', 'b', 'c', 'd'], 5)];
    expect(storyOf([{ events: whole }], words)).toBe('Not one of the winners was scratched.');
  });

  it('is who stood longest when all are lost, not a stroke of luck that helped nothing', () => {
    const figures = [start('lion', 'beast', 24), ...['a', 'b', 'c'].map((id) => start(id, 'men', 8))];
    const fall = (figure: string): BoutEvent => ({ type: 'felled', figure, by: null, dead: true, rules });
    const lost = (rounds: number): BoutEvent[] => [
      { type: 'bout-started', figures, rules },
      round(2),
      ...hit('a', 'lion', 20, 2),
      wound('lion', 'a', 24, 20),
      fall('b'),
      round(4),
      fall('c'),
      round(4 + rounds),
      fall('a'),
      over('beast', ['lion'], 4 + rounds),
    ];
    expect(storyOf([{ events: lost(3) }], words)).toBe('A, the last of 3, held out alone for 3 rounds.');
    expect(storyOf([{ events: lost(1) }], words)).toBe('In round 2 A hit the lion on a chance of 10 %.');
  });

  it('is mercy on the very number', () => {
    const appeal: BoutEvent = {
      type: 'appealed',
      figure: 'bulla',
      faces: [3, 4],
      modifiers: [],
      total: 7,
      needed: 7,
      granted: true,
      rules,
    };
    expect(storyOf([{ events: [appeal] }], words)).toBe('The crowd spared Bulla on the very number he needed.');
    expect(storyOf([{ events: [{ ...appeal, faces: [2, 4], total: 6, granted: false }] }], words)).toBe(
      'One pip more, and the crowd would have spared Bulla.',
    );
  });

  it('tells no dice of a fall that had none: neither a miss at somebody else, nor a hit', () => {
    const figures = [start('lion', 'beast', 24), start('dama', 'men', 8), start('bulla', 'men', 8)];
    const bowledOver: BoutEvent = { ...(hit('lion', 'bulla', 8, 17)[0] as EventOf<'attacked'>), attack: 'bowlOver', automatic: true };
    const fall: BoutEvent[] = [wound('bulla', 'lion', 8, 0), { type: 'felled', figure: 'bulla', by: 'lion', dead: true, rules }];
    const [attacked, rolled] = hit('lion', 'dama', 20, 17) as [BoutEvent, EventOf<'rolled'>];
    const missed: BoutEvent = { ...rolled, roll: { ...rolled.roll, faces: [2], result: 'miss' } };
    const begun: BoutEvent[] = [{ type: 'bout-started', figures, rules }, round(3), attacked];
    for (const dice of [rolled, missed]) expect(storyOf([{ events: [...begun, dice, bowledOver, ...fall] }], words)).toBeNull();
    expect(storyOf([{ events: [...begun, rolled, ...fall] }], words)).toBeNull();
    const [, against] = hit('lion', 'bulla', 20, 17);
    expect(storyOf([{ events: [...begun, against!, ...fall] }], words)).toBe('The lion killed Bulla with a natural 20.');
  });

  it('says that the crowd let him die whom it judged, not that the blow killed him', () => {
    const figures = [start('dama', 'a', 8), start('bulla', 'b', 8)];
    const votes = [{ voter: 'dama', face: null, bias: 0, up: false }];
    const judged: BoutEvent = { type: 'judged', figure: 'bulla', by: 'dama', votes, modifiers: [], needed: 4, spared: false, rules };
    const fall: BoutEvent = { type: 'felled', figure: 'bulla', by: 'dama', dead: true, rules };
    const blow: BoutEvent[] = [{ type: 'bout-started', figures, rules }, round(3), hit('dama', 'bulla', 20, 10)[1]!];
    expect(storyOf([{ events: [...blow, judged, fall] }], words)).toBe('Dama beat Bulla with a natural 20, and the crowd let him die.');
    expect(storyOf([{ events: [...blow, fall] }], words)).toBe('Dama killed Bulla with a natural 20.');
  });

  it('is nothing where nothing has happened', () => expect(storyOf([], words)).toBeNull());
});

const reasons: (string | null)[] = [];

function stories<G extends Game>(desk: Desk<G>, part: Pick<TellPart<G>, 'wordsOf'>, setup: G['setup'], seeds: number): (string | null)[] {
  return Array.from({ length: seeds }, (_, index) => {
    const tell = (): string | null => {
      const session = beginSession<G>(kit, setup, `story ${index}`);
      const rng = seededRng(`player ${index}`);
      for (let i = 0; i < 1500 && session.decision(); i += 1)
        session.play(desk.bots[desk.outlook.quick?.bot ?? desk.usualBot]!.policy(session.bout.forBots, rng));
      const ownWords = part.wordsOf!({ bout: session.bout, seed: session.seed, messages });
      reasons.push(endReason(session.steps, ownWords));
      expect(reasons.at(-1) ?? 'A.').toMatch(/^[A-Z][^{}]*\.$/);
      return storyOf(session.steps, ownWords);
    };
    const told = tell();
    if (index === 0) expect(tell()).toBe(told);
    if (process.env['PRINT_SENTENCES']) console.info(told, reasons.at(-1));
    return told;
  });
}

describe('why a bout ended so', () => {
  const figures = [start('dama', 'a', 8), start('bulla', 'b', 8)];
  const opening: BoutEvent[] = [{ type: 'bout-started', figures, rules }, round(3)];
  const clash = (face: number): BoutEvent => ({
    type: 'clashed',
    figure: 'dama',
    target: 'bulla',
    faces: [face, face],
    modifiers: [],
    difference: 0,
    result: 'double',
    thrown: 'both',
    again: false,
    rules,
  });
  const floored: BoutEvent = { type: 'condition', figure: 'bulla', condition: 'floored', gained: true, rules };
  const appeal = (modifiers: readonly Modifier[], granted: boolean): BoutEvent => {
    return { type: 'appealed', figure: 'bulla', faces: [2, 3], modifiers, total: 3, needed: 7, granted, rules };
  };
  const fall: BoutEvent = { type: 'felled', figure: 'bulla', by: 'dama', dead: true, rules };
  const why = (...events: BoutEvent[]) => endReason([{ events: [...opening, ...events, over('a', ['dama'], 3)] }], words);

  it('M-167 M-189: names the double, the chance of mercy and what weighed most', () => {
    const unhurt = { rule: 'M-189', value: -2, reason: 'unwounded' };
    expect(why(clash(2), floored, appeal([unhurt, { rule: 'M-177', value: 1, reason: 'injured' }], false), fall)).toMatch(
      /^Dama floored Bulla with a Double 2 and stood beside him as the turn ended; the crowd let him die, on a chance of \d+(\.\d)? % to live \(most weighed −2: .+\)\.$/,
    );
    expect(why(wound('bulla', 'dama', 5, 1), fall)).toBe('Dama wounded Bulla for 4, which left him 1.');
    expect(why(wound('bulla', 'dama', 3, -1), fall)).toBe('Dama wounded Bulla for 4, which left him 0.');
    expect(why(wound('bulla', 'dama', 5, 5), fall)).toBeNull();
    expect(endReason([{ events: opening }], words)).toBeNull();
  });
});

describe('every game has stories, the same for the same dice', () => {
  const expectStories = (told: readonly (string | null)[]): void => {
    expect(told.filter((one) => one !== null).length).toBeGreaterThan(told.length / 2);
    for (const line of told) expect(line ?? 'A.').toMatch(/^[A-Z][^{}]*\.$/);
    expect(new Set(told).size).toBeGreaterThan(told.length / 3);
  };

  it('hunts', () => expectStories(stories<HuntGame>(damnatioDesk, huntTell, huntSetup({ beasts: ['lion'] }), 12)));
  it('gladiators', () => {
    const fighters = [entrant({ card: 'retiarius', side: 'a' }), entrant({ card: 'secutor', side: 'b' })];
    expectStories(stories<MuneraGame>(muneraDesk, duelTell(muneraFacts), muneraSetup({ fighters }), 12));
  });
  it('recount', () =>
    expectStories(stories<RecountGame>(recountDesk, duelTell(facts), boutOfDraft(facts, draftOfPairing(PAIRINGS.net)), 12)));
});
