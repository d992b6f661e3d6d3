import { asLikely, atLeast, atMost, type Asking } from '../../../../engine/mind/index.ts';
import type { DAMNATIO_WORDS } from '../../cards/index.ts';
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
  type DecisionKind,
  type Man,
} from '../../rules/index.ts';
import type { Considered } from './considered.ts';
import { strikesFarther } from './worth.ts';

type Condition = Asking<Considered>;

/** The friends of whoever thinks who are on the sand. */
export function friendsOf({ view, me }: Considered): Man[] {
  return view.state.men.filter((man) => man !== me && onSand(man));
}

function besideBeast(considered: Considered): number {
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
export const conditions: Readonly<Record<keyof typeof DAMNATIO_WORDS.conditions, Condition>> = {
  'time-to': (considered, [what]) => isTimeTo(considered, String(what)),
  within: atMost(({ away }) => away),
  round: atLeast(({ view }) => view.state.round),
  arc: ({ view, me }, [arc]) => onSand(me) && arcOfBeast(view, theBeast(view.state), me.cell) === arc,
  prey: of((man, { threat }) => threat?.man.id === man.id),
  charges: ({ threat }) => threat !== null && threat.plan.charge !== null,
  'in-lane': ({ inLane }) => inLane,
  'may-be-struck': asLikely(({ struck }) => struck),
  'may-fall': asLikely(({ falls }) => falls),
  'may-hit': asLikely((considered) => considered.bestBlow('hits')),
  'may-end': asLikely((considered) => considered.bestBlow('kills')),
  controls: asLikely(({ view }) => chanceOfControl(view).valueOf()),
  wounded: (considered, args) => (args[0] === 'beast' ? woundedBeast : wounded)(considered, args),
  winded: atMost(({ me }) => me.stamina),
  down: of(({ down }) => down),
  gripped: of(gripped),
  beside: atLeast(besideBeast),
  alone: (considered) => friendsOf(considered).length === 0,
  reaches: ({ view, me }) => strikesFarther(view, me),
  unarmed: ({ me }) => me.weapon < 0,
};
