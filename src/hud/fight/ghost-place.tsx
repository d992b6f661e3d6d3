import { GhostPanel, ScoutDialog, type GhostDesk } from '../ghost/index.ts';
import type { MenuEntry } from './fight-menu.tsx';

/** The panel of why somebody decided as he did, while it is open. */
export function GhostPlace({ ghost }: { readonly ghost: GhostDesk }) {
  const now = ghost.now.value;
  if (!now) return null;
  return (
    <GhostPanel
      {...now}
      nothing="Since the arena was opened none of them has decided anything that took a thought."
      onBy={ghost.by}
      onClose={ghost.toggle}
      onScout={() => ghost.scout(true)}
    />
  );
}

/** What is known of those who fight here, while somebody wants to know. */
export function Scouting({ ghost }: { readonly ghost: GhostDesk }) {
  const scouted = ghost.scouted.value;
  return scouted ? <ScoutDialog scouted={scouted} onClose={() => ghost.scout(false)} /> : null;
}

/** What the menu has where somebody goes by a behaviour. */
export function ghostEntries(ghost: GhostDesk): readonly MenuEntry[] {
  return [
    { key: 'why', label: 'Why he did that', keyHint: 'G', pressed: ghost.now.value !== null, act: ghost.toggle },
    { key: 'scout', label: 'Scout the opponents', act: () => ghost.scout(true) },
  ];
}
