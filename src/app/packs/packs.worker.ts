import { sources } from 'virtual:sources';
import { answerOrders } from '../workers/answering.ts';
import { readPacks } from './read-packs.ts';
import type { PacksAsked } from './messages.ts';

answerOrders(({ files, languages }: PacksAsked) => readPacks(files, sources, languages));
