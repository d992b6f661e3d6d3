/** @jsxImportSource preact */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { Kit } from '../../../src/app/kit.ts';
import { newDraft } from '../../../src/app/workshop/drafts-store.ts';
import { PartPalette } from '../../../src/app/workshop/write-pane.tsx';
import { workshopParts } from '../../../src/app/workshop/parts.ts';
import { triedOf, type Parts, type Tried } from '../../../src/app/workshop/card-trial.ts';
import { Workbench } from '../../../src/app/workshop/workbench.ts';
import type { Reader } from '../../../src/app/workshop/reader.ts';
import { Vault } from '../../../src/app/storage/vault.ts';
import { Palette } from '../../../src/hud/workshop/palette.tsx';
import { core, kit } from '../../support/core-content.ts';

const page: Kit = { kit, catalogue: { content: core, messages: core.text['en']!, loadRules: () => Promise.resolve({}) }, findings: [] };

let parts: Parts;
beforeAll(async () => void (parts = await workshopParts()), 60_000);
afterEach(() => act(() => render(null, document.body)));

function tried(id: string): Tried {
  const card = { kind: 'beast', id, pack: 'core', name: id, file: `${id}.yaml`, value: null, origins: {}, prose: null, parent: null };
  return triedOf(parts, { kit: page, card, against: null, edition: 1 })!;
}

const figure = (): HTMLInputElement => document.querySelector('.palette-figure input')!;

/** What somebody writes into the figure. */
function write(text: string): void {
  void act(() => {
    figure().value = text;
    figure().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

it('a figure that was set for one card is not put into another', () => {
  const vault = new Vault(() => 1);
  const reader = { read: () => new Promise(() => undefined), stop: () => undefined } as unknown as Reader;
  const draft = newDraft({ name: '', from: '', seed: 's', files: [{ path: 'lion.yaml', text: '' }] }, vault);
  const workbench = new Workbench(draft, vault, reader, () => []);
  const show = (id: string): void =>
    void act(() => render(<PartPalette workbench={workbench} tried={tried(id)} onPut={() => undefined} />, document.body));
  show('lion');
  const choice = document.querySelector('select')!;
  for (let i = 0; i < choice.options.length && !figure(); i += 1)
    void act(() => {
      choice.value = String(i);
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const { max } = figure();
  expect(figure().value).not.toBe(max);
  write(max);
  show('lion');
  expect(figure().value).toBe(max);
  show('bear');
  expect([choice.isConnected, document.querySelector('select')!.value]).toEqual([false, '0']);
  workbench.stop();
});

it('tells at its field a figure that is none or past its bounds, and puts nothing in until it is mended', () => {
  const figureOf = { label: 'At most', value: 3, least: 1, most: 6, step: 1 };
  const onPut = vi.fn<(index: number, figure: number | null) => void>();
  const items = [{ label: 'Flee', about: 'It flees.', figure: figureOf }];
  void act(() => render(<Palette what="a step" items={items} onPut={onPut} />, document.body));
  const submit = (): void => void act(() => document.querySelector('form')!.requestSubmit());
  for (const text of ['7', '2.5', '']) {
    write(text);
    submit();
    expect(document.querySelector('.palette-fault')!.textContent).toBe('At most: a whole number from 1 to 6');
    expect(figure().getAttribute('aria-describedby')).toBe('palette-fault');
    expect(document.activeElement).toBe(figure());
  }
  expect(onPut).not.toHaveBeenCalled();
  write('6');
  submit();
  expect(document.querySelector('.palette-fault')).toBeNull();
  expect(onPut).toHaveBeenCalledExactlyOnceWith(0, 6);
});
