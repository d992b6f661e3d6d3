import type { CareerPart, CareerProgramme, CareerStanding } from '../../../session/index.ts';
import { lotOf, manCard, type DamnatioContent, type Hunt, type HuntCard } from '../rules/index.ts';
import { survives } from './account.ts';
import type { HuntGame } from './game.ts';
import { setupOfHunt } from './programme.ts';

/** Trained hunters of a programme: they are sent in whoever the condemned are. */
function hunters({ men: cards }: DamnatioContent, { men }: HuntCard): readonly string[] {
  const named = 'draw' in men ? (men.named ?? []) : men;
  return named.filter((id) => cards[id]!.kind === 'bestiarius');
}

function party(content: DamnatioContent, hunt: HuntCard): number {
  const { men } = hunt;
  const all = 'draw' in men ? men.draw + (men.named?.length ?? 0) : men.length;
  return all - hunters(content, hunt).length;
}

function programmes(content: DamnatioContent): CareerProgramme[] {
  return Object.values(content.hunts)
    .filter((hunt) => hunt.beasts.length === 1 && party(content, hunt) > 0)
    .map((hunt) => ({ id: hunt.id, name: hunt.name, text: hunt.text, party: party(content, hunt) }));
}

function standings({ state, world }: Hunt, condemned: readonly string[]): CareerStanding[] {
  return condemned.map((card) => {
    const man = state.men.find((each) => each.card === card)!;
    const of = manCard(world, man).ratings.hitPoints;
    return { fate: survives(state, man) ? 'standing' : 'dead', left: Math.max(0, man.hp), of };
  });
}

export const career: CareerPart<HuntGame> = {
  spectacles: {
    programmes,
    condemned: (content) => lotOf(content).map(({ id, name }) => ({ card: id, name })),
    setup(content, programme, condemned) {
      const hunt = content.hunts[programme]!;
      return setupOfHunt({ ...hunt, men: [...hunters(content, hunt), ...condemned] });
    },
    standings,
  },
};
