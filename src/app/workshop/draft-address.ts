import { formatRoute } from '../routes.ts';

export const queryOf = (draft: string): string => `draft=${draft}`;

/** The address of a draft in this browser. */
export const hrefOf = (draft: string): string => formatRoute({ screen: 'workshop', query: queryOf(draft) });
