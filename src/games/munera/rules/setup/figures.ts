import { sum } from '../../../../engine/dice/index.ts';
import { FULL_FRONT, saveTerms } from '../attack/save.ts';
import { entrant, muneraSetup } from '../state/bout-setup.ts';
import type { FighterCard, GearCard, Quadrant } from '../state/cards.ts';
import { isShield } from '../state/gear-questions.ts';
import { buildWorld, type View } from '../state/world.ts';
import { actionPointTerms } from '../turn/action-points.ts';
import { newState } from './setup.ts';

/** What arms come to on a man who is unhurt and has no skills: Save by quadrant and AP modifier (sections 3 and 5 of the rulebook). */
export interface Figures {
  readonly save: Readonly<Record<Quadrant, number>>;
  readonly ap: number;
}

type Rack = Readonly<Record<string, GearCard>>;

/** Alone in a bout, with nothing but his arms. */
function alone(card: FighterCard, rack: Rack): View {
  const bare: FighterCard = { ...card, kind: 'gladiator', skills: [] };
  const setup = muneraSetup({ fighters: [entrant({ card: card.id, side: 'a' })] });
  const world = buildWorld({ hash: '', gear: rack, fighters: { [card.id]: bare }, arenas: {}, usual: {} }, setup);
  const state = newState(world, setup);
  for (const fighter of state.fighters) fighter.original = fighter.stamina = 1;
  return { world, state };
}

/** What a fighter's arms come to, with or without his shield (M-285). Gear that the rack lacks is left out. */
export function figures(card: FighterCard, rack: Rack, withShield = true): Figures {
  const known = card.gear.filter(({ gear: id }) => Object.hasOwn(rack, id));
  const gear = withShield ? known : known.filter(({ gear: id }) => !isShield(rack[id]!));
  const view = alone({ ...card, gear }, rack);
  const save = (quadrant: Quadrant): number => sum(saveTerms(view, 0, { ...FULL_FRONT, quadrant }));
  return {
    save: { front: save('front'), left: save('left'), right: save('right'), rear: save('rear') },
    ap: sum(actionPointTerms(view, 0)),
  };
}
