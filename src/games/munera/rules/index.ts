export type { MuneraAction, MuneraDecision } from './legality/actions.ts';
export { actionPointTerms } from './turn/action-points.ts';
export { appealTerms, mayAppeal } from './turn/appeal.ts';
export type { Declared } from './attack/attack-terms.ts';
export { attackTerms } from './attack/attack-terms.ts';
export { whirlPath } from './legality/attack-legal.ts';
export { declare, hasBash, saveAgainst } from './attack/blow.ts';
export type { MuneraSetup, Entrant, Loadout, Placed, Position } from './state/bout-setup.ts';
export { figureIds } from '../../../engine/bout/index.ts';
export { muneraSetup, entrant } from './state/bout-setup.ts';
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
} from './state/cards.ts';
export { muneraContent, SKILLS } from './state/cards.ts';
export { checkBout, loadoutProblem, MOST_FIGHTERS } from './setup/check.ts';
export type { Cost } from './legality/costs.ts';
export { costOf, surchargeAfter, turnCosts } from './legality/costs.ts';
export type { CarriedThing, CarryFault, CarryKind } from './state/carrying.ts';
export { carryFaults, MOST_MISSILES } from './state/carrying.ts';
export type { Figures } from './setup/figures.ts';
export { figures } from './setup/figures.ts';
export { drawNoxii, NOXII, noxiiFor } from './setup/execution.ts';
export type { GamesDay } from './setup/experience.ts';
export { carriedInto, dayAfter, earnsSkill, NEW_DAY, preferredSkill, SKILL_PREFERENCE, skillsOnOffer } from './setup/experience.ts';
export { flightOf } from './attack/flight.ts';
export { handsInUse, helmetOf, inBothHands, isShield, isWaiting, shieldOf } from './state/gear-questions.ts';
export { takeRefusal } from './legality/gear-legal.ts';
export { disengageCell } from './deeds/grapple.ts';
export { hazeNeeds } from './deeds/haze.ts';
export { chooser } from './legality/legal.ts';
export type { Lex } from './state/lex.ts';
export { LEX } from './state/lex.ts';
export { weaponEntries } from './attack/lost-weapons.ts';
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
} from './odds/action.ts';
export { actionOdds, attackOutlook, throwOutlook } from './odds/action.ts';
export type { AttackFacts, Outlook } from './odds/facts.ts';
export type { Fate as EventFate } from './odds/fates.ts';
export type { Defeat, MercyOdds } from './odds/mercy.ts';
export { mercyOdds } from './odds/mercy.ts';
export type { BlowAction } from './odds/stage.ts';
export type { ApOdds, AppealOdds, OrderOdds, TestOdds } from './odds/turn.ts';
export { apOdds, appealOdds, orderOdds, testOdds } from './odds/turn.ts';
export {
  areOpponents,
  isEntangled,
  isExhausted,
  isInjured,
  isTired,
  quadrantOf,
  standingOn,
  threatens,
  threatsTo,
} from './state/predicates.ts';
export type { PushBack } from './attack/push-back.ts';
export { pushBackOf } from './attack/push-back.ts';
export { reachOf } from './legality/reach.ts';
export type { Munera, MuneraRuleset, MuneraSave, MuneraView } from './ruleset.ts';
export { beginMuneraBout, munera, MUNERA_VERSION, resumeMunera } from './ruleset.ts';
export type { SaveAgainst } from './attack/save.ts';
export { FULL_FRONT, saveTerms } from './attack/save.ts';
export type { Blow, Fate, Fighter, Item, MuneraState, Spot, Turn, TurnStep } from './state/state.ts';
export { IMPROVISED } from './state/state.ts';
export { woundTerms } from './attack/wound-terms.ts';
export type { Play, Profile, Thing, View, World } from './state/world.ts';
export { groundOf, radiusFor, stepTo } from './state/world.ts';
