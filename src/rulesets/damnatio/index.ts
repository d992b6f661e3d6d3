export type { DecisionKind, HuntAction, HuntDecision } from './actions.ts';
export type * from './cards.ts';
export type { ChargePlan } from './charge.ts';
export type { ControlOdds } from './control-odds.ts';
export { controlOdds } from './control-odds.ts';
export { defendChance, legalDefends } from './defend.ts';
export type { Answer, Intent, Threat } from './intent.ts';
export { huntIntent } from './intent.ts';
export type { Lex } from './lex.ts';
export { DEFAULT_LEX, LEX_CHOICES } from './lex.ts';
export { huntActions, huntRefusal } from './legal.ts';
export { struggleChance, underOrder, yetToStruggle } from './men-round.ts';
export type { Reach } from './movement.ts';
export { pointsTo, reachOf, wayTo, weaponAt } from './movement.ts';
export type { DefendOdds, StrikeOdds } from './odds.ts';
export { defendPrompt, promptedAttack, strikeOptions } from './odds.ts';
export type { BeastPlan } from './plan.ts';
export type { NodOdds, RerollOdds, SkinOdds } from './prompt-odds.ts';
export { nodOdds, rerollOdds, skinOdds } from './prompt-odds.ts';
export type { BeastPosition, ManPosition, Position } from './position.ts';
export {
  arcOfBeast,
  beastCard,
  bloodied,
  distanceToBeast,
  foesOf,
  gripped,
  handOfMan,
  living,
  manCard,
  onSand,
  posture,
  standing,
  theBeast,
  weaponOf,
} from './questions.ts';
export type { Chance } from './rolls.ts';
export type { Hunt, HuntRuleset, HuntSave } from './ruleset.ts';
export { beginHuntBout, damnatio, DAMNATIO_VERSION, resumeHunt } from './ruleset.ts';
export type { HuntSetup } from './setup.ts';
export { checkSetup, huntSetup } from './setup.ts';
export type { Beast, Eligible, FateCard, HuntState, Man, Phase, Weapon } from './state.ts';
export type { StrikeTerms } from './strike-rules.ts';
export { capable, legalStrikes, strikeAction, strikeTerms } from './strike-rules.ts';
export type { Target } from './targets.ts';
export { closestFoes } from './targets.ts';
export type { PlannedStrike, WhirlOdds } from './whirl-odds.ts';
export { whirlOdds } from './whirl-odds.ts';
export type { Hand, View, World } from './world.ts';
