import { sources } from 'virtual:sources';
import { readBeside } from './beside.ts';
import type { CheckOrder, CheckReply } from './messages.ts';

function replyTo({ id, files }: CheckOrder): CheckReply {
  try {
    return { id, checked: readBeside(files, sources) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<CheckOrder>) => postMessage(replyTo(data)));
