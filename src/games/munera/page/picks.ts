import type { BoutDraft, BoutPick, DraftFighter } from '../../../hud/setup/index.ts';
import { usualController } from '../../../hud/setup/index.ts';
import { seededRng } from '../../../engine/dice/index.ts';
import type { MuneraSetup, FighterCard, MuneraContent, Skill } from '../rules/index.ts';
import { drawNoxii, figureIds, muneraContent } from '../rules/index.ts';
import { muneraDesk, sidesOf } from '../desk/index.ts';
import { rollSeed } from '../../../app/seeds.ts';
import type { PageCatalogue } from '../../../app/arena/contract.ts';
import type { Controllers } from '../../../app/controllers.ts';
import { controllersFor } from '../../../app/controllers.ts';
import { USUAL_POLICY } from '../../../app/bots.ts';
import type { KeptGame } from '../../../app/storage/read-record.ts';

type Listed = readonly (readonly [card: string, ...skills: Skill[]])[];

function draftOf(sides: readonly Listed[]): BoutDraft {
  const fighters = sides.map((side, place) =>
    side.map(([card, ...skills], index): DraftFighter => ({
      card,
      skills,
      controller: usualController({ free: false }, { side: place, index }, USUAL_POLICY),
    })),
  );
  return { free: false, sides: fighters, arena: null, lex: {}, seed: null };
}

const NAMED = ['net', 'classic', 'melee'] as const;

const SIDES: Readonly<Record<(typeof NAMED)[number], readonly Listed[]>> = {
  net: [[['retiarius']], [['secutor']]],
  classic: [[['murmillo']], [['thraex']]],
  melee: [
    [['samnite'], ['gaul']],
    [['thraex'], ['hoplomachus-b-spear']],
    [['retiarius'], ['provocator']],
  ],
};

function anyOf<T>(items: readonly T[]): T {
  const [roll = 0] = crypto.getRandomValues(new Uint32Array(1));
  return items[roll % items.length]!;
}

const VETERAN = 'murmillo';

/** Condemned men by lot against one who has learned to strike and to duck (D-273). */
function execution(content: MuneraContent): BoutDraft {
  const condemned = drawNoxii(content, seededRng(rollSeed()));
  return draftOf([condemned.map((card) => [card] as const), [[VETERAN, 'attack', 'dodge']]]);
}

/** Two gladiators by lot; where custom knows foes of the first, one of them. */
function randomPair(fighters: Readonly<Record<string, FighterCard>>): BoutDraft {
  const gladiators = Object.entries(fighters).flatMap(([key, card]) => (key === card.id && card.kind === 'gladiator' ? [card] : []));
  const first = anyOf(gladiators);
  const foes = gladiators.filter((card) => first.foes.includes(card.class));
  const second = anyOf(foes.length > 0 ? foes : gladiators.filter((card) => card !== first));
  return draftOf([[[first.id]], [[second.id]]]);
}

/** The draft that a set-up came from, as far as a draft can hold it. */
export function draftOfSetup(setup: MuneraSetup, named: Controllers): BoutDraft {
  const ids = figureIds(setup.fighters.map(({ card }) => card));
  const controllers = controllersFor(muneraDesk, setup, named);
  const sides = sidesOf(setup);
  const free = sides.length > 2 && sides.length === setup.fighters.length;
  const fighters = setup.fighters.map(({ card, side, skills }, index) => ({
    side,
    fighter: { card, skills, controller: controllers[ids[index]!]! },
  }));
  const grouped = free
    ? [fighters.map(({ fighter }) => fighter)]
    : sides.map((side) => fighters.flatMap((each) => (each.side === side ? [each.fighter] : [])));
  return { free, sides: grouped, arena: setup.arena, lex: setup.lex, seed: null };
}

/** Pairings at a press; `last` is the bout that was fought last. */
export function boutPicks({ content, messages }: PageCatalogue, last: KeptGame | null): BoutPick[] {
  const munera = muneraContent(content);
  const { fighters } = munera;
  const say = (key: string): string => messages['pairing']?.[key] ?? key;
  const item = (id: string, draft: () => BoutDraft): BoutPick => ({ id, name: say(id), text: say(`${id}-text`), draft });
  const known = NAMED.filter((id) => SIDES[id].flat().every(([card]) => Object.hasOwn(fighters, card)));
  const picks = known.map((id) => item(id, () => draftOf(SIDES[id])));
  if (Object.hasOwn(fighters, VETERAN)) picks.push(item('execution', () => execution(munera)));
  picks.push(item('lot', () => randomPair(fighters)));
  const { record, controllers } = last ?? {};
  if (record?.ruleset === 'munera' && !(record.setup as MuneraSetup).position) {
    const setup = record.setup as MuneraSetup;
    picks.push(item('last', () => draftOfSetup(setup, controllers!)));
  }
  return picks;
}
