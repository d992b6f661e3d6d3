import { content, findings } from 'virtual:content';
import { text } from 'virtual:text';
import { learnLooks, playLooks } from '../art/index.ts';
import type { Catalogue, Finding, LadderCard, LessonCard, Messages, PlayContent, ProgrammeCard } from '../catalogue/index.ts';
import { DESKS } from '../games/headless.ts';
import type { SpokenWords } from '../hud/common/index.ts';
import { speakIn } from '../hud/common/index.ts';
import type { GameKit } from '../session/index.ts';
import { kitOf } from '../session/index.ts';
import type { PageCatalogue } from './arena/contract.ts';

/** Cards, rules and messages at hand. */
export interface Kit {
  readonly kit: GameKit;
  readonly catalogue: PageCatalogue;
  /** What is wrong with the content while developing. */
  readonly findings: readonly Finding[];
}

/** The same, with what only some screens ask for. */
export interface WholeKit extends Kit {
  loadLadders(): Promise<Readonly<Record<string, LadderCard>>>;
  loadProgrammes(): Promise<Readonly<Record<string, ProgrammeCard>>>;
  loadLessons(): Promise<Readonly<Record<string, LessonCard>>>;
  /** The language that it is in, and its words; null for English as it comes. */
  readonly spoken: SpokenWords | null;
  /** Codes of the languages that there are words in. */
  readonly languages: readonly string[];
}

function playedWith(playContent: PlayContent, messages: Messages = {}) {
  return { kit: kitOf(DESKS, playContent), messages };
}

/** What the page was built with. */
function shipped(): WholeKit {
  const { kit, messages } = playedWith(content, text['en']);
  return {
    kit,
    catalogue: { content, messages, loadRules: () => import('virtual:rules').then(({ rules }) => rules) },
    findings,
    loadLadders: () => import('virtual:ladders').then(({ ladders }) => ladders),
    loadProgrammes: () => import('virtual:programmes').then(({ programmes }) => programmes),
    loadLessons: () => import('virtual:lessons').then(({ lessons }) => lessons),
    spoken: null,
    languages: Object.keys(text),
  };
}

/** What a whole catalogue comes to, such as the one with packs beside the game's own cards. */
export function kitOver(catalogue: Catalogue, found: readonly Finding[] = []): WholeKit {
  const { kit, messages } = playedWith(catalogue, catalogue.text[catalogue.language]);
  return {
    kit,
    catalogue: { content: catalogue, messages, loadRules: () => Promise.resolve(catalogue.rules) },
    findings: found,
    loadLadders: () => Promise.resolve(catalogue.ladders),
    loadProgrammes: () => Promise.resolve(catalogue.programmes),
    loadLessons: () => Promise.resolve(catalogue.lessons),
    spoken: { language: catalogue.language, texts: catalogue.translated },
    languages: Object.keys(catalogue.text),
  };
}

let own = shipped();
let current = own;
learnLooks(content.looks);

/** Whatever the page plays with now; asks anew each time, since packs come and go. */
export const pageKit: WholeKit = {
  get kit() {
    return current.kit;
  },
  get catalogue() {
    return current.catalogue;
  },
  get findings() {
    return current.findings;
  },
  loadLadders: () => current.loadLadders(),
  loadProgrammes: () => current.loadProgrammes(),
  loadLessons: () => current.loadLessons(),
  get spoken() {
    return current.spoken;
  },
  get languages() {
    return current.languages;
  },
};

/** From now on the page plays with this; null for what it was built with. Whoever holds something of the old one keeps it. */
export function playWith(next: WholeKit | null): void {
  current = next ?? own;
  playLooks(current.catalogue.content.looks);
  speakIn(current.spoken);
}

/** While developing: cards of the page itself have changed. */
export function builtWith(next: WholeKit): void {
  own = next;
}
