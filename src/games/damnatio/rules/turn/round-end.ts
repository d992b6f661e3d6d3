import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { isFree, living, standing } from '../state/questions.ts';
import { changeStamina, finish, hurtMan, moveMan, tellCondition } from '../state/sand.ts';
import { isDuel } from '../state/access.ts';
import type { Beast, Man } from '../state/state.ts';
import { nearestCell } from '../setup/placement.ts';
import type { Play } from '../state/world.ts';

/** End of a round, in the order of D-053: bleeding, recovery, flags, victory, round limit, tie number, next round. */
export function stepRoundEnd(play: Play): void {
  const { state, world } = play;
  state.action = null;
  for (const man of state.men) leaveShelter(play, man);
  for (const man of state.men) bleed(play, man);
  if (state.outcome) return;
  for (const man of state.men) recover(play, man);
  for (const man of state.men) clearFlags(man);
  for (const beast of state.beasts) forgetWounds(beast);
  state.fatePlayed = false;
  state.order = null;
  if (state.round >= world.lex.roundLimit) return finish(play, null, 'round-limit', 'D-230');
  drawTieNumber(play);
  state.round += 1;
  state.agenda.pop();
  state.agenda.push(isDuel(state) ? { do: 'duel-check' } : { do: 'control', ask: null, beastDie: 0, menDie: 0 });
  play.referee.tell?.({ type: 'round-started', round: state.round, rules: ['D-051', 'D-053'] });
}

const TIE_DIE = 60;

/** T, 1 to 60, always drawn, also when it will not be needed (D-021, ledger 0.3). */
export function drawTieNumber(play: Play): void {
  if (play.world.lex.tieDie !== 'stored' || play.state.tieFixed) return;
  play.state.tieNumber = play.referee.roll(TIE_DIE, (value) => ({ type: 'tie-number', value, rules: ['D-021', 'D-061'] }));
}

function bleed(play: Play, man: Man): void {
  if (man.bleeding === 0 || !living(man) || play.state.outcome) return;
  man.bleeding -= 1;
  hurtMan(play, man, { by: null, raw: 1, modifiers: [], rules: ['D-142'] });
  if (man.bleeding > 0 || !living(man)) return;
  tellCondition(play, man, 'bleeding', false, ['D-142']);
}

/** A standing, ungripped man who neither attacked nor was attacked regains 1 (D-145, D-146). */
function recover(play: Play, man: Man): void {
  if (standing(man) && !man.attacked && !man.wasAttacked) changeStamina(play, man, 1, ['D-145']);
}

function clearFlags(man: Man): void {
  man.moved = man.attacked = man.wasAttacked = man.stood = man.struggled = man.freed = false;
  man.hit = man.goaded = false;
  man.net = man.raw = 0;
  if (man.foe !== undefined) man.foe = -1;
}

/** What was remembered of this round (D-435). A field that is taken away makes every later look at a beast slow; an empty one does not. */
function forgetWounds(beast: Beast): void {
  if (beast.hurt) beast.hurt = undefined;
  if (beast.startled) beast.startled = undefined;
}

/** Out of the door again, into the hex he left or the nearest free one (D-181). */
function leaveShelter(play: Play, man: Man): void {
  if (man.shelter === OUTSIDE || !living(man)) return;
  const free = nearestCell(play.world.arena, man.shelter, (cell) => isFree(play, cell));
  const to = free === OUTSIDE ? man.shelter : free;
  man.cell = man.shelter;
  man.shelter = OUTSIDE;
  tellCondition(play, man, 'sheltered', false, ['D-181']);
  if (to !== man.cell) moveMan(play, man, [to], 'walk', ['D-181']);
}
