import type { ReadonlySignal } from '@preact/signals';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FigurePicture } from '../../art/index.ts';
import type { FigureId } from '../../engine/bout/index.ts';
import { distance, type Arena, type Cell } from '../../engine/hex/index.ts';
import { far, Icon } from '../common/index.ts';
import { isFallen } from './board.ts';
import type { AnyFight } from './fight-model.ts';
import type { Projection } from './hex-grid.tsx';
import './edge-signs.css';

/** So many opponents count; more would say nothing. */
const NEAREST = 2;

type Shown = Pick<AnyFight, 'arena' | 'picture' | 'words'>;
type OnSand = FigurePicture & { readonly side?: string };

/** Whom a question to these figures is about: the nearest opponents, then friends in danger. Nobody where nobody is asked. */
export function whomAbout({ arena, picture }: Pick<Shown, 'arena' | 'picture'>, asked: readonly FigureId[]): readonly FigureId[] {
  const figures: readonly OnSand[] = picture.value.figures.filter((one) => one.cell >= 0 && !isFallen(one));
  const first = figures.find(({ id }) => id === asked[0]);
  if (!first) return [];
  const near = (a: OnSand, b: OnSand): number => distance(arena, first.cell, a.cell) - distance(arena, first.cell, b.cell);
  const foes = figures.filter(({ side }) => side !== first.side).toSorted(near);
  const friends = figures.filter((one) => one.side === first.side && one.threatened && one.id !== first.id).toSorted(near);
  return [...foes.slice(0, NEAREST), ...friends].map(({ id }) => id);
}

export interface EdgeSignsProps {
  readonly model: Shown;
  readonly asked: readonly FigureId[];
  readonly about: readonly FigureId[];
  readonly projection: ReadonlySignal<Projection | null>;
  /** Somebody wants to see a hex. */
  readonly onReveal: (cell: Cell) => void;
}

interface View {
  readonly width: number;
  readonly height: number;
}

/** Half a sign, in CSS pixels: its middle stays so far inside. */
const ROOM = { across: 58, along: 30 };
/** What the buttons of the arena take at the foot of a narrow view. */
const FOOT = 62;

/** Half of a hex that whoever acts stands on. */
const MAN = 26;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a sign stands for what lies outside the view, beside whoever acts, and which way it points; null for what is in view. */
export function edgeOf(at: Point, { width, height }: View, acting: Point | null = null) {
  if (at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height) return null;
  const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
  const x = within(at.x, ROOM.across, width - ROOM.across);
  const y = within(at.y, ROOM.along, height - ROOM.along - FOOT);
  const clear = ROOM.along + MAN;
  const covers = acting && Math.abs(acting.x - x) < ROOM.across + MAN && Math.abs(acting.y - y) < clear;
  return {
    x,
    y: covers ? acting.y + (acting.y < height / 2 ? clear : -clear) : y,
    turn: Math.round((Math.atan2(at.y - height / 2, at.x - width / 2) * 180) / Math.PI),
  };
}

function hexesTo(arena: Arena, from: OnSand | undefined, to: OnSand): number {
  return from ? distance(arena, from.cell, to.cell) : 0;
}

/** At the edge of the view, whom the question is about and who does not fit into it: which way, and how far. */
export function EdgeSigns({ model, asked, about, projection, onReveal }: EdgeSignsProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<View | null>(null);
  const project = projection.value;
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = layer.current ?? {};
    setView((now) => (now?.width === width && now.height === height ? now : { width, height }));
  }, [project]);
  const { figures } = model.picture.value;
  const first = figures.find(({ id }) => id === asked[0]);
  const acting = project && first && first.cell >= 0 ? project(first.cell) : null;
  return (
    <div class="edge-signs" ref={layer}>
      {about.map((id) => {
        const figure = figures.find((one) => one.id === id);
        const edge = project && view && figure && figure.cell >= 0 ? edgeOf(project(figure.cell), view, acting) : null;
        if (!edge || !figure) return null;
        const way = far(hexesTo(model.arena, first, figure), model.words);
        return (
          <button
            key={id}
            type="button"
            class="edge-sign"
            data-outside={id}
            style={{ left: `${edge.x}px`, top: `${edge.y}px` }}
            onClick={() => onReveal(figure.cell)}
          >
            <span class="edge-arrow" style={{ transform: `rotate(${edge.turn - 90}deg)` }}>
              <Icon sign="down" />
            </span>{' '}
            {model.words.title(id)}, {way}
            <span class="visually-hidden"> away, out of view: show</span>
          </button>
        );
      })}
    </div>
  );
}
