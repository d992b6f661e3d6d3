import { adjacent, distance } from '../../../../engine/hex/index.ts';
import { sensible, foreseen as foreseenIn, type Weighed, type Bounds, type Outlook } from '../../../../engine/mind/index.ts';
import type { DAMNATIO_WORDS } from '../../cards/index.ts';
import type { DefendCard, HuntAction, Man, Threat, HuntState, HuntView } from '../../rules/index.ts';
import {
  arcOfBeast,
  distanceToBeast,
  handOfMan,
  standing,
  theBeast,
  threatInControl,
  weaponOf,
  withMan,
  onSand,
} from '../../rules/index.ts';
import { effectWorth } from '../card-worth.ts';
import { friendsOf, isHurt } from './conditions.ts';
import { meetsInPassing, type Blow, type Considered, type Guard, type Walk } from './considered.ts';
import { blowChances } from './worth.ts';
import { hopeIn } from './hope.ts';
import { playerOf } from './player.ts';
import { WEIGHTS } from './weights.ts';

/** How far somebody thinks ahead with all the foresight there is. */
const BOUNDS: Bounds = { nodes: 600, width: 8, margin: Infinity, errors: 1 };
/** Hexes two away, of those that can be walked to, that are looked into. */
const WAITING_PLACES = 4;

/** Lanes take longer to find than all that he looks at beside them. */
const quick = playerOf({ ...WEIGHTS, lane: 0 });

/** Walks worth a look: those that end beside the beast, some two hexes off, the farthest, and none. */
function walksOf(considered: Considered, walks: readonly Weighed<HuntAction>[]): Weighed<HuntAction>[] {
  const { view, me, beastCell } = considered;
  const awayFrom = ({ action }: Weighed<HuntAction>): number =>
    action.type === 'move' ? distance(view.world.arena, action.to, beastCell) : 0;
  const sorted = walks.toSorted((a, b) => b.value - a.value);
  const farthest = sorted.reduce<Weighed<HuntAction> | null>((far, each) => (far && awayFrom(far) >= awayFrom(each) ? far : each), null);
  const twoOff = sorted.filter((each) => awayFrom(each) === 2).slice(0, WAITING_PLACES);
  const looked = new Set([
    ...sorted.slice(0, 1),
    ...sorted.filter((each) => awayFrom(each) <= 1),
    ...twoOff,
    ...sorted.filter(({ action }) => action.type === 'move' && action.to === me.cell),
    ...(farthest ? [farthest] : []),
  ]);
  return [...looked];
}

function candidatesOf(considered: Considered): Weighed<HuntAction>[] {
  const all = considered.weighed(() => true);
  return all.some(({ action }) => action.type === 'move') ? walksOf(considered, all) : all;
}

/** The same for the same position, as thoughts have no dice of their own. */
function seedOf({ round, tieNumber, phase, beasts, men, agenda }: HuntState): string {
  const figures = [...beasts, ...men].map((one) => `${one.cell} ${one.hp} ${one.stamina}`);
  return [round, tieNumber, phase, agenda.length, men.filter(({ moved }) => moved).length, ...figures].join(';');
}

/** The round is imagined to its end. */
const OUTLOOK: Outlook<HuntView, HuntAction> = {
  quick,
  isFar: (copy, from) => copy.state.round > from.state.round,
  worth: ({ view }) => hopeIn(view),
};

/** The answer that comes out best when the round is imagined to its end, before all others. */
function foreseen(considered: Considered): readonly Weighed<HuntAction>[] {
  const { seen, view, tastes, decision } = considered;
  // who stands still gains breath and loses nothing within a round: no look so short shows that he wins nothing either
  if (decision.kind === 'order' || !view.state.men.some(onSand)) return [];
  return foreseenIn(OUTLOOK, BOUNDS, { seen, tastes, seed: seedOf(view.state) }, candidatesOf(considered));
}

type Choice = (considered: Considered) => readonly Weighed<HuntAction>[];
export type ChoiceName = keyof typeof DAMNATIO_WORDS.choices;

const fight: Choice = (considered) => considered.weighed(() => true);

const strikes = ({ type }: HuntAction): boolean => type === 'strike';

/** The blows with some of his Attack cards. */
function blowsWith(considered: Considered, serves: (card: ReturnType<Considered['cardOf']>) => boolean, bonus?: (blow: Blow) => number) {
  return considered.weighed(
    (action) => action.type === 'strike' && serves(considered.cardOf(action.card)),
    bonus && ((action) => bonus(action as Blow)),
  );
}

