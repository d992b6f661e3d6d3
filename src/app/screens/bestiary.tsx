import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CORE } from '../../catalogue/index.ts';
import type { ListedKind, OffPacks, Wanted } from '../../hud/bestiary/index.ts';
import { ALL, BestiaryList, CardPage } from '../../hud/bestiary/index.ts';
import { RuleBookContext, RuleDialog } from '../../hud/common/index.ts';
import type { Game as Rules, GameSetup, GameKit } from '../../session/index.ts';
import { gameOf, replaySliced } from '../../session/index.ts';
import { ownShare } from '../own-share.ts';
import { inSlices } from '../slices.ts';
import type { KeptRecord } from '../storage/records.ts';
import { listRecords, loadRecord } from '../storage/records.ts';
import type { Vault } from '../storage/vault.ts';
import type { BestiaryCard, PackOff } from '../bestiary/cards.ts';
import { addressIn, apartBy, bestiaryCards, byKind, cardAt, lookedForIn } from '../bestiary/cards.ts';
import { theGame } from '../game.ts';
import { pageKit } from '../kit.ts';
import { dealt } from '../packs/load-cards.ts';
import { turnOn } from '../packs/lost.tsx';
import { counted } from '../packs/pack-summary.ts';
import { gameName } from '../page-of.ts';
import { formatRoute } from '../routes.ts';
import { pageRules } from '../rule-book.ts';
import { rollSeed } from '../seeds.ts';
import type { ScreenRouteProps, Services } from '../services.ts';
import { useWaitingBout } from '../waiting-bout.ts';
import type { WorkshopPart } from '../workshop-part.ts';
import { workshopParts } from '../workshop/parts.ts';
import type { Parts, Tried } from '../workshop/card-trial.ts';
import { triedOf } from '../workshop/card-trial.ts';
import { useReport } from '../workshop/use-report.ts';
import { resultOf, titleOf } from '../about-words.ts';
import { useLoaded } from '../use-loaded.ts';

/** A kept fight in which a card stood. */
interface BestReplay {
  readonly id: string;
  readonly title: string;
  readonly result: string;
}

/** So many of the newest fights are looked at, and so many of them shown. */
const MOST_LOOKED_AT = 12;
const MOST_SHOWN = 5;

/** Whether a set-up names a card anywhere. */
export function names(setup: GameSetup, card: string): boolean {
  const within = (value: unknown): boolean =>
    value === card || (typeof value === 'object' && value !== null && Object.values(value).some(within));
  return within(setup);
}

/** How much of what the player could hope for he came to; 0 for a fight that cannot be played again. */
async function shareIn(kit: GameKit, vault: Vault, id: string, card: string): Promise<number | null> {
  const kept = await loadRecord(kit, vault, id).catch(() => null);
  if (!kept || !names(kept.record.setup, card)) return null;
  try {
    const { positions, record } = await inSlices(replaySliced(kit, kept.record));
    return ownShare(gameOf(kit, record.setup).desk, { setup: record.setup, bout: positions.at(-1)!, controllers: kept.controllers });
  } catch {
    return 0; // it was fought with other cards: it is listed, and its own screen says so
  }
}

/** The player's kept fights with a card, the best of the newest first. */
async function bestReplays(kit: GameKit, vault: Vault, game: string, card: string): Promise<BestReplay[]> {
  const own = (await listRecords(vault)).filter(({ about }) => about.ruleset === game && about.outcome !== null);
  const found: { readonly kept: KeptRecord; readonly share: number }[] = [];
  for (const kept of own) {
    if (found.length >= MOST_LOOKED_AT) break;
    const share = await shareIn(kit, vault, kept.id, card);
    if (share !== null) found.push({ kept, share });
  }
  const best = found.toSorted((a, b) => b.share - a.share || a.kept.about.round - b.kept.about.round).slice(0, MOST_SHOWN);
  return best.map(({ kept: { id, about } }) => ({ id, title: titleOf(about), result: resultOf(about) }));
}

interface Bestiary {
  readonly cards: readonly BestiaryCard[];
  readonly parts: Parts;
}

async function openBestiary(): Promise<Bestiary> {
  const [{ cards }, parts] = await Promise.all([import('virtual:bestiary'), workshopParts()]);
  return { cards: bestiaryCards(cards, dealt.peek().checked), parts };
}

/** What somebody looks for stays while he reads one card and comes back. */
const wanted = signal<Wanted>(ALL);

function manyOf(parts: readonly WorkshopPart<Rules>[], kind: string): string {
  return parts.find(({ kinds }) => kinds.includes(kind))?.many?.[kind] ?? counted(2, kind).slice('2 '.length);
}

function listOf({ cards, parts }: Bestiary): ListedKind[] {
  const all = [...parts.values()];
  const order = all.flatMap(({ kinds }) => kinds);
  return byKind(cards, order).map((group) => ({
    title: manyOf(all, group.kind),
    face: all.find(({ kinds }) => kinds.includes(group.kind))?.faceOf(group.kind) ?? null,
    cards: group.cards.map((card) => ({
      id: card.id,
      href: formatRoute({ screen: 'bestiary', id: addressIn(cards, card) }),
      name: card.name,
      apart: apartBy(cards, card),
      game: gameName(card.game),
      pack: card.pack === CORE ? 'the game itself' : card.pack,
      line: card.sentences[0] ?? '',
      told: card.sentences.join(' '),
    })),
  }));
}

