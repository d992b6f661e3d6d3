import type { Cell } from '../../engine/hex/index.ts';
import { OUTSIDE } from '../../engine/hex/index.ts';
import { explainHere, SPEEDS } from '../common/index.ts';
import { commitOrConfirm, type FightCommands, type AnyFight } from './fight-model.ts';
import { askToConcede, askToPlayOn, askToTheEnd } from './flow.ts';
import { figureAt } from './looked-at.tsx';
import { focusHex } from './hex-grid.tsx';
import { cycleReach } from './stage-tools.tsx';

/** Direction keys as they lie on the keyboard round S: a flat-topped hex. */
const DIRECTIONS: Readonly<Record<string, number>> = { KeyD: 0, KeyS: 1, KeyA: 2, KeyQ: 3, KeyW: 4, KeyE: 5 };

const ARROWS: Readonly<Record<string, readonly [even: number, odd: number]>> = {
  ArrowUp: [4, 4],
  ArrowDown: [1, 1],
  ArrowLeft: [3, 2],
  ArrowRight: [0, 5],
};

/** What a letter does beyond the letters of every fight, by the code of its key. */
export type OwnKeys = Readonly<Record<string, () => void>>;

export interface KeyPlace {
  readonly model: AnyFight;
  readonly commands: FightCommands;
  readonly root: HTMLElement;
  readonly cursor: () => Cell;
  readonly setCursor: (cell: Cell) => void;
  /** What a pointer pressed last, as long as no key has gone on from it. */
  readonly clicked: () => Element | null;
  readonly own: OwnKeys;
  /** Tells why somebody decided as he did; null where nobody goes by a behaviour. */
  readonly ghost?: { toggle(this: void): void } | null;
  /** Switches the line of what can be hoped for, and says how it stands; null where nobody counts it. */
  readonly chance?: { readonly toggle: () => void; readonly tell: () => void } | null;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

/** What has arrows of its own keeps them: what scrolls, slides or is a list of choices. */
const OWN_ARROWS = '[role="log"], [role="menu"], [role="slider"], [role="radiogroup"], .fight-menu-list, summary';

function mayStep(target: EventTarget | null): boolean {
  if (inGrid(target)) return true;
  if (!(target instanceof HTMLElement) || target.closest(OWN_ARROWS)) return false;
  return target === document.body || target.closest('button') !== null;
}

function inGrid(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('.hex-grid') !== null;
}

/** Handles a key of the arena; true when it was one. */
export function handleKey(event: KeyboardEvent, place: KeyPlace): boolean {
  const { model } = place;
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  if (document.querySelector('dialog[open]')) return false;
  if (event.code === 'Tab') return inGrid(event.target) && nextMan(event, place);
  if (event.code === 'Escape') return toArena(place);
  if (event.code === 'Space') return commitKey(event, place);
  const arrow = ARROWS[event.code];
  if (arrow && mayStep(event.target)) return step(place, arrow[Math.abs(columnOf(place)) % 2]!);
  if (!model.settings.value.letterKeys) return false;
  const direction = DIRECTIONS[event.code];
  if (direction !== undefined) return event.shiftKey ? turn(place, direction) : step(place, direction);
  if (/^(Digit|Numpad)[1-9]$/.test(event.code)) return card(place, Number(event.code.at(-1)));
  return letter(event, place);
}

function columnOf({ model, cursor }: KeyPlace): number {
  return model.arena.cells[cursor()]!.q;
}

/** From outside the arena the way begins at whoever acts, else at whom the player has chosen. */
function whereFrom({ model, cursor }: KeyPlace): Cell {
  if (inGrid(document.activeElement)) return cursor();
  const { figures } = model.picture.value;
  const from = figures.find(({ selected }) => selected) ?? figures.find(({ id }) => id === model.selected.value);
  const cell = from?.cell ?? OUTSIDE;
  return cell === OUTSIDE ? cursor() : cell;
}

function step(place: KeyPlace, direction: number): boolean {
  const to = place.commands.stepFrom(whereFrom(place), direction);
  place.setCursor(to);
  const grid = place.root.querySelector('.hex-grid');
  if (grid) focusHex(grid, to);
  return true;
}

function turn({ commands }: KeyPlace, facing: number): boolean {
  commands.turn(facing);
  return true;
}

function card({ commands }: KeyPlace, n: number): boolean {
  commands.chooseCard(n - 1);
  return true;
}

/** The next man and the hex he stands on; past the last one, Tab goes on through the page. */
function nextMan(event: KeyboardEvent, place: KeyPlace): boolean {
  const { model, commands } = place;
  if (!commands.selectNext(event.shiftKey ? -1 : 1)) return false;
  const cell = model.picture.value.figures.find(({ id }) => id === model.selected.value)?.cell;
  if (cell !== undefined && cell >= 0) place.setCursor(cell);
  const grid = place.root.querySelector('.hex-grid');
  if (grid) focusHex(grid, place.cursor());
  return true;
}

function toArena(place: KeyPlace): boolean {
  place.model.question.value = null;
  place.setCursor(whereFrom(place));
  const grid = place.root.querySelector('.hex-grid');
  if (grid) focusHex(grid, place.cursor());
  return true;
}

/** What Space presses by itself, where keys have led to it. */
export const PRESSED_BY_SPACE = 'button, summary, [role="log"]';

/** Space presses a button that keys have led to, as everywhere; on the arena, and where a pointer was last, it commits. */
function commitKey(event: KeyboardEvent, { model, commands, clicked }: KeyPlace): boolean {
  const button = event.target instanceof HTMLElement ? event.target.closest(PRESSED_BY_SPACE) : null;
  const byKeys = button !== null && (button !== clicked() || button.getAttribute('aria-expanded') === 'true');
  if (byKeys && !inGrid(event.target) && !isMan(event.target)) return false;
  if (model.idle.value) commitOrConfirm(model, commands);
  else model.presenter.next();
  return true;
}

function isMan(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('.man') !== null;
}

/** The sheet of whoever has the focus; false when nobody has. */
function lookHere({ model, root }: KeyPlace): boolean {
  const id = root.contains(document.activeElement) ? figureAt(model, document.activeElement) : null;
  if (id === null || !model.ratingsOf(id)) return false;
  model.looked.value = id;
  return true;
}

function letter(event: KeyboardEvent, place: KeyPlace): boolean {
  const { model, commands } = place;
  const { settings, options } = model;
  const faster = (by: 1 | -1): void => {
    const next = SPEEDS[SPEEDS.indexOf(settings.value.speed) + by];
    if (next !== undefined) options.onSettings({ speed: next });
  };
  const does: OwnKeys = {
    KeyZ: () => (event.shiftKey ? void commands.redo() : commands.undo()),
    KeyL: () => showLog(place),
    KeyI: () => void (lookHere(place) || explainHere() || commands.explain()),
    KeyT: () => commands.cycleThreat(),
    KeyF: () => (model.foesReach.foes.value.length > 0 ? cycleReach(model) : commands.tell('Nobody can be asked about now.')),
    KeyJ: () => commands.law(),
    KeyM: () => commands.mute(),
    ...(place.chance && { KeyO: () => (event.shiftKey ? place.chance!.tell() : place.chance!.toggle()) }),
    ...(place.ghost && { KeyG: place.ghost.toggle }),
    KeyY: () => (event.shiftKey ? askToTheEnd(model) : model.flow.toMyTurn()),
    KeyP: () => askToPlayOn(model),
    KeyX: () => askToConcede(model),
    KeyR: () => commands.tell(model.announcement.value.trim()),
    Comma: () => faster(-1),
    Period: () => faster(1),
    Slash: () => void (model.help.value = event.shiftKey || model.help.value),
    ...place.own,
  };
  const doIt = event.key === '?' ? () => void (model.help.value = true) : does[event.code];
  doIt?.();
  return doIt !== undefined;
}

/** Shows the log, with the focus in it. */
export function showLog({ model, root }: Pick<KeyPlace, 'model' | 'root'>): void {
  model.sheet.value = 'log';
  requestAnimationFrame(() => root.querySelector<HTMLElement>('.log-lines')?.focus());
}
