import type { Route } from './routes.ts';
import type { Services } from './services.ts';

/** Screens that wait for no cards: there packs are turned off, and everything is exported. */
export const WITHOUT_CARDS: ReadonlySet<string> = new Set(['packs', 'settings']);

/** Screens that stay when others are dealt; the workshop deals them itself, and goes on with what is written there. */
const STAYING: ReadonlySet<string> = new Set([...WITHOUT_CARDS, 'workshop']);

/** The screen of an address, by which it is loaded. */
export function screenOf(route: Route): string {
  if (route.screen === 'pack') return 'packs';
  return route.screen === 'setup' ? `setup ${route.address}` : route.screen;
}

/** Why nothing that counts may be done in this tab, with what the other tab does: `plays it`; null when it may. */
export function lockedOut({ tab }: Pick<Services, 'tab'>, otherTab: string): string | null {
  const role = tab.role.value;
  if (role === 'writer') return null;
  return role === 'reader' ? `The game is open in another tab, which ${otherTab}.` : 'The other tab has closed. Go on here to play.';
}

/** What a screen is mounted under: it begins anew when this tab takes the game over, and most also when other cards are dealt. */
export function tenureOf(route: Route, { tenure, dealt }: Pick<Services, 'tenure' | 'dealt'>): string {
  const screen = screenOf(route);
  return `${tenure.value} ${STAYING.has(screen) ? screen : dealt.value}`;
}
