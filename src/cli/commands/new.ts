import { relative } from 'node:path';
import { listedShortly, KINDS, kindNamed, article, meantAmong, nameAmong, cardTyped } from '../asking/names.ts';
import { packOf } from '../content-files.ts';
import { DONE, UsageError, FaultError } from '../fault.ts';
import type { Loading, Loaded } from '../game.ts';
import type { Place, Asked } from '../making/place.ts';
import { writeNew, writeSchemas, placeAsked } from '../making/place.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, listOption, textOption } from '../options.ts';
import { print, printJson } from '../output.ts';
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

/** What is to be written, and where. */
interface Made {
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
function made(asked: Asked): Made {
  return (OTHERS[asked.noun] ?? madeCard)(asked);
}

/** The packs that were loaded for something new outside of them, which may build on them. */
function packsBeside(parsed: Parsed, { isThere }: Place): readonly string[] {
  const named = listOption(parsed, 'content');
  if (named.length > 0) return named;
  return isThere || packOf('.') === null ? [] : ['.'];
}

/** `damnatio new`: a card that begins as another, every line explained; also a rule, a pack, and a translation of one. */
export function newCommand({ load }: Loading): Command {
  return {
    name: 'new',
    completes: [{ words: KINDS.map(({ noun }) => noun) }, { words: [] }],
    words: 2,
    usage: 'new KIND ID [--from CARD] [--out DIR] [--pack AUTHOR.PACK] | new text LANGUAGE [--from PACK] [--out DIR]',
    examples: [
      'new beast leopard --from core:lion --out my-pack',
      'new arena pit --pack ann.sand',
      'new mod ann.cats',
      'new text de --out german',
    ],
    summary:
      'Writes a new card that begins as another of its kind, every line explained by a comment; with the head of a pack where there is none. A new text has every text of a pack, or of the core, to be put into another language.',
    options: {
      from: {
        type: 'string',
        value: 'CARD',
        help: 'the card that it begins as (the first of its kind); for texts the pack whose they are (the one of --content, or core)',
        completes: { cards: 'all' },
      },
      out: {
        type: 'string',
        value: 'DIR',
        help: 'the folder to write to, which of a pack is the one that its kind has there (this pack, else a folder named like the card)',
      },
      pack: { type: 'string', value: 'AUTHOR.PACK', help: 'id of the new pack (my. and the id of the card)' },
      author: { type: 'string', value: 'NAME', help: 'who makes it' },
      whole: { type: 'boolean', help: 'writes every value out instead of what may differ' },
    },
    run(parsed) {
      const [wanted, id] = parsed.words;
      if (wanted === undefined || id === undefined) throw new UsageError('new takes a kind and an id, such as new beast leopard');
      const { noun } = kindNamed(wanted, 'noun');
      const loaded = load(parsed);
      const { place, files, from, others } = made({ parsed, loaded, noun, id });
      const toCheck = [...packsBeside(parsed, place), relative('.', place.home) || '.'].join(' ');
      const written = writeNew(place, files);
      writeSchemas(place, loaded.catalogue);
      if (flag(parsed, 'json')) printJson({ written, from });
      else {
        for (const path of written) print(path);
        if (from !== null) print(`${noun === 'text' ? 'with the texts of' : 'begins as'} ${from}`);
        if (others.length > 0) print(`--from begins as another ${noun}: ${listedShortly(others)}`);
        print(`\ndamnatio check ${toCheck} --watch   tells what is wrong while you write`);
      }
      return DONE;
    },
  };
}
