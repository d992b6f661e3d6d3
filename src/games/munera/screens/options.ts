import { distance, FACINGS, OUTSIDE } from '../../../engine/hex/index.ts';
import type { Asking as Ask, Option as DuelOption } from '../../../hud/duel/index.ts';
import { plainOption } from '../../../hud/duel/index.ts';
import type { MuneraAction, View } from '../rules/index.ts';
import { chooser, costOf, endsAfterGrapple, IMPROVISED, stepTo, whirlPath } from '../rules/index.ts';
import type { MuneraDuel } from './board.ts';

export type Option = DuelOption<MuneraDuel>;
type Asking = Ask<MuneraDuel>;
type Type = MuneraAction['type'];

/** What deeds are offered for, with those deeds, in the order of their cards. */
const CARDS: readonly (readonly [per: 'device' | 'weapon' | 'target' | 'turn' | 'lying' | 'carried', deeds: readonly Type[]])[] = [
  ['device', ['cut-free']],
  ['weapon', ['attack']],
  ['weapon', ['whirl']],
  ['target', ['grapple', 'haze']],
  ['turn', ['feint', 'end']],
  ['lying', ['pick-up', 'kick']],
  ['carried', ['draw', 'sheathe', 'release', 'discard', 'drop']],
];

/** Deeds with things on him or on the sand, by when they are folded: putting away is hardly ever better than a blow or a step. */
const FOLDS: Readonly<Partial<Record<Type, 'always' | 'late'>>> = {
  sheathe: 'always',
  discard: 'always',
  drop: 'always',
  kick: 'always',
  draw: 'late',
  release: 'late',
  'pick-up': 'late',
};

/** The first item of each kind in hand that can attack, fists last; bundles are one weapon. */
function weaponsInHand({ world, state }: View): number[] {
  const seen = new Set<number>();
  const items = state.fighters[chooser({ world, state })]!.carried.filter((item) => {
    const { bundle, gear } = world.things[item]!;
    const can = gear.bands.length > 0 && gear.wear !== 'quiver' && state.items[item]!.spot !== 'sheathed' && !seen.has(bundle);
    if (can) seen.add(bundle);
    return can;
  });
  return [...items, IMPROVISED];
}

/** What answers of a card hold beside their type, a set for each. */
function fieldsOf({ view, chosen, own }: Asking, per: (typeof CARDS)[number][0]): readonly Partial<Option['action']>[] {
  const { arena } = view.world;
  const { items, fighters } = view.state;
  const me = chooser(view);
  const { carried, cell } = fighters[me]!;
  const area = view.world.profiles[chosen]?.noxius ? { area: own.area.value } : {};
  const things = (found: readonly number[]) => found.map((item) => ({ item }));
  switch (per) {
    case 'device':
      return things([...items.keys()].filter((item) => items[item]!.victim === me));
    case 'weapon':
      return chosen < 0 ? [] : weaponsInHand(view).map((item) => ({ item, target: chosen, ...area }));
    case 'target':
      return chosen < 0 ? [] : [{ target: chosen }];
    case 'lying':
      return things(
        [...items.keys()].filter((item) => {
          const { spot, cell: there } = items[item]!;
          return spot === 'sand' && there !== OUTSIDE && distance(arena, cell, there) <= 1;
        }),
      );
    case 'carried':
      return things(carried);
    default:
      return [{}];
  }
}

/** A kick sends a thing straight on; from under his feet in any direction (M-100). */
function waysOf({ world, state }: View, item: number): readonly number[] {
  const [{ cell }, there] = [state.fighters[chooser({ world, state })]!, state.items[item]!.cell];
  return FACINGS.filter((way) => there === cell || stepTo(world, cell, way) === there);
}

/** Name and arrow of an answer that is done with a thing. */
function namedWith({ words }: Asking, action: MuneraAction, card: string): Pick<Option, 'name' | 'arrow'> {
  const verb = words.say('answer', action.type);
  const name = `${verb} ${card}`;
  if (action.type === 'attack') return { name: card };
  if (action.type === 'whirl') return { name: `${verb}: ${card}` };
  if (action.type !== 'kick') return { name };
  return { name: `${name} ${words.say('direction', `d${action.direction}`)}`, arrow: { name, way: action.direction } };
}

/** What changes more than where he stands. */
function afterOf({ action, odds }: Option): Pick<Option, 'after' | 'endsAfter'> {
  if (odds.kind === 'grapple') return { endsAfter: (view, foe) => endsAfterGrapple(view, odds, foe) };
  if (action.type === 'whirl')
    return {
      after({ view }) {
        const { fighters, turn } = view.state;
        const me = fighters[turn.fighter]!;
        const { ends } = whirlPath(view, me, fighters[action.target]!);
        return { ...view, state: { ...view.state, fighters: fighters.with(turn.fighter, { ...me, cell: ends }) } };
      },
    };
  if (!FOLDS[action.type]) return {};
  return {
    after(bout) {
      bout.play(action);
      return bout.view;
    },
  };
}

function optionOf(asking: Asking, action: MuneraAction): Option {
  const { duel, view, words } = asking;
  const item = 'item' in action ? action.item : undefined;
  const gear = item === undefined ? null : item === IMPROVISED ? 'improvised' : view.world.things[item]!.gear.id;
  const plain = plainOption(duel, view, action, { key: Object.values(action).join(' '), name: words.say('answer', action.type) });
  const { base, surcharge } = costOf(view, action);
  const folds = FOLDS[action.type];
  return {
    ...plain,
    gear,
    atOnce: plain.odds.kind === 'sure',
    ...(gear !== null && namedWith(asking, action, words.card(gear))),
    ...(surcharge > 0 && { price: { text: `${base}+${surcharge}`, why: 'A second attack costs one more' } }),
    ...(folds && { folds }),
    ...afterOf(plain),
  };
}

const isLegal = ({ odds }: Option): boolean => odds.refusal === null;

/** Whether an answer that is not legal is told with the reason why, among others of its card. */
function isTold({ view }: Asking, { action, gear }: Option, others: readonly Option[]): boolean {
  switch (action.type) {
    case 'attack':
      return gear !== 'improvised' || !others.some(isLegal);
    case 'whirl':
      return others[0]!.action === action && !others.some(isLegal);
    case 'draw':
      return view.state.items[action.item]!.spot === 'sheathed';
    default:
      return action.type === 'pick-up' || !FOLDS[action.type];
  }
}

/** Everything but walking that whoever must answer can choose from, against a target. */
export function optionsOf(asking: Asking): readonly Option[] {
  const { view, duel } = asking;
  const { step } = view.state.turn;
  if (step !== 'ready' && step !== 'act') return [];
  return CARDS.flatMap(([per, deeds]) => {
    const types = step === 'act' ? deeds : deeds.filter((type) => type === 'discard');
    const options = fieldsOf(asking, per).flatMap((fields) =>
      types.flatMap((type) => {
        if (type === 'end') return [duel.end];
        const action = { type, ...fields } as MuneraAction;
        return action.type === 'kick' ? waysOf(view, action.item).map((direction) => ({ ...action, direction })) : [action];
      }),
    );
    const made = options.map((action) => optionOf(asking, action));
    return made.filter((option) => isLegal(option) || isTold(asking, option, made));
  });
}
