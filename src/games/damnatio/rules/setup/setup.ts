import { figureIds, SetupError, type FigureId, type StartingFigure } from '../../../../engine/bout/index.ts';
import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { object, oneOf, wholeFrom } from '../../../../engine/read/index.ts';
import {
  choice,
  fixedRecord,
  list,
  orNone,
  plain,
  sometimes,
  text,
  usually,
  usualOf,
  whole,
  word,
  type ValueOf,
} from '../../../../engine/state/index.ts';
import { lotOf, type BeastCard, type DamnatioContent, type ManCard, type StartFacing } from '../state/cards.ts';
import { eliteCard } from './elite.ts';
import { FATE_DECK } from '../men/fate.ts';
import { LEX, type Lex } from '../state/lex.ts';
import { beastNames, beastRoster, MOST_BEASTS } from './pack.ts';
import { startingPlaces, type Places } from './placement.ts';
import { applyPosition, POSITION } from '../state/position.ts';
import { drawTieNumber } from '../turn/round-end.ts';
import type { Beast, HuntState, Man } from '../state/state.ts';
import { settleTie } from '../beast/targets.ts';
import { arenaTables, type Play, type World } from '../state/world.ts';
import { beastCardOf, isDuel, manCardOf } from '../state/access.ts';

export const START_FACINGS: readonly StartFacing[] = ['random', 0, 1, 2, 3, 4, 5];

/** What a hunt is made of; plain JSON, part of its record. */
const SETUP = fixedRecord({
  ruleset: usually('damnatio', choice('damnatio')),
  arena: usually('harena', word),
  /** One beast; two for beast against beast. */
  beasts: list(6, word),
  /** Named men, in roster order. */
  men: usually([], list(6, word)),
  /** Noxii drawn by lot beside the named men (D-019). */
  draw: whole(0, 6),
  lex: usually(
    {},
    plain<Partial<Lex>>((value, field) => void object(value, field)),
  ),
  elite: usually(0, plain<0 | 1 | 2 | 3>(wholeFrom(0, 3))),
  sliders: usually(
    { hitPoints: 0, damage: 0, control: 0 },
    fixedRecord({ hitPoints: whole(-20, 60), damage: whole(-10, 10), control: whole(-10, 10) }),
  ),
  /** Where the beasts look at first, by lot for each or a hexside; left out: down the arena (D-412). */
  facing: sometimes(plain<StartFacing>(oneOf(...START_FACINGS))),
  /** Beast against beast: the one by its figure that a spectator thinks will win; it changes nothing on the sand (D-419). */
  wager: sometimes(text(80)),
  /** A position to start from instead of the set-up, for scenarios. */
  position: usually(null, orNone(POSITION)),
});

export type HuntSetup = ValueOf<typeof SETUP>;

/** The default hunt against a beast: four noxii by lot (D-017). */
export function huntSetup(part: Partial<HuntSetup> & Pick<HuntSetup, 'beasts'>): HuntSetup {
  const draw = part.men?.length || (part.beasts.length === 2 && !part.lex?.severalBeasts) ? 0 : 4;
  return { ...usualOf<HuntSetup>(SETUP.fields), draw, ...part } as HuntSetup;
}

/** Checks the shape of a hunt's set-up that comes from outside. Throws `ReadError` naming the field. */
export function readHuntSetup(value: unknown): HuntSetup {
  const setup = { position: null, ...object(value, 'setup') };
  SETUP.check(null)(setup, '');
  return setup as unknown as HuntSetup;
}

function refuse(rule: string, field: string, message: string): never {
  throw new SetupError(rule, field, message);
}

const MOST_MEN = 6;

/** Checks a set-up against D-003 to D-010, D-017 to D-019, the lex and the room that the arena has (D-011 to D-015, D-221). */
export function checkSetup(content: DamnatioContent, setup: HuntSetup): void {
  const { beasts, men, draw } = setup;
  if (!Object.hasOwn(content.arenas, setup.arena)) refuse('D-023', 'arena', `there is no arena "${setup.arena}"`);
  for (const id of beasts) if (!Object.hasOwn(content.beasts, id)) refuse('D-010', 'beasts', `there is no beast "${id}"`);
  for (const id of men) if (!Object.hasOwn(content.men, id)) refuse('D-008', 'men', `"${id}" is neither noxius nor bestiarius`);
  if (beasts.length === 0) refuse('D-010', 'beasts', 'a hunt needs a beast');
  const party = men.length + draw;
  refuseBeasts(content, setup, party);
  if ((beasts.length === 1 || party > 0) && (party < 1 || party > MOST_MEN)) refuse('D-017', 'men', `1 to ${MOST_MEN} men, not ${party}`);
  const twice = men.find((id, index) => content.men[id]!.kind === 'noxius' && men.indexOf(id) < index);
  if (twice) refuse('D-019', 'men', `${content.men[twice]!.name} is one man: a noxius stands on the sand once`);
  const noxii = lotOf(content).filter((card) => !men.includes(card.id));
  if (!Number.isInteger(draw) || draw < 0 || draw > noxii.length)
    refuse('D-019', 'draw', `0 to ${noxii.length} noxii can be drawn, not ${draw}`);
  if (setup.facing !== undefined && !START_FACINGS.includes(setup.facing)) refuse('D-412', 'facing', 'random or 0 to 5');
  if (setup.wager !== undefined && (party > 0 || !figureIds(beasts).includes(setup.wager)))
    refuse('D-419', 'wager', 'a wager is laid on one of two beasts that fight each other');
  if (![0, 1, 2, 3].includes(setup.elite)) refuse('D-243', 'elite', 'elite is 0 to 3');
  const problem = LEX.problem(setup.lex);
  if (problem) refuse(problem.rule, `lex.${problem.field}`, problem.message);
  if (!setup.position)
    startingPlaces(
      arenaTables(content.arenas[setup.arena]!).arena,
      beastRoster(content.beasts, beasts).map((id) => content.beasts[id]!),
      party,
    );
}

