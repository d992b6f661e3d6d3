import { sources } from 'virtual:sources';
import type { Catalogue, ContentFile } from '../../catalogue/index.ts';
import { begun, jsonSchemas, loadCatalogue } from '../../catalogue/index.ts';
import { CARDS } from '../../games/cards.ts';
import { answerOrders } from '../workers/answering.ts';
import type { Answer, Question } from './messages.ts';
import { cardNamed, readDraft, Teller, wordsToBegin } from './read-draft.ts';

const teller = new Teller();

/** Files that come again are the same value again, so that what was read of them is not read anew. */
const known = new Map<string, ContentFile>();

function same(file: ContentFile): ContentFile {
  const before = known.get(file.path);
  if (before?.text === file.text) return before;
  known.set(file.path, file);
  return file;
}

function around(beside: readonly ContentFile[]): readonly ContentFile[] {
  return [...sources, ...beside.map(same)];
}

function catalogueOf(files: readonly ContentFile[]): Catalogue {
  const { catalogue } = loadCatalogue(files, CARDS);
  if (!catalogue) throw new Error('the cards of the game itself cannot be read');
  return catalogue;
}

answerOrders((question: Question): Answer => {
  const beside = around(question.beside);
  switch (question.do) {
    case 'read': {
      const began = performance.now();
      return { ...readDraft(question.files.map(same), beside, CARDS, teller), took: performance.now() - began };
    }
    case 'bench': {
      const catalogue = catalogueOf(beside);
      return { schemas: jsonSchemas(CARDS), cards: catalogue.cards.map(cardNamed), words: wordsToBegin(catalogue) };
    }
    case 'begin':
      return begun(CARDS, { catalogue: catalogueOf(beside), files: beside }, question.ask);
  }
});
