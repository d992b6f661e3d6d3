import type { Modifier } from '../../engine/dice/index.ts';
import { sum } from '../../engine/dice/index.ts';
import { plain, signed } from './numbers.ts';
import { RuleRef, useLaw } from './rules.tsx';
import { Told } from './term.tsx';
import type { Words } from './words.ts';
import './breakdown.css';
import { drawDie, PALETTES, type DieOptions, type PaletteId } from '../../art/index.ts';
import { Canvas } from './canvas.tsx';

interface BreakdownProps {
  readonly terms: readonly Modifier[];
  /** What the terms come to after the clamp; null for a plain sum. */
  readonly chance: number | null;
  readonly words: Words;
  readonly caption: string;
}

/** A chance or a sum term by term, each with its reason and, where the law is shown, the rule that gives it. */
export function Breakdown({ terms, chance, words, caption }: BreakdownProps) {
  const total = sum(terms);
  const law = useLaw();
  return (
    <table class="breakdown table">
      <caption>{caption}</caption>
      <tbody>
        {terms.map((term, index) => (
          <tr key={`${term.rule}-${term.reason}-${index}`}>
            <td class="number">{index ? signed(term.value) : plain(term.value)}</td>
            <th scope="row">
              <Told text={words.reason(term.reason)} />
            </th>
            {law ? (
              <td>
                <RuleRef id={term.rule} />
              </td>
            ) : null}
          </tr>
        ))}
        <tr class="total">
          <td class="number">{chance ?? plain(total)}</td>
          <th scope="row">{chance === null ? 'together' : chance === total ? 'in 20' : `in 20; ${plain(total)} is beyond the limit`}</th>
          {law ? <td /> : null}
        </tr>
      </tbody>
    </table>
  );
}

const DRAWN: readonly DieOptions['sides'][] = [4, 6, 8, 10, 20, 60];

/** The number of sides in dice notation. */
function sidesOf(dice: string): number {
  return Number(/d(\d+)/.exec(dice)?.[1] ?? 20);
}

/** A die of bone that shows a face. Dice that nobody has drawn look like the next smaller one. */
export function Die({ dice, face, palette, size = 48 }: { dice: string; face: number; palette: PaletteId; size?: number }) {
  const wanted = sidesOf(dice);
  const sides = DRAWN.filter((one) => one <= wanted).at(-1) ?? 4;
  return (
    <Canvas
      size={size}
      class="die"
      drawn={`${sides} ${face} ${palette} ${size}`}
      draw={(context) => drawDie(context, { sides, value: face, size: size * 0.86, palette: PALETTES[palette] })}
    />
  );
}
