export type { MuneraAction, MuneraDecision } from './actions.ts';
export { actionPointTerms } from './action-points.ts';
export { appealTerms, mayAppeal } from './appeal.ts';
export type { Declared } from './attack-terms.ts';
export { attackTerms } from './attack-terms.ts';
export { whirlPath } from './attack-legal.ts';
export { declare, hasBash, saveAgainst } from './blow.ts';
export type { BoutSetup, Entrant, Loadout, Placed, Position } from './bout-setup.ts';
export { figureIds } from '../../engine/bout/index.ts';
export { boutSetup, entrant } from './bout-setup.ts';
export type {
  Area,
  Armour,
  Band,
  Effect,
  FighterCard,
  GearCard,
  LoadoutEntry,
  Manner,
  MuneraContent,
  Quadrant,
  Skill,
  Start,
  Wear,
} from './cards.ts';
export { SKILLS } from './cards.ts';
export { checkBout, loadoutProblem, MOST_FIGHTERS } from './check.ts';
export type { Cost } from './costs.ts';
export { costOf, surchargeAfter, turnCosts } from './costs.ts';
export { drawNoxii, NOXII, noxiiFor } from './execution.ts';
export type { GamesDay } from './experience.ts';
export { carriedInto, dayAfter, earnsSkill, NEW_DAY, preferredSkill, SKILL_PREFERENCE, skillsOnOffer } from './experience.ts';
export { flightOf } from './flight.ts';
export { handsInUse, helmetOf, inBothHands, isWaiting, shieldOf } from './gear-questions.ts';
export { takeRefusal } from './gear-legal.ts';
export { disengageCell } from './grapple.ts';
export { hazeNeeds } from './haze.ts';
export { chooser } from './legal.ts';
export type { Lex, LexProblem } from './lex.ts';
export { DEFAULT_LEX, LEX_CHOICES, lexProblem } from './lex.ts';
export { weaponEntries } from './lost-weapons.ts';
export type {
  ActionOdds,
  BlowOdds,
  DoubleOdds,
  EndOdds,
  EventOdds,
  GrappleFacts,
  GrappleOdds,
  RefusedOdds,
  SureOdds,
  ThrowOdds,
  TryOdds,
  TurnOdds,
} from './odds.ts';
export { actionOdds, attackOutlook, throwOutlook } from './odds.ts';
export type { AttackFacts, Outlook } from './odds-facts.ts';
export type { Fate as EventFate } from './odds-fates.ts';
export type { Defeat, MercyOdds } from './odds-mercy.ts';
export { mercyOdds } from './odds-mercy.ts';
export type { BlowAction } from './odds-stage.ts';
export type { ApOdds, AppealOdds, OrderOdds, TestOdds } from './odds-turn.ts';
export { apOdds, appealOdds, orderOdds, testOdds } from './odds-turn.ts';
export { areOpponents, isEntangled, isExhausted, isInjured, isTired, quadrantOf, standingOn, threatens, threatsTo } from './predicates.ts';
export type { PushBack } from './push-back.ts';
export { pushBackOf } from './push-back.ts';
export { reachOf } from './reach.ts';
export type { Munera, MuneraRuleset, MuneraSave } from './ruleset.ts';
export { beginMuneraBout, munera, MUNERA_VERSION, resumeMunera } from './ruleset.ts';
export type { SaveAgainst } from './save.ts';
export { FULL_FRONT, saveTerms } from './save.ts';
export type { Blow, Fate, Fighter, Item, MuneraState, Spot, Turn, TurnStep } from './state.ts';
export { IMPROVISED } from './state.ts';
export { woundTerms } from './wound-terms.ts';
export type { Play, Profile, Thing, View, World } from './world.ts';
export { groundOf, radiusFor, stepTo } from './world.ts';
