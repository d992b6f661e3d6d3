import type { BehaviourRule, PartsPalette, TriedCard } from '../../../app/index.ts';
import { behaviourPalette } from '../../../app/index.ts';
import type { MuneraGame } from '../desk/index.ts';

/** Rules that are put into a behaviour of gladiators ready made. */
const RULES: readonly BehaviourRule[] = [
  {
    label: 'Finish whoever can be finished',
    say: 'A man who can be finished he finishes.',
    when: [['may-end', 20]],
    act: 'finish',
    figure: { label: 'Chance in 100, at least', least: 1, most: 100 },
  },
  { label: 'Rest when he is tired', say: 'Tired, he rests.', when: [['tired', 'me']], act: 'rest' },
  { label: 'Cast the net first', say: 'With a net at hand he casts it.', when: [['has-net']], act: 'entangle' },
  { label: 'Give ground when he is outnumbered', say: 'Outnumbered, he gives ground.', when: [['outnumbered']], act: 'give-ground' },
  {
    label: 'Fetch what lies near',
    say: 'What lies near he fetches.',
    when: [['lies-near', 3]],
    act: 'recover',
    figure: { label: 'Hexes away, at most', least: 0, most: 12 },
  },
];

/** Everything that a gladiator could carry and does not yet. */
function gearPalette({ content: { fighters, gear }, id }: TriedCard<MuneraGame>): PartsPalette | null {
  if (!Object.hasOwn(fighters, id)) return null;
  const carried = new Set(fighters[id]!.gear.map((item) => item.gear));
  const others = Object.values(gear).filter((item) => !carried.has(item.id));
  const nameIn = (item: string): string => (item.includes(':') ? item : `core:${item}`);
  const items = others.map(({ id: item, name }) => ({ label: name, about: 'He carries it.', value: nameIn(item) }));
  return { what: 'something to carry', list: ['gear'], before: null, items };
}

/** What can be put into cards of gladiators. */
export function paletteOf(card: TriedCard<MuneraGame>): PartsPalette | null {
  return card.kind === 'gladiator' ? gearPalette(card) : behaviourPalette(card, RULES);
}
