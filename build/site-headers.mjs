// @ts-check
// What a server sends with the files of the built game: the one table behind `npm start` and behind the files for hosts.

/** The policy that index.html states itself. */
export const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; media-src 'self'; font-src 'self'; " +
  "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/** With everything. A page cannot forbid in its own text to be framed, so that stands only here. */
export const ALWAYS = {
  'Content-Security-Policy': `${PAGE_POLICY}; frame-ancestors 'none'`,
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Files below it carry a hash of their content in their name. */
export const HASHED_FOLDER = '/assets/';
/** For good: such a name never means anything else. */
export const FOR_GOOD = 'public, max-age=31536000, immutable';
/** Kept, but asked about every time. */
export const ASK_FIRST = 'no-cache';

/** @param {string} path of a file that is there, such as `/assets/app-1.js` */
export function cacheControlOf(path) {
  return path.startsWith(HASHED_FOLDER) ? FOR_GOOD : ASK_FIRST;
}

/** @param {string} where @param {Readonly<Record<string, string>>} headers */
const netlifyBlock = (where, headers) => [where, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** How else a host lets people call a page: `/` for `/index.html`. @param {string} path */
function shortNames(path) {
  if (path.endsWith('/index.html')) return [path.slice(0, -'index.html'.length)];
  return path.endsWith('.html') ? [path.slice(0, -'.html'.length)] : [];
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. No path gets a header twice: Cloudflare would join the values.
 * @param {readonly string[]} names of the files at hand
 */
export function netlifyHeaders(names) {
  const paths = names.map((name) => `/${name}`).filter((path) => cacheControlOf(path) === ASK_FIRST);
  const blocks = [
    netlifyBlock('/*', ALWAYS),
    netlifyBlock(`${HASHED_FOLDER}*`, { 'Cache-Control': FOR_GOOD }),
    ...paths.flatMap((path) => [...shortNames(path), path]).map((path) => netlifyBlock(path, { 'Cache-Control': ASK_FIRST })),
  ];
  return `${blocks.join('\n')}\n`;
}

/** For nginx. What a location adds replaces what the server adds, so both say everything. */
export function nginxText() {
  const always = Object.entries(ALWAYS).map(([name, value]) => `    add_header ${name} "${value}" always;`);
  /** @param {string} where @param {string} cache */
  const location = (where, cache) =>
    [`location ${where} {`, '    try_files $uri $uri/ =404;', `    add_header Cache-Control "${cache}";`, ...always, '}'].join('\n');
  return `# nginx: include this in the server block whose root is the built game.
# A file that is not there is a 404 and never the page: a page under a script's name breaks games that are being updated.
charset utf-8;
gzip_static on;
# brotli_static on;   # with the module ngx_brotli
${location('/', ASK_FIRST)}
${location(HASHED_FOLDER, FOR_GOOD)}
`;
}

/** For Caddy. */
export function caddyText() {
  const always = Object.entries(ALWAYS).map(([name, value]) => `    ${name} "${value}"`);
  return `# Caddy: import this in the site block whose root is the built game (root * /path/to/it).
# A file that is not there is a 404 and never the page: a page under a script's name breaks games that are being updated.
header {
${always.join('\n')}
}
@hashed {
    path ${HASHED_FOLDER}*
    file
}
header @hashed Cache-Control "${FOR_GOOD}"
@others not path ${HASHED_FOLDER}*
header @others Cache-Control "${ASK_FIRST}"
file_server {
    precompressed br gzip
}
`;
}
