import { comesTo, type Argument } from '../../../../engine/mind/index.ts';
import type { DAMNATIO_WORDS } from '../../cards/index.ts';
import type { DecisionKind, Man } from '../../rules/index.ts';
import {
  arcOfBeast,
  beastCard,
  chanceOfControl,
  distanceToBeast,
  gripped,
  manCard,
  onSand,
  standing,
  theBeast,
} from '../../rules/index.ts';
import type { Considered } from './considered.ts';
import { strikesFarther } from './worth.ts';

type Condition = (considered: Considered, args: readonly Argument[]) => boolean;
export type ConditionName = keyof typeof DAMNATIO_WORDS.conditions;

/** The friends of whoever thinks who are on the sand. */
export function friendsOf({ view, me }: Considered): Man[] {
  return view.state.men.filter((man) => man !== me && onSand(man));
}

export function besideBeast(considered: Considered): number {
  return friendsOf(considered).filter((man) => standing(man) && distanceToBeast(considered.view, man) === 1).length;
}

/** Asks one thing of him, or of any of his friends. */
const of =
  (is: (man: Man, considered: Considered) => boolean): Condition =>
  (considered, [who]) =>
    who === 'friend' ? friendsOf(considered).some((man) => is(man, considered)) : is(considered.me, considered);

const KINDS: Readonly<Record<string, readonly DecisionKind[]>> = {
  order: ['order'],
  walk: ['moves', 'first-moves', 'bystanders'],
  strike: ['strikes', 'bystanders'],
  guard: ['defend'],
};

function isTimeTo({ decision, actions }: Considered, what: string): boolean {
  if (!KINDS[what]?.includes(decision.kind)) return false;
  if (decision.kind !== 'bystanders') return true;
  return actions.some(({ type }) => type === 'strike') === (what === 'strike');
}

export function isHurt({ view }: Considered, man: Man): boolean {
  return man.hp * 2 <= manCard(view.world, man).ratings.hitPoints;
}

const woundedBeast: Condition = ({ view }) => {
  const beast = theBeast(view.state);
  return beast.hp * 2 <= beastCard(view.world, beast).ratings.hitPoints;
};

const wounded = of((man, considered) => isHurt(considered, man));

/** What each condition asks. */
export const conditions: Readonly<Record<ConditionName, Condition>> = {
  'time-to': (considered, [what]) => isTimeTo(considered, String(what)),
  within: ({ away }, [hexes]) => away <= Number(hexes),
  round: ({ view }, [round]) => view.state.round >= Number(round),
  arc: ({ view, me }, [arc]) => onSand(me) && arcOfBeast(view, theBeast(view.state), me.cell) === arc,
  prey: of((man, { threat }) => threat?.man.id === man.id),
  charges: ({ threat }) => threat !== null && threat.plan.charge !== null,
  'in-lane': ({ inLane }) => inLane,
  'may-be-struck': ({ struck }, [percent]) => comesTo(struck, percent),
  'may-fall': ({ falls }, [percent]) => comesTo(falls, percent),
  'may-hit': (considered, [percent]) => comesTo(considered.bestBlow('hits') ?? 0, percent),
  'may-end': (considered, [percent]) => comesTo(considered.bestBlow('kills') ?? 0, percent),
  controls: ({ view }, [percent]) => comesTo(chanceOfControl(view).valueOf(), percent),
  wounded: (considered, args) => (args[0] === 'beast' ? woundedBeast : wounded)(considered, args),
  winded: ({ me }, [points]) => me.stamina <= Number(points),
  down: of(({ down }) => down),
  gripped: of(gripped),
  beside: (considered, [friends]) => besideBeast(considered) >= Number(friends),
  alone: (considered) => friendsOf(considered).length === 0,
  reaches: ({ view, me }) => strikesFarther(view, me),
  unarmed: ({ me }) => me.weapon < 0,
};
