import { describe, expect, it } from 'vitest';
import { conditionMarks } from '../../src/art/index.ts';
import { burdensOf, conditionsOf, diffFigures, hpShare, lookOf, postureOf, postureShown } from '../../src/scenes/picture-diff.ts';
import type { FigurePicture } from '../../src/scenes/types.ts';

function figure(patch: Partial<FigurePicture> = {}): FigurePicture {
  return {
    id: 'syrus',
    card: 'syrus',
    kind: 'man',
    name: 'Syrus',
    initial: 'S',
    weapon: 'knife',
    cell: 3,
    facing: 2,
    hp: 7,
    fullHp: 7,
    posture: 'standing',
    selected: false,
    threatened: false,
    ...patch,
  };
}

describe('the difference of two pictures', () => {
  it('says who has gone, come and stayed; nobody outside the sand is shown', () => {
    const wanted = [figure(), figure({ id: 'dama', cell: 4 }), figure({ id: 'bulla', cell: -1 })];
    const { gone, come, kept } = diffFigures(['syrus', 'bulla', 'valens'], wanted);
    expect(gone).toEqual(['bulla', 'valens']);
    expect(come.map(({ id }) => id)).toEqual(['dama']);
    expect(kept.map(({ id }) => id)).toEqual(['syrus']);
  });

  it('shows wounds in eight steps, whole only when unhurt', () => {
    expect([hpShare(7, 7), hpShare(9, 7), hpShare(0, 7), hpShare(-3, 7)]).toEqual([1, 1, 0, 0]);
    expect(hpShare(39, 40)).toBe(7 / 8);
    expect(hpShare(1, 40)).toBe(1 / 8);
  });

  it('shares textures between equal looks only', () => {
    const look = lookOf(figure(), 2);
    expect(lookOf(figure({ cell: 9, name: 'Other' }), 2)).toEqual(look);
    expect(lookOf(figure(), 3).ring).not.toBe(look.ring);
    expect(lookOf(figure(), 3).body).toBe(look.body);
    expect(lookOf(figure(), 1).body).not.toBe(look.body);
    expect(lookOf(figure({ hp: 3 }), 2).body).not.toBe(look.body);
    expect(lookOf(figure({ weapon: null }), 2).ring).toBe(look.ring);
    expect(look.halo).toBe('');
    expect(lookOf(figure({ selected: true }), 2).halo).not.toBe(lookOf(figure({ threatened: true }), 2).halo);
  });

  it('shows the heaviest condition, and lets a freed man lie', () => {
    const conditions = conditionsOf('pinned');
    conditions.delete('pinned');
    expect(postureOf(conditions)).toBe('down');
    expect(postureOf(new Set(['down', 'held']))).toBe('held');
    expect(postureOf(new Set(['bleeding']))).toBe('standing');
    expect([...conditionsOf('winner')]).toEqual([]);
  });
});

describe('conditions on a medallion', () => {
  it('are drawn as what they are instead of as a chain, where a picture lists them', () => {
    const caught = figure({ posture: 'held', conditions: ['entangled', 'tired'] });
    expect(postureShown(caught)).toBe('standing');
    expect(postureShown(figure({ posture: 'held' }))).toBe('held');
    expect(lookOf(caught, 2).body).not.toBe(lookOf(figure({ posture: 'held', conditions: ['entangled'] }), 2).body);
    expect([...burdensOf(caught)].toSorted()).toEqual(['entangled', 'tired']);
    expect([...burdensOf(figure({ posture: 'down', conditions: ['hazed'] }))].toSorted()).toEqual(['down', 'hazed']);
  });

  it('that say the same are marked once', () =>
    expect(conditionMarks(['tired', 'exhausted', 'injured', 'hazed'])).toEqual(['hazed', 'exhausted']));
});
