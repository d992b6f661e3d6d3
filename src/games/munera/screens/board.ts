import type { BoutEvent, ItemChange } from '../../../engine/bout/index.ts';
import { OUTSIDE } from '../../../engine/hex/index.ts';
import type { ActionOdds, Area, Armour, Fighter, View } from '../rules/index.ts';
import { helmetOf, isEntangled, isExhausted, isInjured, isTired, shieldOf } from '../rules/index.ts';
import type { Signal } from '@preact/signals';
import { duelBoard, type DuelFigure, type DuelModel } from '../../../hud/duel/index.ts';
import type { Board } from '../../../hud/fight/index.ts';
import type { MuneraGame } from '../desk/index.ts';

/** What he wears and holds, for cards that nobody has drawn. */
export interface Kit {
  readonly shield: 'none' | 'small' | 'large' | 'cape';
  readonly helmet: boolean;
  readonly armour: Armour;
  readonly weapon: string | null;
  /** Everything on him by the names of gear; what holds a victim is not. */
  readonly carried: readonly string[];
}

/** A fighter as arena, row and sheets show him. */
export interface Gladiator extends DuelFigure {
  readonly order: 'gladiator' | 'noxius' | 'bestiarius';
  readonly arcs: 'front3' | 'exact90' | 'ancestor';
  readonly kit: Kit;
  readonly fatigue: number;
}

export type MuneraBoard = Board<Gladiator>;

/** What the screen of a fight needs beside the rules. */
export interface MuneraDuel extends MuneraGame {
  readonly odds: ActionOdds;
  readonly figure: Gladiator;
  readonly own: {
    /** Part of the body that blows at the condemned are aimed at. */
    readonly area: Signal<Area>;
    /** He wants to throw something away before his next die for action points. */
    readonly discards: Signal<boolean>;
  };
}

export type MuneraModel = DuelModel<MuneraDuel>;

function kitOf(view: View, fighter: Fighter): Kit {
  const { world, state } = view;
  const shield = shieldOf(view, fighter);
  const gear = shield < 0 ? null : world.things[shield]!.gear;
  const size = gear === null ? 'none' : gear.escape !== null ? 'cape' : gear.shield!.front > 1 ? 'large' : 'small';
  const armed = fighter.carried.find(
    (item) => item !== shield && world.things[item]!.gear.bands.length > 0 && state.items[item]!.spot === 'ready',
  );
  const index = state.fighters.indexOf(fighter);
  const weapon = armed === undefined ? null : world.things[armed]!.gear.id;
  const carried = fighter.carried.filter((item) => state.items[item]!.spot !== 'holding').map((item) => world.things[item]!.gear.id);
  return { shield: size, carried, helmet: helmetOf(view, fighter) >= 0, armour: world.profiles[index]!.armour, weapon };
}

const LOST: readonly ItemChange[] = ['dropped', 'broken', 'thrown', 'discarded', 'lost', 'spent', 'cast', 'landed'];

/** What somebody has on him after a thing was lost or got. */
function kitAfter({ kit }: Gladiator, { item, how, of }: Extract<BoutEvent, { type: 'item' }>): Kit {
  const got = how === 'picked-up' || (how === 'recovered' && of !== undefined); // a spear on its thong never left him
  const at = LOST.includes(how) ? kit.carried.indexOf(item) : -1;
  const left = kit.carried.filter((_, index) => index !== at);
  return { ...kit, carried: got ? [...left, item] : left };
}

function changeOf(figure: Gladiator, event: BoutEvent): Partial<Gladiator> {
  switch (event.type) {
    case 'fatigued':
      return { fatigue: event.to };
    case 'item':
      return { kit: kitAfter(figure, event) };
    case 'condition':
      return { conditions: event.gained ? stayingOf(figure, event.condition) : figure.conditions };
    default:
      return {};
  }
}

/** What does not stay once a condition is gained: the exhausted are no longer merely tired. */
const PASSING: Readonly<Record<string, string>> = { exhausted: 'tired' };

function stayingOf({ conditions }: Gladiator, gained: string): readonly string[] {
  return conditions.filter((one) => one !== PASSING[gained]);
}

/** The board of a bout of gladiators. */
export const muneraBoard = duelBoard<MuneraDuel, Gladiator>({
  own(view, index) {
    const { world, state } = view;
    const fighter = state.fighters[index]!;
    const { stamina, original, fatigue } = fighter;
    const order = world.profiles[index]!.card.kind;
    return { order, arcs: world.lex.arcModel, kit: kitOf(view, fighter), hp: stamina, fullHp: original, fatigue };
  },
  fell: ({ fate }) => (fate === 'dead' || fate === 'spared' ? fate : null),
  /** With what passes with the turn: a feint that is declared, a Double 2 to be judged (M-167, M-321). */
  conditions({ state: { turn, fighters } }, index) {
    const fighter = fighters[index]!;
    return {
      down: fighter.down,
      injured: isInjured(fighter),
      exhausted: isExhausted(fighter),
      tired: isTired(fighter) && !isExhausted(fighter),
      entangled: isEntangled(fighter),
      locked: fighter.locked >= 0,
      hazed: fighter.hazed > 0,
      floored: turn.floored.includes(index),
      feinting: turn.feint === 'declared' && turn.fighter === index,
    };
  },
  down: ['down'],
  held: ['entangled', 'locked'],
  items: ({ world, state }) =>
    state.items.flatMap(({ spot, cell }, item) =>
      spot === 'sand' && cell !== OUTSIDE ? [{ weapon: world.things[item]!.gear.id, cell }] : [],
    ),
  fresh: () => ({ fatigue: 0 }),
  change: changeOf,
  /** Things that come to lie where they fall; shields that are thrown away leave play (M-059). */
  lies: ({ how, item }) => how === 'dropped' || how === 'landed' || (how === 'discarded' && item === 'helmet'),
});
