import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  Dialog,
  Icon,
  LettersContext,
  RuleBookContext,
  RuleDialog,
  RuleRef,
  SPEEDS,
  TermTips,
  Told,
  type RuleBook,
  type Speed,
} from '../common/index.ts';
import { GhostContext, GhostPanel, ScoutDialog, type GhostDesk } from '../ghost/index.ts';
import type { GlossaryPart } from '../glossary/index.ts';
import { ChanceContext, ChanceLine } from './chance-line.tsx';
import { BarButton, FightMenu, type MenuEntry } from './fight-menu.tsx';
import type { AnyFight, FightCommands } from './fight-model.ts';
import { keepFocus } from './focus.ts';
import { HelpDialog, type HelpOfGame } from './help-dialog.tsx';
import { PRESSED_BY_SPACE, handleKey, showLog, type KeyPlace, type OwnKeys } from './keys.ts';
import { LookedAt } from './looked-at.tsx';
import { chanceEntry, menuEntries } from './menu-entries.ts';
import { useShape } from './shape.ts';
import { SheetTabs, useSwipes, type SheetName } from './sheet.tsx';
import { StageTools } from './stage-tools.tsx';
import './frame.css';
import './panels.css';
import './tiles.css';
import './narrow.css';

/** What the page gives the screen of any fight. */
export interface FightScreenProps {
  readonly book: RuleBook;
  readonly notices: readonly string[];
  readonly onLeave: () => void;
  /** What the page adds to the menu of the top bar. */
  readonly pageMenu?: readonly MenuEntry[] | undefined;
  readonly cursor: () => number;
  readonly setCursor: (cell: number) => void;
  /** The drawn arena with its grid of buttons. */
  readonly children: ComponentChildren;
}

export interface FightFrameProps extends FightScreenProps {
  readonly model: AnyFight;
  readonly commands: FightCommands;
  readonly own: OwnKeys;
  readonly class?: string;
  /** Round, whose turn it is and what the moment asks. */
  readonly strip: ComponentChildren;
  /** Left of the arena: what can be known. */
  readonly left: ComponentChildren;
  /** Under the arena: the figures as a row. */
  readonly row: ComponentChildren;
  /** Right of the arena: what can be done, and the log. */
  readonly right: ComponentChildren;
  /** The panels of narrow screens, one of which is shown. */
  readonly sheets: readonly SheetName[];
  readonly help: HelpOfGame;
  /** What the game adds to the menu of the top bar. */
  readonly menu?: readonly MenuEntry[];
}

/** Where the figures are more than fit, the one that matters is brought into the row. */
function useFigureInRow(root: { readonly current: HTMLElement | null }, { selected, idle }: AnyFight): void {
  const [who, asked] = [selected.value, idle.value];
  useEffect(() => {
    const tile = root.current?.querySelector('.man.acts') ?? root.current?.querySelector('.man[aria-pressed="true"]');
    if (asked) tile?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [who, asked]);
}

/** Whether the line of what can be hoped for is shown, and how to switch it; null where nobody counts it. */
function useChance({ model, commands }: FightFrameProps, narrow: boolean) {
  const desk = useContext(ChanceContext);
  const { chanceLine } = model.settings.value;
  const shown = desk !== null && (chanceLine === 'always' || (chanceLine === 'wide' && !narrow));
  const latest = useRef(shown);
  latest.current = shown;
  return useMemo(() => {
    if (!desk) return null;
    const toggle = (): void => {
      model.options.onSettings({ chanceLine: latest.current ? 'never' : 'always' });
      commands.tell(latest.current ? 'The chance is no longer counted.' : 'The chance is counted.');
    };
    return { isShown: () => latest.current, toggle, tell: desk.tell };
  }, [desk]);
}

/** The keys of the arena count while the focus is in it, or nowhere. */
function useKeys(
  root: { readonly current: HTMLElement | null },
  { model, commands, own, cursor, setCursor }: FightFrameProps,
  { chance, ghost }: Pick<KeyPlace, 'chance' | 'ghost'>,
): void {
  useLayoutEffect(() => {
    let clicked: Element | null = null;
    let committed = false;
    const onPointer = ({ target }: PointerEvent): void => void (clicked = (target as Element).closest(PRESSED_BY_SPACE));
    const isHere = (target: EventTarget | null): boolean =>
      target === document.body || (target instanceof Node && (root.current!.contains(target) || clicked?.contains(target) === true));
    const place = { model, commands, own, cursor, setCursor, clicked: () => clicked, ...(chance && { chance }), ...(ghost && { ghost }) };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.code === 'Tab') clicked = null;
      committed = root.current !== null && isHere(event.target) && handleKey(event, { ...place, root: root.current });
      if (committed) event.preventDefault();
    };
    const onKeyUp = (event: KeyboardEvent): void => {
      if (committed && event.code === 'Space') event.preventDefault(); // else some browsers press the button all the same
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
    };
  }, []);
}

