import { OUTSIDE } from '../../../../engine/hex/index.ts';
import { fail } from '../../../../engine/read/index.ts';
import { checkAgenda } from './check-agenda.ts';
import { beastCard, gripped, living, livingBeasts, onSand } from './questions.ts';
import type { HuntState, Man } from './state.ts';
import type { View } from './world.ts';
import { areSeveral, beastCardOf, beastOf, isDuel, weaponAtIndex } from './access.ts';

/** Scenarios may begin with a beast above its card, not beyond this. */
const MOST_HIT_POINTS = 200;

/** What no hunt comes to and the rules take for granted, beyond the shape of single fields. */

function checkPlaces({ world, state }: View): void {
  const taken = new Set<number>();
  const claim = (cell: number, field: string): void => {
    if (taken.has(cell)) fail(field, 'a hex of its own; somebody stands there');
    taken.add(cell);
  };
  state.beasts.forEach((beast, index) => {
    if (onSand(beast)) claim(beast.cell, `state.beasts[${index}].cell`);
  });
  state.men.forEach((man, index) => {
    if (onSand(man)) claim(man.cell, `state.men[${index}].cell`);
  });
  state.beasts.forEach(({ card, hp }, index) => {
    const most = Math.max(beastCardOf(world, card).ratings.hitPoints, MOST_HIT_POINTS);
    if (hp > most) fail(`state.beasts[${index}].hp`, `at most ${most}`);
  });
}

/** Whoever fell among several is off the sand; a lone beast lives as long as the hunt (D-229, D-408). */
function checkBeasts({ state }: View): void {
  for (const [index, beast] of state.beasts.entries()) {
    const field = `state.beasts[${index}]`;
    if (beast.hp <= 0 && !areSeveral(state)) fail(`${field}.hp`, 'a whole number from 1 to 1000');
    if (beast.hp > 0 !== onSand(beast)) fail(`${field}.cell`, beast.hp > 0 ? 'on the sand; it lives' : 'off the sand; it has fallen');
  }
  if (livingBeasts(state).length === 0) fail('state.beasts', 'beasts of which one lives');
  if (beastOf(state, state.duelist).hp <= 0) fail('state.duelist', 'the place of a beast that lives');
}

/** Of several beasts one that lives grips him (D-409). */
function checkGrip(state: HuntState, man: Man, path: string): void {
  const field = `${path}.grippedBy`;
  for (const key of ['grippedBy', 'foe'] as const)
    if ((man[key] !== undefined) !== areSeveral(state))
      fail(`${path}.${key}`, areSeveral(state) ? 'there' : 'left out; there is one beast');
  if (man.grippedBy === undefined) return;
  if (gripped(man) !== man.grippedBy >= 0) fail(field, gripped(man) ? 'the place of a beast' : '-1; nothing grips him');
  if (gripped(man) && beastOf(state, man.grippedBy).hp <= 0) fail(field, 'the place of a beast that lives');
}

/** The living stand on the sand or behind a door; the fallen are out of everything. */
function checkMan({ state }: View, man: Man, field: string): void {
  if (man.shelter !== OUTSIDE && onSand(man)) fail(`${field}.shelter`, 'empty while he is on the sand');
  const inside = onSand(man) || man.shelter !== OUTSIDE;
  if (living(man) !== inside) fail(`${field}.cell`, living(man) ? 'on the sand; he lives' : 'off the sand; he has fallen');
  if (!onSand(man) && (man.pinned || man.held)) fail(`${field}.${man.pinned ? 'pinned' : 'held'}`, 'false off the sand');
  if (man.pinned && !man.down) fail(`${field}.down`, 'true while he is pinned');
  checkGrip(state, man, field);
  if (man.weapon < 0) return;
  const weapon = weaponAtIndex(state, man.weapon);
  if (weapon.broken || weapon.cell !== OUTSIDE) fail(`${field}.weapon`, 'one that is whole and nowhere else');
  if (state.men.some((other) => other !== man && other.weapon === man.weapon)) fail(`${field}.weapon`, 'one that nobody else holds');
}

function checkAction(view: View): void {
  const { action } = view.state;
  if (!action) return;
  const card = beastCard(view.world, beastOf(view.state, view.state.duelist));
  if (!card.procedure[action.row]) fail('state.action.row', 'a row of the beast’s card');
  if (action.attack !== null && !Object.hasOwn(card.attacks, action.attack)) fail('state.action.attack', 'an attack of the beast');
}

/** Checks what fields mean together. Throws `ReadError` with the path of the one that is wrong. */
export function checkState(view: View): void {
  const { men } = view.state;
  checkPlaces(view);
  men.forEach((man, index) => checkMan(view, man, `state.men[${index}]`));
  checkBeasts(view);
  if (!isDuel(view.state) && !men.some(living)) fail('state.men', 'a party of whom somebody lives');
  checkAction(view);
  checkAgenda(view);
}
