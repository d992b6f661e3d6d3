import type { Settings } from '../../hud/common/index.ts';
import { DEFAULT_SETTINGS, SPEEDS } from '../../hud/common/index.ts';
import type { Codec } from './row.ts';
import { makeRow } from './row.ts';
import type { Vault } from './vault.ts';

type Check = (value: unknown) => boolean;

const oneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const flag: Check = (value) => typeof value === 'boolean';
const perCent: Check = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100;

const reachByGame: Check = (value) =>
  typeof value === 'object' && value !== null && Object.values(value).every((kept) => kept === 'on' || kept === 'off' || perCent(kept));

const CHECKS: { readonly [K in keyof Settings]: Check } = {
  speed: oneOf(...SPEEDS),
  waitForMe: flag,
  confirmCommit: flag,
  askOnGoodDice: flag,
  advice: flag,
  everyPrompt: flag,
  oddsDetail: oneOf('glance', 'line', 'law'),
  law: flag,
  palette: oneOf('ostia', 'attic', 'murex', 'basalt', 'marmor'),
  motion: oneOf('system', 'full', 'calm', 'none'),
  textSize: (value) => Number.isInteger(value) && Number(value) >= 100 && Number(value) <= 200,
  font: oneOf('serif', 'sans'),
  language: (value) => value === 'browser' || (typeof value === 'string' && /^[a-z]{2}(-[A-Z]{2})?$/.test(value)),
  letterKeys: flag,
  threatOverlay: flag,
  legend: flag,
  reach: reachByGame,
  hints: flag,
  chanceLine: oneOf('wide', 'always', 'never'),
  sound: flag,
  volume: perCent,
  crowdVolume: perCent,
  beastsVolume: perCent,
  blowsVolume: perCent,
  diceVolume: perCent,
  interfaceVolume: perCent,
  mono: flag,
  quietStart: flag,
  captions: flag,
  violence: oneOf('ink', 'red', 'none'),
  skipExecutions: flag,
};

/** Before there was a switch for rule numbers, who wanted them asked for every term with its rule: those keep them. */
function earlier(value: object): Partial<Settings> {
  return 'oddsDetail' in value && value.oddsDetail === 'law' ? { law: true } : {};
}

/** Takes what fits and the default of everything else, so that a setting that has gone does not spoil the rest. */
export function readSettings(value: unknown): Settings {
  if (typeof value !== 'object' || value === null) throw new TypeError('settings must be an object');
  const given = Object.entries(value).filter(([name, entry]) => Object.hasOwn(CHECKS, name) && CHECKS[name as keyof Settings](entry));
  return { ...DEFAULT_SETTINGS, ...earlier(value), ...Object.fromEntries(given) };
}

export const SETTINGS_CODEC: Codec<Settings> = { kind: 'settings', format: 1, read: readSettings };

/** What is stored; null on a first visit. */
export async function loadSettings(vault: Vault): Promise<Settings | null> {
  return vault.read('profile', 'settings', SETTINGS_CODEC);
}

export async function saveSettings(vault: Vault, settings: Settings): Promise<void> {
  await vault.write([{ do: 'put', shelf: 'profile', row: makeRow(SETTINGS_CODEC, 'settings', settings, null, vault.time()) }]);
}
