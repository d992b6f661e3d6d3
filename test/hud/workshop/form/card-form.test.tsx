/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileSchemas } from '../../../../src/catalogue/index.ts';
import { CARDS } from '../../../../src/games/cards.ts';
import { CardForm, type FormProps } from '../../../../src/hud/workshop/form/card-form.tsx';
import { loadFormWays } from '../../../../src/hud/workshop/form/load-ways.ts';
import type { JsonSchema } from '../../../../src/hud/workshop/schema.ts';

const schema = fileSchemas(CARDS)['beast'] as JsonSchema;
const TEXT = `schema: beast/2
id: leopard # its name
extends: core:lion
name: { en: Leopard }
move: { slow: 6, lep: 3 } # how far
procedure:
  before: maul
  insert:
    - { id: flee, trigger: control, do: flee } # away
`;
const STEPS = [{ id: 'maul', trigger: 'control', when: { pinned: true }, do: 'maul' }];

afterEach(() => act(() => render(null, document.body)));
beforeAll(async () => void (await loadFormWays()));

async function shown(more: Partial<FormProps> = {}) {
  const said = { text: vi.fn<(text: string) => void>(), add: vi.fn<FormProps['onAdd']>(), opened: vi.fn<() => void>() };
  const props: FormProps = {
    schema,
    text: TEXT,
    id: 'leopard',
    title: 'Leopard',
    inherited: { procedure: STEPS, ratings: { control: 4 } },
    problems: [],
    checked: TEXT,
    wanted: null,
    onText: said.text,
    onAdd: said.add,
    onOpened: said.opened,
    ...more,
  };
  void act(() => render(<CardForm {...props} />, document.body));
  await act(async () => void (await loadFormWays()));
  return said;
}

const button = (name: string): HTMLButtonElement =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
const press = (name: string): void => void act(() => button(name).click());

/** What somebody writes or chooses. */
function enter(field: HTMLInputElement | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  void act(() => {
    field.value = value;
    field.dispatchEvent(new Event(event, { bubbles: true }));
  });
}

describe('the form of a card', () => {
  it('has the name of the card at its top, before everything else', async () => {
    await shown();
    expect(document.querySelector('.card-form')!.firstElementChild!.textContent).toBe('Leopard');
    expect(document.querySelector('input')!.id).toBe('form-name-en');
    expect(document.querySelector('input')!.value).toBe('Leopard');
    const called = [...document.querySelectorAll('.card-form > details > summary b')].map(({ textContent }) => textContent);
    expect(called).toEqual(expect.arrayContaining(['Name', 'Ratings', 'On kill onKill']));
  });

  it('tells a fault at its field, which is unfolded, with the button that mends it', async () => {
    const apply = vi.fn<() => void>();
    const problem = {
      line: 5,
      column: 18,
      length: 3,
      severity: 'error' as const,
      message: 'unknown key "lep"',
      fix: { label: 'Write leap', apply },
    };
    await shown({ problems: [problem] });
    const faults = document.querySelector('.form-map[open] #form-move-lep-faults, .form-map[open] .form-faults')!;
    expect(faults.closest('details')!.textContent).toContain('Move');
    expect(faults.textContent).toContain('unknown key "lep"');
    press('Write leap');
    expect(apply).toHaveBeenCalledOnce();
  });

  it('tells a fault at the field that it was found at, wherever that stands in what has been written since', async () => {
    const fault = { line: 5, column: 18, length: 3, severity: 'error' as const, message: 'unknown key "lep"', fix: null };
    const since = TEXT.replace('name: {', 'ratings: { control: 5 }\nname: { la: Pardus,');
    await shown({ problems: [fault], text: since });
    expect(document.querySelector('.form-map[open]')!.textContent).toContain('Pardus');
    expect(document.querySelector('.form-faults')!.closest('details')!.querySelector('summary')!.textContent).toContain('Move');
  });

  it('asks for a step of a new id where one is wanted, like another or with what it needs', async () => {
    const { add } = await shown();
    press('Add to “Procedure”');
    expect(add).toHaveBeenLastCalledWith(['procedure'], { id: 'new', trigger: 'control', do: 'flee' });
    const like = document.querySelector<HTMLSelectElement>('#form-procedure-another')!;
    enter(like, JSON.stringify(STEPS[0]), 'change');
    press('Add to “Procedure”');
    expect(add).toHaveBeenLastCalledWith(['procedure'], { ...STEPS[0], id: 'maul-2' });
  });

  it('unfolds what was put in, with the keyboard on it', async () => {
    const { opened } = await shown({ wanted: ['procedure', 'insert', 0] });
    expect(document.activeElement!.tagName).toBe('SUMMARY');
    expect(document.activeElement!.textContent).toContain('flee');
    expect(document.activeElement!.closest('details')!.open).toBe(true);
    expect(opened).toHaveBeenCalledOnce();
  });

  it('writes into the text that it shows, and what is remarked there stays', async () => {
    const { text } = await shown();
    press('Out with number 1');
    expect(text).toHaveBeenLastCalledWith(TEXT.slice(0, TEXT.indexOf('procedure')));
    const name = document.querySelector<HTMLInputElement>('#form-name-en')!;
    enter(name, 'Pard', 'input');
    expect(text).toHaveBeenLastCalledWith(TEXT.replace('Leopard', 'Pard'));
  });

  it('shows the card that is meant where a file holds several, and writes into that', async () => {
    const several =
      'schema: beast/2\ncards:\n  - { id: lynx, extends: core:lion }\n  - { id: leopard, extends: core:lion, name: Pard } # this\n';
    const { text } = await shown({ text: several });
    const name = document.querySelector<HTMLInputElement>('#form-name')!;
    enter(name, 'Panther', 'input');
    expect(text).toHaveBeenLastCalledWith(several.replace('Pard', 'Panther'));
  });
});
