import { naive, random } from './naive.ts';
import type { Policy } from './policy.ts';
import { policyOf } from './policy.ts';
import { skilled } from './skilled.ts';

export type { Policy } from './policy.ts';

export type PolicyName = 'skilled' | 'naive' | 'random';

/** The players of section 28.1 of the ledger by name. */
export const policies: Readonly<Record<PolicyName, Policy>> = { skilled: policyOf(skilled), naive: policyOf(naive), random };
