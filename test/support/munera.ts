import { distance, toward } from '../../src/engine/hex/index.ts';
import type { BoutSetup, Munera, MuneraAction } from '../../src/rulesets/munera/index.ts';
import { boutSetup, entrant } from '../../src/rulesets/munera/index.ts';
import type { MuneraSession } from '../../src/session/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { kit } from './core-content.ts';

/** A duel, or everybody against everybody, of cards with their printed arms. */
export function melee(cards: readonly string[], part: Partial<BoutSetup> = {}): BoutSetup {
  return boutSetup({ fighters: cards.map((card, index) => entrant({ card, side: String.fromCharCode(97 + index) })), ...part });
}

/** Attacks when he may; otherwise goes to the nearest opponent, faces him, and ends when neither helps. */
export function brawl({ world, state }: Munera, actions: readonly MuneraAction[]): MuneraAction {
  const { arena } = world;
  const me = state.fighters[state.turn.fighter]!;
  const others = state.fighters.filter(({ side, fate }) => side !== me.side && fate === 'active');
  const near = others.sort((a, b) => distance(arena, me.cell, a.cell) - distance(arena, me.cell, b.cell))[0];
  const blow = actions.find(({ type }) => type === 'attack' || type === 'ready' || type === 'throw');
  if (blow || !near) return blow ?? actions[0]!;
  const facing = toward(arena, me.cell, near.cell);
  const closer = distance(arena, me.cell, near.cell) > 1;
  const forward = actions.find((action) => closer && action.type === 'move' && action.direction === facing && me.facing === facing);
  const turn = actions.find((action) => action.type === 'turn' && action.facing === facing && me.facing !== facing);
  return forward ?? turn ?? actions[0]!;
}

/** Plays some answers of a bout, or all of it, with fighters who know only how to attack. */
export function playOn(session: MuneraSession, answers = Infinity): MuneraSession {
  for (let i = 0; i < answers && session.decision(); i += 1) session.play(brawl(session.bout, session.bout.actions()));
  return session;
}

/** A bout of munera fought to its end. */
export function fought(seed: string, cards: readonly string[] = ['murmillo', 'thraex'], part: Partial<BoutSetup> = {}): MuneraSession {
  return playOn(beginSession(kit, melee(cards, part), seed));
}