const KILLING = 8;

const finish: Choice = (considered) =>
  blowsWith(
    considered,
    ({ damage }) => damage !== 'none',
    (blow) => KILLING * blowChances(considered.viewOf(blow), considered.me, considered.cardOf(blow.card)).kills,
  );

/** The answers with some of his Defend cards. */
function guardsWith(considered: Considered, serves: (card: DefendCard) => boolean): Weighed<HuntAction>[] {
  const hand = handOfMan(considered.view, considered.me).defends;
  const held = ({ card }: Guard): DefendCard | undefined => hand.find(({ id }) => id === card);
  return considered.weighed((action) => {
    const card = action.type === 'defend' ? held(action) : undefined;
    return card !== undefined && serves(card);
  });
}

const spare: Choice = (considered) => {
  const blows = blowsWith(considered, ({ stamina, provoke }) => stamina === 0 && !provoke);
  return blows.length > 0 ? blows : guardsWith(considered, ({ stamina }) => stamina === 0);
};

const BESIDE = 1;
const SPEAR = 2;

const flank: Choice = (considered) =>
  considered.walksTo((away, { to }) => away === BESIDE && arcOfBeast(considered.view, theBeast(considered.view.state), to) !== 'front');

/** Beside the beast and beside friends who stand there: the more the better. */
const gangUp: Choice = (considered) => {
  const { view } = considered;
  const near = friendsOf(considered).filter((man) => standing(man) && distanceToBeast(view, man) === BESIDE);
  const friends = (to: number): number => near.filter(({ cell }) => adjacent(view.world.arena, cell, to)).length;
  return considered.walksTo(
    (away, { to }) => away === BESIDE && friends(to) > 0,
    (_, { to }) => friends(to),
  );
};

/** A long weapon strikes from there; without one it is a place to wait. */
const standOff: Choice = (considered) => {
  const long = weaponOf(considered.view, considered.me).reach >= SPEAR;
  return long ? considered.walksTo((away) => away === SPEAR) : [];
};

/** How far a hex counts more than how good it is. */
const FAR = 20;

const keepAway: Choice = (considered) => {
  const { view } = considered;
  const nearest = Math.min(...friendsOf(considered).map((man) => distanceToBeast(view, man)));
  const walks = considered.walksTo(
    (away) => away > nearest,
    (away) => FAR * away,
  );
  return walks.length > 0
    ? walks
    : considered.walksTo(
        () => true,
        (away) => FAR * away,
      );
};

/** Whom the beast goes for with him on another hex. */
function threatOn({ view, me }: Considered, cell: number): Threat | null {
  return threatInControl(withMan(view, me.id, { cell }));
}

/** Hexes on which the beast would neither go for him nor meet him by the way. */
const leaveLane: Choice = (considered) => {
  const { me } = considered;
  return considered.walksTo((_, { to }: Walk) => {
    const threat = threatOn(considered, to);
    return threat !== null && threat.man.id !== me.id && !meetsInPassing(threat, me);
  });
};

/** Beside the beast, where it goes for him instead of a friend who is hurt more. */
const shield: Choice = (considered) => {
  const { threat, me } = considered;
  const prey: Man | null = threat && threat.man.id !== me.id ? threat.man : null;
  if (!prey || prey.hp >= me.hp || !isHurt(considered, prey)) return [];
  return considered.walksTo((away, { to }) => away <= distanceToBeast(considered.view, prey) && threatOn(considered, to)?.man.id === me.id);
};

/** What each choice weighs. */
export const choices: Readonly<Record<ChoiceName, Choice>> = {
  fight,
  foresee: foreseen,
  strike: (considered) => considered.weighed(strikes),
  finish,
  hinder: (considered) =>
    sensible(
      considered,
      blowsWith(considered, (card) => effectWorth(card) > 0),
    ),
  spare,
  goad: (considered) => blowsWith(considered, ({ provoke }) => provoke),
  flank,
  'close-in': (considered) => considered.walksTo((away) => away === BESIDE),
  'gang-up': gangUp,
  'stand-off': standOff,
  'keep-away': keepAway,
  'leave-lane': leaveLane,
  shield,
  'stay-up': (considered) => guardsWith(considered, ({ selfDown }) => !selfDown),
  'drop-flat': (considered) => guardsWith(considered, ({ selfDown }) => selfDown),
  'strike-back': (considered) => guardsWith(considered, ({ damage, counter }) => damage !== null || counter !== null),
  hold: (considered) => considered.weighed((action) => action.type === 'order' && action.order === 'hold'),
};
