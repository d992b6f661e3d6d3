import { adjacent } from '../../../../engine/hex/index.ts';
import { sensible, type Weighed } from '../../../../engine/mind/index.ts';
import type { DAMNATIO_WORDS } from '../../cards/index.ts';
import type { DefendCard, HuntAction, Man, Threat } from '../../rules/index.ts';
import { arcOfBeast, distanceToBeast, handOfMan, standing, theBeast, threatInControl, weaponOf, withMan } from '../../rules/index.ts';
import { effectWorth } from '../card-worth.ts';
import { friendsOf, isHurt } from './conditions.ts';
import type { Blow, Considered, Guard, Walk } from './considered.ts';
import { foreseen } from './foresee.ts';
import { blowChances } from './worth.ts';

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
    return (
      threat !== null && threat.man.id !== me.id && ![...threat.pushed, ...threat.struck, ...threat.swept].some(({ id }) => id === me.id)
    );
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
