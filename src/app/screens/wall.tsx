import { useEffect, useState } from 'preact/hooks';
import type { WallName } from '../../hud/wall/index.ts';
import { WallScreen } from '../../hud/wall/index.ts';
import { theGame } from '../game.ts';
import { formatRoute } from '../routes.ts';
import type { ScreenRouteProps } from '../services.ts';
import { listRecords } from '../storage/records.ts';
import type { KeptNames } from '../storage/wall-store.ts';
import { listNames } from '../storage/wall-store.ts';
import { keepNames } from '../wall/keep-names.ts';

function shownOf({ record, at, people }: KeptNames, isKept: boolean): WallName[] {
  const day = new Date(at).toLocaleDateString('en-GB', { dateStyle: 'medium' });
  return people.map(({ name, card, kind, fate, against, step }, place) => ({
    key: `${record} ${place}`,
    name,
    card,
    kind,
    fate,
    against,
    day,
    href: isKept ? formatRoute({ screen: 'replay', id: record, at: step }) : null,
  }));
}

/** So many more fights are read before the wall shows them. */
const SHOWN_AFTER = 8;

/** The names of all fights that are kept, and of those that are no longer. */
export function WallRoute({ services }: ScreenRouteProps) {
  const { vault, settings } = services;
  const game = theGame(services);
  const [names, setNames] = useState<readonly WallName[] | null>(null);
  const [reading, setReading] = useState(true);
  useEffect(() => {
    let here = true;
    const load = async (): Promise<void> => {
      const kept = new Set((await listRecords(vault)).map(({ id }) => id));
      const all = await listNames(vault);
      if (here) setNames(all.flatMap((fight) => shownOf(fight, kept.has(fight.record))));
    };
    const tools = { kit: game.kit, messages: game.catalogue.messages, vault };
    let read = 0;
    const onKept = (): void => {
      read += 1;
      if (read % SHOWN_AFTER === 0) void load();
    };
    void load()
      .then(() => keepNames(tools, onKept, () => here))
      .then(load)
      .finally(() => here && setReading(false));
    return () => void (here = false);
  }, []);
  return <WallScreen names={names} reading={reading} violence={settings.value.violence} />;
}
