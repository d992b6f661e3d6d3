import type { Joined, Messages, PlayContent } from '../../catalogue/index.ts';
import { listed } from '../common/index.ts';

/** Cards of one pack that have joined one lot or deck of the game. */
export interface JoinedLot {
  /** `Drawn among the condemned`. */
  readonly where: string;
  /** `Gaius and Titus, of Ann’s cats`. */
  readonly who: string;
}

/** What packs have joined to lots and decks that a game takes cards from, a line for each pack and lot. */
export function joinedLots({ joined, packs }: PlayContent, messages: Messages, isTaken: (card: Joined) => boolean): JoinedLot[] {
  const words = messages['joined'] ?? {};
  const whereOf = (to: string): string => words[to] ?? `${words['other'] ?? ''} ${messages['gear']?.[to] ?? to}`.trim();
  const lots = new Map<string, { readonly where: string; readonly pack: string; readonly names: string[] }>();
  for (const { pack, name, to } of joined.filter(isTaken)) {
    const where = whereOf(to);
    const lot = lots.get(`${pack} ${where}`) ?? { where, pack, names: [] };
    lots.set(`${pack} ${where}`, lot);
    if (!lot.names.includes(name)) lot.names.push(name);
  }
  return [...lots.values()].map(({ where, pack, names }) => {
    const of = packs.find(({ id }) => id === pack)?.name ?? pack;
    return { where, who: `${listed(names)}, of ${of}` };
  });
}

/** Who and what of packs takes part without being chosen; nothing where no pack has joined anything. */
export function JoinedLots({ lots }: { readonly lots: readonly JoinedLot[] }) {
  if (lots.length === 0) return null;
  return (
    <section class="panel setup-joined" aria-labelledby="joined-title">
      <h2 id="joined-title">Packs have joined</h2>
      <dl>
        {lots.map(({ where, who }) => (
          <div key={`${where} ${who}`}>
            <dt class="quiet">{where}</dt>
            <dd>{who}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
