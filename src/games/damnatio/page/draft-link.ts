import { MOST_BEASTS, START_FACINGS, type HuntSetup } from '../rules/index.ts';
import { ids, lexText, queryOf, readLex, readSeed } from '../../../app/index.ts';

export { LONGEST_SEED } from '../../../app/index.ts';

/** A set-up as an address holds it: what is not named is the rule's suggestion. */
export interface SetupDraft {
  readonly setup: HuntSetup;
  /** Null: roll one. */
  readonly seed: string | null;
}

/** By its name in an address: which slider, the least and the most of it. */
const SLIDERS = { hp: ['hitPoints', -20, 60], dmg: ['damage', -10, 10], ctrl: ['control', -10, 10] } as const;
const sliders = Object.entries(SLIDERS);
const MOST_LISTED = 6;

function whole(text: string | null, least: number, most: number, otherwise: number): number {
  if (text === null || !/^-?\d{1,3}$/.test(text)) return otherwise;
  return Math.max(least, Math.min(most, Number(text)));
}

/** Whether two beasts fight each other, rather than men. */
export function isRehearsal({ beasts, lex }: Pick<HuntSetup, 'beasts' | 'lex'>): boolean {
  return beasts.length === 2 && lex.severalBeasts !== true;
}

function plainLots(setup: Pick<HuntSetup, 'beasts' | 'men' | 'lex'>): number {
  return isRehearsal(setup) || setup.men.length > 0 ? 0 : 4;
}

/** `random` or a hexside. */
function facingOf(text: string | null): HuntSetup['facing'] {
  return START_FACINGS.find((facing) => String(facing) === text);
}

/** Reads the query of `#/setup?…`. Never throws; whether the rules allow the set-up is `checkSetup`'s to say. */
export function parseSetup(query: string, firstBeast: string): SetupDraft {
  const params = new URLSearchParams(query);
  const beasts = ids(params.get('beast'), MOST_BEASTS);
  const men = ids(params.get('men'), MOST_LISTED);
  const lex = readLex(params.get('lex')) as HuntSetup['lex'];
  const lots = plainLots({ beasts, men, lex });
  const facing = facingOf(params.get('look'));
  const wager = ids(params.get('wager'), 1)[0];
  const setup: HuntSetup = {
    ruleset: 'damnatio',
    arena: ids(params.get('arena'), 1)[0] ?? 'harena',
    beasts: beasts.length > 0 ? beasts : [firstBeast],
    men,
    draw: whole(params.get('draw'), 0, 6, lots),
    lex,
    elite: whole(params.get('elite'), 0, 3, 0) as HuntSetup['elite'],
    sliders: Object.fromEntries(
      sliders.map(([name, [key, least, most]]) => [key, whole(params.get(name), least, most, 0)]),
    ) as HuntSetup['sliders'],
    ...(facing !== undefined && { facing }),
    ...(wager !== undefined && { wager }),
    position: null,
  };
  return { setup, seed: readSeed(params) };
}

/** The query of a set-up; short, because what is as suggested is left out. */
export function formatSetup({ setup, seed }: SetupDraft): string {
  const parts: [string, string][] = [['beast', setup.beasts.join(',')]];
  if (setup.men.length > 0) parts.push(['men', setup.men.join(',')]);
  if (setup.draw !== plainLots(setup)) parts.push(['draw', String(setup.draw)]);
  if (setup.arena !== 'harena') parts.push(['arena', setup.arena]);
  if (setup.elite !== 0) parts.push(['elite', String(setup.elite)]);
  for (const [name, [key]] of sliders) if (setup.sliders[key] !== 0) parts.push([name, String(setup.sliders[key])]);
  if (setup.facing !== undefined) parts.push(['look', String(setup.facing)]);
  if (setup.wager !== undefined) parts.push(['wager', setup.wager]);
  const lex = lexText(setup.lex);
  if (lex !== '') parts.push(['lex', lex]);
  if (seed) parts.push(['seed', seed]);
  return queryOf(parts);
}
