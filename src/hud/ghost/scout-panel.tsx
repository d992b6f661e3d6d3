import { branchText, isIn, type Branch } from '../../engine/mind/index.ts';
import { capital, Dialog } from '../common/index.ts';
import type { Scouted } from './ghost-desk.ts';
import './scout.css';

function isSeen(branch: Branch, seen: ReadonlySet<string>): boolean {
  return [...seen].some((place) => isIn(branch, place === '' ? [] : place.split('.').map(Number)));
}

/** The branches at which something is chosen. */
function ends(branches: readonly Branch[]): Branch[] {
  return branches.flatMap((branch) => (branch.branches.length > 0 ? ends(branch.branches) : [branch]));
}

function Branches({ branches, seen }: Pick<Scouted, 'branches' | 'seen'>) {
  return (
    <ol class="scout-branches bulleted">
      {branches.map((branch) => {
        const known = isSeen(branch, seen);
        return (
          <li key={branch.place.join('.')} class={known ? 'seen' : 'unseen'}>
            {known ? (
              <>
                {branch.say ? <b>{branch.say} </b> : null}
                <span class={branch.say ? 'quiet' : ''}>{branchText(branch)}</span>
                {branch.branches.length > 0 ? <Branches branches={branch.branches} seen={seen} /> : null}
              </>
            ) : (
              <span>Not yet seen</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function boutsText(bouts: number): string {
  if (bouts === 0) return 'You have not seen him fight.';
  return bouts === 1 ? 'Seen in one bout.' : `Seen in ${bouts} bouts.`;
}

/** A way of fighting in sentences: the branches that were seen, and outlines of the others. Its heading is the caller's. */
export function ScoutPanel({ about, branches, seen, bouts }: Pick<Scouted, 'about' | 'branches' | 'seen' | 'bouts'>) {
  const all = ends(branches);
  const known = all.filter((branch) => isSeen(branch, seen)).length;
  return (
    <div class="scout-panel">
      <p>{about}</p>
      <p class="quiet">
        {boutsText(bouts)} {known} of {all.length} of his ways {known === 1 ? 'is' : 'are'} known. He takes the first that fits:
      </p>
      <Branches branches={branches} seen={seen} />
    </div>
  );
}

interface ScoutDialogProps {
  readonly scouted: readonly Scouted[];
  readonly onClose: () => void;
}

/** What is known of how some of them fight. */
export function ScoutDialog({ scouted, onClose }: ScoutDialogProps) {
  const [one, ...others] = scouted;
  const headed = others.length > 0 || one?.who;
  return (
    <Dialog title={headed || !one ? 'What you know of them' : capital(one.name)} class="scout-dialog" onClose={onClose}>
      {scouted.map((each) => (
        <section key={each.id} aria-label={capital(each.name)}>
          {headed ? <h3>{each.who ? `${each.who}: ${each.name}` : capital(each.name)}</h3> : null}
          <ScoutPanel {...each} />
        </section>
      ))}
      <p class="quiet">A way is filled in once you have seen somebody take it, in a bout or in a replay.</p>
    </Dialog>
  );
}
