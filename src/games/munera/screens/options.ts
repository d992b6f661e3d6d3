import { distance, OUTSIDE } from '../../../engine/hex/index.ts';
import type { Asking as Ask, Option as DuelOption } from '../../../hud/duel/index.ts';
import { plainOption } from '../../../hud/duel/index.ts';
import type { Area, Fighter, MuneraAction, View } from '../rules/index.ts';
import { chooser, costOf, endsAfterGrapple, IMPROVISED, stepTo, whirlPath } from '../rules/index.ts';
import type { MuneraDuel } from './board.ts';

export type Option = DuelOption<MuneraDuel>;
type Asking = Ask<MuneraDuel> & { readonly fighter: Fighter; readonly area: Area | null };

/** Deeds with things on him or on the sand, by when they are folded: putting away is hardly ever better than a blow or a step. */
const THINGS: Readonly<Partial<Record<MuneraAction['type'], 'always' | 'late'>>> = {
  sheathe: 'always',
  discard: 'always',
  drop: 'always',
  kick: 'always',
  draw: 'late',
  release: 'late',
  'pick-up': 'late',
};

function gearOf({ world }: View, item: number): string {
  return item === IMPROVISED ? 'improvised' : world.things[item]!.gear.id;
}

/** The position after what changes more than where he stands; of a grapple what its test can come to. */
function afterOf(action: MuneraAction, odds: Option['odds']): Pick<Option, 'after' | 'ends'> {
  if (odds.kind === 'grapple') return { ends: (view, foe) => endsAfterGrapple(view, odds, foe) };
  if (action.type === 'whirl')
    return {
      after({ view }) {
        const { fighters, turn } = view.state;
        const me = fighters[turn.fighter]!;
        const { ends } = whirlPath(view, me, fighters[action.target]!);
        return { ...view, state: { ...view.state, fighters: fighters.with(turn.fighter, { ...me, cell: ends }) } };
      },
    };
  if (!THINGS[action.type]) return {};
  return {
    after(bout) {
      bout.play(action);
      return bout.view;
    },
  };
}

function option({ duel, view, words }: Asking, action: MuneraAction, gear: string | null, part: Partial<Option> = {}): Option {
  const verb = words.say('answer', action.type);
  const name = gear ? `${verb} ${words.card(gear)}` : verb;
  const plain = plainOption(duel, view, action, { key: Object.values(action).join(' '), name });
  const { base, surcharge } = costOf(view, action);
  const folds = THINGS[action.type];
  return {
    ...plain,
    gear,
    atOnce: plain.odds.kind === 'sure',
    ...(surcharge > 0 && { price: { text: `${base}+${surcharge}`, why: 'A second attack costs one more' } }),
    ...(folds && { folds }),
    ...afterOf(action, plain.odds),
    ...part,
  };
}

/** The first item of each kind in hand that can attack, fists last; bundles are one weapon. */
function weaponsInHand({ view: { world, state }, fighter }: Asking): number[] {
  const seen = new Set<number>();
  const items = fighter.carried.filter((item) => {
    const { bundle, gear } = world.things[item]!;
    const can = gear.bands.length > 0 && gear.wear !== 'quiver' && state.items[item]!.spot !== 'sheathed' && !seen.has(bundle);
    if (can) seen.add(bundle);
    return can;
  });
  return [...items, IMPROVISED];
}

const isLegal = ({ odds }: Option): boolean => odds.refusal === null;

/** Attacks or whirls at a target with everything in hand. */
function blowsAt(asking: Asking, type: 'attack' | 'whirl', target: number, named: (gear: string) => string): Option[] {
  return weaponsInHand(asking).map((item) => {
    const gear = gearOf(asking.view, item);
    const area = asking.area === null ? {} : { area: asking.area };
    return option(asking, { type, item, target, ...area }, gear, { name: named(gear) });
  });
}

/** What can be done to a target: attacks, whirls that are possible or one that says why none is; grapple and sand. */
function deedsAt(asking: Asking, target: number): Option[] {
  const { words } = asking;
  const attacks = blowsAt(asking, 'attack', target, (gear) => words.card(gear));
  const whirls = blowsAt(asking, 'whirl', target, (gear) => `${words.say('answer', 'whirl')}: ${words.card(gear)}`);
  const able = whirls.filter(isLegal);
  return [
    ...(attacks.some(isLegal) ? attacks.filter((attack) => attack.gear !== 'improvised' || isLegal(attack)) : attacks),
    ...(able.length > 0 ? able : whirls.slice(0, 1)),
    option(asking, { type: 'grapple', target }, null),
    option(asking, { type: 'haze', target }, null),
  ];
}

const HANDLING = ['draw', 'sheathe', 'release', 'discard', 'drop'] as const;

/** What can be done with the things on him: the legal ones, and drawing with the reason why not. */
function handlingOf(asking: Asking): Option[] {
  const { view, fighter } = asking;
  return fighter.carried.flatMap((item) =>
    HANDLING.map((type) => option(asking, { type, item }, gearOf(view, item))).filter(
      (made) => isLegal(made) || (made.action.type === 'draw' && view.state.items[item]!.spot === 'sheathed'),
    ),
  );
}

/** A kick sends a thing straight on; from under his feet in any direction (M-100). */
function kicksOf(asking: Asking, item: number, gear: string): Option[] {
  const { view, words, fighter } = asking;
  const { cell } = view.state.items[item]!;
  const name = `${words.say('answer', 'kick')} ${words.card(gear)}`;
  return [0, 1, 2, 3, 4, 5]
    .filter((way) => cell === fighter.cell || stepTo(view.world, fighter.cell, way) === cell)
    .map((direction) => {
      const part = { name: `${name} ${words.say('direction', `d${direction}`)}`, arrow: { name, way: direction } };
      return option(asking, { type: 'kick', item, direction }, gear, part);
    })
    .filter(isLegal);
}

/** Out of the devices that hold him. */
function cutsOf(asking: Asking): Option[] {
  const { view } = asking;
  return view.state.items.flatMap(({ victim }, item) =>
    victim === chooser(view) ? [option(asking, { type: 'cut-free', item }, gearOf(view, item))] : [],
  );
}

/** Things on the sand within reach. */
function sandOf(asking: Asking): Option[] {
  const { view, fighter } = asking;
  return view.state.items.flatMap(({ spot, cell }, item): Option[] => {
    const gear = gearOf(view, item);
    if (spot !== 'sand' || cell === OUTSIDE || distance(view.world.arena, fighter.cell, cell) > 1) return [];
    return [option(asking, { type: 'pick-up', item }, gear), ...kicksOf(asking, item, gear)];
  });
}

/** Everything but walking that whoever must answer can choose from, against a target. */
export function optionsOf(ask: Ask<MuneraDuel>): readonly Option[] {
  const { view, chosen, own, duel } = ask;
  const fighter = view.state.fighters[chooser(view)];
  if (!fighter) return [];
  const area = view.world.profiles[chosen]?.noxius ? own.area.value : null;
  const asking: Asking = { ...ask, fighter, area };
  const { step } = view.state.turn;
  if (step === 'ready') return handlingOf(asking).filter(({ action }) => action.type === 'discard');
  if (step !== 'act') return [];
  return [
    ...cutsOf(asking),
    ...(chosen < 0 ? [] : deedsAt(asking, chosen)),
    option(asking, { type: 'feint' }, null),
    option(asking, duel.end, null),
    ...sandOf(asking),
    ...handlingOf(asking),
  ];
}
