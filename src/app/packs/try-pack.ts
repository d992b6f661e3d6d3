import { reviveCatalogue } from 'virtual:revive';
import type { ContentFile } from '../../catalogue/index.ts';
import type { OrderlyWorker } from '../workers/one-by-one.ts';
import { OneByOne, WorkFailed } from '../workers/one-by-one.ts';
import type { Checked, PacksAsked } from './messages.ts';

export type { Checked } from './messages.ts';
export type CheckWorker = OrderlyWorker<PacksAsked, Checked>;

/** Milliseconds after which a worker that nobody asks is let go. */
const IDLE = 60_000;

function revived(checked: Checked): Checked {
  try {
    return { ...checked, catalogue: checked.catalogue && reviveCatalogue(checked.catalogue) };
  } catch (error) {
    throw new WorkFailed(`Reading failed: ${error instanceof Error ? error.message : String(error)}.`);
  }
}

/** Reads packs beside the cards of the page. Of several questions only the latest is answered: those that it overtook resolve to null. */
export class PackChecker {
  private readonly queue: OneByOne<PacksAsked, Checked>;
  private latest = 0;

  constructor(start: () => CheckWorker, patience?: number) {
    this.queue = new OneByOne(start, { idle: IDLE, ...(patience !== undefined && { patience }) });
  }

  /** Text in, with paths such as `pard/mod.yaml`; `kitOver` in `src/app/kit.ts` makes a kit of the catalogue; English where no language is asked for. Rejects with `WorkFailed`. */
  async check(files: readonly ContentFile[], languages: readonly string[] = []): Promise<Checked | null> {
    const asked = (this.latest += 1);
    const checked = await this.queue.ask({ files, languages }, () => true);
    return checked && asked === this.latest ? revived(checked) : null;
  }

  stop(): void {
    this.queue.stop();
  }
}

/** A checker with a worker of its own: who asks often does not overtake others. */
export function newChecker(): PackChecker {
  return new PackChecker(() => new Worker(new URL('./packs.worker.ts', import.meta.url), { type: 'module' }));
}