/** The screen of a fight: strip on top, arena in the middle, columns at its sides or one sheet at a time below. */
export function FightFrame(props: FightFrameProps) {
  const { model, book } = props;
  const root = useRef<HTMLElement>(null);
  const shape = useShape(root);
  const narrow = shape !== 'wide';
  const grown = useSignal(false);
  const sheet = { model, sheets: props.sheets, grown };
  const chance = useChance(props, narrow);
  const ghost = useContext(GhostContext);
  useKeys(root, props, { chance, ghost });
  useSwipes(root, sheet);
  useFigureInRow(root, model);
  useLayoutEffect(() => keepFocus(root.current!, model.idle), []);
  return (
    <RuleBookContext.Provider value={book}>
      <LettersContext.Provider value={model.settings.value.letterKeys}>
        <main
          ref={root}
          class={`hud arena-screen ${props.class ?? ''} ${shape} ${grown.value ? 'open' : ''}`}
          data-sheet={model.sheet.value}
        >
          <h1 class="visually-hidden">The arena</h1>
          <Top props={props} narrow={narrow} chance={chance} ghost={ghost} onLog={() => showLog({ model, root: root.current! })} />
          {props.left}
          <div class="stage-column">
            <div class="stage-frame">
              {props.children}
              <StageTools model={model} />
            </div>
            {props.row}
          </div>
          {narrow ? <SheetTabs {...sheet} /> : null}
          <div class="task-column">{props.right}</div>
          {ghost ? <GhostPlace ghost={ghost} /> : null}
          {ghost ? <Scouting ghost={ghost} /> : null}
          <p class="visually-hidden" role="status" aria-live="assertive">
            {model.announcement.value}
          </p>
          <TermTips />
          <LookedAt model={model} />
          <GlossaryDialog model={model} />
          <HelpDialog model={model} help={props.help} />
          <RuleDialog book={book} />
        </main>
      </LettersContext.Provider>
    </RuleBookContext.Provider>
  );
}

interface TopProps {
  readonly props: FightFrameProps;
  readonly narrow: boolean;
  readonly chance: ReturnType<typeof useChance>;
  readonly ghost: GhostDesk | null;
  readonly onLog: () => void;
}

/** Round, whose turn and what the moment asks; what is not of the moment stands in the menu. */
function Top({ props: { model, commands, strip, notices, onLeave, pageMenu = [], menu = [] }, narrow, chance, ghost, onLog }: TopProps) {
  const entries = menuEntries({
    model,
    commands,
    onLeave,
    onLog,
    more: [...(chance ? [chanceEntry(chance)] : []), ...(ghost ? ghostEntries(ghost) : []), ...menu, ...pageMenu],
  });
  const pace = <PaceControls model={model} />;
  const onBar = (entry: MenuEntry): boolean => !narrow && entry.onBar === true;
  return (
    <header class="arena-top row panel">
      {strip}
      {chance?.isShown() ? <ChanceLine /> : null}
      {narrow ? null : pace}
      <div class="arena-menu">
        {entries.filter(onBar).map((entry) => (
          <BarButton key={entry.key} entry={entry} />
        ))}
        <FightMenu entries={entries.filter((entry) => !onBar(entry))}>{narrow ? pace : null}</FightMenu>
      </div>
      {notices.map((notice) => (
        <p key={notice} class="notice" tabIndex={narrow ? 0 : undefined}>
          {notice}
        </p>
      ))}
    </header>
  );
}

