import type { Proportion, Rig } from '../../engine/look/index.ts';
import { struthious } from './bird.ts';
import { crocodilian } from './crocodile.ts';
import { bovidHead, canidHead, elephantHead, felidHead, rhinoHead, suidHead, ursidHead } from './heads/index.ts';
import type { Build, Painted } from './parts.ts';
import type { Frame } from './framework.ts';
import { quadruped } from './quadruped.ts';

const FELID: Frame = {
  length: 120,
  chest: 94,
  loin: 74,
  rump: 88,
  leg: 92,
  bone: 13,
  thigh: 2.4,
  foot: 'paw',
  slope: 4,
  neck: { length: 74, up: 36, thick: 42 },
  head: { size: 1.22, down: 8, paint: felidHead },
  tail: 'long',
  mane: 'ruff',
};
const CANID: Frame = {
  length: 112,
  chest: 84,
  loin: 54,
  rump: 66,
  leg: 100,
  bone: 10,
  thigh: 2.4,
  foot: 'paw',
  slope: 2,
  neck: { length: 84, up: 40, thick: 31 },
  head: { size: 1.12, down: 10, paint: canidHead },
  tail: 'brush',
  mane: 'crest',
};
const URSID: Frame = {
  length: 118,
  chest: 124,
  loin: 118,
  rump: 112,
  leg: 78,
  bone: 17.5,
  thigh: 2.1,
  foot: 'paw',
  slope: 8,
  neck: { length: 84, up: 6, thick: 48 },
  head: { size: 1.34, down: 6, paint: ursidHead },
  tail: 'stump',
  mane: 'crest',
};
const SUID: Frame = {
  length: 112,
  chest: 124,
  loin: 98,
  rump: 92,
  leg: 66,
  bone: 11,
  thigh: 2.4,
  foot: 'hoof',
  slope: 20,
  neck: { length: 66, up: 2, thick: 50 },
  head: { size: 1.26, down: 24, paint: suidHead },
  tail: 'curl',
  mane: 'bristles',
};
const BOVID: Frame = {
  length: 124,
  chest: 122,
  loin: 98,
  rump: 100,
  leg: 86,
  bone: 13,
  thigh: 2.4,
  foot: 'hoof',
  slope: 4,
  neck: { length: 86, up: 18, thick: 52 },
  head: { size: 1.14, down: 32, paint: bovidHead },
  tail: 'tassel',
  mane: 'wool',
};
const PROBOSCID: Frame = {
  length: 112,
  chest: 142,
  loin: 138,
  rump: 126,
  leg: 92,
  bone: 20,
  thigh: 1.72,
  foot: 'pad',
  slope: 14,
  neck: { length: 58, up: 20, thick: 56 },
  head: { size: 1.14, down: 0, paint: elephantHead },
  tail: 'tassel',
  mane: 'crest',
};
const RHINOCEROTID: Frame = {
  length: 128,
  chest: 132,
  loin: 128,
  rump: 116,
  leg: 62,
  bone: 17,
  thigh: 1.9,
  foot: 'pad',
  slope: 6,
  neck: { length: 84, up: 2, thick: 52 },
  head: { size: 1.14, down: 12, paint: rhinoHead },
  tail: 'tassel',
  mane: 'crest',
};

interface RigPaint {
  /** What a beast of the rig has by itself of the things that may be left away or put on. */
  readonly has: Readonly<Partial<Record<Proportion, number>>>;
  paint(build: Build): Painted;
}

const onFrame = (frame: Frame, has: RigPaint['has'] = {}): RigPaint => ({ has, paint: (build) => quadruped(frame, build) });

/** How each rig is painted. */
export const RIG_PAINTS: Readonly<Record<Rig, RigPaint>> = {
  felid: onFrame(FELID),
  canid: onFrame(CANID),
  ursid: onFrame(URSID, { hump: 0.3 }),
  suid: onFrame(SUID, { mane: 1, tusks: 1 }),
  bovid: onFrame(BOVID, { horns: 1, hump: 0.2, beard: 0.4 }),
  proboscid: onFrame(PROBOSCID, { tusks: 1, trunk: 1 }),
  rhinocerotid: onFrame(RHINOCEROTID, { horns: 1 }),
  crocodilian: { has: {}, paint: crocodilian },
  struthious: { has: {}, paint: struthious },
};

/** Things that a beast has only if its rig or its card says so. */
export const PUT_ON: readonly Proportion[] = ['mane', 'hump', 'backHump', 'horns', 'tusks', 'trunk', 'beard'];
