import type { CareerBouts, CareerClass, CareerEnd, CareerPairing, CareerPart, CareerStanding } from '../../../session/index.ts';
import type { Fighter, FighterCard, Lex, Munera, MuneraContent, MuneraSetup, Skill } from '../rules/index.ts';
import { earnsSkill, entrant, muneraSetup, preferredSkill, skillsOnOffer } from '../rules/index.ts';
import type { MuneraGame } from './game.ts';

/** Sides of a career's bout, in the order of its entrants. */
const SIDES = ['red', 'blue', 'green', 'gold', 'white', 'black'];

/** Other ways that suit a class beside its usual one, which is content; classes by what foes go by, and by what they carry. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  retiarius: ['netman', 'spearman', 'survivor'],
  laquearius: ['netman', 'wrestler', 'flanker'],
  hoplomachus: ['spearman', 'patient', 'showman'],
  velite: ['spearman', 'survivor', 'flanker'],
  gaetulian: ['spearman', 'flanker', 'survivor'],
  sagittarius: ['spearman', 'survivor', 'patient'],
  murmillo: ['patient', 'aggressor', 'showman'],
  secutor: ['aggressor', 'patient', 'survivor'],
  thraex: ['flanker', 'aggressor', 'showman'],
  samnite: ['patient', 'aggressor', 'survivor'],
  gaul: ['aggressor', 'spearman', 'showman'],
  provocator: ['patient', 'flanker', 'aggressor'],
  arbelas: ['wrestler', 'aggressor', 'flanker'],
  scissor: ['aggressor', 'patient', 'wrestler'],
  crupellarius: ['wrestler', 'patient', 'aggressor'],
  pugilarius: ['wrestler', 'aggressor', 'showman'],
  diamecheri: ['showman', 'flanker', 'aggressor'],
  cataphractarius: ['patient', 'survivor', 'spearman'],
};
const USUAL_WAYS: readonly string[] = ['patient', 'aggressor', 'flanker'];

function waysOf({ id, class: kind }: FighterCard): readonly string[] {
  const found = Object.keys(WAYS).find((name) => kind === name || id.startsWith(name));
  return found === undefined ? USUAL_WAYS : WAYS[found]!;
}

/** The usual way first, as the content says it (C-012). */
function behavioursOf(card: FighterCard, usual: string | undefined): readonly string[] {
  return [...new Set([...(usual === undefined ? [] : [usual]), ...waysOf(card)])];
}

function classes({ fighters, usual }: MuneraContent): CareerClass[] {
  const trained = Object.entries(fighters).filter(([key, { id, kind }]) => kind === 'gladiator' && key === id);
  return trained.map(([, card]) => ({ id: card.id, name: card.name, behaviours: behavioursOf(card, usual[card.id]), foes: card.foes }));
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