/** Why the last thing could not be done. */
export function RefusalLine({ model }: { readonly model: Pick<AnyFight, 'refusal'> }) {
  const refusal = model.refusal.value;
  if (!refusal) return null;
  return (
    <p class="refusal" role="alert">
      <Told text={refusal.text} /> {refusal.rule ? <RuleRef id={refusal.rule} /> : null}
    </p>
  );
}

function speedName(speed: Speed): string {
  return speed === 'instant' ? 'instant' : `${speed}×`;
}

/** Pace of what is shown. */
export function PaceControls({ model }: { readonly model: Pick<AnyFight, 'settings' | 'options'> }) {
  const { speed } = model.settings.value;
  const at = SPEEDS.indexOf(speed);
  const change = (by: 1 | -1): void => {
    const next = SPEEDS[at + by];
    if (next !== undefined) model.options.onSettings({ speed: next });
  };
  return (
    <div class="pace" role="group" aria-label="Pace">
      <button type="button" class="button icon-button" aria-label="Slower" aria-disabled={at <= 0} onClick={() => change(-1)}>
        <Icon sign="previous" />
      </button>
      <output class="pace-speed" aria-label="Speed">
        {speedName(speed)}
      </output>
      <button
        type="button"
        class="button icon-button"
        aria-label="Faster"
        aria-disabled={at >= SPEEDS.length - 1}
        onClick={() => change(1)}
      >
        <Icon sign="next" />
      </button>
    </div>
  );
}

type Page = (props: { readonly parts: readonly GlossaryPart[] }) => VNode;

/** The words of this game; loaded when somebody asks for them. */
export function GlossaryDialog({ model }: { readonly model: Pick<AnyFight, 'glossary' | 'words'> }) {
  const [page, setPage] = useState<{ readonly Page: Page } | null>(null);
  const open = model.glossary.value;
  useEffect(() => {
    if (open && !page) void import('../glossary/index.ts').then(({ Glossary }) => setPage({ Page: Glossary }));
  }, [open]);
  if (!open) return null;
  return (
    <Dialog title="Words" class="words-dialog" onClose={() => (model.glossary.value = false)}>
      {page ? <page.Page parts={[{ title: 'Words', terms: model.words.terms.all }]} /> : <p>Opening the glossary …</p>}
    </Dialog>
  );
}

/** The panel of why somebody decided as he did, while it is open. */
export function GhostPlace({ ghost }: { readonly ghost: GhostDesk }) {
  const now = ghost.now.value;
  if (!now) return null;
  return (
    <GhostPanel
      {...now}
      nothing="Since the arena was opened none of them has decided anything that took a thought."
      onBy={ghost.by}
      onClose={ghost.toggle}
      onScout={() => ghost.scout(true)}
    />
  );
}

/** What is known of those who fight here, while somebody wants to know. */
export function Scouting({ ghost }: { readonly ghost: GhostDesk }) {
  const scouted = ghost.scouted.value;
  return scouted ? <ScoutDialog scouted={scouted} onClose={() => ghost.scout(false)} /> : null;
}

/** What the menu has where somebody goes by a behaviour. */
export function ghostEntries(ghost: GhostDesk): readonly MenuEntry[] {
  return [
    { key: 'why', label: 'Why he did that', keyHint: 'G', pressed: ghost.now.value !== null, act: ghost.toggle },
    { key: 'scout', label: 'Scout the opponents', act: () => ghost.scout(true) },
  ];
}
