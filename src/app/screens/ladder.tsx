import type { ScreenRouteProps } from '../services.ts';
export function LadderRoute(_: ScreenRouteProps) { return null; }
