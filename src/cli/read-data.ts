import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { FaultError } from './fault.ts';

/** Reads a file of YAML or JSON. Throws `FaultError` with line and column for broken text. */
export function readData(file: string): unknown {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const [fault] = [...document.errors, ...document.warnings];
  if (fault) {
    const { line, col } = lines.linePos(fault.pos[0]);
    throw new FaultError(`${file}:${line}:${col} ${fault.message}`);
  }
  return document.toJS({ maxAliasCount: 0 });
}
