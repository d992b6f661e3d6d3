/**
 * Takes the silhouettes named in icons.json out of the Game Icons set and writes src/art/icon-paths.ts and
 * public/CREDITS.txt. Run it after changing icons.json: `npm run icons`. `--check` only says whether they are current.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const require = createRequire(import.meta.url);

/** The path data of an icon that is one path, as all of the set are. */
function pathOf(set, name) {
  const body = set.icons[name]?.body;
  if (!body) throw new Error(`scripts/icons.json: the icon "${name}" is not in the set`);
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length !== 1) throw new Error(`the icon "${name}" is ${paths.length} paths; one is expected`);
  return compact(paths[0]);
}

/** One decimal is a tenth of a pixel at 512: nobody sees it, and a fifth of the module is saved. Arcs keep theirs. */
function compact(path) {
  return path.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, letter, values) => letter + (/a/i.test(letter) ? values : shorten(values)));
}

function shorten(values) {
  const numbers = values.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  return numbers
    .map((text) => String(Math.round(Number(text) * 10) / 10).replace(/^(-?)0\./, '$1.'))
    .map((text, i, all) => (i === 0 || text.startsWith('-') || (text.startsWith('.') && all[i - 1].includes('.')) ? text : ` ${text}`))
    .join('');
}

function moduleText(set, authors) {
  const lines = Object.entries(authors).map(([name, author]) => `  '${name}': { path: '${pathOf(set, name)}', author: '${author}' },`);
  return [
    '// Written by scripts/icons.mjs from scripts/icons.json; do not edit.',
    '// Silhouettes of Game Icons (https://game-icons.net), CC BY 3.0; authors as named in each line.',
    '',
    'export const ICON_PATHS = {',
    ...lines,
    '} as const;',
    '',
  ].join('\n');
}

function creditsText(authors) {
  const by = Map.groupBy
    ? Map.groupBy(Object.entries(authors), ([, author]) => author)
    : Object.entries(authors).reduce((map, entry) => map.set(entry[1], [...(map.get(entry[1]) ?? []), entry]), new Map());
  const people = [...by]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([author, entries]) => `  ${author}: ${entries.map(([name]) => name).join(', ')}`);
  return [
    'Damnatio is made with the work of others. Thank you.',
    '',
    'Silhouettes: Game Icons, https://game-icons.net',
    'Licence: Creative Commons Attribution 3.0 Unported (CC BY 3.0), https://creativecommons.org/licenses/by/3.0/',
    'Changes: recoloured, outlined, cropped and placed on medallions.',
    ...people,
    '',
    'Cinzel: Copyright 2020 The Cinzel Project Authors (https://github.com/NDISCOVER/Cinzel), SIL Open Font License 1.1, https://openfontlicense.org',
    'Inter: Copyright 2016 The Inter Project Authors (https://github.com/rsms/inter), SIL Open Font License 1.1, https://openfontlicense.org',
    '',
    'Sounds: ZzFX by Frank Force (https://github.com/KilledByAPixel/ZzFX), MIT licence',
    '',
  ].join('\n');
}

function put(path, text, check) {
  const file = join(root, path);
  if (check) {
    let old = '';
    try {
      old = readFileSync(file, 'utf8');
    } catch {
      /* missing: not current */
    }
    if (old === text) return true;
    console.error(`${path} is not current; run: npm run icons`);
    return false;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(`wrote ${path}`);
  return true;
}

const authors = JSON.parse(readFileSync(join(root, 'scripts/icons.json'), 'utf8')).icons;
const set = require('@iconify-json/game-icons/icons.json');
const check = process.argv.includes('--check');
const current = [put('src/art/icon-paths.ts', moduleText(set, authors), check), put('public/CREDITS.txt', creditsText(authors), check)];
process.exitCode = current.every(Boolean) ? 0 : 1;
