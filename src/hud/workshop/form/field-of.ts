import type { VNode } from 'preact';
import type { Branch } from './branch.ts';

/** The field of any branch, handed down so that maps and lists hold whatever there is. */
export type FieldOf = (branch: Branch, depth: number) => VNode;