/** The packs that are off, read as soon as somebody looks for something; null before. */
function usePacksOff(services: Services, isAsked: boolean): readonly PackOff[] | null {
  const [packs, setPacks] = useState<readonly PackOff[] | null>(null);
  useEffect(() => {
    if (!isAsked || packs) return undefined;
    let current = true;
    const look = async (): Promise<void> => {
      const { packsOff } = await import('../bestiary/cards.ts');
      const found = await packsOff(services).catch(() => []); // the cards at hand are looked through all the same
      if (current) setPacks(found);
    };
    void look();
    return () => void (current = false);
  }, [isAsked]);
  return packs;
}

/** What packs that are off have of what is looked for by its name or its address; null where nothing is. */
function useOff(services: Services, text: string, address: string): OffPacks | null {
  const isAsked = text.trim() !== '' || address !== '';
  const packs = usePacksOff(services, isAsked);
  const [turning, setTurning] = useState<Pick<OffPacks, 'working' | 'refused'>>({ working: false, refused: null });
  if (!isAsked) return null;
  const onTurnOn = async (id: string): Promise<void> => {
    setTurning({ working: true, refused: null });
    setTurning({ working: false, refused: await turnOn(services, [id]) });
  };
  return { ...turning, packs: packs && lookedForIn(packs, text, address), onTurnOn: (id) => void onTurnOn(id) };
}

/** A card as the workshop measures one: it is in no file of a draft. */
function triedHere(parts: Parts, card: BestiaryCard): Tried | null {
  const draft = { ...card, file: '', value: null, origins: {}, prose: card.sentences, parent: null };
  return triedOf(parts, { kit: pageKit, card: draft, against: null, edition: 0 });
}

interface OneProps {
  readonly services: Services;
  readonly card: BestiaryCard;
  readonly parts: Parts;
}

const SEED = 'bestiary';
const BOUTS = 1000;

/** A card on its page: it is measured as soon as it stands there. */
function One({ services, card, parts }: OneProps) {
  const game = theGame(services);
  const tried = useMemo(() => triedHere(parts, card), [card]);
  const { report, begin } = useReport(tried, SEED, { onOutlier: () => undefined, onStep: () => undefined });
  const [measured, setMeasured] = useState(false);
  const best = useLoaded(() => bestReplays(game.kit, services.vault, card.game, card.id), [card]);
  const place = useWaitingBout(game, services.vault);
  const fight = (setup: GameSetup): void => {
    game.begin(setup, rollSeed());
    services.go({ screen: 'arena' });
  };
  useEffect(() => report?.onWanted(BOUTS), []);
  useEffect(() => {
    if (!report || measured || report.wanted !== BOUTS || report.played > 0) return;
    setMeasured(true);
    begin();
  }, [report?.wanted]);
  const face = useMemo(() => {
    if (!tried) return null;
    const { setup } = tried.trial;
    const { content } = gameOf<Rules>(game.kit, setup);
    return tried.part.face({ content, kind: card.kind, id: card.id, services, game, setup });
  }, [tried, services.settings.value.palette]);
  const rules = pageRules(game.catalogue, services);
  return (
    <RuleBookContext.Provider value={rules}>
      <CardPage
        name={card.name}
        latin={card.latin}
        kind={card.kind}
        id={card.id}
        pack={card.pack}
        face={face}
        sentences={card.sentences}
        measured={
          report && { played: report.played, wanted: report.wanted, measures: report.measures, steps: report.steps, tables: report.tables }
        }
        player={report?.players.find(({ id }) => id === report.player)?.label ?? ''}
        best={best?.map(({ id, ...told }) => ({ ...told, href: formatRoute({ screen: 'replay', id, at: null }) })) ?? null}
        editHref={`#/workshop?from=${encodeURIComponent(card.id)}`}
        waiting={place === null ? null : { place, href: formatRoute({ screen: 'arena' }) }}
        onFight={tried && (() => fight(tried.trial.setup))}
        onPrint={() => print()}
      />
      <RuleDialog book={rules} />
    </RuleBookContext.Provider>
  );
}

interface ListProps {
  readonly services: Services;
  readonly bestiary: Bestiary;
  /** What the address asks for, and no card at hand has; empty where it asks for nothing. */
  readonly missing: string;
}

function All({ services, bestiary, missing }: ListProps) {
  const off = useOff(services, wanted.value.text, missing);
  return (
    <BestiaryList
      kinds={listOf(bestiary)}
      missing={missing === '' ? null : missing}
      off={off}
      palette={services.settings.value.palette}
      wanted={wanted.value}
      onWanted={(next) => (wanted.value = next)}
    />
  );
}

/** Everybody and everything that cards tell of, and each of them on a page of its own. */
export function BestiaryRoute({ services, route }: ScreenRouteProps) {
  const bestiary = useLoaded(openBestiary, []);
  if (!bestiary) return <p class="loading">The bestiary opens …</p>;
  const id = route.screen === 'bestiary' ? route.id : '';
  const card = cardAt(bestiary.cards, id);
  if (card) return <One key={id} services={services} card={card} parts={bestiary.parts} />;
  return <All services={services} bestiary={bestiary} missing={id} />;
}
