import type { CoverPlan } from '../../../../cli/index.ts';
import type { MuneraGame } from '../../desk/index.ts';
import type { MuneraContent } from '../../rules/index.ts';
import { expected } from './expected.ts';
import { answered, begun, ended, happened } from './notice.ts';
import { anyBout } from './rosters.ts';

/** Files of the rules that say what is asked, refused or configured. */
const silent = /^(odds|legality)\/|(^|\/)(lex|check|check-state|position|bout-setup)\.ts$/;

/** Those of the ranges of weapons. */
function ofContent({ gear }: MuneraContent): string[] {
  return Object.values(gear).flatMap(({ bands }) => bands.flatMap(({ rule, modifier }) => (modifier === 0 ? [] : [rule])));
}

export const cover: CoverPlan<MuneraGame> = { expected, anyBout, begun, answered, happened, ended, rules: { silent, ofContent } };
