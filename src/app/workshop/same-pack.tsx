import { useEffect, useState } from 'preact/hooks';
import type { Vault } from '../storage/vault.ts';
import { hrefOf } from './draft-address.ts';
import { packOf } from './draft-head.ts';
import type { DraftLine } from './drafts-store.ts';
import { draftsOfPack } from './drafts-store.ts';
import type { Workbench } from './workbench.ts';

interface SamePackProps {
  readonly vault: Vault;
  readonly workbench: Workbench;
}

/** Other drafts that make a pack of the same id: only one of them can be kept. */
export function SamePack({ vault, workbench }: SamePackProps) {
  const draft = workbench.draft.value;
  const { id } = packOf(draft);
  const [others, setOthers] = useState<readonly DraftLine[]>([]);
  useEffect(() => {
    let gone = false;
    void draftsOfPack(vault, id, draft.id).then((found) => gone || setOthers(found));
    return () => {
      gone = true;
    };
  }, [id]);
  if (others.length === 0) return null;
  return (
    <p class="problem same-pack">
      {others.map((other, i) => (
        <span key={other.id}>
          {i === 0 ? '' : ', '}
          <a href={hrefOf(other.id)}>{other.name}</a>
        </span>
      ))}{' '}
      {others.length === 1 ? 'makes' : 'make'} the pack {id} too: whichever is kept last takes the place of the other. Give one of them
      another id in its mod.yaml.
    </p>
  );
}
