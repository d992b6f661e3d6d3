import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Catalogue, ContentFile } from '../../catalogue/index.ts';
import { cardToBeginFrom, isPackId, knownNames, readSheet, scaffold, schemaFiles, Sheet } from '../../catalogue/index.ts';
import { nearest } from '../../engine/read/index.ts';
import { CARDS } from '../../games/cards.ts';
import { noCard } from '../asking/no-card.ts';
import { packOf } from '../content-files.ts';
import { DONE, FaultError, UsageError } from '../fault.ts';
import type { Loading } from '../game.ts';
import type { Command, Parsed } from '../options.ts';
import { textOption } from '../options.ts';
import { print, printJson } from '../output.ts';
import { flag } from '../options.ts';

const ID = /^[a-z][A-Za-z0-9-]{0,39}$/;
const SCHEMAS = 'schemas';

function kindAsked({ cards }: Catalogue, wanted: string): string {
  const kinds = [...new Set(cards.map(({ kind }) => kind))].sort();
  if (kinds.includes(wanted)) return wanted;
  const near = nearest(wanted, kinds);
  throw new UsageError(`there is no kind "${wanted}"; ${near === null ? `there is ${kinds.join(', ')}` : `did you mean "${near}"?`}`);
}

/** The pack around a folder that is there already; null for a new one. */
function packAround(folder: string): { readonly folder: string; readonly id: string } | null {
  let there = resolve(folder);
  while (!existsSync(there)) there = dirname(there);
  const home = packOf(there);
  const sheet = home && readSheet({ path: join(home, 'mod.yaml'), text: readFileSync(join(home, 'mod.yaml'), 'utf8') });
  return home !== null && sheet instanceof Sheet ? { folder: home, id: String(sheet.value['id']) } : null;
}

function packAsked(parsed: Parsed, id: string): string {
  const pack = textOption(parsed, 'pack', `my.${id.toLowerCase()}`);
  if (!isPackId(pack)) throw new UsageError(`--pack is author.pack, such as ann.beasts, not "${pack}"`);
  return pack;
}

function schemaFolder(from: string, pack: string): string {
  const path = relative(from, join(pack, SCHEMAS)).split(sep).join('/');
  return path.startsWith('.') ? path : `./${path}`;
}

function write(path: string, text: string): string {
  if (existsSync(path)) throw new FaultError(`${path} is there already`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  return path;
}

/** Schemas for editors beside the pack, unless they are there. */
function writeSchemas(folder: string, catalogue: Catalogue, pack: string): void {
  if (existsSync(join(folder, SCHEMAS))) return;
  mkdirSync(join(folder, SCHEMAS));
  for (const { name, text } of schemaFiles(CARDS, knownNames(catalogue, CARDS, pack))) writeFileSync(join(folder, SCHEMAS, name), text);
}

/** `damnatio new`: a card that begins as another, every line explained. */
export function newCommand({ load }: Loading): Command {
  return {
    name: 'new',
    completes: ['kinds', { words: [] }],
    words: 2,
    usage: 'new KIND ID [--from CARD] [--out DIR] [--pack AUTHOR.PACK]',
    examples: ['new beast leopard --from core:lion --out my-pack', 'new arena pit --pack ann.sand'],
    summary:
      'Writes a new card that begins as another of its kind, every line explained by a comment; with the head of a pack where there is none.',
    options: {
      from: { type: 'string', value: 'CARD', help: 'the card that it begins as (the first of its kind)', completes: { cards: 'all' } },
      out: { type: 'string', value: 'DIR', help: 'the folder to write to (one named like the card)' },
      pack: { type: 'string', value: 'AUTHOR.PACK', help: 'id of the new pack (my. and the id of the card)' },
      author: { type: 'string', value: 'NAME', help: 'who makes it' },
      whole: { type: 'boolean', help: 'writes every value out instead of what may differ' },
    },
    run(parsed) {
      const [wanted, id] = parsed.words;
      if (wanted === undefined || id === undefined) throw new UsageError('new takes a kind and an id, such as new beast leopard');
      if (!ID.test(id)) throw new UsageError(`an id is letters, digits and hyphens, the first a small letter, not "${id}"`);
      const { catalogue } = load(parsed);
      const kind = kindAsked(catalogue, wanted);
      const folder = textOption(parsed, 'out', id);
      const around = packAround(folder);
      const from = textOption(parsed, 'from', catalogue.cards.find((card) => card.kind === kind)!.id);
      if (!cardToBeginFrom(catalogue, { from, kind })) throw new UsageError(`--from: ${noCard(catalogue, from)}`);
      const pack = around?.id ?? packAsked(parsed, id);
      const author = textOption(parsed, 'author', '');
      const home = around?.folder ?? folder;
      const ask = { id, pack, from, kind, whole: flag(parsed, 'whole'), schemas: schemaFolder(folder, home), ...(author && { author }) };
      const files = scaffold(CARDS, catalogue, ask)!.filter(({ path }: ContentFile) => !around || path !== 'mod.yaml');
      const written = files.map(({ path, text }) => write(join(folder, path), text));
      writeSchemas(home, catalogue, pack);
      if (flag(parsed, 'json')) printJson({ written });
      else {
        for (const path of written) print(path);
        print(`\ndamnatio check ${folder} --watch   tells what is wrong while you write`);
      }
      return DONE;
    },
  };
}
