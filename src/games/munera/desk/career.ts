import type { CareerBouts, CareerClass, CareerEnd, CareerPairing, CareerPart, CareerStanding } from '../../../session/index.ts';
import type { Fighter, Lex, Munera, MuneraContent, MuneraSetup, Skill } from '../rules/index.ts';
import { earnsSkill, entrant, muneraSetup, preferredSkill, skillsOnOffer } from '../rules/index.ts';
import type { MuneraGame } from './game.ts';

/** Sides of a career's bout, in the order of its entrants. */
const SIDES = ['red', 'blue', 'green', 'gold', 'white', 'black'];

function classes({ fighters, usual }: MuneraContent): CareerClass[] {
  const trained = Object.entries(fighters).filter(([key, { id, kind }]) => kind === 'gladiator' && key === id);
  return trained.map(([, card]) => ({ id: card.id, name: card.name, usual: usual[card.id] ?? null, foes: card.foes }));
}

function setup(_: MuneraContent, { entrants, sparedToday, lex }: CareerPairing): MuneraSetup {
  const fighters = entrants.map(({ wounds, skills, ...each }, place) =>
    entrant({ ...each, side: SIDES[place]!, skills: skills as readonly Skill[], ...(wounds > 0 && { wounds }) }),
  );
  return muneraSetup({ fighters, sparedToday, lex: lex as Partial<Lex> });
}

/** The condemned are a side of their own, whatever their number (D-273). */
function execution(content: MuneraContent, pairing: CareerPairing, condemned: readonly string[]): MuneraSetup {
  const { fighters, ...rest } = setup(content, pairing);
  return { ...rest, fighters: [...fighters, ...condemned.map((card) => entrant({ card, side: SIDES[1]! }))] };
}

function standingOf({ fate, stamina, original }: Fighter): CareerStanding {
  return { fate: fate === 'spared' || fate === 'dead' ? fate : 'standing', left: Math.max(0, stamina), of: original };
}

/** What a crowd remembers of him: whom he took across the half, and whirls that hit. */
function deedsOf({ injured, whirlHits }: Fighter): number {
  return injured.length + (whirlHits > 0 ? 1 : 0);
}

function ends({ view, state: { fighters } }: Munera): CareerEnd[] {
  return fighters.map((fighter, place) => ({
    ...standingOf(fighter),
    beat: fighters.flatMap(({ conqueror }, other) => (conqueror === place ? [other] : [])),
    earned: earnsSkill(view, place),
    deeds: deedsOf(fighter),
  }));
}

const bouts: CareerBouts<MuneraGame> = {
  classes,
  skills: {
    onOffer: (had) => skillsOnOffer(had as readonly Skill[]),
    preferred: (had) => preferredSkill(had as readonly Skill[]),
    rules: ['M-195', 'M-196', 'M-202', 'M-203'],
    earning: 'M-203',
    offering: 'M-202',
  },
  deaths: ['M-193'],
  setup,
  execution: { setup: execution, takes: ({ fighters }, card) => Object.hasOwn(fighters, card), behaviour: 'aggressor' },
  standings: ({ state }) => state.fighters.map(standingOf),
  ends,
};

export const career: CareerPart<MuneraGame> = { bouts };
