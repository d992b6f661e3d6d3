import { naive, random } from './damnatio/naive.ts';
import type { Policy } from './damnatio/policy.ts';
import { policyOf } from './damnatio/policy.ts';
import { skilled } from './damnatio/skilled.ts';

export type { Policy } from './damnatio/policy.ts';
export type { MuneraPolicy, MuneraPolicyName, NamedMuneraPolicy, Reason as MuneraReason } from './munera/index.ts';
export { explain as explainMunera, MUNERA_POLICIES, scripted as scriptedMunera } from './munera/index.ts';

export type PolicyName = 'skilled' | 'naive' | 'random';

/** The players of section 28.1 of the ledger by name. */
export const policies: Readonly<Record<PolicyName, Policy>> = { skilled: policyOf(skilled), naive: policyOf(naive), random };
