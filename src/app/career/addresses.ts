import { formatRoute, type Route } from '../routes.ts';

/** A page of the career, and who or what it is about there; without either where it stands. */
export function ladderRoute(page = '', id = ''): Extract<Route, { screen: 'ladder' }> {
  return { screen: 'ladder', page, id };
}

export function ladderHref(page = '', id = ''): string {
  return formatRoute(ladderRoute(page, id));
}
