import { useEffect, useMemo, useState } from 'preact/hooks';
import { Screen } from '../../hud/page/index.ts';
import type { NewCardAsk } from '../../hud/workshop/index.ts';
import { Start } from '../../hud/workshop/index.ts';
import { dealt } from '../packs/deal.ts';
import type { StoredPack } from '../packs/stored.ts';
import { storedPacks } from '../packs/stored.ts';
import { rollSeed } from '../seeds.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { besidePack } from '../workshop/beside.ts';
import { BenchScreen } from '../workshop/bench-screen.tsx';
import type { DraftLine, KeptDraft } from '../workshop/drafts-store.ts';
import { dropDraft, keepDraft, listDrafts, loadDraft, newDraft } from '../workshop/drafts-store.ts';
import type { Bench } from '../workshop/messages.ts';
import type { Reader } from '../workshop/reader.ts';
import { newReader } from '../workshop/reader.ts';
import { Workbench } from '../workshop/workbench.ts';
import { cardsInOrder } from '../workshop/kinds-in-order.ts';

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function useBench(reader: Reader): { readonly bench: Bench | null; readonly failure: string | null } {
  const [bench, setBench] = useState<Bench | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const lay = async (): Promise<void> => {
      const laid = await reader.bench(besidePack(''));
      if (laid) setBench({ ...laid, cards: await cardsInOrder(laid.cards) });
    };
    lay().catch((error: unknown) => setFailure(message(error)));
  }, [dealt.value]);
  return { bench, failure };
}

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

interface StartScreenProps {
  readonly services: Services;
  readonly reader: Reader;
  readonly bench: Bench | null;
  readonly failure: string | null;
  readonly from: string | null;
  /** An installed pack whose copy is wanted. */
  readonly pack: string | null;
}

/** Everything that can be begun or taken up again. */
function StartScreen({ services, reader, bench, failure, from, pack }: StartScreenProps) {
  const { vault } = services;
  const [drafts, setDrafts] = useState<readonly DraftLine[] | null>(null);
  const [installed, setInstalled] = useState<readonly StoredPack[]>([]);
  const [removed, setRemoved] = useState<KeptDraft | null>(null);
  const [why, setWhy] = useState<string | null>(null);
  const look = (): void => void listDrafts(vault).then(setDrafts);
  const open = (draft: string): void => services.go({ screen: 'workshop', query: `draft=${draft}` });
  const begin = async (files: KeptDraft['draft']['files'], instead = false): Promise<void> => {
    const kept = newDraft(files, rollSeed(), vault.time(), crypto.randomUUID().slice(0, 8));
    await keepDraft(vault, kept);
    if (instead) services.replace({ screen: 'workshop', query: `draft=${kept.draft.id}` });
    else open(kept.draft.id);
  };
  useEffect(() => {
    look();
    void storedPacks(vault).then((packs) => {
      setInstalled(packs);
      const wanted = packs.find(({ about }) => about.id === pack);
      if (wanted) void begin(wanted.files, true);
    });
  }, []);
  const beginCard = async (ask: NewCardAsk): Promise<void> => {
    const files = await reader.begin(ask, besidePack(''));
    if (files) await begin(files);
    else setWhy('There is no such card to begin from.');
  };
  const remove = async (id: string): Promise<void> => {
    setRemoved(await loadDraft(vault, id));
    await dropDraft(vault, id);
    look();
  };
  return (
    <Screen title="Workshop">
      <Start
        cards={bench?.cards ?? null}
        from={from}
        failure={failure ?? why}
        drafts={drafts?.map(({ changedAt, ...draft }) => ({ ...draft, changed: DAY.format(changedAt) })) ?? null}
        installed={installed.map(({ about }) => ({ id: about.id, name: about.name }))}
        removed={
          removed && {
            name: removed.draft.files.length === 1 ? 'The draft' : `The draft of ${removed.draft.files.length} files`,
            undo: () =>
              void keepDraft(vault, removed).then(() => {
                setRemoved(null);
                look();
              }),
          }
        }
        onBegin={(ask) => void beginCard(ask).catch((error: unknown) => setWhy(message(error)))}
        onOpen={open}
        onDelete={(id) => void remove(id)}
        onInstalled={(id) => void begin(installed.find(({ about }) => about.id === id)?.files ?? [])}
      />
    </Screen>
  );
}

/** The draft of an address on the bench; null until it is there, `lost` where there is none. */
function useWorkbench(services: Services, id: string | null): Workbench | 'lost' | null {
  const [bench, setBench] = useState<Workbench | 'lost' | null>(null);
  useEffect(() => {
    let opened: Workbench | null = null;
    let gone = false;
    setBench(null);
    if (id === null) return undefined;
    void loadDraft(services.vault, id).then((kept) => {
      if (gone) return;
      opened = kept && new Workbench(kept, services.vault, newReader(), besidePack);
      setBench(opened ?? 'lost');
    });
    return () => {
      gone = true;
      opened?.stop();
    };
  }, [id]);
  return bench;
}

/** Where cards are made. */
export function WorkshopRoute({ services, route }: ScreenRouteProps) {
  const query = new URLSearchParams(route.screen === 'workshop' ? route.query : '');
  const [id, from, pack] = ['draft', 'from', 'pack'].map((key) => query.get(key)) as [string | null, string | null, string | null];
  const reader = useMemo(newReader, []);
  useEffect(() => () => reader.stop(), []);
  const { bench, failure } = useBench(reader);
  const workbench = useWorkbench(services, id);
  useEffect(() => {
    if (workbench !== 'lost') return;
    services.message.value = 'That draft is not in this browser.';
    services.replace({ screen: 'workshop', query: '' });
  }, [workbench]);
  if (id === null) return <StartScreen services={services} reader={reader} bench={bench} failure={failure} from={from} pack={pack} />;
  if (!workbench || workbench === 'lost') {
    return (
      <Screen title="Workshop" home={{ href: '#/workshop', text: 'Workshop' }}>
        <p class="loading">The draft is laid out …</p>
      </Screen>
    );
  }
  return <BenchScreen key={id} services={services} workbench={workbench} bench={bench} reader={reader} />;
}
