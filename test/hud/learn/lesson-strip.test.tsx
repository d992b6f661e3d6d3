/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it, vi } from 'vitest';
import { core } from '../../support/core-content.ts';
import { doubled } from '../../support/told-terms.ts';
import type { LessonStripProps } from '../../../src/hud/learn/index.ts';
import { LessonStrip } from '../../../src/hud/learn/index.ts';

const PROPS: LessonStripProps = {
  name: 'Defend',
  goal: 'Keep him out of its claws.',
  intro: 'It springs.',
  said: null,
  met: false,
  over: false,
  hints: ['It leaps.', 'Drop flat.'],
  closing: 'Read the chance.',
  next: { say: 'Then this.', label: 'Next: Overrun', href: '#/learn/overrun' },
  listHref: '#/learn',
  onAgain: () => undefined,
};

const root = document.createElement('div');
document.body.append(root);
afterEach(() => render(null, root));

const show = (props: Partial<LessonStripProps> = {}): void =>
  act(() => render(<LessonStrip {...PROPS} {...props} />, root)) as unknown as void;
const said = (): string => root.querySelector('[role=status]')!.textContent!;
const button = (name: string): HTMLButtonElement =>
  [...root.querySelectorAll('button')].find(({ textContent }) => textContent!.startsWith(name))!;
const press = (name: string): void => act(() => button(name).click()) as unknown as void;

it('says the intro, then what is said to what was done, in one polite live region', () => {
  show();
  expect(said()).toBe('It springs.');
  show({ said: 'He dodged.' });
  expect(said()).toBe('He dodged.');
  expect(root.querySelectorAll('[role=status]')).toHaveLength(1);
});

it('doubles no punctuation, whatever lesson it tells and however it stands', () => {
  for (const { name, intro, goal, answers, hints, closing, next } of Object.values(core.lessons)) {
    for (const said of [null, ...answers.map(({ say }) => say)]) {
      for (const [met, over] of [
        [false, false],
        [false, true],
        [true, false],
      ] as const) {
        show({ name, intro, goal: goal.say, said, met, over, hints, closing, next: { ...PROPS.next, say: next.say } });
        expect([...root.querySelectorAll('p')].flatMap(({ textContent }) => doubled(textContent!))).toEqual([]);
      }
    }
  }
});

it('gives hints one by one, which make way for the next thing that is said', () => {
  show();
  press('Hint');
  expect(said()).toBe('Hint 1 of 2: It leaps.');
  press('Hint');
  expect(said()).toBe('Hint 2 of 2: Drop flat.');
  expect(button('Hint').disabled).toBe(true);
  show({ said: 'He dodged.' });
  expect(said()).toBe('He dodged.');
  expect(button('Hint').disabled).toBe(false);
});

it('folds on a small screen until something is said', () => {
  const isFolded = (): boolean => root.querySelector('section')!.classList.contains('folded');
  show();
  press('Hide words');
  expect([isFolded(), button('Show words').getAttribute('aria-expanded')]).toEqual([true, 'false']);
  show({ said: 'He dodged.' });
  expect(isFolded()).toBe(false);
});

it('ends with what was learned and the way on, or with the way to begin again', () => {
  const onAgain = vi.fn();
  show({ said: 'Clear.', met: true });
  expect(said()).toBe('Clear. Read the chance. Then this.');
  expect(root.querySelector('a.primary')!.getAttribute('href')).toBe('#/learn/overrun');
  expect(root.textContent).toContain('✓ Done.');
  show({ said: 'It has him.', over: true, onAgain });
  expect(said()).toContain('Nothing more can be done here.');
  press('Again');
  expect(onAgain).toHaveBeenCalledOnce();
});
