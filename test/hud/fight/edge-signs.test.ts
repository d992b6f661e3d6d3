import { signal } from '@preact/signals';
import { describe, expect, it } from 'vitest';
import { edgeOf, whomAbout } from '../../../src/hud/fight/index.ts';
import { arena, hunt } from '../../games/damnatio/screens/support.ts';

const VIEW = { width: 390, height: 290 };

describe('signs at the edge', () => {
  it('stand nowhere for what is in view, and inside the view for what is not, pointing there', () => {
    expect(edgeOf({ x: 10, y: 10 }, VIEW)).toBeNull();
    for (const at of [
      { x: -50, y: 100 },
      { x: 500, y: 100 },
      { x: 200, y: -80 },
      { x: 200, y: 400 },
    ]) {
      const edge = edgeOf(at, VIEW)!;
      expect(edge.x).toBeGreaterThan(0);
      expect(edge.x).toBeLessThan(VIEW.width);
      expect(edge.y).toBeGreaterThan(0);
      expect(edge.y).toBeLessThan(VIEW.height);
    }
    expect(Math.abs(edgeOf({ x: 600, y: 145 }, VIEW)!.turn)).toBe(0);
    expect(edgeOf({ x: 195, y: 600 }, VIEW)!.turn).toBe(90);
  });
});

describe('whom a question is about', () => {
  it('is the beast first, then friends in danger, and nobody where nobody is asked', async () => {
    const { model } = await arena(hunt({}, 'about'));
    const men = model.picture.value.figures.filter(({ kind }) => kind === 'man');
    const beast = model.picture.value.figures.find(({ kind }) => kind === 'beast')!;
    const figures = model.picture.value.figures.map((one) => ({ ...one, threatened: one.id === men[1]!.id }));
    const picture = signal({ ...model.picture.value, figures });
    expect(whomAbout({ arena: model.arena, picture }, [men[0]!.id])).toEqual([beast.id, men[1]!.id]);
    expect(whomAbout({ arena: model.arena, picture }, [])).toEqual([]);
  });
});
