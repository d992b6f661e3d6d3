import type { KeptGame, RosterAt } from '../../../app/index.ts';
import { boutOfDraft, picksIn, queryOfSetup, rollSeed, rosterSetup } from '../../../app/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { byLot } from '../../../engine/mind/index.ts';
import type { DraftFighter, RosterDraft, RosterPick } from '../../../hud/setup/index.ts';
import { draftOfPairing, lexTable, usualController } from '../../../hud/setup/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { muneraDesk, PAIRINGS } from '../desk/index.ts';
import type { MuneraContent, MuneraSetup, Skill } from '../rules/index.ts';
import { drawNoxii, LEX, lotOf } from '../rules/index.ts';
import { skillChoice } from '../screens/index.ts';
import { boutClasses, GROUPS } from './classes.ts';
import { facts } from './facts.ts';

type Listed = readonly (readonly [card: string, ...skills: Skill[]])[];

function draftOf(sides: readonly Listed[], { usual }: MuneraContent): RosterDraft {
  const fighters = sides.map((side, place) =>
    side.map(([card, ...skills], index): DraftFighter => ({
      card,
      traits: skills,
      controller: usualController({ free: false }, { side: place, index }, usual[card] ?? muneraDesk.usualBot),
    })),
  );
  return { free: false, sides: fighters, arena: null, lex: {}, seed: null };
}

const VETERAN = 'murmillo';

/** Condemned men by lot against one who has learned to strike and to duck (D-273). */
function execution(content: MuneraContent): RosterDraft {
  const condemned = drawNoxii(content, seededRng(rollSeed()));
  return draftOf([condemned.map((card) => [card] as const), [[VETERAN, 'attack', 'dodge']]], content);
}

/** Two gladiators by lot; where custom knows foes of the first, one of them. */
function randomPair(content: MuneraContent): RosterDraft {
  const gladiators = lotOf(content, 'gladiator');
  const rng = seededRng(rollSeed());
  const first = byLot(gladiators, rng);
  const foes = gladiators.filter((card) => first.foes.includes(card.class));
  const second = byLot(foes.length > 0 ? foes : gladiators.filter((card) => card !== first), rng);
  return draftOf([[[first.id]], [[second.id]]], content);
}

/** Pairings at a press; `last` is the bout that was fought last. */
export function boutPicks({ content, messages }: RosterAt<MuneraGame>, last: KeptGame | null): RosterPick[] {
  const say = (key: string): string => messages['pairing']?.[key] ?? key;
  const more = [
    ...(Object.hasOwn(content.fighters, VETERAN) ? [['execution', () => execution(content)] as const] : []),
    ...(lotOf(content, 'gladiator').length > 1 ? [['lot', () => randomPair(content)] as const] : []),
  ];
  return picksIn(facts, { known: content.fighters, say, more }, last);
}

/** The address of a bout that is not begun yet. */
export const queryOf = (setup: MuneraSetup): string => queryOfSetup(facts, setup);

/** Everything about a bout of gladiators before it begins. */
export const Setup = rosterSetup<MuneraGame>({
  ruleset: muneraDesk.id as 'munera',
  address: facts.address,
  title: 'The pairs of the day',
  manner: 'either',
  groups: GROUPS,
  groundNote:
    'By number: a hexagon of five hexes from its middle for a duel, larger for more. The condemned meet trained men on the sand of the hunts. They stand round the edge and look at the middle; dice give them their Stamina and their order of play.',
  terms: facts.terms,
  lex: (messages) => lexTable(LEX, 'munera-lex', messages),
  classes: boutClasses,
  arenas({ content, messages }) {
    const named = Object.keys(content.arenas).sort();
    return [{ id: null, name: 'By number' }, ...named.map((id) => ({ id, name: messages['arena']?.[id] ?? id }))];
  },
  isDrawn: ({ fighters }, { kind, id }) => ['gladiator', 'noxius'].includes(kind) && Object.hasOwn(fighters, id),
  picks: boutPicks,
  first: () => draftOfPairing(PAIRINGS.first),
  traits: ({ content, messages }) => skillChoice(messages, (card) => content.fighters[card]?.skills ?? []),
  usualBotOf: ({ content }, card) => content.usual[card],
  setupOf: (draft) => boutOfDraft(facts, draft),
  names: facts.names,
  sideTitle: facts.title,
});
