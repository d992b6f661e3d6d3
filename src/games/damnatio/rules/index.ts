export { KEYS } from './keys.ts';
export type { DecisionKind, HuntAction, HuntDecision } from './legality/actions.ts';
export type * from './state/cards.ts';
export { damnatioContent, GRADES, lotOf, RATINGS } from './state/cards.ts';
export type { ChargePlan } from './beast/charge.ts';
export type { ControlOdds } from './odds/control.ts';
export { controlOdds } from './odds/control.ts';
export { defendChance, legalDefends } from './men/defend.ts';
export type { Answer, Intent, Threat } from './beast/intent.ts';
export { huntIntent, meetingOf, threatInControl, threatsInControl } from './beast/intent.ts';
export { SECOND_WIND } from './men/fate.ts';
export type { Lex } from './state/lex.ts';
export { LEX } from './state/lex.ts';
export { huntActions, huntRefusal } from './legality/legal.ts';
export { struggleChance, underOrder, yetToStruggle } from './men/men-round.ts';
export type { Reach } from './men/movement.ts';
export { pointsTo, reachOf, wayTo, weaponAt } from './men/movement.ts';
export type { DefendOdds, StrikeOdds } from './odds/strike.ts';
export { defendPrompt, promptedAttack, strikeOptions } from './odds/strike.ts';
export type { BeastPlan } from './beast/plan.ts';
export { chanceOfControl, chanceOn, reachChances } from './odds/reach.ts';
export type { NodOdds, RerollOdds, SkinOdds } from './odds/prompt.ts';
export { nodOdds, rerollOdds, skinOdds } from './odds/prompt.ts';
export { ARCED, ARCS, COUNTED, FLAGS, perKey, PICKS, SHARES, TRIGGERS } from './state/procedure.ts';
export type { BeastPosition, ManPosition, Position } from './state/position.ts';
export { areSeveral, beastOf, findMan, foesOf, isDuel, manNamed } from './state/access.ts';
export { beastRoster, figuresOf, MOST_BEASTS } from './setup/pack.ts';
export { startingPlaces } from './setup/placement.ts';
export {
  arcOfBeast,
  asBeast,
  attackInForce,
  beastCard,
  beastName,
  bloodied,
  distanceToBeast,
  gripped,
  handOfMan,
  gripperOf,
  isBeast,
  living,
  livingBeasts,
  manCard,
  nearestBeast,
  onSand,
  posture,
  standing,
  theBeast,
  weaponOf,
  withMan,
} from './state/questions.ts';
export { avoidText, blockerText, conditionsText, conditionWords, deedText, deedWords, pickText } from './state/step-words.ts';
export { mentions } from './beast/procedure.ts';
export type { CardEffects } from './state/card-effects.ts';
export { attackEffects, blowEffects, defendEffects, NO_EFFECTS } from './state/card-effects.ts';
export type { Chance } from './state/rolls.ts';
export type { Hunt, HuntRuleset, HuntSave, HuntView } from './ruleset.ts';
export { beginHuntBout, damnatio, DAMNATIO_VERSION, resumeHunt } from './ruleset.ts';
export type { HuntSetup } from './setup/setup.ts';
export { checkSetup, huntSetup, readHuntSetup, START_FACINGS } from './setup/setup.ts';
export type { Beast, Eligible, FateCard, HuntState, Man, Phase, Weapon } from './state/state.ts';
export { BEAST, MAN } from './state/state.ts';
export type { StrikeTerms } from './men/strike-rules.ts';
export { atWhom, capable, legalStrikes, mayStrike, strikeAction, strikeTerms, strikeViews, struckBeast } from './men/strike-rules.ts';
export type { Target } from './beast/ties.ts';
export { closestFoes, targetInControl } from './beast/targets.ts';
export type { PlannedStrike, WhirlOdds } from './odds/whirl.ts';
export { whirlOdds } from './odds/whirl.ts';
export type { Hand, View, World } from './state/world.ts';
export { arenaTables } from './state/world.ts';
