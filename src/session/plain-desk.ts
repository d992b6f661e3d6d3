import { fingerprint } from '../engine/bout/index.ts';
import { byLot } from '../engine/mind/index.ts';
import { fail, object, oneOf, shape, type Check } from '../engine/read/index.ts';
import type { FieldTable, Named } from '../engine/state/index.ts';
import { factsOf, type BoutWorld } from '../engine/state/index.ts';
import type { Desk } from './desk.ts';
import type { Game, RulesOf } from './game.ts';
import { outcomes } from './simulation/outcomes.ts';
import type { Sided } from './sides.ts';
import { accountOfSides, seatsOf, sidesOf, titlesOf, winningSide } from './sides.ts';

/** A game of fighters on sides without cards. */
interface CardlessGame extends Game {
  readonly setup: Game['setup'] & Sided;
  readonly world: BoutWorld;
  readonly state: Game['state'] & { readonly fighters: readonly Named[] };
}

interface PlainDesk<G extends CardlessGame> {
  readonly rules: RulesOf<G> & { readonly deeds: { read(this: void, line: string, ids: readonly string[]): G['action'] } };
  /** The set-up of scenarios; in every other the same people fight. */
  readonly setup: G['setup'];
  /** What may be otherwise in a set-up. */
  readonly asked: Readonly<Record<string, Check>>;
  /** Fields of a fighter, as scenarios ask for them. */
  readonly figures: FieldTable;
}

/** The desk of a game on its first day: no cards, a bot that answers by lot, and all else as usual. */
export function plainDesk<G extends CardlessGame>({ rules, setup, asked, figures }: PlainDesk<G>): Desk<G> {
  const { id } = rules;
  const people = JSON.stringify(setup.fighters);
  const theSame: Check = (value, field) => void (JSON.stringify(value) === people || fail(field, people));
  const read = shape({ ruleset: oneOf(id), fighters: theSame, ...asked }, ['ruleset', 'fighters', ...Object.keys(asked)]);
  return {
    id,
    setups: { read: (value) => (read(object(value, 'setup'), ''), value as G['setup']) },
    ownContent: { hash: fingerprint(id) },
    rules: () => rules,
    seats: seatsOf,
    sides: sidesOf,
    script: {
      keys: [],
      setup: () => setup,
      answer: ({ world }, line) => rules.deeds.read(line, world.ids),
      facts: ({ world, state }) => Object.fromEntries(state.fighters.map((each) => [each.id, factsOf(figures, world, each)])),
    },
    bots: { any: { policy: (bout, rng, notes) => byLot(bout.actions(), rng, notes), about: 'by lot' } },
    usualBot: 'any',
    tallying: outcomes(),
    outlook: winningSide(sidesOf),
    account: ({ setup: fought, bout }) =>
      accountOfSides({
        titles: titlesOf(fought, (cards) => cards.join(' and ')),
        winner: sidesOf(fought).indexOf(bout.outcome()?.winner ?? ''),
        rounds: bout.state.round,
        spared: 0,
        dead: 0,
      }),
  };
}
