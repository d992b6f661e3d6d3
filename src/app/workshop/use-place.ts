import { useState } from 'preact/hooks';
import type { Pointed, Revealed, TextPart } from '../../hud/workshop/index.ts';

export type View = 'text' | 'form' | 'resolved' | 'prose' | 'docs';
export type Side = 'card' | 'bout' | 'report';
/** What is seen where only one of them fits. */
export type Pane = 'write' | Side;

/** What of the bench is looked at. */
export interface Place {
  readonly view: View;
  readonly pane: Pane;
  readonly side: Side;
  readonly revealed: Revealed | null;
  /** What is pointed at among the values that come out, until another view is chosen. */
  readonly pointed: Pointed | null;
  /** A plain text area instead of the editor. */
  readonly plain: boolean;
  setPlain(this: void, plain: boolean): void;
  choose(this: void, view: View): void;
  show(this: void, pane: Pane): void;
  /** Shows a part of the text that is open. */
  reveal(this: void, part: TextPart): void;
  /** Shows a place among the values that come out. */
  point(this: void, at: Pointed): void;
}

export function usePlace(): Place {
  const [view, setView] = useState<View>('text');
  const [pane, setPane] = useState<Pane>('write');
  const [side, setSide] = useState<Side>('card');
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  const [plain, setPlain] = useState(false);
  const show = (next: Pane): void => {
    setPane(next);
    if (next !== 'write') setSide(next);
  };
  const choose = (next: View): void => {
    setView(next);
    setPointed(null);
  };
  return {
    view,
    pane,
    side,
    revealed,
    pointed,
    plain,
    setPlain,
    choose,
    show,
    reveal(part) {
      choose('text');
      show('write');
      setRevealed((before) => ({ ...part, asked: (before?.asked ?? 0) + 1 }));
    },
    point(at) {
      setView('resolved');
      show('write');
      setPointed({ ...at });
    },
  };
}
