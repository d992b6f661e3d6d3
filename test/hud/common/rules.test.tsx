/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { signal } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { Breakdown, ruleBook, RuleBookContext, RuleRef, RuleRefs, type Words } from '../../../src/hud/common/index.ts';

const words = { reason: (key: string) => key } as Words;
const law = signal(false);

function show() {
  const book = ruleBook(() => Promise.resolve({}), law);
  void act(() =>
    render(
      <RuleBookContext.Provider value={book}>
        <p>
          He tires. <RuleRef id="M-122" /> <RuleRefs ids={['D-118', 'D-119']} />
        </p>
        <Breakdown terms={[{ rule: 'D-048', value: 4, reason: 'Control' }]} chance={null} words={words} caption="Control Check" />
      </RuleBookContext.Provider>,
      document.body,
    ),
  );
  return book;
}

afterEach(() => {
  law.value = false;
  render(null, document.body);
});

describe('rule numbers', () => {
  it('are nowhere while the law is off, for eyes or readers; reasons stay', () => {
    show();
    expect(document.body.innerHTML).not.toMatch(/[A-Z]-\d{3}/);
    expect(document.querySelectorAll('.rule-refs, .breakdown td:not(.number)')).toHaveLength(0);
    expect(document.body.textContent).toContain('He tires.');
    expect(document.querySelector('.breakdown th')!.textContent).toBe('Control');
  });

  it('come all at once with the law, and each opens its rule', () => {
    const book = show();
    void act(() => void (law.value = true));
    expect([...document.querySelectorAll('button.rule-ref')].map(({ textContent }) => textContent)).toEqual([
      'M-122',
      'D-118',
      'D-119',
      'D-048',
    ]);
    document.querySelector<HTMLButtonElement>('button.rule-ref')!.click();
    expect(book.open.value).toBe('M-122');
  });

  it('of a pack open as those of the game do; the card of a pack, where no rule is cited, opens nothing', () => {
    const book = ruleBook(() => Promise.resolve({}), signal(true));
    const ids = ['ann.cats:A-001', 'card of ann.cats'];
    void act(() =>
      render(
        <RuleBookContext.Provider value={book}>
          <RuleRefs ids={ids} />
        </RuleBookContext.Provider>,
        document.body,
      ),
    );
    expect([...document.querySelectorAll('button.rule-ref')].map(({ textContent }) => textContent)).toEqual(['ann.cats:A-001']);
    document.querySelector<HTMLButtonElement>('button.rule-ref')!.click();
    expect(book.open.value).toBe('ann.cats:A-001');
  });
});
