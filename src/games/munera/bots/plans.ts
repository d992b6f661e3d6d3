import { arcOf, distance } from '../../../engine/hex/index.ts';
import { gearAt, IMPROVISED, type MuneraAction, purseOf, pushBackOf, quadrantOf, surchargeAfter, TIRING_AP } from '../rules/index.ts';
import { QUADRANTS, type Way, wayWorth } from './arsenal.ts';
import type { Foe } from './foes.ts';
import { fitness, type Mind, type Tell } from './mind.ts';
import { type Pose, posesOf } from './poses.ts';
import { stanceWorth } from './stance.ts';

/** Whether a miss from where the thinker is put knocks an opponent down (M-125). */
export function isPinned({ view, index }: Mind, target: number): boolean {
  const { barred } = pushBackOf(view, index, target);
  return barred === 'wall' || barred === 'figure';
}

/** The position once a miss has pushed an opponent back, all else as it was (M-122). */
export function withPushed(mind: Mind, foes: readonly Foe[], target: number): { readonly mind: Mind; readonly foes: readonly Foe[] } {
  const { view, index } = mind;
  const moved = { ...view.state.fighters[target]!, cell: pushBackOf(view, index, target).to };
  const fighters = view.state.fighters.slice();
  fighters[target] = moved;
  return {
    mind: { ...mind, view: { world: view.world, state: { ...view.state, fighters } } },
    foes: foes.map((foe) => (foe.index === target ? { ...foe, fighter: moved } : foe)),
  };
}

const PICK_UP = 1;
const HELMET = 2;
const NO_PRIZE = { prize: 0, prizeCost: 0 };

/** An attack that a pose allows. */
interface Chance {
  readonly way: Way;
  readonly worth: number;
}

/** A pose with what it is worth to stay there and what can be done from it. */
interface Stop extends Pose {
  readonly stance: number;
  readonly chances: readonly Chance[];
  /** What the way there costs when no blow comes of it. */
  readonly effort: number;
  /** The best thing to pick up there, and its AP. */
  readonly prize: number;
  readonly prizeCost: number;
}

/** A place and facing that can be reached, for whoever is advised. */
export interface Walk extends Pose {
  /** The best that the turn can hold when he goes there first. */
  readonly worth: number;
  /** What his opponents may do to him there: 0 for nothing, the less the worse. */
  readonly danger: () => number;
}

/** Attacks made so far and with what; AP left. */
export interface Rest {
  readonly points: number;
  readonly attacks: number;
  readonly bundle: number;
  /** What a second blow counts for. */
  readonly second: number;
}

/** AP that he may still spend (M-079). */
function pointsOf({ view, me }: Mind): number {
  return Math.max(0, purseOf(view, me));
}

/** Everything that can still be done this turn: poses in reach, attacks and things at each. */
export class Plans {
  readonly points: number;
  /** AP that he had when he began to think; `points` may be what a deed leaves of them. */
  private readonly owned: number;
  private readonly mind: Mind;
  private readonly foes: readonly Foe[];
  private readonly stops: readonly Stop[];
  private readonly away: number;

  constructor(mind: Mind, foes: readonly Foe[], actions: readonly MuneraAction[], points = pointsOf(mind)) {
    this.mind = mind;
    this.foes = foes;
    this.points = points;
    this.owned = pointsOf(mind);
    this.away = this.awayHere();
    this.stops = posesOf(mind.view, actions, this.points)
      .filter((pose) => this.looksAhead(pose))
      .map((pose) => this.stopAt(pose));
  }

  /** Nobody ends a turn with all opponents out of sight, unless he stays as he is. */
  private looksAhead({ cell, facing, first }: Pose): boolean {
    const { arena, arcs } = this.mind.view.world;
    return first === null || this.foes.some(({ fighter }) => arcOf(arena, arcs, cell, facing, fighter.cell) === 'front');
  }

  /** Puts the thinker on a pose, asks, and puts him back. */
  private at<T>({ cell, facing }: { readonly cell: number; readonly facing: number }, ask: () => T): T {
    const { me } = this.mind;
    const [home, ahead] = [me.cell, me.facing];
    me.cell = cell;
    me.facing = facing;
    const answer = ask();
    me.cell = home;
    me.facing = ahead;
    return answer;
  }

  private stopAt(pose: Pose): Stop {
    const { cell, facing, cost, first } = pose;
    return this.at(pose, () => {
      const { prize, prizeCost } = this.prizeHere();
      const effort = this.mind.weights.effort * Math.max(0, cost - Math.max(0, this.away - this.awayHere()));
      return {
        cell,
        facing,
        cost,
        first,
        stance: stanceWorth(this.mind, this.foes),
        chances: this.chancesHere(),
        effort,
        prize,
        prizeCost,
      };
    });
  }

  /** Hexes to the nearest opponent. */
  private awayHere(): number {
    const { view, me } = this.mind;
    let least = Infinity;
    for (const { fighter } of this.foes) least = Math.min(least, distance(view.world.arena, me.cell, fighter.cell));
    return least;
  }

