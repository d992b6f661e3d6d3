import { useEffect, useState } from 'preact/hooks';
import { Screen } from '../../hud/page/index.ts';
import type { NewCardAsk } from '../../hud/workshop/index.ts';
import { Start } from '../../hud/workshop/index.ts';
import type { StoredPack } from '../packs/stored-packs.ts';
import { storedPacks } from '../packs/stored-packs.ts';
import { ShippedOffers } from '../packs/shipped-offer.tsx';
import { rollSeed } from '../seeds.ts';
import type { Services } from '../services.ts';
import type { Codec } from '../storage/row.ts';
import { makeRow } from '../storage/row.ts';
import type { Vault } from '../storage/vault.ts';
import { otherPackFiles } from './other-packs.ts';
import { draftName, hrefOf, queryOf } from './draft-head.ts';
import type { DraftLine, KeptDraft } from './drafts-store.ts';
import { beginDraft, copyName, dropDraft, keepDraft, listDrafts, loadDraft, renameDraft } from './drafts-store.ts';
import { calledIn } from './parts.ts';
import type { Bench } from './messages.ts';
import type { Reader } from './reader.ts';
import { letGo } from './unsaved-draft.ts';
import { useLoaded } from '../use-loaded.ts';

/** Letters of a name. */
const LONGEST_AUTHOR = 60;
const KEY = 'author';

const AUTHOR: Codec<{ readonly name: string }> = {
  kind: KEY,
  format: 1,
  read(value) {
    const { name } = (value ?? {}) as { readonly name?: unknown };
    if (typeof name !== 'string') throw new TypeError('an author has no name');
    return { name: name.slice(0, LONGEST_AUTHOR) };
  },
};

/** Who makes packs in this browser; empty as long as nobody has said. */
export async function loadAuthor(vault: Vault): Promise<string> {
  return (await vault.read('profile', KEY, AUTHOR))?.name ?? '';
}

/** Remembers who makes packs here; an empty name is forgotten. */
export async function keepAuthor(vault: Vault, name: string): Promise<void> {
  const said = name.trim().slice(0, LONGEST_AUTHOR);
  const row = makeRow(AUTHOR, KEY, { name: said }, null, vault.time());
  await vault.write([said === '' ? { do: 'drop', shelf: 'profile', key: KEY, written: AUTHOR } : { do: 'put', shelf: 'profile', row }]);
}

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
    drafts: drafts?.map(({ changedAt, ...draft }) => ({ ...draft, href: hrefOf(draft.id), changed: DAY.format(changedAt) })) ?? null,
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
      letGo(id);
      look();
    },
  };
}

/** What a new card begins as, within a sentence; empty where it cannot be told. */
async function parentOf({ kind, from }: NewCardAsk, bench: Bench | null): Promise<string> {
  const parent = bench?.cards.find((card) => card.kind === kind && [card.id, `core:${card.id}`].includes(from));
  return parent ? calledIn(parent) : '';
}

/** Everything that can be begun or taken up again. */
export function StartScreen({ services, reader, bench, failure, from, pack }: StartScreenProps) {
  const { vault } = services;
  const { drafts, removed, rename, remove } = useDrafts(services);
  const [installed, setInstalled] = useState<readonly StoredPack[]>([]);
  const [why, setWhy] = useState<string | null>(null);
  const author = useLoaded(() => loadAuthor(vault), []) ?? '';
  const open = (draft: string): void => services.go({ screen: 'workshop', query: queryOf(draft) });
  const copy = ({ about, files }: StoredPack): Promise<string> =>
    beginDraft(vault, { name: copyName(about.name), from: '', files, seed: rollSeed() });
  useEffect(() => {
    void storedPacks(vault).then(async (packs) => {
      setInstalled(packs);
      const wanted = packs.find(({ about }) => about.id === pack);
      if (wanted) services.replace({ screen: 'workshop', query: queryOf(await copy(wanted)) });
    });
  }, []);
  const beginCard = async (ask: NewCardAsk): Promise<void> => {
    const { author: said, ...rest } = ask;
    await keepAuthor(vault, said);
    const files = await reader.begin({ ...rest, ...(said.trim() !== '' && { author: said.trim() }) }, otherPackFiles(''));
    if (files) open(await beginDraft(vault, { name: '', from: await parentOf(ask, bench), files, seed: rollSeed() }));
    else setWhy('There is no such card to begin from.');
  };
  const clash = (wanted: string): string | null => {
    const draft = drafts?.find((each) => each.pack === wanted);
    const kept = installed.find(({ about }) => about.id === wanted)?.about;
    if (draft) return `The draft ${draft.name} makes a pack ${wanted} too: of two packs of one name only one can be kept.`;
    return kept ? `A pack ${wanted} is kept already (${kept.name}): keeping this one would take its place.` : null;
  };
  return (
    <Screen title="Workshop">
      <Start
        cards={bench && [...bench.cards, ...bench.words]}
        from={from}
        author={author}
        clash={clash}
        failure={failure ?? why}
        drafts={drafts}
        removed={removed}
        offers={<ShippedOffers services={services} />}
        installed={installed.map(({ about }) => ({ id: about.id, name: about.name }))}
        onBegin={(ask) => void beginCard(ask).catch((error: unknown) => setWhy(error instanceof Error ? error.message : String(error)))}
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
