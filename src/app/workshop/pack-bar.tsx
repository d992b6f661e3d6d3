import { useState, useEffect } from 'preact/hooks';
import { tried as triedPacks, dealStored } from '../packs/load-cards.ts';
import { theGame } from '../game.ts';
import { download } from '../download.ts';
import { packText } from '../../session/index.ts';
import type { Services } from '../services.ts';
import type { Draft } from './draft.ts';
import { authorsOf, headField, packOf } from './draft-head.ts';
import { keepPack, packsOn, setPacksOn, storedPack, type PackAbout, type StoredPack } from '../packs/stored-packs.ts';
import type { Vault } from '../storage/vault.ts';
import type { Tried } from './card-trial.ts';
import { portraitOf } from '../../art/index.ts';
import { besideName } from '../../catalogue/index.ts';
import { Dialog } from '../../hud/common/index.ts';
import type { SheetCard } from '../../hud/packs/index.ts';
import { Share, Sheet } from '../../hud/packs/index.ts';
import { madeBy, sheetFacts } from '../packs/pack-words.ts';
import { sharedPack } from '../packs/share-pack.ts';
import type { DraftCard } from './messages.ts';
import { facesOfKinds } from './parts.ts';
import type { Workbench } from './workbench.ts';
import { useLoaded } from '../use-loaded.ts';

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
function ShareDialog({ pack, cards, onClose }: ShareDialogProps) {
  const [printed, setPrinted] = useState<readonly SheetCard[] | null>(null);
  const shared = useLoaded(() => sharedPack(pack), []);
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

const called = ({ name, id, version }: PackAbout): string => `${name} (${id}${version === '' ? '' : ` ${version}`})`;

/** Keeps a pack and turns it on; tells in sentences which one is kept, whether it lasts, and what it took the place of. */
export async function keepAndTurnOn(vault: Vault, pack: StoredPack): Promise<string> {
  const { about } = pack;
  const before = await storedPack(vault, about.id);
  const lasts = await keepPack(vault, pack);
  await setPacksOn(vault, [...new Set([...(await packsOn(vault)), about.id])]);
  const kept = `${called(about)} is ${lasts ? 'kept among the packs' : 'kept while this page is open'}, and on.`;
  if (!before) return kept;
  const isSame = before.about.name === about.name && before.about.version === about.version;
  return `${kept} It took the place of ${isSame ? 'what was kept of it before' : called(before.about)}, which Packs can bring back.`;
}

interface PackBarProps {
  readonly services: Services;
  readonly workbench: Workbench;
  readonly tried: Tried | null;
  readonly onTest: () => void;
}

/** A draft as a pack that can be tried, kept and given away. */
export function packFor(workbench: Workbench): StoredPack {
  const draft = workbench.draft.peek();
  const { id, name } = packOf(draft);
  const [version, licence, text] = (['version', 'licence', 'text'] as const).map((key) => headField(draft, key));
  return {
    about: { id, name, version: version!, licence: licence!, authors: authorsOf(draft), text: text! },
    files: draft.files,
    savedAt: 0,
  };
}

/** What can be done with the whole pack. */
export function PackBar({ services, workbench, tried, onTest }: PackBarProps) {
  /** What was said of the texts of then: it stands until the next edit or press. */
  const [said, setSaid] = useState<{ readonly text: string; readonly of: Draft['files'] } | null>(null);
  /** Where there is no room for what is done with a pack, it is folded away. */
  const [more, setMore] = useState(false);
  const [sharing, setSharing] = useState<StoredPack | null>(null);
  /** Nothing is known of the pack yet, or nothing good. */
  const broken = !workbench.good.value || workbench.broken.value || workbench.failure.value !== null;
  const deal = async (): Promise<void> => {
    await workbench.settle();
    const pack = packFor(workbench);
    triedPacks.value = [...triedPacks.value.filter(({ about }) => about.id !== pack.about.id), pack];
    await dealStored(services);
  };
  const play = async (): Promise<void> => {
    if (!tried) return;
    await deal();
    theGame(services).begin(tried.trial.setup, workbench.draft.peek().seed);
    services.go({ screen: 'arena' });
  };
  const keep = async (): Promise<void> => {
    const pack = packFor(workbench);
    setSaid({ text: await keepAndTurnOn(services.vault, pack), of: pack.files });
    await workbench.settle();
    await dealStored(services);
  };
  const save = (): void => {
    setSaid(null);
    const pack = packFor(workbench);
    download(`${pack.about.id}.yaml`, packText(pack.files), 'application/yaml');
  };
  const share = (): void => {
    setSaid(null);
    setSharing(packFor(workbench));
  };
  return (
    <div class="pack-bar">
      <button type="button" class="button primary" disabled={!tried} onClick={onTest}>
        Test bout <kbd>Ctrl Enter</kbd>
      </button>
      <button type="button" class="button pack-more" aria-expanded={more} aria-controls="pack-deeds" onClick={() => setMore(!more)}>
        Pack …
      </button>
      <div id="pack-deeds" class={more ? 'pack-deeds open' : 'pack-deeds'}>
        <button type="button" class="button" disabled={!tried || broken} onClick={() => void play()}>
          Play it yourself
        </button>
        <button type="button" class="button" disabled={broken} onClick={() => void keep()}>
          Keep
        </button>
        <button type="button" class="button" onClick={save}>
          Download
        </button>
        <button type="button" class="button" disabled={broken} onClick={share}>
          Share …
        </button>
      </div>
      {sharing && <ShareDialog pack={sharing} cards={workbench.good.value?.cards ?? []} onClose={() => setSharing(null)} />}
      <p role="status" class="quiet bench-said">
        {said?.of === workbench.draft.value.files ? said.text : ''}
      </p>
    </div>
  );
}
