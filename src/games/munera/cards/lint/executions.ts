import { type Lint, roomFaults } from '../../../../catalogue/index.ts';
import { arenasOf } from '../assemble.ts';

const AWAY = 4;
/** The recommended party (D-018). */
const NOXII = 3;

/** Room for the condemned in a row before a gladiator; without it they are set up otherwise (D-272). */
export const executions: Lint = (draft) => {
  const without = `no row of ${NOXII} condemned fits ${AWAY} hexes from the Shield Hex: they start round the edge`;
  return arenasOf(draft).flatMap((entry) => roomFaults(entry, [{ rule: 'D-272', without, mark: 'shield', away: AWAY, row: NOXII }]));
};
