// @ts-check
// Serves the built game as a good host would. Needs the installed packages, so import it after installing.
import { createServer } from 'node:http';
import sirv from 'sirv';
import { ALWAYS, ASK_FIRST, cacheControlOf } from '../../build/site-headers.mjs';

/** @param {import('node:http').ServerResponse} response @param {number} status @param {string} text */
function refuse(response, status, text) {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${text}\n`);
}

/**
 * Answers requests with the files that a folder holds now; what it does not hold is a 404, never the page.
 * @param {string} folder
 * @returns {import('node:http').RequestListener}
 */
export function siteHandler(folder) {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    single: false,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cacheControlOf(path));
      if (path.endsWith('.txt')) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    },
  });
  return (request, response) => {
    for (const [name, value] of Object.entries(ALWAYS)) response.setHeader(name, value);
    response.setHeader('Cache-Control', ASK_FIRST);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return refuse(response, 405, 'Only GET and HEAD.');
    }
    return files(request, response, () => refuse(response, 404, 'There is no such file.'));
  };
}

/**
 * @param {string} folder
 * @param {{ host: string, port: number }} address
 * @returns {Promise<import('node:http').Server>}
 */
export function serveSite(folder, { host, port }) {
  const server = createServer(siteHandler(folder));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => resolve(server));
  });
}
