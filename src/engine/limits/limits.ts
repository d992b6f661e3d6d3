/**
 * The most of everything that packs may have, in one place: reader, schemas, page, links and command line hold to these.
 * What each is for, and why it is no more, is told beside its name in `src/catalogue/reference/limits.ts`.
 */
export const LIMITS = {
  /** Characters (UTF-16) of a file. */
  file: 256 * 1024,
  /** Levels of maps and lists in a file. */
  nesting: 32,
  /** Cards that one inherits from, each from the next. */
  extends: 32,
  /** Files of a pack. */
  packFiles: 300,
  /** Characters (UTF-16) of all files of a pack together. */
  pack: 1_000_000,
  /** Cards of a pack. */
  packCards: 2000,
  /** Values (keys, items of lists) that the cards of a pack come to with all they inherit. */
  packValues: 40_000,
  /** Characters of the path of a file in its pack. */
  path: 120,
  /** Folders in each other below that of a pack. */
  folders: 12,
  /** Files of a folder that the command line is pointed at. */
  folderFiles: 5000,
  /** Packs that the page keeps. */
  packs: 50,
  /** Characters of a link that holds a pack. */
  link: 30_000,
  /** Findings that are told of a file. */
  findings: 200,
  /** Characters of the full name of a card, pack and all. */
  fullName: 60,
  /** Characters of the id of a pack, or of a card inside it. */
  id: 40,
  /** Characters of a name that players read. */
  name: 60,
  /** Characters of a text that is one sentence. */
  line: 200,
  /** Characters of a text of some sentences, and of a message of the screens. */
  text: 600,
  /** Characters of the text of a rule. */
  rule: 1200,
  /** Characters of a remark for readers. */
  note: 300,
  /** Words that a lesson says at once. */
  lessonWords: 40,
  /** Steps of a beast. */
  steps: 40,
  /** Cards of a deck. */
  deck: 60,
  /** Dice that are thrown together. */
  dice: 10,
  /** Sides of a die. */
  sides: 100,
  /** Ways in which dice can fall together: sides times sides, as often as there are dice. */
  throws: 10 ** 12,
} as const;

export type LimitName = keyof typeof LIMITS;
