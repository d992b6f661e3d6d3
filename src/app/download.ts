import type { GameRecord } from '../session/index.ts';

/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

function whoOf({ setup }: GameRecord): readonly string[] {
  return setup.ruleset === 'munera' ? setup.fighters.map(({ card }) => card).slice(0, 4) : setup.beasts;
}

/** Hands a record over as a file named after who fought. */
export function downloadRecord(record: GameRecord): void {
  download(`damnatio-${whoOf(record).join('-')}-${record.seed}.json`, JSON.stringify(record, null, 1));
}
