import type { FoughtGame } from '../../hud/fight/index.ts';
import type { RosterDraft, RosterPick } from '../../hud/setup/index.ts';
import { draftOfPairing, lexTable } from '../../hud/setup/index.ts';
import type { Pairing } from '../../session/index.ts';
import type { SetupPart } from '../game-page.ts';
import type { RosterAt, RosterGame } from '../roster-setup.tsx';
import { rosterSetup } from '../roster-setup.tsx';
import type { KeptGame } from '../storage/read-record.ts';
import { boutOfDraft, picksIn, queryOfSetup } from './drafts.ts';
import type { DuelFacts, DuelGame } from './facts.ts';

/** What a game says of its set-up beyond its facts. */
export interface DuelSetup<G extends DuelGame & FoughtGame> extends Pick<
  RosterGame<G>,
  'title' | 'groups' | 'groundNote' | 'classes' | 'isDrawn' | 'traits' | 'usualBotOf'
> {
  /** What the rules suggest where no arena is chosen. */
  readonly plain: string;
  /** On the screen when its address says nothing. */
  readonly first: Pairing;
  /** Picks beside the pairings, by id. */
  more(this: void, at: RosterAt<G>): readonly (readonly [id: string, draft: () => RosterDraft])[];
}

/** Everything about a bout before it begins. */
export function duelSetup<G extends DuelGame & FoughtGame>(
  facts: DuelFacts<G>,
  { plain, first, more, ...setup }: DuelSetup<G>,
): SetupPart<G> & { picks(this: void, at: RosterAt<G>, last: KeptGame | null): RosterPick[] } {
  const { duels, address, terms, names } = facts;
  const { id } = duels.desk;
  /** Pairings at a press; `last` is the bout that was fought last. */
  const picks = (at: RosterAt<G>, last: KeptGame | null): RosterPick[] => {
    const { content, messages } = at;
    const say = (key: string): string => messages[`${id}-pairing`]?.[key] ?? messages['pairing']?.[key] ?? key;
    return picksIn(facts, { content, say, more: more(at) }, last);
  };
  return {
    picks,
    /** The address of a bout that is not begun yet. */
    queryOf: (bout) => queryOfSetup(facts, bout),
    Setup: rosterSetup<G>({
      ...setup,
      ruleset: id,
      address,
      terms,
      names,
      picks,
      manner: 'either',
      lex: (messages) => lexTable(duels.lex, `${id}-lex`, messages),
      arenas({ content, messages }) {
        const named = Object.keys(duels.arenas(content)).sort();
        if (named.length === 0) return [];
        return [{ id: null, name: plain }, ...named.map((each) => ({ id: each, name: messages['arena']?.[each] ?? each }))];
      },
      first: () => draftOfPairing(first),
      setupOf: (draft) => boutOfDraft(facts, draft),
      sideTitle: (content, cards) => duels.title(content, cards),
    }),
  };
}
