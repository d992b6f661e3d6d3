import { describe, expect, it } from 'vitest';
import { offerOf, onProgramme } from '../../../../src/games/damnatio/page/offered.ts';
import { setupOfHunt } from '../../../../src/games/damnatio/desk/index.ts';
import { damnatioContent, huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { core } from '../../../support/core-content.ts';

const { hunts, ...others } = damnatioContent(core);
const first = hunts['prima-venatio']!;

/** The hunts that come after each other, from the easiest on. */
function chain(all: typeof hunts, from: string): string[] {
  const ids = [from];
  for (;;) {
    const next = onProgramme({ ...others, hunts: all }, setupOfHunt(all[ids.at(-1)!]!))?.next;
    if (!next) return ids;
    ids.push(next.id);
  }
}

describe('the programme of hunts', () => {
  it('leads from each hunt to the next harder one, through all of them to the last', () => {
    const ids = chain(hunts, first.id);
    expect(ids.toSorted()).toEqual(Object.keys(hunts).toSorted());
    const measured = ids.map((id) => hunts[id]!.newcomer).filter((newcomer) => newcomer !== null);
    expect(measured).toEqual(measured.toSorted((a, b) => b - a));
  });

  it('leads from a hunt of a pack to the next of the same pack', () => {
    const own = ([1, 2] as const).map((elite) => ({ ...first, id: `ann.cats:hunt-${elite}`, elite, newcomer: 60 - elite }));
    const all = { ...hunts, ...Object.fromEntries(own.map((hunt) => [hunt.id, hunt])) };
    expect(chain(all, 'ann.cats:hunt-1')).toEqual(['ann.cats:hunt-1', 'ann.cats:hunt-2']);
    expect(chain(all, first.id)).not.toContain('ann.cats:hunt-1');
  });

  it('has no place for a hunt that somebody put together, whatever dice it has', () => {
    expect(onProgramme({ ...others, hunts }, huntSetup({ beasts: ['bear'], elite: 3 }))).toBeNull();
    expect(onProgramme({ ...others, hunts }, { ...setupOfHunt(first), wager: 'lion' })?.fought).toBe(first);
  });

  it('tells how hard a hunt is unless nobody plays it', () => {
    expect(offerOf(first, {}).newcomer).toBe(first.newcomer);
    const unplayed = Object.values(hunts).filter((hunt) => !('newcomer' in offerOf(hunt, {})));
    expect(unplayed.map(({ id }) => id)).toEqual(['rehearsal']);
  });
});
