import type { CareerCommand } from '../commands.ts';
import { MORNING } from '../commands.ts';
import { rankOf } from '../ladder.ts';
import { openMatchOf } from '../matches.ts';
import { ranksAbove, shareOf, valueOf } from '../people.ts';
import { planOf } from '../recovery.ts';
import type { Person } from '../state.ts';
import { dayNumber, personOf, yours } from '../state.ts';
import { GRADES } from '../../engine/mind/index.ts';
import type { CareerHouse } from '../house.ts';
import { gradeOf } from '../house.ts';
import type { Taste, Look, TasteId, Strategy } from './taste.ts';
import { TASTES } from './taste.ts';

/** What a grade, a skill and a wound weigh, in logits: read off many bouts, and good enough to choose by. */
const WEIGHTS = { grade: 0.25, skill: 0.35, wound: -0.45 };

function strengthOf(house: CareerHouse, person: Person): number {
  const grade = GRADES.findIndex(({ id }) => id === gradeOf(house, person));
  return WEIGHTS.grade * grade + WEIGHTS.skill * person.skills.length + WEIGHTS.wound * person.wounds;
}

/** How likely one beats the other, of 1, told by what everybody can see of them; a forecast plays it out. */
export function chanceAtSight(house: CareerHouse, one: Person, other: Person): number {
  return 1 / (1 + Math.exp(strengthOf(house, other) - strengthOf(house, one)));
}

type Of<Type extends CareerCommand['type']> = Extract<CareerCommand, { readonly type: Type }>;

/** Legal commands of one kind. */
function legal<Type extends CareerCommand['type']>({ choices }: Look, type: Type): { readonly command: Of<Type>; readonly cost: number }[] {
  return choices.flatMap(({ command, cost }) => (command.type === type ? [{ command: command as Of<Type>, cost }] : []));
}

/** The one that weighs most; the first of equals. */
function best<Item>(items: readonly Item[], weigh: (item: Item) => number): Item | null {
  let found: { readonly item: Item; readonly weight: number } | null = null;
  for (const item of items) {
    const weight = weigh(item);
    if (!found || weight > found.weight) found = { item, weight };
  }
  return found?.item ?? null;
}

function learnt(look: Look): CareerCommand | null {
  const { house, state } = look;
  const offered = legal(look, 'skill').map(({ command }) => command);
  const [first = null] = offered;
  if (!first) return null;
  const preferred = house.bouts.skills.preferred(personOf(state, first.man).skills);
  return offered.find(({ man, skill }) => man === first.man && skill === preferred) ?? first;
}

/** Another man for the school, if one is wanted and can be paid. A school without men spends what it has. */
function engaged(look: Look, { men, reserve, hires, buys, mornings }: Taste): CareerCommand | null {
  const { state } = look;
  const count = yours(state).length;
  if (count >= men) return null;
  const spare = state.purse - (count === 0 ? 0 : reserve);
  const offered = [...legal(look, 'buy'), ...(hires || count === 0 ? legal(look, 'hire') : [])];
  const wanted = offered.filter(({ command, cost }) => {
    const { kind } = personOf(state, command.person);
    return cost <= spare && (kind === 'trained' || mornings);
  });
  return best(wanted, ({ cost }) => (buys === 'dearest' ? cost : -cost))?.command ?? null;
}

/** What is hoped for from a bout: sesterces, less what the man is worth as far as he may be lost. */
function gainOf({ house }: Look, man: Person, foe: Person, chance: number): number {
  const prize = shareOf(house.ladder.prices.prize, rankOf(house.ladder, foe.rank!).value);
  return chance * prize - ((1 - chance) * valueOf(house, man)) / 4;
}

/** The opponent whom he asks for, of those who are not too much for his man. */
function entered(look: Look, man: Person, { mostWounds, leastChance, aim, patience, drill }: Taste): CareerCommand | null {
  if (man.wounds > mostWounds || man.drilled < drill) return null;
  const { house, state } = look;
  const foes = legal(look, 'enter').flatMap(({ command }) => {
    if (command.man !== man.id) return [];
    const foe = personOf(state, command.foe);
    return [{ command, foe, chance: chanceAtSight(house, man, foe) }];
  });
  const able = foes.filter(({ chance }) => chance >= leastChance);
  const weight = {
    safety: ({ chance }: (typeof able)[number]) => chance,
    gain: ({ foe, chance }: (typeof able)[number]) => gainOf(look, man, foe, chance),
    glory: ({ foe, chance }: (typeof able)[number]) => ranksAbove(house, man, foe) + chance,
  }[aim];
  const waited = dayNumber(house.ladder, state) - man.fit;
  return (best(able, weight) ?? (waited < patience ? null : best(foes, ({ chance }) => chance)))?.command ?? null;
}

/** What each man does today: he fights, stands in the sand at noon, is drilled, or rests, which nobody need order. */
function planned(look: Look, taste: Taste): CareerCommand | null {
  const { state } = look;
  for (const man of yours(state)) {
    if (openMatchOf(state, man.id)) continue;
    const bout = entered(look, man, taste);
    if (bout) return bout;
    const noon = taste.noon && man.wounds === 0 && legal(look, 'noon').find(({ command }) => command.man === man.id);
    if (noon) return noon.command;
    const drill = legal(look, 'train').find(({ command }) => command.man === man.id);
    const wanted = man.wounds === 0 && (taste.drillsIdle || man.drilled < taste.drill);
    if (drill && wanted && state.purse - drill.cost >= taste.reserve / 2) return drill.command;
  }
  return null;
}

function fought(look: Look, { mornings }: Taste): CareerCommand | null {
  const open = legal(look, 'settle').filter(({ command }) => mornings || command.match !== MORNING);
  return open[0]?.command ?? null;
}

function healed(look: Look, { medicus }: Taste): CareerCommand | null {
  const { state } = look;
  const hurt = ({ command: { man } }: { readonly command: Of<'medicus'> }): boolean =>
    personOf(state, man).wounds > 0 && !planOf(state, man).medicus;
  return (medicus && legal(look, 'medicus').find(hurt)?.command) || null;
}

/** The next command of somebody with a taste. */
export function byTaste(look: Look, taste: Taste): CareerCommand {
  return learnt(look) ?? engaged(look, taste) ?? planned(look, taste) ?? fought(look, taste) ?? healed(look, taste) ?? { type: 'end-day' };
}

/** Anything that may be done, every kind of command as likely as every other. */
function byLot(look: Look): CareerCommand {
  const commands = look.choices.map(({ command }) => command).filter(({ type }) => type !== 'fight');
  const kinds = [...new Set(commands.map(({ type }) => type))];
  const kind = kinds[look.lot(kinds.length)];
  const some = commands.filter(({ type }) => type === kind);
  return some[look.lot(some.length)] ?? { type: 'end-day' };
}

export type StrategyId = TasteId | 'random';

const OF_TASTE = Object.entries(TASTES).map(([id, taste]): [string, Strategy] => [id, (look) => byTaste(look, taste)]);

/** Every strategy by name; the first is that of somebody sensible. */
export const STRATEGIES = { ...Object.fromEntries(OF_TASTE), random: byLot } as Readonly<Record<StrategyId, Strategy>>;
