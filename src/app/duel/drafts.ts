import { figureIds } from '../../engine/bout/index.ts';
import type { DraftFighter, RosterDraft, RosterPick } from '../../hud/setup/index.ts';
import { draftOfEntrants, draftOfPairing, entrantsOf } from '../../hud/setup/index.ts';
import { byDifficulty, measuredPairing } from '../../session/index.ts';
import type { Controllers } from '../controllers.ts';
import { controllersFor } from '../controllers.ts';
import type { KeptGame } from '../storage/read-record.ts';
import { formatRoster } from '../roster-link.ts';
import type { DuelFacts, DuelGame } from './facts.ts';

/** The bout that the rules are asked about. */
export function boutOfDraft<G extends DuelGame>({ duels, terms }: DuelFacts<G>, draft: RosterDraft): G['setup'] {
  const sent = entrantsOf(draft).map((each) => ({ ...each, traits: terms.traits.filter((trait) => each.traits.includes(trait)) }));
  const { arena, lex } = draft; // the rest of a draft is the page's own
  return duels.setup(sent, { arena, lex });
}

/** The draft that a set-up came from, as far as a draft can hold it. */
export function draftOfSetup<G extends DuelGame>(
  { duels: { desk }, traitsOf }: DuelFacts<G>,
  setup: G['setup'],
  named: Controllers,
): RosterDraft {
  const ids = figureIds(setup.fighters.map(({ card }) => card));
  const controllers = controllersFor(desk, setup, named);
  const entrants = setup.fighters.map(({ card, side }, index): DraftFighter & { side: string } => {
    return { card, side, traits: traitsOf(setup, index), controller: controllers[ids[index]!]! };
  });
  return draftOfEntrants(entrants, { arena: setup.arena, lex: setup.lex as RosterDraft['lex'] });
}

/** The address of a bout that is not begun yet. */
export function queryOfSetup<G extends DuelGame>(facts: DuelFacts<G>, setup: G['setup'], named: Controllers = {}): string {
  return formatRoster(draftOfSetup(facts, setup, named), facts.terms);
}

interface Picks<G extends DuelGame> {
  readonly content: G['content'];
  /** The words of a pick. */
  say(this: void, key: string): string;
  /** Picks of the game beside the pairings, by id. */
  readonly more: readonly (readonly [id: string, draft: () => RosterDraft])[];
}

/** Pairings at a press; `last` is the bout that was fought last. */
export function picksIn<G extends DuelGame>(facts: DuelFacts<G>, { content, say, more }: Picks<G>, last: KeptGame | null): RosterPick[] {
  const { duels } = facts;
  const item = (id: string, draft: () => RosterDraft): RosterPick => ({ id, name: say(id), text: say(`${id}-text`), draft });
  const named = byDifficulty(Object.entries(duels.pairings), ([, { newcomer }]) => newcomer)
    .filter(([, { sides }]) => sides.flat().every((card) => Object.hasOwn(duels.cards(content), card)))
    .map(([id, pairing]): RosterPick => ({
      ...item(id, () => draftOfPairing(pairing)),
      newcomer: pairing.newcomer,
      measured: measuredPairing(duels, pairing),
    }));
  const { record, controllers } = last ?? {};
  const setup = record?.ruleset === duels.desk.id ? (record.setup as G['setup']) : null;
  const again = setup && !setup.position ? [item('last', () => draftOfSetup(facts, setup, controllers ?? {}))] : [];
  return [...named, ...more.map(([id, draft]) => item(id, draft)), ...again];
}
