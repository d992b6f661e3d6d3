import type { FoughtGame } from '../hud/fight/index.ts';
import type { RosterClass } from '../hud/setup/index.ts';
import { ClassFace } from '../hud/setup/index.ts';
import type { ReportTable } from '../hud/workshop/index.ts';
import { count, endsTable, lengthRows, shareOfAll } from '../hud/workshop/index.ts';
import type { Messages } from '../catalogue/index.ts';
import type { Share } from '../session/index.ts';
import { hasBehaviour } from '../session/index.ts';
import type { RosterAt } from './roster-setup.tsx';
import type { Opponent, TriedCard, TriedTerms, TrialBout, WorkshopPart } from './workshop-part.ts';

/** As much of what a game says of many bouts as every game of two sides says. */
interface BoutsReport {
  readonly bouts: number;
  readonly wins: Readonly<Record<string, Share>>;
  readonly draws: Share;
  readonly rounds: { readonly p10: number; readonly median: number; readonly p90: number };
  readonly classes: Readonly<
    Record<
      string,
      { readonly fought: number; readonly spared: number; readonly dead: number; readonly dealt: number; readonly taken: number }
    >
  >;
}

/** Somebody who can fight. */
interface Fighter extends Opponent {
  readonly class: string;
  /** Classes that custom matches him with. */
  readonly foes: readonly string[];
}

/** A game whose fighters are sent in one by one, as its workshop needs to know it. */
export interface RosterCards<G extends FoughtGame> extends Pick<WorkshopPart<G>, 'kinds' | 'many' | 'players' | 'palette'> {
  /** What the kind of a fighter calls one of them; its cards are tried in person, and behaviours by somebody who fights so. */
  readonly fighter: string;
  fightersOf(this: void, content: G['content']): readonly Fighter[];
  /** One against one, the first on the first side. */
  duel(this: void, first: string, second: string): G['setup'];
  /** Who usually fights by a behaviour; undefined for nobody. */
  fightsBy?(this: void, content: G['content'], behaviour: string): string | undefined;
  /** A bout for a card of another kind; null for one that cannot be tried. */
  otherTrial?(this: void, card: TriedCard<G>, terms: TriedTerms): TrialBout<G> | null;
  /** Fighters as pages of them show them. */
  classes(this: void, at: RosterAt<G>): readonly RosterClass[];
  /** What their weapons did. */
  blows(this: void, report: unknown, at: RosterAt<G>): ReportTable;
}

const BEHAVIOUR = 'behaviour';
/** The side on which a behaviour is tried. */
export const OWN_SIDE = 'a';
export const OTHER_SIDE = 'b';

/** Whom a fighter is tried against: a customary foe first, then everybody else. */
function opponentsOf(fighters: readonly Fighter[], own: Fighter | undefined): Opponent[] {
  const rank = (other: Fighter): number => (own?.foes.includes(other.class) ? 0 : other.id === own?.id ? 2 : 1);
  return fighters.toSorted((a, b) => rank(a) - rank(b)).map(({ id, name }) => ({ id, name }));
}

function tablesOf(report: BoutsReport, names: readonly [string, string], blows: ReportTable): ReportTable[] {
  const { bouts, wins, draws, rounds, classes } = report;
  const none: Share = { ...draws, count: 0, share: 0 };
  const [own, other] = names;
  return [
    endsTable([
      [`${own} won`, wins[OWN_SIDE] ?? none],
      [`${own === other ? 'The other' : other} won`, wins[OTHER_SIDE] ?? none],
      ['Nobody', draws],
    ]),
    {
      title: 'What became of them',
      head: ['Class', 'Spared', 'Dead', 'Wounds dealt a bout', 'Taken'],
      rows: Object.entries(classes).map(([id, { fought, spared, dead, dealt, taken }]) => [
        id,
        shareOfAll(spared, fought),
        shareOfAll(dead, fought),
        (dealt / Math.max(1, fought)).toFixed(2),
        (taken / Math.max(1, fought)).toFixed(2),
      ]),
    },
    { title: 'Length', head: ['What', 'Is'], rows: [['Bouts', count(bouts)], ...lengthRows(rounds)] },
    blows,
  ];
}

/** How the cards of such a game are made: fighters and behaviours stand on the sand, one against one. */
export function rosterWorkshop<G extends FoughtGame>(game: RosterCards<G>): WorkshopPart<G> {
  const whoFights = ({ content, kind, id }: TriedCard<G>): Fighter | undefined => {
    const fighters = game.fightersOf(content);
    const by = kind === BEHAVIOUR ? (game.fightsBy?.(content, id) ?? fighters[0]?.id) : id;
    return fighters.find((each) => each.id === by);
  };
  return {
    kinds: game.kinds,
    many: game.many ?? {},
    players: game.players,
    tester: 'skilled',
    ...(game.palette && { palette: game.palette }),
    called: ({ kind, name }) => (kind === game.fighter ? `the ${name.toLowerCase()}` : name),
    opponents: (card) => opponentsOf(game.fightersOf(card.content), whoFights(card)),
    trialOf(card, terms) {
      const { content, kind, id } = card;
      if (kind === BEHAVIOUR) {
        const own = hasBehaviour(content, id) ? whoFights(card) : undefined;
        return own ? { setup: game.duel(own.id, terms.against), fixed: { [OWN_SIDE]: terms.stands } } : null;
      }
      if (kind !== game.fighter) return game.otherTrial?.(card, terms) ?? null;
      return whoFights(card) ? { setup: game.duel(terms.stands, terms.against) } : null;
    },
    firstSide: ({ kind, name }) => (kind === game.fighter ? `the ${name.toLowerCase()}` : name),
    faceOf: (kind) => (kind === game.fighter ? 'gladiator' : null),
    face({ content, kind, id, game: { catalogue } }) {
      const each = kind === game.fighter ? game.classes({ content, messages: catalogue.messages }).find((one) => one.id === id) : undefined;
      if (!each) return null;
      return (
        <section class="panel class-tile wrap" aria-label={`Card of ${each.name}`}>
          <ClassFace each={each}>
            <h2>{each.name}</h2>
          </ClassFace>
        </section>
      );
    },
    told: (report, { content, setup }, messages: Messages) => ({
      tables: tablesOf(report as BoutsReport, namesIn(game, content, setup), game.blows(report, { content, messages })),
      steps: [],
    }),
  };
}

/** The two who fight in a duel. */
function namesIn<G extends FoughtGame>(game: RosterCards<G>, content: G['content'], setup: G['setup']): readonly [string, string] {
  const { fighters } = setup as unknown as { readonly fighters: readonly { readonly card: string }[] };
  const known = game.fightersOf(content);
  const [own = '', other = ''] = fighters.map(({ card }) => known.find(({ id }) => id === card)?.name ?? card);
  return [own, other];
}
