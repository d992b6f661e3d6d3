import type { Offers } from '../../../cli/index.ts';
import type { HuntGame } from '../desk/index.ts';
import { keptTwo, setupOfHunt } from '../desk/index.ts';

/** The hunts on the programme, as the newcomer plays them; nobody plays a rehearsal. */
export const offers: Offers<HuntGame> = {
  list: ({ hunts }) =>
    Object.values(hunts)
      .filter(({ men }) => 'draw' in men || men.length > 0)
      .map((hunt) => ({
        id: hunt.id,
        setup: setupOfHunt(hunt),
        players: { '*': 'newcomer' },
        newcomer: hunt.newcomer,
        file: `content/core/hunts/${hunt.id}.yaml`,
      })),
  met: keptTwo,
  write(text, _, perCent) {
    const line = `newcomer: ${perCent}`;
    return /^newcomer:.*$/m.test(text) ? text.replace(/^newcomer:.*$/m, line) : `${text.trimEnd()}\n${line}\n`;
  },
};
