import { duelSetup, rollSeed } from '../../../app/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import { byLot } from '../../../engine/mind/index.ts';
import type { DraftFighter, RosterDraft } from '../../../hud/setup/index.ts';
import { usualController } from '../../../hud/setup/index.ts';
import type { MuneraGame } from '../desk/index.ts';
import { PAIRINGS } from '../desk/index.ts';
import type { MuneraContent, Skill } from '../rules/index.ts';
import { drawNoxii, lotOf } from '../rules/index.ts';
import { skillChoice } from '../screens/index.ts';
import { boutClasses, GROUPS } from './classes.ts';
import { facts } from './facts.ts';

type Listed = readonly (readonly [card: string, ...skills: Skill[]])[];

function draftOf(sides: readonly Listed[], { usual }: MuneraContent): RosterDraft {
  const fighters = sides.map((side, place) =>
    side.map(([card, ...skills], index): DraftFighter => ({
      card,
      traits: skills,
      controller: usualController({ free: false }, { side: place, index }, usual[card] ?? facts.terms.bot),
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

/** Everything about a bout of gladiators before it begins. */
export const {
  Setup,
  queryOf,
  picks: boutPicks,
} = duelSetup<MuneraGame>(facts, {
  title: 'The pairs of the day',
  groups: GROUPS,
  groundNote:
    'By number: a hexagon of five hexes from its middle for a duel, larger for more. The condemned meet trained men on the sand of the hunts. They stand round the edge and look at the middle; dice give them their Stamina and their order of play.',
  plain: 'By number',
  first: PAIRINGS.first,
  classes: boutClasses,
  isDrawn: ({ fighters }, { kind, id }) => ['gladiator', 'noxius'].includes(kind) && Object.hasOwn(fighters, id),
  more: ({ content }) => [
    ...(Object.hasOwn(content.fighters, VETERAN) ? [['execution', () => execution(content)] as const] : []),
    ...(lotOf(content, 'gladiator').length > 1 ? [['lot', () => randomPair(content)] as const] : []),
  ],
  traits: ({ content, messages }) => skillChoice(messages, (card) => content.fighters[card]?.skills ?? []),
  usualBotOf: ({ content }, card) => content.usual[card],
});
