import { sources } from 'virtual:sources';
import type { ContentFile } from '../../catalogue/index.ts';
import { answerOrders } from '../workers/answering.ts';
import { readBeside } from './beside.ts';

answerOrders((files: readonly ContentFile[]) => readBeside(files, sources, navigator.languages));
