import { useEffect, useState } from 'preact/hooks';
import { titleOfId } from '../../catalogue/index.ts';
import { Screen } from '../../hud/page/index.ts';
import type { NewCardAsk } from '../../hud/workshop/index.ts';
import { Start } from '../../hud/workshop/index.ts';
import type { StoredPack } from '../packs/stored.ts';
import { storedPacks } from '../packs/stored.ts';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import { besidePack } from './beside.ts';
import type { Draft } from './draft.ts';
import { draftName } from './draft.ts';
import type { DraftLine, KeptDraft } from './drafts-store.ts';
import { beginDraft, copyName, dropDraft, keepDraft, listDrafts, loadDraft, renameDraft } from './drafts-store.ts';
import { calledIn } from './parts.ts';
import type { Bench } from './messages.ts';
import type { Reader } from './reader.ts';

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface StartScreenProps {
  readonly services: Services;
  readonly reader: Reader;
  readonly bench: Bench | null;
  readonly failure: string | null;
  /** A card that somebody wants to begin from. */
  readonly from: string | null;
  /** An installed pack whose copy is wanted. */
  readonly pack: string | null;
}

/** The drafts of this browser, and what can be done with them. */
function useDrafts({ vault }: Pick<Services, 'vault'>) {
  const [drafts, setDrafts] = useState<readonly DraftLine[] | null>(null);
  const [removed, setRemoved] = useState<KeptDraft | null>(null);
  const look = (): void => void listDrafts(vault).then(setDrafts);
  useEffect(look, []);
  return {
    drafts: drafts?.map(({ changedAt, ...draft }) => ({ ...draft, changed: DAY.format(changedAt) })) ?? null,
    removed: removed && {
      name: draftName(removed.draft),
      undo: () =>
        void keepDraft(vault, removed).then(() => {
          setRemoved(null);
          look();
        }),
    },
    rename: (id: string, name: string) => void renameDraft(vault, id, name).then(look),
    remove: async (id: string): Promise<void> => {
      setRemoved(await loadDraft(vault, id));
      await dropDraft(vault, id);
      look();
    },
  };
}

/** What a draft is called that begins as a card: `Leopard, from the lion`. */
async function nameOfNew({ id, kind, from }: NewCardAsk, bench: Bench | null): Promise<string> {
  const parent = bench?.cards.find((card) => card.kind === kind && [card.id, `core:${card.id}`].includes(from));
  return parent ? `${titleOfId(id)}, from ${await calledIn(parent)}` : titleOfId(id);
}

/** Everything that can be begun or taken up again. */
export function StartScreen({ services, reader, bench, failure, from, pack }: StartScreenProps) {
  const { vault } = services;
  const { drafts, removed, rename, remove } = useDrafts(services);
  const [installed, setInstalled] = useState<readonly StoredPack[]>([]);
  const [why, setWhy] = useState<string | null>(null);
  const open = (draft: string): void => services.go({ screen: 'workshop', query: `draft=${draft}` });
  const begin = (name: string, files: Draft['files']): Promise<string> => beginDraft(vault, { name, files, seed: rollSeed() });
  const copy = ({ about, files }: StoredPack): Promise<string> => begin(copyName(about.name), files);
  useEffect(() => {
    void storedPacks(vault).then(async (packs) => {
      setInstalled(packs);
      const wanted = packs.find(({ about }) => about.id === pack);
      if (wanted) services.replace({ screen: 'workshop', query: `draft=${await copy(wanted)}` });
    });
  }, []);
  const beginCard = async (ask: NewCardAsk): Promise<void> => {
    const files = await reader.begin(ask, besidePack(''));
    if (files) open(await begin(await nameOfNew(ask, bench), files));
    else setWhy('There is no such card to begin from.');
  };
  return (
    <Screen title="Workshop">
      <Start
        cards={bench?.cards ?? null}
        from={from}
        failure={failure ?? why}
        drafts={drafts}
        removed={removed}
        installed={installed.map(({ about }) => ({ id: about.id, name: about.name }))}
        onBegin={(ask) => void beginCard(ask).catch((error: unknown) => setWhy(error instanceof Error ? error.message : String(error)))}
        onOpen={open}
        onRename={rename}
        onDelete={(id) => void remove(id)}
        onInstalled={(id) => {
          const wanted = installed.find(({ about }) => about.id === id);
          if (wanted) void copy(wanted).then(open);
        }}
      />
    </Screen>
  );
}
