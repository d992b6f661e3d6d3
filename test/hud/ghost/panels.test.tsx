/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render, type VNode } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Branch } from '../../../src/engine/mind/index.ts';
import { GhostPanel, ScoutDialog, ScoutPanel, type GhostTold } from '../../../src/hud/ghost/index.ts';

const branch = (place: readonly number[], say: string, part: Partial<Branch> = {}): Branch => ({
  place,
  say,
  when: [],
  does: `he does ${say}`,
  lots: null,
  branches: [],
  ...part,
});

const show = (view: VNode): void => void act(() => render(view, document.body));
const text = (selector: string): string => document.querySelector(selector)?.textContent ?? '';

afterEach(() => {
  render(null, document.body);
  document.body.replaceChildren();
});

const TOLD: GhostTold = {
  who: 'Verus',
  manner: 'the net-man (tiro)',
  did: 'Verus stepped north',
  meant: 'He meant to end on 1,0, looking north.',
  instead: null,
  way: [
    { branch: branch([0], 'He finishes.'), taken: false, because: ['no blow would end it'] },
    { branch: branch([1], 'He keeps off.'), taken: true, because: ['the other is within 3 hexes (2 hexes away)'] },
  ],
  answers: [
    { text: 'stepping north', worth: -0.8, odds: [], taken: true },
    { text: 'striking', worth: 0.31, odds: ['43 % wound'], taken: false },
  ],
  misjudges: 2.4,
  exact: true,
};

describe('why somebody decided as he did', () => {
  const by = vi.fn();
  const close = vi.fn();
  const panel = (told: GhostTold | null): VNode => (
    <GhostPanel told={told} round={3} place={2} count={2} nothing="Nothing yet." onBy={by} onClose={close} onScout={vi.fn()} />
  );

  it('says the way that was taken first, then what he weighed, then what he left', () => {
    show(panel(TOLD));
    const all = text('.ghost-body');
    const order = [
      'Verus stepped north. He meant to end',
      'He keeps off.',
      'the other is within',
      'Stepping north',
      '43 % wound',
      'He finishes.',
    ];
    const places = order.map((part) => all.toLowerCase().indexOf(part.toLowerCase()));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(all).toContain('−0.8');
    expect(all).toContain('misjudges by up to 2.4, and did so here');
    expect(document.activeElement?.textContent).toBe('Why: Verus');
  });

  it('says what his tree led to where looking ahead changed his mind, and nothing of it elsewhere', () => {
    show(panel(TOLD));
    expect(text('.ghost-body')).not.toContain('in his head');
    show(panel({ ...TOLD, instead: 'standing still' }));
    expect(text('.ghost-body')).toContain('His tree led to standing still. He played his best answers on in his head');
  });

  it('says that his dice are not known, and nothing of errors where he makes none', () => {
    show(panel({ ...TOLD, exact: false }));
    expect(text('.ghost-body')).toContain('His dice are not known here');
    show(panel({ ...TOLD, misjudges: 0 }));
    expect(text('.ghost-body')).not.toMatch(/misjudges|not known/);
  });

  it('goes from decision to decision by arrows, and closes by Escape, while the arena hears nothing', () => {
    show(panel(TOLD));
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    for (const key of ['ArrowLeft', 'ArrowRight', 'Escape'])
      document.querySelector('h2')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    document.removeEventListener('keydown', heard);
    expect(by.mock.calls).toEqual([[-1], [1]]);
    expect(close).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
  });

  it('says that nobody has decided anything yet', () => {
    show(panel(null));
    expect(text('.ghost-body')).toBe('Nothing yet.');
  });
});

describe('what is known of a way of fighting', () => {
  const branches = [
    branch([0], 'He finishes.'),
    branch([1], 'Near, he goes on:', { does: null, branches: [branch([1, 1, 0], 'He casts.'), branch([1, 1, 1], 'He stabs.')] }),
    branch([2], 'He waits.'),
  ];

  it('fills in what was seen, and leaves the words of the rest out', () => {
    show(<ScoutPanel about="Keeps off." branches={branches} seen={new Set(['1.1.0'])} bouts={2} />);
    const all = text('.scout-panel');
    expect(all).toContain('Seen in 2 bouts. 1 of 4 of his ways is known.');
    for (const known of ['Near, he goes on:', 'He casts.']) expect(all).toContain(known);
    for (const hidden of ['He finishes.', 'He stabs.', 'He waits.']) expect(all).not.toContain(hidden);
    expect(document.querySelectorAll('.unseen')).toHaveLength(3);
  });

  it('is all outlines before anybody was seen', () => {
    show(
      <ScoutDialog
        scouted={[{ id: 'e', name: 'the net-man', about: 'Keeps off.', who: 'Verus', branches, seen: new Set(), bouts: 0 }]}
        onClose={vi.fn()}
      />,
    );
    expect(text('.scout-dialog')).toContain('Verus: the net-man');
    expect(text('.scout-dialog')).toContain('You have not seen him fight. 0 of 4 of his ways are known.');
    expect(document.querySelectorAll('.seen')).toHaveLength(0);
  });
});
