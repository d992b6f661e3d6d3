import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { ScoutDialog, type Scouted } from '../../hud/ghost/index.ts';
import type { Desk, Game } from '../../session/index.ts';
import { behaviourOf } from '../bots.ts';
import type { Vault } from '../storage/vault.ts';
import { scoutedBy } from './scouting.ts';

/** Opens what is known of how a bot fights, and the dialog while it is open. */
export function useScouting<G extends Game>(
  desk: Desk<G>,
  vault: Vault,
): { readonly onScout: (bot: string) => void; readonly dialog: VNode | null } {
  const [scouted, setScouted] = useState<Scouted | null>(null);
  const open = async (bot: string): Promise<void> => {
    const behaviour = behaviourOf(desk, bot);
    const found = behaviour && (await scoutedBy(desk.id, vault, behaviour));
    if (found) setScouted(found);
  };
  const dialog = scouted && <ScoutDialog scouted={[scouted]} onClose={() => setScouted(null)} />;
  return { onScout: (bot) => void open(bot), dialog };
}
