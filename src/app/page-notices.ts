import type { Notice } from '../hud/page/index.ts';
import type { Keeping } from './storage/vault.ts';
import type { TabRole } from './storage/tabs.ts';

const TEXTS: Readonly<Record<Exclude<Keeping, 'kept' | 'other-tab'>, string>> = {
  refused:
    'This browser lets the game store nothing. You can play on; games, settings and replays will be gone when the page closes. Copy a replay link to keep a game.',
  full: 'The disk has no room left. You can play on; what happens from here will be gone when the page closes. Delete replays, or export them first.',
  silent:
    'The store of the browser does not answer. You can play on; what happens from here will be gone when the page closes. Load the page again when you can.',
  newer:
    'A newer edition of the game wrote what is kept here, or a part of it, and this one cannot read that. Nothing of it is touched, and you can play on; what would take its place will be gone when the page closes.',
  cleared:
    'The browser has cleared what the game kept here. What happens from here is kept again; a career or replays that you exported can be imported.',
  lost: 'The browser has closed the store. You can play on; what happens from here will be gone when the page closes. Load the page again when you can.',
};

export interface NoticeSources {
  readonly keeping: Keeping;
  readonly role: TabRole;
  readonly takeOver: () => void;
  /** What went wrong in the page itself; null while nothing did. */
  readonly fault: string | null;
  /** Null unless a new edition waits and may be used now. */
  readonly update: (() => void) | null;
}

/** Everything the player should see above every screen. */
export function pageNotices({ keeping, role, takeOver, fault, update }: NoticeSources): Notice[] {
  const notices: Notice[] = [];
  if (role === 'free') {
    notices.push({
      id: 'tab-free',
      text: 'The other tab has closed. Go on here, from where it stopped.',
      action: { label: 'Go on here', run: takeOver },
    });
  } else if (role === 'reader') {
    notices.push({
      id: 'tab-reader',
      text: 'The game is open in another tab, which keeps it. Here you can look round and replay; of what you do in this tab only drafts of the workshop are held, as long as it is open.',
      action: { label: 'Go on here', run: takeOver },
    });
  } else if (keeping !== 'kept' && keeping !== 'other-tab') {
    const rescue = { label: 'Save it as a file', run: () => location.assign('./rescue.html') };
    notices.push({ id: `store-${keeping}`, text: TEXTS[keeping], ...(keeping === 'newer' && { action: rescue }) });
  }
  if (fault !== null) {
    const text = `Something went wrong: ${fault} What was decided before is kept; loading the page again goes on from there.`;
    notices.push({ id: 'fault', text, action: { label: 'Load again', run: () => location.reload() } });
  }
  if (update) notices.push({ id: 'update', text: 'A new edition is ready.', action: { label: 'Use it now', run: update } });
  return notices;
}
