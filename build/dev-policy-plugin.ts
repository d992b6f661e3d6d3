import type { Plugin } from 'vite';

/** While developing, Vite writes styles into the page and listens on a socket; the built page keeps the strict policy. */
export function devPolicyPlugin(): Plugin {
  return {
    name: 'damnatio:dev-policy',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'").replace("connect-src 'self'", "connect-src 'self' ws: wss:"),
  };
}
