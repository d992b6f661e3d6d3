import type { Posture } from '../../../../../art/index.ts';
import type { BoutEvent } from '../../../../../engine/bout/index.ts';
import { OUTSIDE } from '../../../../../engine/hex/index.ts';
import {
  beastCard,
  beastName,
  living,
  manCard,
  posture,
  weaponOf,
  type Beast,
  type HuntState,
  type Man,
  type View,
} from '../../../rules/index.ts';
import { initials, type Board, type BoardFigure, type BoardOfGame } from '../../../../../hud/fight/index.ts';

/** A figure as arena and men's row show it. */
export interface HuntFigure extends BoardFigure {
  readonly order: 'beast' | 'noxius' | 'bestiarius';
  readonly stamina: number;
  readonly fullStamina: number;
}

export type HuntBoard = Board<HuntFigure>;

function conditionsOf(man: Man): string[] {
  const flags = { down: man.down, pinned: man.pinned, held: man.held, bleeding: man.bleeding > 0 };
  return Object.entries(flags).flatMap(([name, on]) => (on ? [name] : []));
}

function stanceOf(state: HuntState, man: Man, carriedOut: boolean): Posture {
  if (!living(man)) return carriedOut ? 'spared' : 'dead';
  return state.outcome?.winner === 'men' ? 'winner' : posture(man);
}

/** What is drawn of men and beasts alike. */
function figureOf(
  { id, card, cell, facing, hp, stamina }: Man | Beast,
  { hitPoints, stamina: breath }: { readonly hitPoints: number; readonly stamina: number },
) {
  return { id, card, cell, facing, hp, stamina, fullHp: hitPoints, fullStamina: breath, selected: false, threatened: false };
}

function boardOf(view: View): HuntBoard {
  const { state, world } = view;
  const letters = initials(state.men.map((man) => manCard(world, man).name));
  const men = state.men.map((man, index): HuntFigure => {
    const card = manCard(world, man);
    const carriedOut = card.kind === 'bestiarius' && man.hp > -5;
    return {
      ...figureOf(man, card.ratings),
      kind: 'man',
      side: 'men',
      order: card.kind,
      name: card.name,
      initial: letters[index]!,
      weapon: man.weapon < 0 ? null : weaponOf(view, man).id,
      conditions: conditionsOf(man),
      posture: stanceOf(state, man, carriedOut),
    };
  });
  const seals = initials([...world.beastNames.values()]);
  const beasts = state.beasts.map((beast, index): HuntFigure => {
    return {
      ...figureOf(beast, beastCard(world, beast).ratings),
      kind: 'beast',
      side: beast.id,
      order: 'beast',
      name: beastName(world, beast),
      initial: seals[index] ?? (beast.id === beast.card ? '' : beast.id.slice(beast.card.length + 1)),
      weapon: null,
      conditions: [],
      posture: beast.hp > 0 ? 'standing' : 'dead',
    };
  });
  const items = state.weapons.flatMap(({ card, cell, broken }) =>
    cell === OUTSIDE || broken ? [] : [{ weapon: world.content.men[card]!.weapon.id, cell }],
  );
  return { figures: [...beasts, ...men], items };
}

function changeOf(figure: HuntFigure, event: BoutEvent): Partial<HuntFigure> {
  switch (event.type) {
    case 'stamina':
      return { stamina: event.to };
    case 'item':
      return { weapon: event.how === 'picked-up' ? event.item : null };
    case 'condition':
      return event.condition === 'sheltered' ? sheltered(figure, event.gained) : {};
    default:
      return {};
  }
}

/** Whoever vaults the wall is off the sand until the end of the round; it is no condition to be shown. */
function sheltered({ cell, conditions }: HuntFigure, gained: boolean): Partial<HuntFigure> {
  return { cell: gained ? OUTSIDE : cell, conditions: conditions.filter((one) => one !== 'sheltered') };
}

/** The board of a hunt. */
export const huntBoard: BoardOfGame<View, HuntFigure> = {
  of: boardOf,
  fresh: ({ fullStamina }) => ({ stamina: fullStamina }),
  posture: ({ conditions }) => {
    if (conditions.includes('pinned')) return 'pinned';
    if (conditions.includes('held')) return 'held';
    return conditions.includes('down') ? 'down' : 'standing';
  },
  change: changeOf,
  lies: ({ how }) => how !== 'broken',
};
