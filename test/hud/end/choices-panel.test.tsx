/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ChoicesPanel, type PostMortem, type ToldChoice } from '../../../src/hud/end/index.ts';

let parent: HTMLElement;

beforeEach(() => {
  parent = document.createElement('div');
  document.body.append(parent);
});

afterEach(() => {
  void act(() => render(null, parent));
  parent.remove();
});

const ABOUT = { mean: 1, error: 0.01 };

function told(step: number): ToldChoice {
  const weighed = { step, round: step, played: [], other: [], kept: ABOUT, would: ABOUT, gain: ABOUT, life: null, times: 100 };
  return { weighed, did: `He did ${step}`, other: 'something else', who: null };
}

/** What is known so far, the dearest first. */
function put(steps: readonly number[], done = false): void {
  const better = steps.map(told);
  const found: PostMortem = {
    measure: { of: 'saved', most: 4 },
    bot: 'skilled',
    quick: null,
    better: better.map(({ weighed }) => weighed),
    praised: [],
    choices: 9,
    hoped: null,
    came: 0,
    share: done ? 1 : 0.5,
    done,
  };
  const none = (): void => undefined;
  const bots = { bot: 'skilled bot', quick: 'quick bot' };
  void act(() =>
    render(<ChoicesPanel found={found} better={better} praised={[]} failed={null} bots={bots} onLook={none} onFork={none} />, parent),
  );
}

const shown = (): number[] => [...parent.querySelectorAll<HTMLElement>('li')].map(({ dataset }) => Number(dataset['step']));
const fork = (step: number): HTMLElement => parent.querySelector(`[data-step="${step}"] button`)!;

describe('your choices, while they are weighed', () => {
  it('stay where they came up, and are sorted when all is weighed; the sentence above names the dearest at once', () => {
    put([3]);
    put([7, 3]);
    put([5, 7, 3]);
    expect(shown()).toEqual([3, 7, 5]);
    expect(parent.querySelector('.post-mortem-first')!.textContent).toContain('in round 5');
    put([5, 7, 3], true);
    expect(shown()).toEqual([5, 7, 3]);
  });

  it('keep the focus wherever they go, and give it to their heading when they are gone', () => {
    put([3, 7]);
    const button = fork(7);
    button.focus();
    put([3, 7, 5]);
    put([5, 7, 3], true);
    expect(document.activeElement).toBe(button);
    put([5, 3], true);
    expect(document.activeElement).toBe(parent.querySelector('h2'));
  });

  it('take the focus from nobody who is elsewhere', () => {
    put([3, 7]);
    const outside = document.body.appendChild(document.createElement('button'));
    outside.focus();
    put([7], true);
    expect(document.activeElement).toBe(outside);
    outside.remove();
  });
});
