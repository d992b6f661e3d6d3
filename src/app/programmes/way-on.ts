import type { OnwardWay } from '../../hud/end/index.ts';
import { pageKit } from '../kit.ts';
import { readOccasion } from '../occasion.ts';
import { formatRoute } from '../routes.ts';
import type { Vault } from '../storage/vault.ts';
import { loadRuns, runOf } from './runs.ts';

/** From a game that was kept, on with the programme that it is a bout of; null for any other, and where its pack is off. */
export async function wayOnWith(vault: Vault, occasion: string | undefined): Promise<OnwardWay | null> {
  const reason = readOccasion(occasion);
  if (reason?.kind !== 'programme') return null;
  const { of: id } = reason;
  const [programmes, runs] = await Promise.all([pageKit.loadProgrammes(), loadRuns(vault)]);
  if (!Object.hasOwn(programmes, id)) return null;
  const programme = programmes[id]!;
  const isOver = runOf(runs, programme)?.done.includes(null) === false;
  const text = `${isOver ? 'Back to' : 'On with'} the programme: ${programme.name}`;
  return { text, href: formatRoute({ screen: 'programme', id }) };
}
