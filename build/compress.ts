import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Smaller files fit into one packet anyway. */
const WORTH_IT = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Lays `.br` and `.gz` beside a file, where they are smaller, for servers that send what is compressed already. */
export async function compressBeside(file: string): Promise<void> {
  if (!COMPRESSIBLE.test(file)) return;
  const content = readFileSync(file);
  if (content.length < WORTH_IT) return;
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const made = { br: await toBrotli(content, { params }), gz: await toGzip(content, { level: constants.Z_BEST_COMPRESSION }) };
  for (const [ending, bytes] of Object.entries(made)) if (bytes.length < content.length) writeFileSync(`${file}.${ending}`, bytes);
}