  stanceAt(cell: number, facing: number, tell?: Tell): number {
    return this.at({ cell, facing }, () => stanceWorth(this.mind, this.foes, tell));
  }

  private chancesHere(): Chance[] {
    const { mind } = this;
    const { view, me } = mind;
    const chances: Chance[] = [];
    if (me.capes > 0) return chances;
    for (const { index, fighter, mine } of this.foes) {
      if (quadrantOf(view, me, fighter.cell) !== 'front' || view.state.turn.floored.includes(index)) continue;
      const hexes = distance(view.world.arena, me.cell, fighter.cell);
      const seen = QUADRANTS.indexOf(quadrantOf(view, fighter, me.cell));
      const barred = mind.weights.pinned > 0 && isPinned(mind, index);
      for (const way of mine.ways) {
        if (way.sheathed || hexes < way.from || hexes > way.to) continue;
        const free = wayWorth(mind, way, seen);
        const worth = barred ? free + mind.weights.pinned * (wayWorth(mind, way, seen, true) - free) : free;
        if (worth > 0) chances.push({ way, worth });
      }
    }
    return chances;
  }

  private prizeHere(): { readonly prize: number; readonly prizeCost: number } {
    const { view, me, wanted } = this.mind;
    if (wanted.length === 0) return NO_PRIZE;
    let prize = 0;
    let prizeCost = PICK_UP;
    for (const { item, cell, value } of wanted) {
      if (value <= prize || distance(view.world.arena, me.cell, cell) > 1) continue;
      prize = value;
      prizeCost = gearAt(view, item).wear === 'head' ? HELMET : PICK_UP;
    }
    return { prize, prizeCost };
  }

  /** What the seventh AP costs when so many will have been spent (M-078). */
  tiring(spent: number): number {
    const before = this.mind.view.state.turn.spent;
    return before < TIRING_AP && spent >= TIRING_AP ? fitness(this.mind, this.mind.index).tiring : 0;
  }

  private spentWith(left: number): number {
    const { turn } = this.mind.view.state;
    return turn.spent + this.owned - left;
  }

  /** The best one or two attacks at a stop. */
  private blows({ chances }: Stop, { points, attacks, bundle, second }: Rest, effort: number): number {
    const { view } = this.mind;
    let best = -this.tiring(this.spentWith(points)) - effort;
    if (attacks >= 2) return best;
    for (const { way, worth } of chances) {
      const left = points - way.cost - (attacks === 1 ? surchargeAfter(view, bundle, way.item) : 0);
      if (left < 0) continue;
      const first = attacks === 1 ? second * worth : worth;
      best = Math.max(best, first - this.tiring(this.spentWith(left)));
      if (attacks === 1) continue;
      for (const next of chances) {
        const rest = left - next.way.cost - surchargeAfter(view, way.bundle, next.way.item);
        if (rest >= 0) best = Math.max(best, worth + second * next.worth - this.tiring(this.spentWith(rest)));
      }
    }
    return best;
  }

  private worthOf(stop: Stop, rest: Rest): number {
    const left = { ...rest, points: rest.points - stop.cost };
    let gain = this.blows(stop, left, stop.effort);
    if (stop.prize > 0 && left.points >= stop.prizeCost) {
      gain = Math.max(gain, stop.prize + this.blows(stop, { ...left, points: left.points - stop.prizeCost }, 0));
    }
    return stop.stance + gain;
  }

  /** The best that the rest of the turn holds. */
  within(rest: Rest): number {
    let best = -Infinity;
    for (const stop of this.stops) if (stop.cost <= rest.points) best = Math.max(best, this.worthOf(stop, rest));
    return best;
  }

  /** The best plan that begins with each step or turn. */
  beginnings(rest: Rest): Map<MuneraAction, { readonly worth: number; readonly stop: Stop }> {
    const best = new Map<MuneraAction, { worth: number; stop: Stop }>();
    for (const stop of this.stops) {
      if (stop.first === null) continue;
      const worth = this.worthOf(stop, rest);
      const known = best.get(stop.first);
      if (!known || worth > known.worth) best.set(stop.first, { worth, stop });
    }
    return best;
  }

  /** All that can be reached. */
  walks(): Walk[] {
    const rest = this.now();
    return this.stops.map((stop) => ({
      cell: stop.cell,
      facing: stop.facing,
      cost: stop.cost,
      first: stop.first,
      worth: this.worthOf(stop, rest),
      danger: () => {
        let danger = 0;
        this.stanceAt(stop.cell, stop.facing, (id, _rule, value) => {
          if (id === 'danger') danger = value;
        });
        return danger;
      },
    }));
  }

  /** What the turn has come to so far. */
  now(): Rest {
    const { attacks, struck } = this.mind.view.state.turn;
    return { points: this.points, attacks, bundle: struck.at(-1) ?? IMPROVISED, second: this.mind.weights.second };
  }
}
