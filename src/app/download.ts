import type { GameRecord } from '../session/index.ts';

/** Hands a text to the reader as a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Letters that any file system takes. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Hands a record over as a file named after who fought. */
export function downloadRecord(record: GameRecord, who: string): void {
  download(`damnatio-${plain(who)}-${plain(record.seed)}.json`, JSON.stringify(record, null, 1));
}
