import { describe, expect, it } from 'vitest';
import { toldChoice } from '../../../src/app/choices/choices.tsx';
import type { ChoicesPart } from '../../../src/app/game-page.ts';
import { seededRng } from '../../../src/engine/dice/index.ts';
import { damnatioDesk } from '../../../src/games/damnatio/desk/index.ts';
import type { HuntGame } from '../../../src/games/damnatio/desk/index.ts';
import { choices as huntChoices } from '../../../src/games/damnatio/page/choices.ts';
import { huntSetup } from '../../../src/games/damnatio/rules/index.ts';
import { muneraDesk } from '../../../src/games/munera/desk/index.ts';
import type { MuneraGame } from '../../../src/games/munera/desk/index.ts';
import { facts as muneraFacts } from '../../../src/games/munera/page/facts.ts';
import { muneraAnswers } from '../../../src/games/munera/screens/index.ts';
import { entrant, muneraSetup } from '../../../src/games/munera/rules/index.ts';
import { recountDesk } from '../../../src/games/recount/desk/index.ts';
import type { RecountGame } from '../../../src/games/recount/desk/index.ts';
import { boutOfDraft, duelChoices } from '../../../src/app/index.ts';
import { facts } from '../../../src/games/recount/page/facts.ts';
import { recountAnswers } from '../../../src/games/recount/screens/index.ts';
import type { WeighedChoice } from '../../../src/hud/end/index.ts';
import { betterLine, playedLine } from '../../../src/hud/end/index.ts';
import { draftOfPairing } from '../../../src/hud/setup/index.ts';
import { PAIRINGS } from '../../../src/games/recount/desk/index.ts';
import type { Desk, Game } from '../../../src/session/index.ts';
import { beginSession, replayRecord } from '../../../src/session/index.ts';
import { core, kit } from '../../support/core-content.ts';

const messages = core.text['en']!;
const half = { mean: 0.5, error: 0.01 };

function choiceAt<A>(step: number, played: A, other: A): WeighedChoice {
  const weighed = {
    step,
    round: 1,
    kept: half,
    would: { mean: 0.7, error: 0.01 },
    gain: { mean: 0.2, error: 0.01 },
    life: null,
    times: 400,
  };
  return { ...weighed, played: [played], other: [other] } as unknown as WeighedChoice;
}

/** Every kind of answer that some bouts of a game offer, as the sentences of a post-mortem; by kind, each kind in a few ways. */
function sentencesOf<G extends Game>(desk: Desk<G>, part: ChoicesPart<G>, setups: readonly G['setup'][]): ReadonlyMap<string, string[]> {
  const told = new Map<string, string[]>();
  setups.forEach((setup, index) => {
    const session = beginSession<G>(kit, setup, `sentences ${index}`);
    const rng = seededRng(`player ${index}`);
    for (let i = 0; i < 400 && session.decision(); i += 1)
      session.play(desk.bots[index % 3 ? 'random' : 'skilled']!.policy(session.bout.forBots, rng));
    const replay = replayRecord<G>(kit, session.record());
    replay.record.actions.forEach((action, step) => {
      const bout = replay.positions[step]!;
      const legal = bout.actions();
      const kinds = new Set<string>();
      for (const other of legal) {
        const kind = `${bout.decision()!.kind} ${other.type}${'use' in other ? String(other.use) : ''}${'card' in other && other.card === null ? ' none' : ''}`;
        if (kinds.has(kind) || JSON.stringify(other) === JSON.stringify(action)) continue;
        kinds.add(kind);
        const known = told.get(kind) ?? [];
        told.set(kind, known);
        if (known.length >= 6) continue;
        const choice = toldChoice<G>(part, replay, choiceAt<G['action']>(step, other, action), { seed: replay.record.seed, messages });
        known.push(`${playedLine(choice)} ${betterLine(choice, desk.outlook.measureOf(replay.record.setup))}`);
      }
    });
  });
  return told;
}

/** What a friend would not say. */
function expectReadable(told: ReadonlyMap<string, string[]>): void {
  if (process.env['PRINT_SENTENCES']) for (const [kind, lines] of told) console.info(`${kind}\n  ${[...new Set(lines)].join('\n  ')}`);
  for (const line of [...told.values()].flat()) {
    expect(line).toMatch(/^[A-Z][^.]+\. [A-Z][^.]+ would have (won|saved) [\d.]+( %)? of (\d on average|such bouts), not [\d.]+( %)?\.$/);
    expect(line).not.toMatch(/undefined|null|\{|\}|["“”:;]|No The|\b(\w+) \1\b|  | ,/);
  }
}

const hunts = ['lion', 'bull', 'bear'].flatMap((beast) =>
  [1, 2, 3, 4, 5, 6, 7].map((seed) =>
    huntSetup({
      beasts: [beast],
      ...(seed > 3 && { men: ['mamertinus', 'dama', 'gavius', 'bulla'], draw: 0 }),
      lex: { wounds: true, fateCards: true, intellectReroll: true },
    }),
  ),
);
const pairs = [
  ['retiarius', 'secutor'],
  ['murmillo', 'thraex'],
  ['laquearius', 'cestus'],
  ['bulla', 'murmillo'],
].flatMap((cards) =>
  cards.every((card) => card in core.munera.fighters)
    ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(() =>
        muneraSetup({ fighters: cards.map((card, index) => entrant({ card, side: 'ab'[index]! })), lex: { roundLimit: 20 } }),
      )
    : [],
);

describe('every kind of answer is told in sentences', () => {
  it('of hunts', () => {
    const told = sentencesOf<HuntGame>(damnatioDesk, huntChoices, hunts);
    expectReadable(told);
    for (const type of ['order', 'move', 'stand', 'struggle', 'strike', 'defend', 'fate', 'reroll', 'done'])
      expect(
        [...told.keys()].some((kind) => kind.split(' ')[1]!.startsWith(type)),
        type,
      ).toBe(true);
  });

  it('of gladiators', () => {
    const told = sentencesOf<MuneraGame>(muneraDesk, duelChoices(muneraFacts, muneraAnswers), pairs);
    expectReadable(told);
    for (const type of [
      'attack',
      'grapple',
      'haze',
      'feint',
      'draw',
      'drop',
      'discard',
      'pick-up',
      'kick',
      'move',
      'turn',
      'end',
      'ready',
      'reroll',
      'whirl',
    ])
      expect(
        [...told.keys()].some((kind) => kind.split(' ')[1]!.startsWith(type)),
        type,
      ).toBe(true);
  });

  it('of recount', () => {
    const setups = Object.values(PAIRINGS).flatMap((pairing) => [0, 1, 2, 3].map(() => boutOfDraft(facts, draftOfPairing(pairing))));
    const told = sentencesOf<RecountGame>(recountDesk, duelChoices(facts, recountAnswers), setups);
    expectReadable(told);
    for (const type of ['strike', 'cast', 'step', 'forward', 'pivot', 'struggle', 'end', 'vote'])
      expect(
        [...told.keys()].some((kind) => kind.split(' ')[1]!.startsWith(type)),
        type,
      ).toBe(true);
  });
});
