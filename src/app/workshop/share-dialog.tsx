import { useEffect, useState } from 'preact/hooks';
import { besideName } from '../../catalogue/index.ts';
import { Dialog } from '../../hud/common/index.ts';
import type { SharedPack, SheetCard } from '../../hud/packs/index.ts';
import { Share, Sheet } from '../../hud/packs/index.ts';
import { packText } from '../../session/index.ts';
import { download } from '../download.ts';
import { sharedPack } from '../packs/share-pack.ts';
import type { StoredPack } from '../packs/stored.ts';
import type { DraftCard } from './messages.ts';

interface ShareDialogProps {
  readonly pack: StoredPack;
  readonly cards: readonly DraftCard[];
  readonly onClose: () => void;
}

const sheetCards = (cards: readonly DraftCard[]): SheetCard[] =>
  cards.flatMap(({ id, kind, name, prose }) => (prose ? [{ id, kind, name, sentences: besideName(name, prose) }] : []));

/** A draft as it is handed on: file, link, code, printed cards. */
export function ShareDialog({ pack, cards, onClose }: ShareDialogProps) {
  const [shared, setShared] = useState<SharedPack | null>(null);
  const [printing, setPrinting] = useState(false);
  useEffect(() => void sharedPack(pack).then(setShared), []);
  useEffect(() => {
    if (!printing) return undefined;
    const printed = (): void => setPrinting(false);
    addEventListener('afterprint', printed);
    print();
    return () => removeEventListener('afterprint', printed);
  }, [printing]);
  const { id, name, version, licence } = pack.about;
  return (
    <Dialog title={`Share ${name}`} onClose={onClose} class="share-dialog">
      <p class="quiet">
        {id} {version}
        {licence === '' ? '' : `, licence ${licence}`}. Raise the version in mod.yaml when you share a change.
      </p>
      <Share
        shared={shared}
        onFile={() => download(`${id}.yaml`, packText(pack.files), 'application/yaml')}
        onPrint={() => setPrinting(true)}
      />
      {printing && (
        <Sheet title={`${name} ${version}`} facts={[id, licence].filter((fact) => fact !== '')} cards={sheetCards(cards)} shared={shared} />
      )}
    </Dialog>
  );
}
