import { distance } from '../../../../engine/hex/index.ts';
import { weighing, type Tastes, type Weighed } from '../../../../engine/mind/index.ts';
import type { AttackCard, HuntAction, HuntDecision, HuntView, Man, Threat, View } from '../../rules/index.ts';
import {
  areSeveral,
  asBeast,
  chanceOfControl,
  defendPrompt,
  distanceToBeast,
  gripped,
  handOfMan,
  legalStrikes,
  livingBeasts,
  onSand,
  promptedAttack,
  reachOf,
  strikeAction,
  strikeViews,
  struckBeast,
  theBeast,
  threatInControl,
} from '../../rules/index.ts';
import { mindingNearest } from '../focus.ts';
import { liftsWeapon, pointsFor, walkTo } from '../destination.ts';
import { dares, secondWindOf } from './player.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { blowChances, blowWorth, groundWorth, guardWorth, standpointOf, type Standpoint } from './worth.ts';

export type Walk = Extract<HuntAction, { type: 'move' }>;
export type Blow = Extract<HuntAction, { type: 'strike' }>;
export type Guard = Extract<HuntAction, { type: 'defend' }>;

/** How much the beast may do is seen as far as his foresight goes: nothing of it by a tiro. */
const weightsOf = weighing(WEIGHTS, ['prey', 'weak', 'life', 'lane']);

/** The attack of one beast is answered, whichever stands nearest. */
const ANSWERING: readonly HuntDecision['kind'][] = ['defend', 'fate', 'reroll'];

/** What is to be done at once and needs no thought. */
const SURE = 100;
/** To stand by while others strike. */
const IDLE = -1;
/** How much worse than the best of all a blow or a card may be that serves an aim, in Hit Points. */
const PATIENCE = 1.5;
/** Slip is played where it can be, as hunts are short (D-237). */
const SLIPPED = 0.2;

/** Whether it meets him on its way to somebody else. */
export function meetsInPassing({ pushed, struck, swept }: Threat, { id }: Man): boolean {
  return [...pushed, ...struck, ...swept].some((man) => man.id === id);
}

/** One decision of a hunt while it is thought over. What words ask is worked out when first asked for. */
export class Considered {
  readonly seen: HuntView;
  /** Of several beasts the one nearest to him is in question, but for the one whose attack he answers. */
  readonly view: View;
  readonly decision: HuntDecision;
  readonly tastes: Tastes;
  readonly weights: Weights;
  /** Whose turn it is: of several who may walk the one who is nearest, else the first of them. */
  readonly me: Man;
  /** Answers that are worth a thought: walks with the face to the beast, blows and cards of his, the order. */
  readonly actions: readonly HuntAction[];
  private point: Standpoint | null = null;
  private next: Threat | null | undefined;
  private cards: ReadonlyMap<string, AttackCard> | null = null;
  private fall: number | undefined;
  private readonly worths = new Map<HuntAction, number>();

  constructor(seen: HuntView, tastes: Tastes) {
    this.seen = seen;
    this.view = seen.view;
    this.decision = seen.decision()!;
    this.tastes = tastes;
    this.weights = weightsOf(tastes);
    this.me = this.whoseTurn();
    if (!ANSWERING.includes(this.decision.kind) && onSand(this.me)) this.view = mindingNearest(seen.view, this.me);
    this.actions = this.answers();
  }

  private whoseTurn(): Man {
    const { state } = this.view;
    const named = this.decision.figures.flatMap((id) => state.men.find((man) => man.id === id) ?? []);
    const first = named[0] ?? state.men.find(onSand) ?? state.men[0]!;
    if (this.decision.kind !== 'moves') return first;
    const free = named.filter((man) => !gripped(man));
    const away = (man: Man): number => distanceToBeast(mindingNearest(this.view, man), man);
    return free.toSorted((a, b) => away(a) - away(b))[0] ?? first;
  }

  private answers(): readonly HuntAction[] {
    switch (this.decision.kind) {
      case 'strikes':
        return this.blows();
      case 'bystanders':
      case 'first-moves':
      case 'moves': {
        if (this.decision.figures.length === 0) return [{ type: 'done' }];
        const own = this.decision.kind === 'bystanders' ? this.blows() : [];
        return own.length > 0 ? [...own, { type: 'done' }] : this.walks();
      }
      default:
        return this.seen.actions();
    }
  }

  private blows(): HuntAction[] {
    const list = strikeViews(this.view).flatMap((view) => legalStrikes(view, this.me).map((card) => strikeAction(view, this.me, card)));
    return list.filter((blow) => this.seen.isLegal(blow));
  }

  private walks(): HuntAction[] {
    const { me, view } = this;
    if (gripped(me)) return [{ type: 'struggle', figure: me.id }];
    if (me.down) return [{ type: 'stand', figure: me.id }];
    const wind = secondWindOf(this.seen, me);
    if (wind) return [wind];
    const lifted = liftsWeapon(view, me);
    const walks = reachOf(view, me).cells.map((cell) => walkTo(view, me, cell));
    return lifted ? [lifted, ...walks] : walks;
  }

  get best(): number {
    return Math.max(...this.actions.map((action) => this.worthOf(action)));
  }

  get patience(): number {
    return PATIENCE * (this.tastes.leeway ?? 1);
  }

