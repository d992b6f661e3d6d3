import { sources } from 'virtual:sources';
import { answerOrders } from '../workers/answering.ts';
import { readBeside } from './beside.ts';
import type { PacksAsked } from './messages.ts';

answerOrders(({ files, languages }: PacksAsked) => readBeside(files, sources, languages));
