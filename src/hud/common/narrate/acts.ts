import type { Modifier } from '../../../engine/dice/index.ts';
import { sum } from '../../../engine/dice/index.ts';
import { plain, signed, termsLine } from '../numbers.ts';
import { far, type Words } from '../words.ts';
import type { BoutEvent } from '../../../engine/bout/index.ts';

/** The event of a type. */
export type EventOf<Type extends BoutEvent['type']> = Extract<BoutEvent, { type: Type }>;

type Act = EventOf<'attacked' | 'card-played' | 'one-shot' | 'stamina' | 'appealed' | 'judged'>;

/** What figures do to each other before dice fall. */
export function narrateAct(event: Act, words: Words): string {
  const figure = words.figure(event.figure);
  switch (event.type) {
    case 'attacked':
      return attacked(event, words);
    case 'card-played':
      return words.say('event', `card-${event.hand}`, { figure, card: words.card(event.card) });
    case 'one-shot':
      return words.say('event', event.used ? 'one-shot-used' : `one-shot-${event.what}`, { figure, value: signed(event.value) });
    case 'appealed':
      return appealed(event, words);
    case 'judged':
      return judged(event, words);
    case 'stamina': {
      const key = event.to < event.from ? 'stamina-lost' : 'stamina-gained';
      return words.say('event', key, { figure, by: Math.abs(event.to - event.from), to: event.to });
    }
  }
}

/** Where a sum is made of several terms, what they are: ` (+2 from the side, −1 a damaged weapon)`. */
function termsIn(modifiers: readonly Modifier[], words: Words): string {
  const terms = modifiers.filter(({ value }) => value !== 0);
  return terms.length < 2 ? '' : ` (${terms.map(({ value, reason }) => `${signed(value)} ${words.reason(reason)}`).join(', ')})`;
}

/** With a quadrant, the sum of the modifiers is told; otherwise the chance. */
function attacked(event: EventOf<'attacked'>, words: Words): string {
  const { quadrant, distance = 1, area, kind } = event;
  const fill = { figure: words.figure(event.figure), target: words.figure(event.target), attack: words.card(event.attack) };
  if (quadrant === undefined)
    return words.say('event', event.automatic ? 'attacked-automatic' : 'attacked', { ...fill, chance: event.chance ?? '' });
  const where = words.say('event', `attacked-${quadrant}`);
  const over = distance > 1 ? words.say('event', 'attacked-over', { far: far(distance, words) }) : '';
  const aimed = area === null ? '' : words.say('event', 'attacked-aimed', { area: words.say('area', area) });
  return words.say('event', `attacked-${kind}`, {
    ...fill,
    how: `${over}${where}${aimed}`,
    by: signed(sum(event.modifiers)),
    terms: termsIn(event.modifiers, words),
  });
}

/** How many thumbs were up and how many down, and what came of it. */
function judged({ figure, votes, spared }: EventOf<'judged'>, words: Words): string {
  const up = votes.filter((vote) => vote.up).length;
  return words.say('event', spared ? 'judged-spared' : 'judged-condemned', { figure: words.figure(figure), up, down: votes.length - up });
}

/** What the dice showed and had to show; those that move the crowd, or do not, against their sum are told as such. */
function appealed({ figure, faces, modifiers, total, needed, granted }: EventOf<'appealed'>, words: Words): string {
  const natural = granted === total >= needed ? '' : '-natural';
  const fill = {
    figure: words.figure(figure),
    dice: faces.join(' + '),
    natural: faces[0] + faces[1],
    terms: termsLine(modifiers, words),
    total: plain(total),
    needed,
  };
  return words.say('event', `appeal-${granted ? 'granted' : 'refused'}${natural}`, fill);
}
