import { relative } from 'node:path';
import { listedShortly, KINDS, kindNamed } from '../asking/names.ts';
import { packOf } from '../content-files.ts';
import { DONE, UsageError } from '../fault.ts';
import type { Loading } from '../game.ts';
import { made } from '../making/files.ts';
import { writeNew, writeSchemas, type Place } from '../making/place.ts';
import type { Command, Parsed } from '../options.ts';
import { flag, listOption } from '../options.ts';
import { print, printJson } from '../output.ts';

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
