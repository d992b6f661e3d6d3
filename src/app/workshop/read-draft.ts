import type { Catalogue, ContentFile, GameCards, Messages, ResolvedCard, RuleText, WordCard } from '../../catalogue/index.ts';
import { canonicalName, cardName, CORE, loadWithWords, messagesIn, splitName, wordsIn } from '../../catalogue/index.ts';
import type { CardName, DraftCard, NewContent, Read } from './messages.ts';

export function cardNamed({ kind, id, pack, value }: ResolvedCard): CardName {
  return { kind, id, pack, name: cardName(value, id) };
}

/** What rules and texts can begin as. */
export function wordsToBegin({ packs }: Pick<Catalogue, 'packs'>): CardName[] {
  const texts = packs.map(({ id, name }): CardName => ({
    kind: 'text',
    id,
    pack: id,
    name: `The texts of ${id === CORE ? 'the game' : name}`,
  }));
  return [{ kind: 'rule', id: 'blank', pack: CORE, name: 'A blank rule' }, ...texts];
}

/** A rule by its title, texts by their language. */
function wordsNamed({ kind, id, pack, value }: WordCard): CardName {
  const name = kind === 'rule' ? (value as RuleText).title : `Texts (${id})`;
  return { kind, id, pack, name };
}

/** A card in sentences, by whichever game tells it. */
function proseOf(catalogue: Catalogue, games: readonly GameCards[], id: string): readonly string[] | null {
  for (const each of games) {
    const content = catalogue.content[each.game];
    const told = content && each.prose(content, id, wordsIn(messagesIn(catalogue)));
    if (told) return told;
  }
  return null;
}

/** The file that says what a card is called, by its id or, for texts, by its language. */
function fileOf({ origins }: ResolvedCard): string {
  const found = Object.entries(origins).find(([path]) => /(^|\.)(id|language)$/.test(path));
  const origin = origins['id'] ?? found?.[1] ?? '';
  return origin.slice(0, origin.lastIndexOf(':'));
}

/** The card that a card of a draft begins as: of its own pack, else of the name, else the only one of another pack. */
function parentOf({ cards }: Catalogue, { kind, pack, extends: name }: ResolvedCard): ResolvedCard | null {
  if (name === null) return null;
  const alike = cards.filter((card) => card.kind === kind);
  const called = (id: string): ResolvedCard | undefined => alike.find((card) => card.id === id);
  const own = called(`${pack}:${name}`) ?? called(canonicalName(name));
  if (own) return own;
  const [only, ...others] = alike.filter(({ id }) => splitName(id).local === name);
  return others.length === 0 ? (only ?? null) : null;
}

interface Told {
  readonly catalogue: Catalogue;
  readonly games: readonly GameCards[];
}

function draftCard({ catalogue, games }: Told, card: ResolvedCard, file: string): DraftCard {
  const parent = parentOf(catalogue, card);
  return {
    ...cardNamed(card),
    file,
    value: card.value,
    origins: card.origins,
    prose: proseOf(catalogue, games, card.id),
    parent: parent && { ...cardNamed(parent), value: parent.value, prose: proseOf(catalogue, games, parent.id) },
  };
}

function wordCard(card: WordCard): DraftCard {
  const { value, origins, instead, kind } = card;
  const own = { ...wordsNamed(card), file: fileOf(card), value, origins, prose: null, parent: null };
  return kind === 'text' ? { ...own, instead } : own;
}

/** What the page was told last: only what differs is told again. */
export class Teller {
  private readonly contents = new Map<string, string>();
  private readonly groups = new Map<string, string>();

  newsOf({ hash, content, looks, byId, packs, packHashes, joined, language, text }: Catalogue): NewContent {
    const games = [...new Set([...this.contents.keys(), ...Object.keys(content)])];
    // The hash of a game is that of the core's cards, so the cards themselves are compared.
    const told = games.filter((game) => {
      const now = content[game] ? JSON.stringify(content[game]) : undefined;
      const isNew = now !== this.contents.get(game);
      if (now === undefined) this.contents.delete(game);
      else this.contents.set(game, now);
      return isNew;
    });
    const fresh = Object.fromEntries(told.map((game) => [game, content[game] ?? null]));
    return { hash, looks, byId, packs, packHashes, joined, content: fresh, messages: this.newGroups(text[language] ?? {}) };
  }

  private newGroups(messages: Messages): Messages {
    const fresh: Record<string, Messages[string]> = {};
    for (const [group, texts] of Object.entries(messages)) {
      const now = JSON.stringify(texts);
      if (this.groups.get(group) === now) continue;
      this.groups.set(group, now);
      fresh[group] = texts;
    }
    return fresh;
  }
}

/** Reads the files of a draft beside others; only findings and cards of the draft are told. */
export function readDraft(
  files: readonly ContentFile[],
  beside: readonly ContentFile[],
  games: readonly GameCards[],
  teller: Teller,
): Omit<Read, 'took'> {
  const { catalogue, findings, words } = loadWithWords([...beside, ...files], games);
  const own = new Set(files.map(({ path }) => path));
  const told = catalogue && { catalogue, games };
  const played = (told?.catalogue.cards ?? []).flatMap((card) => {
    const file = fileOf(card);
    return told && own.has(file) ? [draftCard(told, card, file)] : [];
  });
  const cards = [...played, ...words.map(wordCard).filter(({ file }) => own.has(file))];
  return { findings: findings.filter(({ file }) => own.has(file)), cards, content: catalogue && teller.newsOf(catalogue) };
}
