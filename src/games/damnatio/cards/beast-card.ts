import { at, child, exactly, type Bare, type Path, type Tree } from '../../../catalogue/index.ts';
import type { Area, BeastCard, Row, When } from '../rules/index.ts';
import type { Done } from './schemas/beast-deeds.ts';
import type { WrittenWhen } from './schemas/beast-when.ts';
import type { ReadBeast } from './schemas/beast.ts';
import { ZONES } from './schemas/words.ts';

/** A beast as its file has it, made into the card that the rules play. */

/** A zone as cards name it. */
export function zoneName(area: Area): string {
  return Object.entries(ZONES).find(([, each]) => each === area)![0];
}

/** Conditions in the order they are written: the first that fails is the reason that the log gives. */
function asWritten(when: WrittenWhen, tree: Tree | null): When {
  const order = tree?.type === 'map' ? [...tree.entries.keys()] : Object.keys(when);
  const keys = Object.keys(when).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  return Object.fromEntries(keys.map((key) => [key, valueOf(when, key as keyof WrittenWhen, tree)]));
}

function valueOf(when: WrittenWhen, key: keyof WrittenWhen, tree: Tree | null): unknown {
  const inside = tree && child(tree, key);
  if (key === 'not') return asWritten(when.not!, inside);
  if (key === 'any' || key === 'all') return when[key]!.map((each, i) => asWritten(each, inside && at(inside, [i])));
  return key === 'wound' ? ZONES[when.wound!] : when[key];
}

type WrittenRow = ReadBeast['procedure'][number];

/** What is done before the attack, the attack, what is done after it; without one all of it comes before. */
function split(done: readonly Done[]): Pick<Row, 'attack' | 'before' | 'after' | 'do'> {
  const place = done.findIndex((each) => each.do === 'attack');
  const deeds = (list: readonly Done[]) => list.filter((each) => each.do !== 'attack');
  const hit = done[place];
  const attack = hit?.do === 'attack' ? hit.attack : null;
  const before = deeds(place < 0 ? done : done.slice(0, place));
  return { attack, before, after: place < 0 ? [] : deeds(done.slice(place + 1)), do: attack ?? before[0]!.do };
}

/** The pack of a card, as its id tells. */
function packOf(id: string): string {
  const [pack, local] = id.split(/[:.](?=[^:.]*$)/);
  return local === undefined ? 'core' : pack!;
}

function rowOf({ when, rule, note, do: done, ...row }: WrittenRow, id: string, tree: Tree | null): Row {
  return {
    ...row,
    ...split(done),
    when: when && asWritten(when, tree && child(tree, 'when')),
    because: rule ?? `card of ${packOf(id)}`,
    note: note ?? null,
  };
}

export function intoBeast(card: Bare<ReadBeast>, { tree }: { readonly path: Path; readonly tree: Tree }): BeastCard {
  const { rule: _rule, note: _note, newcomer: _newcomer, overrun, bloodied, procedure, wounds, ...rest } = card;
  const zones = Object.entries(wounds).flatMap(([zone, effect]) => (effect ? [[ZONES[zone as keyof typeof ZONES], effect]] : []));
  const past = overrun && { hexes: overrun.hexes, attack: overrun.attack, onlyAfterLeap: overrun.onlyAfterLeap };
  const hurt = bloodied && { atHpFraction: bloodied.hp.max, control: bloodied.control, toHit: bloodied.toHit };
  const rows = procedure.map((row, i) => rowOf(row, card.id, at(tree, ['procedure', i])));
  return exactly<BeastCard>()({
    ...rest,
    overrun: past,
    bloodied: hurt,
    procedure: rows,
    wounds: Object.fromEntries(zones) as BeastCard['wounds'],
  });
}
