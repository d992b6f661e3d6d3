import { useMemo } from 'preact/hooks';
import { announce } from '../../hud/page/index.ts';
import { Palette } from '../../hud/workshop/index.ts';
import type { PutAt } from './putting.ts';
import { choicesOf, paletteFor, putIn, withFigure } from './putting.ts';
import type { Tried } from './tried.ts';
import type { Workbench } from './workbench.ts';

interface PartPaletteProps {
  readonly workbench: Workbench;
  readonly tried: Tried | null;
  readonly onPut: (at: PutAt) => void;
}

/** The parts that can be put into the card on the bench; whoever puts one in is shown where it stands. */
export function PartPalette({ workbench, tried, onPut }: PartPaletteProps) {
  const palette = useMemo(() => paletteFor(tried), [tried]);
  if (!tried || !palette) return null;
  const { file, kind } = tried.card;
  const put = async (index: number, figure: number | null): Promise<void> => {
    const { items, what, ...place } = palette;
    const found = await putIn(workbench, { ...place, value: withFigure(items[index]!, figure) });
    announce(found ? `Put in: ${items[index]!.label}.` : `The text cannot be read as it stands, so that no place is found for ${what}.`);
    if (found) onPut(found);
  };
  return (
    <Palette key={`${kind} ${file}`} what={palette.what} items={choicesOf(palette)} onPut={(index, figure) => void put(index, figure)} />
  );
}
