import { useState } from 'preact/hooks';
import type { Revealed, TextPart } from '../../hud/workshop/index.ts';

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
  /** A plain text area instead of the editor. */
  readonly plain: boolean;
  setPlain(this: void, plain: boolean): void;
  choose(this: void, view: View): void;
  show(this: void, pane: Pane): void;
  /** Shows a part of the text that is open. */
  reveal(this: void, part: TextPart): void;
}

export function usePlace(): Place {
  const [view, setView] = useState<View>('text');
  const [pane, setPane] = useState<Pane>('write');
  const [side, setSide] = useState<Side>('card');
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const [plain, setPlain] = useState(false);
  const show = (next: Pane): void => {
    setPane(next);
    if (next !== 'write') setSide(next);
  };
  return {
    view,
    pane,
    side,
    revealed,
    plain,
    setPlain,
    choose: setView,
    show,
    reveal(part) {
      setView('text');
      show('write');
      setRevealed((before) => ({ ...part, asked: (before?.asked ?? 0) + 1 }));
    },
  };
}
