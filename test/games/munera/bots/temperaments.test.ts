import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { MUNERA_POLICIES } from '../../../../src/games/munera/bots/index.ts';
import { gladiators } from '../../../support/core-content.ts';
import { by, TEMPERAMENTS } from './minds.ts';
import { centroidsOf, featuresOf, recognised, styleOf } from './style.ts';

const LONG = 120_000;
const { skilled } = MUNERA_POLICIES;

/** Ten bouts: with nets, with spears, with shields and without. */
const CLASSES = [
  'retiarius',
  'laquearius-spear',
  'hoplomachus-b-spear',
  'provocator',
  'thraex',
  'murmillo',
  'gaul',
  'secutor',
  'cataphractarius',
  'retiarius',
];
const KNOWN = 6;
const FRESH = 2;
const STYLES = fileURLToPath(new URL('styles.json', import.meta.url));

const bouts = (name: string, seed: string) => featuresOf(styleOf(gladiators, by(name), skilled.policy, CLASSES, seed));
const samples = (name: string, many: number, seed: string) => Array.from({ length: many }, (_, i) => bouts(name, `${seed} ${i}`));

/** What was counted of each before, in thousandths; `STYLES=1` counts anew, after a change of a behaviour or of what it weighs. */
function known(): Map<string, number[][]> {
  if (process.env['STYLES']) {
    const counted = TEMPERAMENTS.map((name) => [
      name,
      samples(name, KNOWN, 'known').map((row) => row.map((value) => Math.round(1000 * value))),
    ]);
    writeFileSync(STYLES, `${JSON.stringify(Object.fromEntries(counted))}\n`);
  }
  const rows = JSON.parse(readFileSync(STYLES, 'utf8')) as Record<string, number[][]>;
  return new Map(Object.entries(rows).map(([name, all]) => [name, all.map((row) => row.map((value) => value / 1000))]));
}

test(
  'eight temperaments are told apart by counts of ten fresh bouts each',
  () => {
    const centroids = centroidsOf(known());
    expect([...centroids.means.keys()].sort()).toEqual([...TEMPERAMENTS].sort());
    expect(TEMPERAMENTS).toHaveLength(8);
    const right = TEMPERAMENTS.map(
      (name) => samples(name, FRESH, 'fresh').filter((sample) => recognised(centroids, sample) === name).length,
    );
    // One in eight would be right by chance: of two, none.
    for (const [i, name] of TEMPERAMENTS.entries()) expect(right[i], name).toBeGreaterThanOrEqual(FRESH / 2);
    expect(right.reduce((sum, each) => sum + each) / (FRESH * TEMPERAMENTS.length)).toBeGreaterThanOrEqual(0.7);
  },
  LONG,
);
