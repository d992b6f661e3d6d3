import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const REGISTRY = /\/src\/games\/(cards|headless|pages|commands)\.ts$/;

/**
 * A build of other games than ours: files of the folder that `DAMNATIO_REGISTRIES` names stand for the registries of the
 * same name. The tests play a game of their own so, on the page and from the command line, and nothing else is touched.
 */
export function registriesPlugin(folder: string | undefined = process.env['DAMNATIO_REGISTRIES']): Plugin {
  return {
    name: 'damnatio-registries',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const found = folder ? await this.resolve(source, importer, { ...options, skipSelf: true }) : null;
      const name = found && REGISTRY.exec(normalizePath(found.id))?.[1];
      if (!folder || !name) return undefined;
      const own = normalizePath(join(process.cwd(), folder, `${name}.ts`));
      const asksForOurs = importer !== undefined && normalizePath(dirname(importer)) === normalizePath(join(process.cwd(), folder));
      return existsSync(own) && !asksForOurs ? own : undefined;
    },
  };
}
