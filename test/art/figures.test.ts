import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { describe, expect, it } from 'vitest';
import {
  actionSign,
  figureOf,
  hasIcon,
  hasWeaponIcon,
  iconCut,
  iconPath,
  portraitIn,
  portraitOf,
  portraitSvg,
  ringArc,
  SIGNS,
  weaponIcon,
} from '../../src/art/index.ts';

const CLASSES = [
  'samnite',
  'retiarius',
  'murmillo',
  'secutor',
  'thraex',
  'gaul',
  'hoplomachus-a-spear',
  'hoplomachus-a-sword',
  'hoplomachus-b-spear',
  'hoplomachus-b-sword',
  'cataphractarius',
  'crupellarius-large',
  'crupellarius-small',
  'diamecheri',
  'pugilarius',
  'arbelas',
  'scissor',
  'laquearius-sword',
  'laquearius-spear',
  'contra-retiarius',
  'velite',
  'gaetulian',
  'provocator',
  'provocator-early',
  'sagittarius',
];

const GEAR = [
  'sword',
  'sica',
  'scissor',
  'dagger',
  'cone',
  'arbelos',
  'cestus',
  'twoHandedSword',
  'axe',
  'club',
  'longSpear',
  'trident',
  'hastaUntied',
  'hastaThonged',
  'net',
  'lasso',
  'cape',
  'dart',
  'javelin',
  'bow',
  'arrow',
  'smallShield',
  'largeShield',
  'helmet',
  'galerus',
  'torch',
  'pitchfork',
];

const ANSWERS = [
  'ready',
  'move',
  'turn',
  'whirl',
  'feint',
  'grapple',
  'haze',
  'draw',
  'sheathe',
  'pick-up',
  'kick',
  'cut-free',
  'end',
  'throw',
  'disengage',
];

import { glyphNames } from '../../src/engine/look/index.ts';
import { beginSession } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';
import { melee } from '../support/munera.ts';

/** What is drawn: every part with its place. */
const geometry = (id: string): string => portraitSvg(figureOf(id));

describe('figures of the classes', () => {
  it('draws every class', () => {
    expect(glyphNames('fighter').sort()).toEqual(CLASSES.map((id) => (id === 'scissor' ? 'scissor-fighter' : id)).sort());
  });

  it('draws every gladiator of the core cards', () => {
    const ids = Object.values(core.munera.fighters).flatMap(({ id, kind }) => (kind === 'gladiator' ? [id] : []));
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) expect(portraitIn(core.looks.man[id]), id).not.toBeNull();
  });

  it('gives no two classes the same drawing', () => {
    expect(new Set(CLASSES.map(geometry)).size).toBe(CLASSES.length);
  });

  it('tells classes apart by the head, and variants of a class by what they carry', () => {
    const heads = new Map<string, Set<string>>();
    for (const id of CLASSES) {
      const figure = figureOf(id);
      const head = (figure.with ?? [])
        .map(({ icon }) => icon)
        .filter((icon) => /^fig-(helm|hair|crest|wolf|cap|feather)/.test(icon))
        .join(' ');
      expect(head, id).not.toBe('');
      heads.set(head, new Set([...(heads.get(head) ?? []), id.split('-')[0] as string]));
    }
    const shared = [...heads.values()].filter((classes) => classes.size > 1).map((classes) => [...classes].sort().join(' '));
    // The scissor is a secutor in heavier armour (M-300); net and lasso fighters are bareheaded.
    expect(shared.sort()).toEqual(['laquearius retiarius', 'scissor secutor'].filter((pair) => shared.includes(pair)));
  });

  it('is drawn from parts that exist', () => {
    for (const id of CLASSES) {
      const figure = figureOf(id);
      for (const { icon } of [figure, ...(figure.with ?? [])]) {
        expect(hasIcon(icon), `${id}: ${icon}`).toBe(true);
        expect(iconPath(icon)).toMatch(/^M/);
        expect(iconPath(icon) + iconCut(icon, true)).not.toMatch(/NaN|undefined/);
      }
    }
  });

  it('parts layers by a line and keeps finer lines for large figures', () => {
    expect(portraitSvg(figureOf('murmillo'))).toContain('stroke="var(--cut');
    expect(iconCut('fig-helm-murmillo', true).length).toBeGreaterThan(iconCut('fig-helm-murmillo', false).length);
  });
});