  /** The answer that the weights speak for, and how much each is worth to them. */
  worthOf(action: HuntAction): number {
    let worth = this.worths.get(action);
    if (worth === undefined) this.worths.set(action, (worth = this.weigh(action)));
    return worth;
  }

  private weigh(action: HuntAction): number {
    switch (action.type) {
      case 'strike':
        return this.blowWorth(action);
      case 'defend':
        return this.guardWorth(action);
      case 'move':
        return action.pickUp ? SURE : this.groundWorth(action);
      case 'order':
        return action.order === 'move' ? 0 : IDLE;
      case 'fate':
      case 'reroll':
        return action.use === dares(this.view, this.decision) ? 1 : 0;
      case 'done':
        return IDLE;
      default:
        return 0;
    }
  }

  private groundWorth({ to }: Walk): number {
    return groundWorth(this.view, this.standpoint, to, pointsFor(this.me, reachOf(this.view, this.me), to));
  }

  private blowWorth(blow: Blow): number {
    const card = this.cardOf(blow.card);
    const held = card.provoke ? IDLE : 0;
    return blowWorth(this.viewOf(blow), this.me, card, this.weights) + held;
  }

  private guardWorth({ card: id, slip }: Guard): number {
    const card = id === null ? null : handOfMan(this.view, this.me).defends.find((each) => each.id === id)!;
    const own = card ? guardWorth(this.view, this.me, card, promptedAttack(this.view), this.weights) : 0;
    return own + (slip ? SLIPPED : 0);
  }

  /** The position as the beast that a blow is meant for is the one in question. */
  viewOf({ at }: Blow): View {
    return asBeast(this.view, struckBeast(this.view.state, at));
  }

  cardOf(id: string): AttackCard {
    this.cards ??= new Map(handOfMan(this.view, this.me).attacks.map((card) => [card.id, card]));
    return this.cards.get(id)!;
  }

  private get standpoint(): Standpoint {
    return (this.point ??= standpointOf(this.view, this.me, this.weights));
  }

  /** Those answers that serve something, each with its worth and what it is worth beside it to whoever wants just that. */
  weighed(serves: (action: HuntAction) => boolean, bonus: (action: HuntAction) => number = () => 0): Weighed<HuntAction>[] {
    return this.actions.filter(serves).map((action) => ({ action, value: this.worthOf(action) + bonus(action) }));
  }

  /** The walks that serve by the hex they end on, none where a walk is not to be chosen. */
  walksTo(serves: (away: number, walk: Walk) => boolean, bonus: (away: number, walk: Walk) => number = () => 0): Weighed<HuntAction>[] {
    const awayFrom = ({ to }: Walk): number => distance(this.view.world.arena, to, this.beastCell);
    return this.weighed(
      (action) => action.type === 'move' && !action.pickUp && serves(awayFrom(action), action),
      (action) => bonus(awayFrom(action as Walk), action as Walk),
    );
  }

  get beastCell(): number {
    return theBeast(this.view.state).cell;
  }

  /** Hexes to the beast. */
  get away(): number {
    return onSand(this.me) ? distanceToBeast(this.view, this.me) : Infinity;
  }

  /** What the beast does next if it has Control; null where nobody is left to go for. */
  get threat(): Threat | null {
    return this.next === undefined ? (this.next = this.ownThreat()) : this.next;
  }

  /** Of several beasts the one that means him, or meets him; else the one in question. */
  private ownThreat(): Threat | null {
    if (!areSeveral(this.view.state)) return threatInControl(this.view);
    const concerns = (threat: Threat): boolean => threat.man.id === this.me.id || meetsInPassing(threat, this.me);
    const threats = livingBeasts(this.view.state).flatMap((index) => threatInControl(asBeast(this.view, index)) ?? []);
    return threats.find(concerns) ?? threatInControl(this.view);
  }

  /** Whether the next attack is his, or meets him by the way. */
  get meets(): boolean {
    const { threat, me } = this;
    return threat !== null && ((threat.attack !== null && threat.man.id === me.id) || this.inLane);
  }

  get inLane(): boolean {
    const { threat, me } = this;
    return threat !== null && meetsInPassing(threat, me);
  }

  /** The chance that the beast has Control next and goes for him. */
  get struck(): number {
    return this.meets ? chanceOfControl(this.view).valueOf() : 0;
  }

  /** The chance that the attack in hand, or the next one if it is his, fells him with the best of his cards. */
  get falls(): number {
    return (this.fall ??= this.leastFall());
  }

  private leastFall(): number {
    const { threat, me } = this;
    const options = defendPrompt(this.view)?.options ?? (threat?.man.id === me.id ? threat.defends : []);
    const allowed = options.filter(({ refusal }) => refusal === null).map(({ felled }) => felled.valueOf());
    return allowed.length > 0 ? Math.min(...allowed) : 0;
  }

  /** The best chance of all his blows now; null where he may not strike. */
  bestBlow(chance: 'hits' | 'kills'): number | null {
    const blows = this.actions.filter((action): action is Blow => action.type === 'strike');
    if (blows.length === 0) return null;
    return Math.max(...blows.map((blow) => blowChances(this.viewOf(blow), this.me, this.cardOf(blow.card))[chance]));
  }
}
