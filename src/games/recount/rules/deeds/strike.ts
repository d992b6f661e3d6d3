import { D6 } from '../../../../engine/turns/index.ts';
import { sum } from '../../../../engine/dice/index.ts';
import { refuse, throwDice, type Refused } from '../keys.ts';
import { doubleOf } from '../fight/doubles.ts';
import { wound } from '../fight/falls.ts';
import { saveOf, strikeTerms } from '../fight/terms.ts';
import { areBeside, isAhead, sectorOf, sideOf, sideWord } from '../state/sectors.ts';
import type { Play, View } from '../state/world.ts';
import { actorOf, areOpponents, classOf, fighterOf, idOf } from '../state/world.ts';
import { deed, target } from './deed.ts';

interface Strike {
  readonly target: number;
}

const NOBODY = refuse('R-051', 'no-such-fighter');
const NO_ENEMY = refuse('R-051', 'no-opponent');
const STRUCK = refuse('R-034', 'has-struck');
const TOO_FAR = refuse('R-051', 'not-beside');
const NOT_AHEAD = refuse('R-051', 'not-ahead');
const FISTS = 'fists';

function refusal(view: View, { target }: Strike): Refused | null {
  const { arena, lex } = view.world;
  const other = view.state.fighters[target];
  const actor = actorOf(view);
  if (!other) return NOBODY;
  if (!areOpponents(actor, other)) return NO_ENEMY;
  if (view.state.turn.struck) return STRUCK;
  if (!areBeside(arena, actor, other)) return TOO_FAR;
  const sector = sectorOf(arena, actor, other.cell);
  return sector === 0 || (lex.strikeArc === 'front3' && isAhead(sector)) ? null : NOT_AHEAD;
}

/** The save of whoever a blow gets through to; true when it stops the whole blow. */
function saves(play: Play, target: number, striker: number): boolean {
  const { need, rules } = saveOf(play, target);
  if (need === null) return false;
  return throwDice(play, { by: target, against: striker, why: 'save', needed: need, rules }) >= need;
}

function perform(play: Play, { target }: Strike): void {
  const { state, world, referee } = play;
  const striker = state.turn.fighter;
  const actor = actorOf(play);
  state.turn.struck = true;
  actor.strikes += 1;
  const modifiers = strikeTerms(play, striker, target);
  const [figure, against] = [actor.id, idOf(play, target)];
  const quadrant = sideWord(sideOf(world.arena, fighterOf(play, target), actor.cell), classOf(play, target).offHand);
  const attack = actor.weaponBroken ? FISTS : classOf(play, striker).weapon;
  referee.tell?.({
    type: 'attacked',
    figure,
    target: against,
    attack,
    kind: 'strike',
    area: null,
    modifiers,
    chance: null,
    automatic: false,
    quadrant,
    distance: 1,
    rules: ['R-033', 'R-051'],
  });
  const differenceOf = ([own, his]: readonly [number, number]): number => own + sum(modifiers) - his;
  const dice = referee.rollPair(D6, (faces) => {
    const double = faces[0] === faces[1];
    const difference = differenceOf(faces);
    const result = double ? 'double' : difference > 0 ? 'hit' : 'miss';
    const rules = double ? ['R-061', doubleOf(faces[0])[0]] : ['R-060', 'R-062', 'R-063'];
    return { type: 'clashed', figure, target: against, faces, modifiers, difference, result, thrown: 'both', again: false, rules };
  });
  const difference = differenceOf(dice);
  if (dice[0] === dice[1]) doubleOf(dice[0])[1](play, striker, target);
  else if (difference > 0 && !saves(play, target, striker)) wound(play, target, { by: striker, raw: difference, rule: 'R-068' });
}

/** A blow with sword, trident or fist at whoever stands in front. */
export const strike = deed({
  type: 'strike',
  answers: 'act',
  fields: { target },
  price: [1, 'R-033'],
  dice: true,
  line: 'strikes {target}',
  refusal,
  perform,
});