describe('figures of unknown cards', () => {
  it('puts them together from what they carry', () => {
    const kits = [
      { shield: 'none', helmet: false, armour: 'none', weapon: 'club' },
      { shield: 'none', helmet: true, armour: 'none', weapon: 'club' },
      { shield: 'small', helmet: true, armour: 'light', weapon: 'sword' },
      { shield: 'large', helmet: true, armour: 'light', weapon: 'sword' },
      { shield: 'cape', helmet: false, armour: 'none', weapon: 'sword' },
      { shield: 'none', helmet: true, armour: 'heavy', weapon: 'axe' },
      { weapon: 'sword', second: 'sword' },
      { weapon: 'sword', second: 'net' },
      { weapon: 'trident', second: 'net', galerus: true },
      { weapon: 'bow' },
      { weapon: 'cestus' },
      { weapon: 'lasso' },
      { weapon: 'torch' },
      { weapon: null },
    ] as const;
    expect(new Set(kits.map((kit) => portraitSvg(figureOf('nemo', kit)))).size).toBe(kits.length);
  });

  it('draws every weapon that can be named', () => {
    const bare = portraitSvg(figureOf('nemo', { weapon: null }));
    const worn = new Set(['smallShield', 'largeShield', 'helmet', 'galerus', 'cape']);
    for (const weapon of GEAR.filter((id) => !worn.has(id))) expect(portraitSvg(figureOf('nemo', { weapon })), weapon).not.toBe(bare);
  });

  it('prefers the drawn class, and falls back to a helmet', () => {
    expect(figureOf('retiarius', { weapon: 'axe' })).toEqual(portraitOf('retiarius', 'gladiator'));
    expect(figureOf('nemo').icon).toBe('galea');
  });
});

describe('glyphs of the munera', () => {
  it('shows every thing by a glyph of its own', () => {
    for (const id of GEAR) {
      expect(hasWeaponIcon(id), id).toBe(true);
      expect(hasIcon(weaponIcon(id)), id).toBe(true);
      expect(iconPath(weaponIcon(id))).not.toMatch(/NaN/);
    }
    expect(new Set(GEAR.map((id) => iconPath(weaponIcon(id)))).size).toBe(GEAR.length);
    expect(weaponIcon('long-spear')).toBe(weaponIcon('longSpear'));
  });

  it('shows every answer by a sign', () => {
    for (const type of ANSWERS) {
      const sign = actionSign(type);
      expect(sign, type).not.toBeNull();
      expect(hasIcon(SIGNS[sign as keyof typeof SIGNS]), type).toBe(true);
    }
    expect(actionSign('attack')).toBeNull();
    expect(SIGNS.mercy).not.toBe(SIGNS.death);
  });
});

describe('ring of a medallion', () => {
  const sides = [0, 60, 120, 180, -120, -60];
  const count = (arcs: 'front3' | 'exact90' | 'ancestor'): number[] =>
    ['front', 'flank', 'rear'].map((arc) => sides.filter((degrees) => ringArc(degrees, arcs) === arc).length);

  it('M-089 shows each arc model in hexsides', () => {
    expect(count('exact90')).toEqual([1, 4, 1]);
    expect(count('front3')).toEqual([3, 2, 1]);
    expect(count('ancestor')).toEqual([1, 2, 3]);
  });

  it('has stones for whole hexsides', () => {
    for (const stones of [24, 36]) {
      const middles = Array.from({ length: stones }, (_, i) => (((360 / stones) * (i + 0.5) + 180) % 360) - 180);
      expect(middles.filter((degrees) => ringArc(degrees, 'exact90') === 'front')).toHaveLength(stones / 6);
      expect(middles.filter((degrees) => ringArc(degrees, 'exact90') === 'rear')).toHaveLength(stones / 6);
    }
  });
});

describe('what somebody has lost', () => {
  const drawnOf = (id: string, carried: readonly string[]): string[] => {
    const figure = figureOf(id, { carried });
    return [figure, ...(figure.with ?? [])].map(({ icon }) => icon);
  };
  const all = (id: string): string[] => {
    const { bout } = beginSession<MuneraGame>(kit, melee([id, 'thraex']), 'gear');
    return bout.state.fighters[0]!.carried.map((item) => bout.world.things[item]!.gear.id);
  };

  it.each(CLASSES)('is nothing yet when a %s comes in', (id) => {
    expect(figureOf(id, { carried: all(id) })).toEqual(figureOf(id));
  });

  it.each([
    ['murmillo', 'largeShield', 'fig-scutum'],
    ['murmillo', 'sword', 'fig-gladius'],
    ['thraex', 'sica', 'fig-sica'],
    ['thraex', 'smallShield', 'fig-parmula'],
    ['retiarius', 'net', 'fig-net'],
    ['retiarius', 'trident', 'fig-trident'],
    ['hoplomachus-b-spear', 'longSpear', 'fig-spear'],
    ['murmillo', 'helmet', 'fig-helm-murmillo'],
  ])('is not drawn on a %s: %s', (id, gear, part) => {
    expect(drawnOf(id, all(id))).toContain(part);
    expect(
      drawnOf(
        id,
        all(id).filter((one) => one !== gear),
      ),
    ).not.toContain(part);
  });

  it('is one of two, where there were two', () => {
    const swords = (carried: readonly string[]): number => drawnOf('diamecheri', carried).filter((icon) => icon === 'fig-gladius').length;
    expect([['sword', 'sword', 'helmet'], ['sword', 'helmet'], ['helmet']].map(swords)).toEqual([2, 1, 0]);
  });
});
