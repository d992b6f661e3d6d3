import type { Spot } from './geometry.ts';
import type { Head } from './heads/index.ts';
import type { Build } from './parts.ts';

/** What a beast on four legs is built like; lengths with the withers of a lion at some 200 above the ground. */
export interface Frame {
  /** From hip to shoulder. */
  readonly length: number;
  /** Depth of the trunk at the shoulder, the loin and the rump. */
  readonly chest: number;
  readonly loin: number;
  readonly rump: number;
  /** From the ground to the chest. */
  readonly leg: number;
  /** Half the thickness of a leg below the knee. */
  readonly bone: number;
  /** How thick a thigh is beside that. */
  readonly thigh: number;
  readonly foot: 'paw' | 'hoof' | 'pad';
  /** How much lower the rump is than the withers. */
  readonly slope: number;
  readonly neck: { readonly length: number; readonly up: number; readonly thick: number };
  readonly head: { readonly size: number; readonly down: number; readonly paint: Head };
  readonly tail: 'long' | 'brush' | 'tassel' | 'stump' | 'curl';
  readonly mane: 'ruff' | 'bristles' | 'crest' | 'wool';
}

export interface Framework {
  readonly frame: Frame;
  readonly build: Build;
  readonly length: number;
  readonly leg: number;
  readonly bone: number;
  readonly hip: Spot;
  readonly shoulder: Spot;
  readonly chest: number;
  readonly rump: number;
  readonly loin: number;
}

export const DEGREE = Math.PI / 180;

export function frameworkOf(frame: Frame, build: Build): Framework {
  const { body, girth, legs, limbs } = build.of;
  const length = frame.length * body;
  const [chest, loin, rump] = [frame.chest * girth, frame.loin * girth, frame.rump * girth];
  const leg = frame.leg * legs * (build.pose === 'down' ? 0.34 : 1);
  const withers = -(leg + chest);
  return {
    frame,
    build,
    length,
    leg,
    bone: frame.bone * limbs,
    chest,
    loin,
    rump,
    shoulder: [length / 2, withers],
    hip: [-length / 2, withers + frame.slope],
  };
}

export interface Hung {
  readonly joint: Spot;
  readonly size: number;
  readonly turn: number;
  /** Where the neck leaves the trunk. */
  readonly base: Spot;
}
