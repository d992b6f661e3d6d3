import type { ArcModel } from '../../../../engine/hex/index.ts';
import { exact90 } from '../../../../engine/hex/index.ts';
import { KEYS } from '../keys.ts';
import type { Quadrant } from './cards.ts';
import type { Lex } from './lex.ts';

/** Three hexsides in front, one to each side, one behind; 90° off the centre line is still front. */
const broadFront: ArcModel<Quadrant> = {
  id: 'front3',
  arcs: KEYS.quadrant,
  classify: (ahead, aside) => {
    if (ahead >= 0) return 'front';
    if (ahead * ahead > 3 * aside * aside) return 'rear';
    return aside > 0 ? 'right' : 'left';
  },
};

/** One hexside in front, one to each side, three behind; a boundary belongs to the arc nearer the front. */
const broadRear: ArcModel<Quadrant> = {
  id: 'ancestor',
  arcs: KEYS.quadrant,
  classify: (ahead, aside) => {
    if (ahead > 0 && ahead >= 3 * Math.abs(aside)) return 'front';
    if (ahead < 0) return 'rear';
    return aside > 0 ? 'right' : 'left';
  },
};

/** Arc models by the value of the toggle (M-090). */
export const ARC_MODELS: Readonly<Record<Lex['arcModel'], ArcModel<Quadrant>>> = { exact90, front3: broadFront, ancestor: broadRear };
