import type { Catalogue, ContentFile } from '../../catalogue/index.ts';
import {
  begun,
  canonicalName,
  cardToBeginFrom,
  CORE,
  isPackId,
  resolveCard,
  scaffoldPack,
  titleOfId,
  unknownLanguage,
} from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { article, meantAmong, nameAmong, cardTyped } from '../asking/names.ts';
import { FaultError, UsageError } from '../fault.ts';
import type { Parsed } from '../options.ts';
import { flag, textOption } from '../options.ts';
import type { Loaded } from '../game.ts';
import { placeAsked, type Asked, type Place } from './place.ts';

/** What is to be written, and where. */
export interface Made {
  readonly place: Place;
  /** Paths from where they go; the head of the pack among them. */
  readonly files: readonly ContentFile[];
  /** What it begins as, or whose texts it has; null for what stands alone. */
  readonly from: string | null;
  /** What it could have begun as too, where nobody chose. */
  readonly others: readonly string[];
}

const placed = ({ pack, schemas }: Place): Pick<Place, 'pack' | 'schemas'> => ({ pack, schemas });

function authorOf(parsed: Parsed): { readonly author?: string } {
  const author = textOption(parsed, 'author', '');
  return author === '' ? {} : { author };
}

/** Throws `UsageError` for an option that says nothing about this kind. */
function refuse(parsed: Parsed, noun: string, ...options: readonly string[]): void {
  const strange = options.find((option) => parsed.values[option] !== undefined);
  if (strange !== undefined) throw new UsageError(`--${strange} does not go with new ${noun}`);
}

function checkId(id: string, wanted: RegExp, told: string): void {
  if (!wanted.test(id)) throw new UsageError(`${told}, not "${id}"`);
}

/** The card that a new one begins as; the first of its kind where none is named. Throws `UsageError` for none of that kind. */
function parentAsked(catalogue: Catalogue, asked: string, noun: string): Pick<Made, 'others'> & { readonly from: string } {
  const ids = catalogue.cards.filter(({ kind }) => kind === noun).map(({ id }) => id);
  if (asked === '') return { from: ids[0]!, others: ids.slice(1) };
  const name = nameAmong(ids, asked);
  if (cardToBeginFrom(catalogue, { from: name, kind: noun })) return { from: name, others: [] };
  const [other] = resolveCard(catalogue, cardTyped(catalogue, asked));
  if (other) throw new UsageError(`--from: "${asked}" is ${article(other.kind)}, not ${article(noun)}; ${meantAmong(ids, '')}`);
  throw new UsageError(`--from: there is no ${noun} "${asked}"; ${meantAmong(ids, asked)}`);
}

function madeCard(asked: Asked): Made {
  const { parsed, loaded, noun, id } = asked;
  checkId(id, /^[a-z][A-Za-z0-9-]{0,39}$/, 'an id is letters, digits and hyphens, the first a small letter');
  const { from, others } = parentAsked(loaded.catalogue, textOption(parsed, 'from', ''), noun);
  const place = placeAsked(asked, id, `my.${id.toLowerCase()}`);
  const ask = { ...placed(place), id, from, kind: noun, whole: flag(parsed, 'whole'), ...authorOf(parsed) };
  return { place, files: begun(CARDS, loaded, ask)!, from: from.includes(':') ? from : `${CORE}:${from}`, others };
}

function madeRule(asked: Asked): Made {
  const { parsed, loaded, id } = asked;
  refuse(parsed, 'rule', 'from', 'whole');
  checkId(id, /^[A-Z]+-\d{1,4}[a-z]?$/, 'the id of a rule looks like A-001');
  const place = placeAsked(asked, id.toLowerCase(), 'my.rules');
  const files = begun(CARDS, loaded, { ...placed(place), kind: 'rule', id, from: '', ...authorOf(parsed) })!;
  return { place, files, from: null, others: [] };
}

function madeHead(asked: Asked): Made {
  const { parsed, id } = asked;
  refuse(parsed, 'mod', 'from', 'whole', 'pack');
  if (!isPackId(id) || !id.includes('.')) throw new UsageError(`a pack is called author.pack, such as ann.beasts, not "${id}"`);
  const place = placeAsked(asked, id, id);
  if (place.isThere) throw new FaultError(`${place.home} is in a pack already: ${place.pack}`);
  const name = titleOfId(id.slice(id.indexOf('.') + 1));
  return { place, files: [scaffoldPack({ pack: id, name, text: `${name}.`, needs: {}, ...authorOf(parsed) })], from: null, others: [] };
}

/** The pack whose texts are asked for: by its id; the one that the call loads where none is named, or the core. */
function translated(parsed: Parsed, { catalogue, packs }: Loaded): string {
  const asked = canonicalName(textOption(parsed, 'from', packs.length === 1 ? packs[0]! : CORE));
  const ids = catalogue.packs.map(({ id }) => id);
  if (ids.includes(asked)) return asked;
  throw new UsageError(`--from: there is no pack "${asked}" here; ${meantAmong(ids, asked)}; --content DIR loads one`);
}

function madeTexts(asked: Asked): Made {
  const { parsed, loaded, id: language } = asked;
  refuse(parsed, 'text', 'whole');
  checkId(language, /^[a-z]{2}(-[A-Z]{2})?$/, 'a language looks like de or pt-BR');
  const unknown = unknownLanguage(language);
  if (unknown) throw new UsageError(`${unknown.message}${unknown.instead === undefined ? '' : `; did you mean ${unknown.instead}?`}`);
  const of = translated(parsed, loaded);
  const place = placeAsked(asked, language, `my.${of.replaceAll('.', '-')}-${language.toLowerCase()}`);
  const files = begun(CARDS, loaded, { ...placed(place), kind: 'text', id: language, from: of, ...authorOf(parsed) });
  if (!files) throw new FaultError(`the pack "${of}" has no texts`);
  return { place, files, from: of, others: [] };
}

const OTHERS: Readonly<Record<string, (asked: Asked) => Made>> = { mod: madeHead, rule: madeRule, text: madeTexts };

/** What a new card, rule, translation or pack is at first. Throws `UsageError` for what cannot be one. */
export function made(asked: Asked): Made {
  return (OTHERS[asked.noun] ?? madeCard)(asked);
}
