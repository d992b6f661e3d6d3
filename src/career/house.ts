import { GRADES } from '../engine/mind/index.ts';
import { fail } from '../engine/read/index.ts';
import type {
  CareerBouts,
  CareerClass,
  CareerCondemned,
  CareerProgramme,
  CareerSpectacles,
  GameAtHand,
  GameKit,
} from '../session/index.ts';
import { gameOf, mindName } from '../session/index.ts';
import type { Ladder } from './ladder.ts';
import { daysOf, rankOf } from './ladder.ts';
import type { Person } from './state.ts';

/** Everything that a career is played with: games, ladder, names. */
export interface CareerHouse {
  readonly kit: GameKit;
  readonly ladder: Ladder;
  /** What people are called. */
  readonly names: readonly string[];
  readonly game: GameAtHand;
  readonly bouts: CareerBouts;
  /** Classes that somebody has a way to fight in, by id. */
  readonly classes: ReadonlyMap<string, CareerClass>;
  /** In which ways men of each class may fight, the usual one first (C-012). */
  readonly ways: ReadonlyMap<string, readonly string[]>;
  readonly mornings: {
    readonly game: GameAtHand;
    readonly part: CareerSpectacles;
    readonly programmes: ReadonlyMap<string, CareerProgramme>;
    readonly condemned: readonly CareerCondemned[];
  } | null;
  /** Bot, or grade of mind, that fights for the school where its bouts are settled; null: its men as they would by themselves. */
  readonly quality: string | null;
}

const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

function morningsOf(kit: GameKit, ladder: Ladder): CareerHouse['mornings'] {
  if (!Object.hasOwn(kit.games, ladder.mornings)) return null;
  const game = gameOf(kit, { ruleset: ladder.mornings });
  const part = game.desk.career?.spectacles ?? fail('ladder.mornings', 'a game that has mornings for careers');
  return { game, part, programmes: byId(part.programmes(game.content)), condemned: part.condemned(game.content) };
}

function waysIn({ world }: Ladder, { id, usual }: CareerClass): string[] {
  const others = Object.hasOwn(world.ways, id) ? world.ways[id]! : [];
  return [...new Set([...(usual === null ? [] : [usual]), ...others])];
}

function checkLadder({ ladder, classes, mornings }: CareerHouse): void {
  for (const [i, id] of ladder.world.classes.entries())
    if (!classes.has(id)) fail(`ladder.world.classes[${i}]`, `a class of ${ladder.game} that has a way to fight, not ${id}`);
  for (const { id, morning } of daysOf(ladder))
    for (const programme of morning)
      if (mornings && !mornings.programmes.has(programme))
        fail(`ladder.calendar.${id}.morning`, `programmes of condemned people, not ${programme}`);
}

/** Throws `ReadError` for a ladder that names what the games at hand have not. */
export function houseOf(kit: GameKit, ladder: Ladder, names: readonly string[], quality: string | null): CareerHouse {
  const game = gameOf(kit, { ruleset: ladder.game });
  const bouts = game.desk.career?.bouts ?? fail('ladder.game', 'a game that has bouts for careers');
  const able = bouts.classes(game.content).filter((each) => waysIn(ladder, each).length > 0);
  const classes = byId(able);
  const ways = new Map(able.map((each) => [each.id, waysIn(ladder, each)]));
  const all = [...new Set([...names, ...ladder.world.names])];
  const house = { kit, ladder, names: all, game, bouts, classes, ways, mornings: morningsOf(kit, ladder), quality };
  checkLadder(house);
  return house;
}

/** The last grade that drill can teach: above it are those who look ahead, which takes its time. */
const LAST_TAUGHT = GRADES.findLastIndex((grade) => !('ahead' in grade));

/** The grade that somebody fights with: that of his rank, or the next where he was drilled (C-031). */
export function gradeOf({ ladder }: CareerHouse, { rank, drilled }: Pick<Person, 'rank' | 'drilled'>): (typeof GRADES)[number]['id'] {
  const place = rank === null ? 0 : GRADES.findIndex(({ id }) => id === rankOf(ladder, rank).grade);
  return GRADES[Math.max(place, Math.min(LAST_TAUGHT, Math.max(0, place) + drilled))]!.id;
}

/** Name of the bot that fights for somebody whom nobody plays. */
export function botOf(house: CareerHouse, person: Person): string {
  const { bots, usualBot } = house.game.desk;
  const { quality } = house;
  const grade = (person.owner === 'you' && GRADES.find(({ id }) => id === quality)?.id) || gradeOf(house, person);
  const names = [...(quality !== null && person.owner === 'you' ? [quality] : []), mindName(person.behaviour, grade)];
  return names.find((name) => Object.hasOwn(bots, name)) ?? usualBot;
}

/** Name of the bot that leads the condemned where nobody does. */
export function leaderOf({ mornings, quality }: CareerHouse): string {
  const { bots, usualBot } = mornings!.game.desk;
  return quality !== null && Object.hasOwn(bots, quality) ? quality : usualBot;
}
