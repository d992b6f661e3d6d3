import { listed, type Names, type Words } from '../../../hud/common/index.ts';
import { figureNames } from '../desk/index.ts';
import type { World } from '../rules/index.ts';
import type { Outcome } from '../../../engine/bout/index.ts';

/** Who lives, as the end of a sentence: `Dama lives`, `Dama and Syrus live`. */
function living(men: readonly string[], words: Words): string {
  return words.say('outcome', men.length === 1 ? 'lives' : 'live', { men: listed(men.map((id) => words.title(id))) });
}

/** How a hunt came out. Beast against beast nobody lives to tell it, and a man who fell may have been carried out alive. */
function huntOutcome({ winner, by, survivors }: Outcome, words: Words): string {
  const men = survivors.filter((id) => !words.isBeast(id));
  switch (by) {
    case 'beast-dead':
      return winner === 'men'
        ? words.say('outcome', by, { men: living(men, words) })
        : words.say('outcome', 'other-beast-dead', { beast: words.figure(winner ?? '') });
    case 'men-fallen':
      return men.length
        ? words.say('outcome', 'men-carried-out', { men: listed(men.map((id) => words.title(id))) })
        : words.say('outcome', by);
    case 'round-limit':
      return men.length ? words.say('outcome', by, { men: living(men, words) }) : words.say('outcome', 'beasts-parted');
    default:
      return words.say('outcome', by);
  }
}

/** The cards of men and of the beasts in a hunt, by id. */
function cardNames({ content, beastCards }: World): Map<string, string> {
  const names = new Map<string, string>();
  for (const deck of [content.attacks, content.defends]) {
    for (const card of [...deck.generic, ...Object.values(deck.weapon).flat(), ...deck.optional]) names.set(card.id, card.name);
  }
  for (const beast of Object.values(beastCards)) for (const attack of Object.values(beast.attacks)) names.set(attack.id, attack.name);
  return names;
}

/** Weapons by the first card that has them: the condemned carry each its own, the trained one of a kind. */
function weaponNames({ content }: World): Map<string, string> {
  const names = new Map<string, string>();
  for (const { weapon } of Object.values(content.men)) if (!names.has(weapon.id)) names.set(weapon.id, weapon.name);
  return names;
}

const kebab = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();

/** What a hunt calls its men, beasts, cards and weapons. */
export function huntNames(world: World): Names {
  const cards = cardNames(world);
  const weapons = weaponNames(world);
  return {
    own: 'damnatio',
    arena: world.arena,
    figure: figureNames({ world }),
    card: (id, message) => cards.get(id) ?? message('fate', kebab(id)) ?? message('deed', id),
    weapon: (id) => weapons.get(id),
    outcome: huntOutcome,
  };
}
