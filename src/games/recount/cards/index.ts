import { z } from 'zod';
import {
  ARENA,
  byId,
  cardRef,
  contentHash,
  of,
  opponentFaults,
  opponents,
  unknownCard,
  type BoutFault,
  type BoutsOfProgrammes,
  type Draft,
  type Entry,
  type Fault,
  type GameCards,
  type Lint,
  type Messages,
} from '../../../catalogue/index.ts';
import { MOST_FIGHTERS, type ProgrammedQuick, type RecountContent } from '../rules/index.ts';
import { RECOUNT_WORDS } from './behaviour-words.ts';
import { CLASS, type ClassEntry } from './kinds.ts';
import { prose } from './prose.ts';

/** The lot of the core by which stables are filled. */
const LOT = 'stables';

/** Everything that bouts of recount are made of. Any sand will do: there is nothing on it but fighters. */
function assemble(draft: Draft): RecountContent {
  const cards = of(draft, CLASS).map(({ id, card, joins }) => ({ id, card: joins === LOT ? card : { ...card, onlyNamed: true as const } }));
  const content = { classes: byId(cards), arenas: byId(of(draft, ARENA)) };
  // The order of the classes is that of the lot by which stables are filled.
  return { hash: contentHash([content, Object.keys(content.classes)]), ...content };
}

function messages(draft: Draft): Messages {
  const named = of(draft, CLASS).map(({ id, card }) => [id, card.name] as const);
  const told = of(draft, CLASS).flatMap(({ id, text }) => (text === null ? [] : [[id, text] as const]));
  return { 'recount-class': Object.fromEntries(named), 'recount-class-note': Object.fromEntries(told) };
}

/** A number that no die falls below: without a save every blow comes through. */
const NEVER = 7;

/** Armour that contradicts what is carried before it. */
const saves: Lint = (draft) => of(draft, CLASS).flatMap((entry) => saveFaults(entry));

function saveFaults(entry: Entry<ClassEntry>): Fault[] {
  const { offHand, save } = entry.card;
  const { whole, bare } = save;
  const fault = { severity: 'error', entry, path: ['save', 'bare'] } as const;
  if (offHand === 'net' && whole !== bare) {
    const hint = whole === null ? 'remove it' : `write "bare: ${whole}"`;
    return [{ ...fault, message: 'a net saves nobody: with it and without it the save is the same', hint, rule: 'R-080j' }];
  }
  if ((bare ?? NEVER) < (whole ?? NEVER)) {
    return [
      { ...fault, message: 'he would be saved more easily once his shield is lost', hint: 'swap "whole" and "bare"', rule: 'R-080e' },
    ];
  }
  return [];
}

/** A bout of a programme is a pair or more sides of classes, the first of them the player's. */
const bouts: BoutsOfProgrammes<ProgrammedQuick> = {
  shape: {
    classes: z
      .array(z.array(cardRef('recount-class')).min(1).max(MOST_FIGHTERS))
      .min(2)
      .max(MOST_FIGHTERS)
      .refine((all) => all.flat().length <= MOST_FIGHTERS, { error: `at most ${MOST_FIGHTERS} fighters in all` })
      .meta({ description: 'Classes against classes, a list each side; the first is the player\u2019s.' }),
    ...opponents,
  },
  faults(draft, { game, against, classes }) {
    const known = of(draft, CLASS).map(({ id }) => id);
    const unknown = classes.flatMap((side, i) =>
      side.flatMap((id, k): BoutFault[] =>
        known.includes(id) ? [] : [{ path: ['classes', i, k], ...unknownCard(draft, { id, what: 'class', kinds: [CLASS], known }) }],
      ),
    );
    return [...unknown, ...opponentFaults(draft, game, against)];
  },
  prose(content, { classes }) {
    const { classes: cards } = content as RecountContent;
    return classes.map((side) => side.map((id) => cards[id]?.name ?? id).join(' and ')).join(' against ');
  },
};

export { RECOUNT_WORDS };

/** The cards of recount. */
export const recountCards: GameCards<RecountContent> = {
  game: 'recount',
  kinds: [CLASS],
  words: RECOUNT_WORDS,
  bouts,
  lints: [saves],
  lacks: (draft) => (of(draft, CLASS).length > 0 ? null : 'class of gladiators for recount'),
  assemble,
  byId: ['classes', 'arenas'],
  messages,
  prose,
};
