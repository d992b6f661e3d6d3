import type { ReachSetting, Settings } from '../common/index.ts';
import type { FightOptions, FoughtGame } from './fight-model.ts';

/** Bouts of a game that begin with *Reach* on, as long as the player has not chosen. */
export const FIRST_BOUTS = 3;

type Place = Pick<FightOptions<FoughtGame>, 'session' | 'settings' | 'onSettings' | 'readOnly'>;

function isNew({ session }: Place): boolean {
  return session.steps.length <= 1;
}

function keptOf({ session, settings }: Place): ReachSetting {
  return settings.value.reach[session.setup.ruleset] ?? 0;
}

function changed({ session, settings }: Place, to: ReachSetting): Pick<Settings, 'reach'> {
  return { reach: { ...settings.value.reach, [session.setup.ruleset]: to } };
}

/** Whether a bout begins with it on: by the player's own choice, else in his first ones. */
export function beginsWithReach(place: Place): boolean {
  const kept = keptOf(place);
  return kept === 'on' || (typeof kept === 'number' && (isNew(place) ? kept < FIRST_BOUTS : kept <= FIRST_BOUTS));
}

/** Whether it is on although nobody has asked for it. */
export function isReachByItself(place: Place): boolean {
  return typeof keptOf(place) === 'number';
}

/** Keeps what the player has chosen, for every bout of this game from now on. */
export function chooseReach(place: Place, on: boolean): void {
  place.onSettings(changed(place, on ? 'on' : 'off'));
}

/** A bout that the player fights has begun: one of the first fewer. */
export function countFirstBout(place: Place): void {
  const kept = keptOf(place);
  if (typeof kept === 'number' && kept < FIRST_BOUTS && isNew(place) && place.readOnly.value === null)
    place.onSettings(changed(place, kept + 1));
}
