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
const KNOWN = 4;
const FRESH = 3;

test(
  'eight temperaments are told apart by counts of ten fresh bouts each',
  () => {
    const bouts = (name: string, seed: string) => featuresOf(styleOf(gladiators, by(name), skilled.policy, CLASSES, seed));
    const samples = (name: string, many: number, seed: string) => Array.from({ length: many }, (_, i) => bouts(name, `${seed} ${i}`));
    const centroids = centroidsOf(new Map(TEMPERAMENTS.map((name) => [name, samples(name, KNOWN, 'known')])));
    const right = TEMPERAMENTS.map(
      (name) => samples(name, FRESH, 'fresh').filter((sample) => recognised(centroids, sample) === name).length,
    );
    expect(TEMPERAMENTS).toHaveLength(8);
    // One in eight would be right by chance.
    for (const [i, name] of TEMPERAMENTS.entries()) expect(right[i], name).toBeGreaterThanOrEqual(FRESH / 3);
    expect(right.reduce((sum, each) => sum + each) / (FRESH * TEMPERAMENTS.length)).toBeGreaterThanOrEqual(0.7);
  },
  LONG,
);
