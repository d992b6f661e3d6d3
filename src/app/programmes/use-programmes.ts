import type { ProgrammeCard } from '../../catalogue/index.ts';
import type { ProgrammeLink } from '../../hud/setup/index.ts';
import { pageKit } from '../kit.ts';
import { formatRoute } from '../routes.ts';
import type { Services } from '../services.ts';
import type { Run } from './runs.ts';
import { loadRuns, runOf } from './runs.ts';
import { useLoaded } from '../use-loaded.ts';

/** How far the player has come: `4 bouts`, `2 of 4 fought, 1 won`. */
export function progressText(bouts: number, run: Run | null): string {
  const fought = run?.done.filter((done) => done !== null) ?? [];
  if (fought.length === 0) return bouts === 1 ? '1 bout' : `${bouts} bouts`;
  return `${fought.length} of ${bouts} fought, ${fought.filter(({ won }) => won).length} won`;
}

function linkOf({ id, name, text, bouts }: ProgrammeCard, run: Run | null): ProgrammeLink {
  return { id, name, text, progress: progressText(bouts.length, run), href: formatRoute({ screen: 'programme', id }) };
}

/** The programmes that have a bout of a game, once they have been read. */
export function useProgrammes({ vault }: Services, ruleset: string): readonly ProgrammeLink[] {
  const load = async (): Promise<ProgrammeLink[]> => {
    const [programmes, runs] = await Promise.all([pageKit.loadProgrammes(), loadRuns(vault)]);
    const own = Object.values(programmes).filter(({ bouts }) => bouts.some(({ game }) => game === ruleset));
    return own.map((programme) => linkOf(programme, runOf(runs, programme)));
  };
  return useLoaded(load, [ruleset], 'kept') ?? [];
}
