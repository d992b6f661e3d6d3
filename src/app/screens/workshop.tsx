import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Screen } from '../../hud/page/index.ts';
import { dealt } from '../packs/load-cards.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { BenchScreen } from '../workshop/bench-screen.tsx';
import { otherPackFiles } from '../workshop/other-packs.ts';
import type { KeptDraft } from '../workshop/drafts-store.ts';
import { loadDraft } from '../workshop/drafts-store.ts';
import { cardsInOrder } from '../workshop/parts.ts';
import type { Bench } from '../workshop/messages.ts';
import type { Reader } from '../workshop/reader.ts';
import { newReader } from '../workshop/reader.ts';
import { StartScreen } from '../workshop/start-screen.tsx';
import type { Unkept } from '../workshop/unsaved-draft.ts';
import { unkeptOf } from '../workshop/unsaved-draft.ts';
import { Workbench } from '../workshop/workbench.ts';

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function useBench(reader: Reader): { readonly bench: Bench | null; readonly failure: string | null } {
  const [bench, setBench] = useState<Bench | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    const lay = async (): Promise<void> => {
      const laid = await reader.bench(otherPackFiles(''));
      if (laid) setBench({ ...laid, cards: await cardsInOrder(laid.cards) });
    };
    lay().catch((error: unknown) => setFailure(message(error)));
  }, [dealt.value]);
  return { bench, failure };
}

/** A draft on the bench, with what waited of it in this tab; null where there is nothing of it. */
function layOut(vault: Services['vault'], kept: KeptDraft | null, unkept: Unkept | null): Workbench | null {
  const first = kept ?? unkept?.work;
  if (!first) return null;
  const workbench = new Workbench(first, vault, newReader(), otherPackFiles);
  if (unkept) workbench.takeUp(kept, unkept);
  return workbench;
}

/** Other packs may lie beside the draft whenever the cards are dealt anew. */
function useReadingAgain(workbench: Workbench | null): void {
  const now = dealt.value;
  const read = useRef({ workbench, now });
  useEffect(() => {
    const before = read.current;
    read.current = { workbench, now };
    if (before.workbench === workbench && before.now !== now) workbench?.readAgain();
  }, [workbench, now]);
}

/** The page may go away whenever it is hidden, and tells so only then. */
function useHiding(workbench: Workbench | null): void {
  useEffect(() => {
    if (!workbench) return undefined;
    const hide = (): void => workbench.hide();
    const change = (): void => void (document.visibilityState === 'hidden' && hide());
    addEventListener('pagehide', hide);
    document.addEventListener('visibilitychange', change);
    return () => {
      removeEventListener('pagehide', hide);
      document.removeEventListener('visibilitychange', change);
    };
  }, [workbench]);
}

/** The draft of an address on the bench; null until it is there, `lost` where there is none. */
function useWorkbench(services: Services, id: string | null): Workbench | 'lost' | null {
  const [bench, setBench] = useState<Workbench | 'lost' | null>(null);
  useEffect(() => {
    let opened: Workbench | null = null;
    let gone = false;
    setBench(null);
    if (id === null) return undefined;
    const unkept = unkeptOf(id); // whoever had the draft until now lets go of it as soon as it is kept
    void loadDraft(services.vault, id).then((kept) => {
      if (gone) return;
      opened = layOut(services.vault, kept, unkept);
      setBench(opened ?? 'lost');
    });
    return () => {
      gone = true;
      opened?.stop();
    };
  }, [id]);
  const there = bench === 'lost' ? null : bench;
  useHiding(there);
  useReadingAgain(there);
  return bench;
}

/** An address of a draft that is not here: why, and what can be done. */
function LostDraft({ id }: { readonly id: string }) {
  return (
    <Screen title="This draft is not here" home={{ href: '#/workshop', text: 'Workshop' }}>
      <section class="panel">
        <p>
          No draft <code>{id}</code> is kept in this browser. It was deleted, or it was begun in another browser or on another device: a
          draft stays where it was begun.
        </p>
        <p>
          To take one elsewhere, open it there and <i>Share</i> or <i>Download</i> its pack. A pack that you were sent opens under{' '}
          <i>Packs</i>.
        </p>
        <p class="button-row">
          <a class="button primary" href="#/workshop">
            Your drafts
          </a>
          <a class="button" href="#/packs">
            Packs
          </a>
        </p>
      </section>
    </Screen>
  );
}

/** Where cards are made. */
export function WorkshopRoute({ services, route }: ScreenRouteProps) {
  const query = new URLSearchParams(route.screen === 'workshop' ? route.query : '');
  const [id, from, pack] = ['draft', 'from', 'pack'].map((key) => query.get(key)) as [string | null, string | null, string | null];
  const reader = useMemo(newReader, []);
  useEffect(() => () => reader.stop(), []);
  const { bench, failure } = useBench(reader);
  const workbench = useWorkbench(services, id);
  if (id === null) {
    const wishes = `${from} ${pack} ${services.dealt.value}`;
    return <StartScreen key={wishes} services={services} reader={reader} bench={bench} failure={failure} from={from} pack={pack} />;
  }
  if (workbench === 'lost') return <LostDraft id={id} />;
  if (!workbench) {
    return (
      <Screen title="Workshop" home={{ href: '#/workshop', text: 'Workshop' }}>
        <p class="loading">The draft is laid out …</p>
      </Screen>
    );
  }
  return <BenchScreen key={id} services={services} workbench={workbench} bench={bench} reader={reader} />;
}
