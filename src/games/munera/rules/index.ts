export type { BlowAction, MuneraAction } from './deeds/index.ts';
export { costOf, DEEDS } from './deeds/index.ts';
export { UnreadableLine } from './deeds/lines.ts';
export type { MuneraDecision } from './legality/decision.ts';
export { chooser } from './legality/decision.ts';
export { readAnswer, writeAnswer } from './legality/legal.ts';
export { actionPointTerms, costOfRising, HAZED } from './turn/action-points.ts';
export { appealTerms, mayAppeal, WEIGHED } from './turn/beaten.ts';
export type { Declared } from './attack/blow.ts';
export { attackTerms, BLINDED, declare, hasBash, saveAgainst, whirlPath } from './attack/blow.ts';
export type { MuneraSetup, Entrant, Loadout, Placed, Position, ProgrammedPairs } from './state/bout-setup.ts';
export { muneraSetup, entrant, MOST_FIGHTERS, SETUP } from './state/bout-setup.ts';
export { figureIds } from '../../../engine/bout/index.ts';
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
export { lotOf, muneraContent, SKILLS } from './state/cards.ts';
export { checkBout, loadoutProblem } from './setup/setup.ts';
export type { Cost } from './turn/turn.ts';
export { GIVES_IN, TIRING_AP } from './turn/turn.ts';
export { purseOf, totalOf } from './deeds/deed.ts';
export { surchargeAfter } from './deeds/blows.ts';
export { turnCosts } from './deeds/moving.ts';
export type { CarriedThing, CarryFault, CarryKind } from './state/carrying.ts';
export { carryFaults, MOST_MISSILES } from './state/carrying.ts';
export type { Figures } from './setup/figures.ts';
export { figures } from './setup/figures.ts';
export { drawNoxii, NOXII, noxiiFor } from './setup/execution.ts';
export type { GamesDay } from './setup/experience.ts';
export { carriedInto, dayAfter, earnsSkill, NEW_DAY, preferredSkill, SKILL_PREFERENCE, skillsOnOffer } from './setup/experience.ts';
export { flightOf, woundTerms } from './attack/stage.ts';
export {
  guardAgainstNets,
  handsInUse,
  helmetOf,
  inBothHands,
  isShield,
  isWaiting,
  lacksAmmunition,
  shieldOf,
  placesOf,
  weaponOf,
} from './state/gear-questions.ts';
export { isStoodOn, takeRefusal } from './deeds/things.ts';
export { disengageCell, isHeld } from './deeds/clinch.ts';
export { hazeNeeds } from './deeds/tricks.ts';
export type { Lex } from './state/lex.ts';
export { LEX } from './state/lex.ts';
export { weaponEntries } from './attack/doubles.ts';
export type {
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
} from './odds/answers.ts';
export type { ActionOdds } from './odds/action.ts';
export { testOf36 } from './odds/grapple.ts';
export { actionOdds, attackOutlook } from './odds/action.ts';
export type { AttackFacts, Outlook } from './odds/facts.ts';
export { endsAtOnce, endsBeside } from './odds/facts.ts';
export type { Fate as EventFate } from './odds/fates.ts';
export type { Defeat, MercyOdds, ApOdds, AppealOdds, OrderOdds, TestOdds } from './odds/turn.ts';
export { mercyOdds, apOdds, appealOdds, orderOdds, testOdds } from './odds/turn.ts';
export {
  areOpponents,
  fighterAt,
  gearAt,
  idOf,
  itemAt,
  profileAt,
  thingAt,
  isEntangled,
  isExhausted,
  isInjured,
  isTired,
  quadrantOf,
  standingOn,
  threatens,
  threatsTo,
} from './state/lookup.ts';
export type { PushBack } from './attack/harm.ts';
export { pushBackOf } from './attack/harm.ts';
export { distancesOf, reachOf } from './legality/reach.ts';
export type { TurnPose } from './legality/poses.ts';
export { posesInTurn, wayTo } from './legality/poses.ts';
export type { ReachChances } from './odds/reach.ts';
export { reachChances } from './odds/reach.ts';
export { endsAfterGrapple, endsNextTurn } from './odds/next-blow.ts';
export { muneraActions } from './legality/listing.ts';
export { KEYS } from './keys.ts';
export type { Munera, MuneraRuleset, MuneraView } from './ruleset.ts';
export { beginMuneraBout, munera, MUNERA_VERSION } from './ruleset.ts';
export type { SaveAgainst } from './attack/save.ts';
export { FULL_FRONT, saveTerms } from './attack/save.ts';
export type { Blow, Fate, Fighter, Item, MuneraState, Spot, Turn, TurnStep } from './state/state.ts';
export { FIELDS, IMPROVISED } from './state/state.ts';
export type { Play, Profile, Thing, View, World } from './state/world.ts';
export { groundOf, radiusFor, stepTo } from './state/world.ts';