/** One beast against men, or two against each other; more by the lex, and a pack is one (D-010, D-401, D-411, D-418). */
function refuseBeasts(content: DamnatioContent, { beasts, lex }: HuntSetup, party: number): void {
  const figures = beastRoster(content.beasts, beasts).length;
  if (lex.severalBeasts === true && party > 0) {
    if (figures > MOST_BEASTS) refuse('D-401', 'beasts', `at most ${MOST_BEASTS} beasts on the sand, not ${figures}`);
    return;
  }
  if (beasts.length > 2) refuse('D-010', 'beasts', 'at most two beasts, and then only against each other');
  if (beasts.length === 2 && party > 0)
    refuse('D-010', 'beasts', 'one beast a hunt; two beasts fight only each other, unless the lex severalBeasts says otherwise');
  if (beasts.length === 2 && figures > 2) refuse('D-418', 'beasts', 'a pack fights men, not another beast');
}

/** Everything that stays the same for all hunts of a set-up. */
export function prepareWorld(content: DamnatioContent, setup: HuntSetup): World {
  checkSetup(content, setup);
  const beastCards: Record<string, BeastCard> = {};
  for (const id of setup.beasts) beastCards[id] = eliteCard(content.beasts[id]!, setup.elite, setup.sliders);
  const { arena, arcs } = arenaTables(content.arenas[setup.arena]!);
  const looksAbout = (setup.facing ?? null) !== null;
  const lex = { ...LEX.usual, ...setup.lex };
  return { content, lex, arena, arcs, beastCards, beastNames: beastNames(content, setup), looksAbout, hands: new Map() };
}

const LOT_DIE = 60;

/** Draws noxii without replacement: one d60 each (D-019). */
function drawLots(play: Play, setup: HuntSetup): string[] {
  const left = lotOf(play.world.content).filter((card) => !setup.men.includes(card.id));
  return Array.from({ length: setup.draw }, () => {
    const drawnBy = (face: number): string => left[(face - 1) % left.length]!.id;
    const die = play.referee.roll(LOT_DIE, (face) => {
      const id = drawnBy(face);
      return { type: 'drawn', what: 'lot', value: id, figure: id, sides: LOT_DIE, face, rules: ['D-019'] };
    });
    const id = drawnBy(die);
    left.splice((die - 1) % left.length, 1);
    return id;
  });
}

/** Named men first, then the drawn in the order of the lot. */
function roster(play: Play, setup: HuntSetup): string[] {
  return [...setup.men, ...drawLots(play, setup)];
}

/** Every field is written out: an object that is put together of others is a third slower to copy and to read. */
function newMan(card: ManCard, { id, index, several }: { id: FigureId; index: number; several: boolean }): Man {
  return {
    id,
    card: card.id,
    cell: OUTSIDE,
    facing: 0,
    hp: card.ratings.hitPoints,
    stamina: card.ratings.stamina,
    down: false,
    pinned: false,
    held: false,
    weapon: index,
    bleeding: 0,
    spent: [],
    fate: [],
    rerolls: 0,
    shelter: OUTSIDE,
    moved: false,
    attacked: false,
    wasAttacked: false,
    stood: false,
    struggled: false,
    freed: false,
    hit: false,
    goaded: false,
    net: 0,
    raw: 0,
    ...(several && { grippedBy: -1, foe: -1 }),
  };
}

function newBeast(card: BeastCard, id: FigureId): Beast {
  return {
    id,
    card: card.id,
    cell: OUTSIDE,
    facing: 0,
    hp: card.ratings.hitPoints,
    stamina: card.ratings.stamina,
    lastFought: -1,
    nextToHit: [],
    nextControl: [],
    chargeMod: 0,
    hamstrung: false,
    retains: 'no',
    retainUsed: false,
    zones: [],
  };
}

