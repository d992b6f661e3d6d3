import { LIMITS, type LimitName } from '../../engine/limits/index.ts';

const MADE = '<!-- Made from src/engine/limits by `npm run schema`. -->';

interface Told {
  readonly what: string;
  /** What is counted. */
  readonly unit: string;
  readonly why: string;
}

const READING = 'a check takes no more than a moment';
const SCREEN = 'it fits where it is shown';
const ODDS = 'odds are counted exactly, and at once';

const TOLD: { readonly [Name in LimitName]: Told } = {
  file: { what: 'a file', unit: 'letters (256 kB of plain English)', why: READING },
  nesting: { what: 'maps and lists in each other', unit: 'levels', why: 'nobody can write a file that breaks the reader' },
  extends: { what: 'cards that extend each other', unit: 'cards in a line', why: 'what a card comes to can still be followed' },
  packFiles: { what: 'a pack', unit: 'files', why: READING },
  pack: {
    what: 'a pack, all its files together',
    unit: 'letters',
    why: 'it is kept in the browser, and read again each time the page opens',
  },
  packCards: { what: 'a pack', unit: 'cards', why: 'the page holds all cards at once' },
  packValues: {
    what: 'the cards of a pack, with all they inherit',
    unit: 'values',
    why: 'a short link cannot hold more than a page can show',
  },
  path: { what: 'the path of a file in its pack', unit: 'letters', why: 'every system can write it' },
  folders: { what: 'folders in each other', unit: 'levels', why: 'a folder that holds itself ends' },
  folderFiles: { what: 'a folder at the command line', unit: 'YAML files', why: 'somebody pointed at the wrong folder' },
  packs: { what: 'packs kept in the page', unit: 'packs', why: 'they share the place that a browser gives' },
  link: { what: 'a link that holds a pack', unit: 'letters', why: 'browsers and messengers carry no more; larger packs go as a file' },
  findings: { what: 'findings told of a file', unit: 'findings', why: 'then it says how many more there are' },
  fullName: { what: 'the name of a card with its pack', unit: 'letters', why: 'addresses and records hold it' },
  id: { what: 'the id of a pack, or of a card in it', unit: 'letters', why: 'addresses and records hold it' },
  name: { what: 'a name', unit: 'letters', why: SCREEN },
  line: { what: 'a sentence, such as a tell', unit: 'letters', why: SCREEN },
  text: { what: 'a text of some sentences, a message', unit: 'letters', why: SCREEN },
  rule: { what: 'the text of a rule', unit: 'letters', why: SCREEN },
  note: { what: 'a note', unit: 'letters', why: 'it is a remark, no book' },
  lessonWords: { what: 'what a lesson says at once', unit: 'words', why: 'nobody reads more while he plays' },
  steps: { what: 'the procedure of a beast', unit: 'steps', why: 'a reader of its card can still foresee it' },
  deck: { what: 'a deck', unit: 'cards', why: 'a man looks through them each turn' },
  dice: { what: 'one throw', unit: 'dice', why: ODDS },
  sides: { what: 'a die', unit: 'sides', why: ODDS },
  throws: { what: 'ways in which the dice of a throw can fall', unit: 'ways', why: ODDS },
};

/** How a number is written in a text: 1,000,000; `10^12` where nobody counts the noughts. */
function written(most: number): string {
  return most < 10 ** 9 ? String(most).replace(/\B(?=(\d{3})+$)/g, ',') : `10^${Math.round(Math.log10(most))}`;
}

/** The page of the reference on limits. */
export function limitsPage(): string {
  const rows = (Object.keys(TOLD) as LimitName[]).map((name) => {
    const { what, unit, why } = TOLD[name];
    return `| ${what} | ${written(LIMITS[name])} ${unit} | ${why} |`;
  });
  return [
    MADE,
    '',
    '# Limits',
    '',
    'What a pack may have at most: in files, in the page, in links and at the command line alike. [The guide](../README.md#limits) tells the rest.',
    '',
    '| what | at most | why |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
