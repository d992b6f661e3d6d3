import type { Person } from '../../career/index.ts';
import type { At } from './people.ts';

/** How somebody decides, as far as it is known. */
export function Mind({ at, person }: { readonly at: At; readonly person: Person }) {
  const { bots } = at.career.house.game.desk;
  const mind = Object.hasOwn(bots, person.behaviour) ? bots[person.behaviour]!.behaviour : undefined;
  if (!mind) return <p>Nobody knows how he decides.</p>;
  return <p>His last bouts show it: watch them.</p>;
}
