import { useEffect, useState } from 'preact/hooks';
import { portraitOf } from '../../art/index.ts';
import { besideName } from '../../catalogue/index.ts';
import { Dialog } from '../../hud/common/index.ts';
import type { SharedPack, SheetCard } from '../../hud/packs/index.ts';
import { Share, Sheet } from '../../hud/packs/index.ts';
import { packText } from '../../session/index.ts';
import { download } from '../download.ts';
import { madeBy, sheetFacts } from '../packs/pack-words.ts';
import { sharedPack } from '../packs/share-pack.ts';
import type { StoredPack } from '../packs/stored.ts';
import type { DraftCard } from './messages.ts';
import { facesOfKinds } from './parts.ts';

interface ShareDialogProps {
  readonly pack: StoredPack;
  readonly cards: readonly DraftCard[];
  readonly onClose: () => void;
}

/** Drawn as the draft says, which the page previews meanwhile. */
async function sheetCards(cards: readonly DraftCard[]): Promise<SheetCard[]> {
  const faceOf = await facesOfKinds();
  return cards.flatMap(({ id, kind, name, prose }) => {
    const stands = faceOf(kind);
    return prose ? [{ id, kind, name, face: stands && portraitOf(id, stands), sentences: besideName(name, prose) }] : [];
  });
}

/** A draft as it is handed on: file, link, code, printed cards. */
export function ShareDialog({ pack, cards, onClose }: ShareDialogProps) {
  const [shared, setShared] = useState<SharedPack | null>(null);
  const [printed, setPrinted] = useState<readonly SheetCard[] | null>(null);
  useEffect(() => void sharedPack(pack).then(setShared), []);
  useEffect(() => {
    if (!printed) return undefined;
    const done = (): void => setPrinted(null);
    addEventListener('afterprint', done);
    print();
    return () => removeEventListener('afterprint', done);
  }, [printed]);
  const { id, name, version, licence, authors } = pack.about;
  const [card, ...others] = cards;
  return (
    <Dialog title={`Share ${name}`} onClose={onClose} class="share-dialog">
      <p class="quiet">
        {id} {version}
        {licence === '' ? '' : `, licence ${licence}`}. {madeBy(authors)}
        {authors.length === 0 ? ' (authors in mod.yaml)' : ''}. Raise the version in mod.yaml when you share a change.
      </p>
      {card && others.length === 0 && card.name !== name && (
        <p class="quiet">
          It holds {card.name}. Lists call the pack {name}, which is its name in mod.yaml.
        </p>
      )}
      <Share
        shared={shared}
        needs={[]}
        onFile={() => download(`${id}.yaml`, packText(pack.files), 'application/yaml')}
        onPrint={() => void sheetCards(cards).then(setPrinted)}
      />
      {printed && <Sheet title={`${name} ${version}`} facts={sheetFacts(pack.about)} cards={printed} shared={shared} />}
    </Dialog>
  );
}
