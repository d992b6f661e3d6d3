import { effect, useSignal, type ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { BoutEvent, FigureId } from '../../engine/bout/index.ts';
import type { Arena, Cell } from '../../engine/hex/index.ts';
import type { Pace, Projection } from '../../hud/fight/index.ts';
import { Icon } from '../../hud/common/index.ts';
import type { ArenaView, ArenaViewOptions, BoardPicture, Overlays } from '../../scenes/index.ts';
import './stage.css';

/** The way to the drawn arena for whoever has events to show; before it is there, nothing waits for it. */
export class StagePerformer {
  private view: ArenaView | null = null;
  private atHand = false;
  private readonly present: Promise<void>;
  private arrive: () => void = () => undefined;

  constructor() {
    this.present = new Promise((resolve) => (this.arrive = resolve));
  }

  attach(view: ArenaView | null): void {
    this.view = view;
    this.arrive();
  }

  /** Waits for the arena to be drawn the first time, then shows events. */
  async perform(events: readonly BoutEvent[], after: BoardPicture, speed: Pace, rested?: () => void): Promise<void> {
    await this.present;
    await this.view?.perform(events, after, speed, rested);
  }

  skip(): void {
    this.view?.skip();
  }

  /** Sees to it that a hex is on the screen. */
  reveal(cell: Cell): void {
    if (!this.atHand) this.view?.reveal?.(cell);
  }

  /** Does what was chosen on the sand itself: nothing is moved for it. */
  touched(act: () => void): void {
    this.atHand = true;
    act();
    this.atHand = false;
  }

  /** From the action to the whole arena, and back. */
  toggleFraming(): void {
    if (this.view?.framing === 'action') this.view.whole?.();
    else this.view?.frame?.();
  }
}

export interface ArenaStageProps {
  readonly arena: Arena;
  /** Seed of cosmetic randomness. */
  readonly look: string;
  readonly palette: ReadonlySignal<string>;
  readonly reducedMotion: ReadonlySignal<boolean>;
  readonly picture: ReadonlySignal<BoardPicture>;
  readonly overlays: ReadonlySignal<Overlays>;
  /** While false, events are being performed and the picture is left to them. */
  readonly still: ReadonlySignal<boolean>;
  /** Who is asked, whoever is selected first; left out where nobody is, and everything may be looked at anew. */
  readonly asked?: ReadonlySignal<readonly FigureId[]>;
  /** Whom what is asked is about, what matters most first. */
  readonly about?: ReadonlySignal<readonly FigureId[]>;
  /** Which question it is; the same while a plan is made. */
  readonly question?: ReadonlySignal<number>;
  readonly performer: StagePerformer;
  readonly onHex: (cell: Cell) => void;
  readonly onHover: (cell: Cell | null) => void;
  /** What lies over the arena, told where each hex is. */
  readonly children: (projection: ReadonlySignal<Projection | null>) => ComponentChildren;
}

async function openView(parent: HTMLElement, options: ArenaViewOptions): Promise<{ view: ArenaView; plain: boolean }> {
  try {
    const { createArenaView } = await import('../../scenes/index.ts');
    return { view: await createArenaView(parent, options), plain: false };
  } catch {
    const { PlainArena } = await import('./plain-arena.ts');
    return { view: new PlainArena(parent, options), plain: true };
  }
}

/** Tells the camera of a new question. */
function attend(view: ArenaView, { asked, about, question, still, picture }: ArenaStageProps): void {
  if (!asked) void picture.value;
  const who = asked?.value ?? [];
  if (still.value && (!asked || who.length > 0)) view.attend?.(who, about?.value, question?.value);
}

/** Keeps a view in step with the signals; returns the way to stop. */
function follow(view: ArenaView, props: ArenaStageProps): () => void {
  const stops = [
    effect(() => {
      const picture = props.picture.value;
      if (props.still.value) view.sync(picture);
    }),
    effect(() => view.show(props.overlays.value)),
    effect(() => attend(view, props)),
    effect(() => view.setPalette(props.palette.value)),
    effect(() => view.setReducedMotion(props.reducedMotion.value)),
  ];
  return () => stops.forEach((stop) => stop());
}

/** The drawn arena: Phaser when there is WebGL, a plain canvas otherwise, and the place for what lies over it. */
export function ArenaStage(props: ArenaStageProps) {
  const parent = useRef<HTMLDivElement>(null);
  const projection = useSignal<Projection | null>(null);
  const plain = useSignal(false);
  useEffect(() => {
    let gone = false;
    let close = (): void => undefined;
    const { arena, look, palette, reducedMotion, onHex, onHover } = props;
    const options = { arena, look, palette: palette.value, reducedMotion: reducedMotion.value, onHex, onHover };
    void openView(parent.current!, options).then((opened) => {
      if (gone) return opened.view.destroy();
      const { view } = opened;
      let asked = 0;
      const lay = (): void => void (projection.value = (cell) => view.project(cell));
      const laySoon = (): void => {
        cancelAnimationFrame(asked);
        asked = requestAnimationFrame(lay);
      };
      plain.value = opened.plain;
      view.sync(props.picture.value);
      view.onLayout(laySoon);
      lay();
      const unfollow = follow(view, props);
      props.performer.attach(view);
      close = () => {
        unfollow();
        view.destroy();
      };
    });
    return () => {
      gone = true;
      props.performer.attach(null);
      close();
    };
  }, []);
  return (
    <div class="stage">
      <div class="stage-drawing" ref={parent} />
      {props.children(projection)}
      {plain.value ? null : (
        <button
          type="button"
          class="button icon-button stage-frame-button"
          aria-label="Whole arena, or near the action"
          title="Whole arena, or near the action"
          onClick={() => props.performer.toggleFraming()}
        >
          <Icon sign="search" />
        </button>
      )}
      {plain.value ? <p class="stage-note quiet">Drawn without motion: this browser gives no WebGL.</p> : null}
    </div>
  );
}