/** One d4 for each point of Fate, in roster order (D-232). */
function dealFate(play: Play): void {
  if (!play.world.lex.fateCards) return;
  for (const man of play.state.men) {
    const { fate } = manCardOf(play.world, man.card).ratings;
    for (let i = 0; i < fate; i += 1) {
      const sides = FATE_DECK.length;
      const die = play.referee.roll(sides, (face) => {
        return { type: 'drawn', what: 'fate', value: FATE_DECK[face - 1]!, figure: man.id, sides, face, rules: ['D-232'] };
      });
      man.fate = [...man.fate, FATE_DECK[die - 1]!];
    }
  }
}

/** Sets a hunt up: roster, places, Fate, tie number, Round One (D-011 to D-023). A position given takes their place. */
export function beginHunt(world: World, setup: HuntSetup, referee: Play['referee']): HuntState {
  const state: HuntState = {
    round: 1,
    control: 'beast',
    phase: 'round-one',
    tieNumber: 1,
    tieFixed: false,
    beasts: [],
    men: [],
    weapons: [],
    order: null,
    fatePlayed: false,
    noxiiAtStart: 0,
    duelist: 0,
    action: null,
    agenda: [],
    outcome: null,
  };
  const play: Play = { world, state, referee };
  const beasts = beastRoster(world.beastCards, setup.beasts);
  const several = beasts.length > 1;
  const cards = roster(play, setup);
  state.men = figureIds(cards).map((id, index) => newMan(manCardOf(world, cards[index]!), { id, index, several }));
  state.weapons = cards.map((card) => ({ card, cell: OUTSIDE, drops: 0, broken: false }));
  state.noxiiAtStart = cards.filter((card) => manCardOf(world, card).kind === 'noxius').length;
  state.beasts = figureIds(beasts).map((id, index) => newBeast(beastCardOf(world, beasts[index]!), id));
  if (setup.position) applyPosition(play, setup.position);
  else {
    place(play);
    turnBeasts(play, setup.facing);
    dealFate(play);
    drawTieNumber(play);
    openFirstRound(play);
  }
  tellStart(play);
  return state;
}

/** Where the hunts of a world start: its set-up says who takes part, the lot only which of them. */
const starts = new WeakMap<World, Places>();

function startOf(world: World, { beasts, men }: HuntState): Places {
  const known = starts.get(world);
  if (known?.beasts.length === beasts.length && known.men.length === men.length) return known;
  const cards = beasts.map(({ card }) => beastCardOf(world, card));
  const places = startingPlaces(world.arena, cards, men.length);
  starts.set(world, places);
  return places;
}

function place({ world, state }: Play): void {
  const places = startOf(world, state);
  state.beasts.forEach((beast, index) => Object.assign(beast, places.beasts[index]));
  state.men.forEach((man, index) => Object.assign(man, places.men[index]));
}

/** The handler lets them in: each looks where the set-up says, or where a die says (D-412). */
function turnBeasts({ state, referee }: Play, facing: HuntSetup['facing']): void {
  if (facing === undefined) return;
  for (const beast of state.beasts) {
    beast.facing = facing === 'random' ? drawFacing(referee, beast.id) : facing;
  }
}

function drawFacing(referee: Play['referee'], figure: FigureId): number {
  const sides = 6;
  const told = (face: number) => ({ type: 'drawn', what: 'facing', value: String(face), figure, sides, face, rules: ['D-412'] }) as const;
  return referee.roll(sides, told) - 1;
}

function openFirstRound(play: Play): void {
  const { state, world } = play;
  state.agenda = [{ do: 'round-end' }];
  if (isDuel(state)) {
    const ratings = state.beasts.map((beast) => beastCardOf(world, beast.card).ratings.control);
    const highest = Math.max(...ratings);
    state.duelist = settleTie(
      play,
      [0, 1].filter((index) => ratings[index] === highest),
      ['D-222'],
    );
    state.phase = 'duel';
    state.agenda.push({ do: 'duel-round' });
    return;
  }
  state.agenda.push({ do: 'round-one' });
  if (world.lex.reluctant) state.agenda.push({ do: 'reluctant' });
}

function tellStart(play: Play): void {
  const { state, referee } = play;
  if (!referee.tell) return;
  const beasts = state.beasts.map((beast, index) => ({ figure: beast, side: index === 0 || !isDuel(state) ? 'beast' : 'beast-2' }));
  const men = state.men.map((man) => ({ figure: man, side: 'men' }));
  const figures: StartingFigure[] = [...beasts, ...men].map(({ figure, side }) => {
    return { figure: figure.id, card: figure.card, side, cell: figure.cell, facing: figure.facing, hp: figure.hp, stamina: figure.stamina };
  });
  referee.tell({ type: 'bout-started', figures, rules: ['D-011', 'D-013', 'D-015', 'D-016'] });
  referee.tell({ type: 'round-started', round: state.round, rules: ['D-022', 'D-054'] });
}
