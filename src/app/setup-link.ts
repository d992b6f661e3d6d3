import type { HuntSetup } from '../rulesets/damnatio/index.ts';

/** A set-up as an address holds it: what is not named is the rule's suggestion. */
export interface SetupDraft {
  readonly setup: HuntSetup;
  /** Null: roll one. */
  readonly seed: string | null;
}

export const LONGEST_SEED = 40;

const PLAIN_SLIDERS = { hitPoints: 0, damage: 0, control: 0 };
const ID = /^[a-z0-9][\w-]{0,39}$/i;
const MOST_LISTED = 6;

function ids(text: string | null): string[] {
  return (text ?? '').split(',').filter((id) => ID.test(id)).slice(0, MOST_LISTED);
}

function whole(text: string | null, least: number, most: number, otherwise: number): number {
  if (text === null || !/^-?\d{1,3}$/.test(text)) return otherwise;
  return Math.max(least, Math.min(most, Number(text)));
}

function lexValue(text: string): boolean | number | string {
  if (text === 'yes') return true;
  if (text === 'no') return false;
  return /^\d{1,3}$/.test(text) ? Number(text) : text;
}

function readLex(text: string | null): HuntSetup['lex'] {
  const entries = (text ?? '').split(',').map((entry) => entry.split(':'));
  const pairs = entries.filter(([field, value]) => field && value && ID.test(field) && ID.test(value)).slice(0, 40);
  return Object.fromEntries(pairs.map(([field, value]) => [field, lexValue(value!)])) as HuntSetup['lex'];
}

/** Reads the query of `#/setup?…`. Never throws; whether the rules allow the set-up is `checkSetup`'s to say. */
export function parseSetup(query: string, firstBeast: string): SetupDraft {
  const params = new URLSearchParams(query);
  const beasts = ids(params.get('beast')).slice(0, 2);
  const men = ids(params.get('men'));
  const lots = beasts.length === 2 || men.length > 0 ? 0 : 4;
  const setup: HuntSetup = {
    ruleset: 'damnatio',
    arena: ids(params.get('arena'))[0] ?? 'harena',
    beasts: beasts.length > 0 ? beasts : [firstBeast],
    men,
    draw: whole(params.get('draw'), 0, 6, lots),
    lex: readLex(params.get('lex')),
    elite: whole(params.get('elite'), 0, 3, 0) as HuntSetup['elite'],
    sliders: {
      hitPoints: whole(params.get('hp'), -20, 60, 0),
      damage: whole(params.get('dmg'), -10, 10, 0),
      control: whole(params.get('ctrl'), -10, 10, 0),
    },
    position: null,
  };
  const seed = params.get('seed')?.trim().slice(0, LONGEST_SEED) ?? '';
  return { setup, seed: seed === '' ? null : seed };
}

function plainLots(setup: HuntSetup): number {
  return setup.beasts.length === 2 || setup.men.length > 0 ? 0 : 4;
}

/** The query of a set-up; short, because what is as suggested is left out. */
export function formatSetup({ setup, seed }: SetupDraft): string {
  const parts: [string, string][] = [['beast', setup.beasts.join(',')]];
  if (setup.men.length > 0) parts.push(['men', setup.men.join(',')]);
  if (setup.draw !== plainLots(setup)) parts.push(['draw', String(setup.draw)]);
  if (setup.arena !== 'harena') parts.push(['arena', setup.arena]);
  if (setup.elite !== 0) parts.push(['elite', String(setup.elite)]);
  const { hitPoints, damage, control } = { ...PLAIN_SLIDERS, ...setup.sliders };
  for (const [name, value] of [['hp', hitPoints], ['dmg', damage], ['ctrl', control]] as const) if (value !== 0) parts.push([name, String(value)]);
  const lex = Object.entries(setup.lex).map(([field, value]) => `${field}:${value === true ? 'yes' : value === false ? 'no' : String(value)}`);
  if (lex.length > 0) parts.push(['lex', lex.join(',')]);
  if (seed) parts.push(['seed', seed]);
  return parts.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':')}`).join('&');
}
