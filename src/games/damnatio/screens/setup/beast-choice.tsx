import type { Messages } from '../../../../catalogue/index.ts';
import { ByPack, OfPack, Rating } from '../../../../hud/setup/index.ts';
import type { BeastCard } from '../../rules/index.ts';
import { Latin, Portrait, Term, Told, Worded, listed } from '../../../../hud/common/index.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

function hexes(count: number): string {
  return `${NUMBERS[count] ?? count} ${count === 1 ? 'hex' : 'hexes'}`;
}

function reach({ move, overrun }: BeastCard): string {
  const spring = move.leap > 0 ? ` and springs over up to ${hexes(move.leap)} more` : '';
  const past =
    overrun === null
      ? ''
      : `; when ${overrun.onlyAfterLeap ? 'the spring' : 'the charge'} misses it runs on ${hexes(overrun.hexes)} past its target, over whoever stands there`;
  return `Charges ${hexes(move.charge)}${spring}${past}.`;
}

/** What its blows can do to a man, each thing once. */
function dangers(card: BeastCard): string {
  const used = new Set(card.procedure.map((row) => row.attack));
  const attacks = Object.values(card.attacks).filter(({ id }) => used.has(id));
  const has = (test: (attack: (typeof attacks)[number]) => boolean, word: string): string[] => (attacks.some(test) ? [word] : []);
  const does = [
    ...has(({ knockdown }) => knockdown !== null, 'knocks men down'),
    ...has(({ toss }) => toss !== null, 'tosses them'),
    ...has(({ pin }) => pin, 'pins the fallen'),
    ...has(({ hold }) => hold, 'holds them fast'),
    ...has(({ sweep }) => sweep !== null, 'strikes two at once'),
  ];
  const keeps = card.onKill ? ', and a kill leaves it in Control' : '';
  return does.length > 0 ? `It ${listed(does)}${keeps}.` : `It strikes hard${keeps}.`;
}

/** A beast in two sentences, from its card. */
function beastWords(card: BeastCard): string {
  return `${reach(card)} ${dangers(card)}`;
}

function Ratings({ card }: { readonly card: BeastCard }) {
  const { control, hitPoints, naturalArmour, guard } = card.ratings;
  const ratings = [
    ['hit-points', 'Hit Points', hitPoints],
    ['control', 'Control', control],
    ['armour', 'Armour', naturalArmour],
    ['guard', 'Guard', guard],
    ['charge', 'Charge', card.move.charge],
    ['leap', 'Leap', card.move.leap],
  ] as const;
  return (
    <dl class="bill-ratings wrap">
      {ratings.map(([term, name, value]) => (
        <div key={name}>
          <dt>
            <Term id={term} inside>
              {name}
            </Term>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface BeastChoiceProps {
  readonly legend: string;
  readonly beasts: readonly BeastCard[];
  readonly chosen: string;
  /** Which of two beasts is chosen here. */
  readonly name: string;
  /** How hard each is, by its id, with the words for it; left out where that is no question. */
  readonly measured?: { readonly newcomers: Readonly<Record<string, number>>; readonly messages: Messages } | undefined;
  readonly onChoose: (id: string) => void;
}

interface BeastProps extends Pick<BeastChoiceProps, 'name' | 'measured' | 'onChoose'> {
  readonly card: BeastCard;
  readonly isChosen: boolean;
}

function Beast({ card, name, isChosen, measured, onChoose }: BeastProps) {
  return (
    <label class="beast">
      <input type="radio" name={name} value={card.id} checked={isChosen} onChange={() => onChoose(card.id)} />
      <span class="beast-face">
        <span class="beast-figure" aria-hidden="true">
          <Portrait card={card.id} kind="beast" />
        </span>
        <span class="beast-name">
          <Worded text={card.name.en} />
          <Latin name={card.name.la} beside={card.name.en} /> <OfPack card={card.id} />
        </span>
        <span class="beast-words">
          {measured && (
            <span class="beast-rating">
              <Rating newcomer={measured.newcomers[card.id] ?? null} messages={measured.messages} />
            </span>
          )}
          <Told text={beastWords(card)} inside />
        </span>
        <Ratings card={card} />
      </span>
    </label>
  );
}

/** The beasts side by side: silhouette, ratings and what to fear. */
export function BeastChoice({ legend, beasts, chosen, name, measured, onChoose }: BeastChoiceProps) {
  return (
    <fieldset class="beast-choice">
      <legend class="visually-hidden">{legend}</legend>
      <ByPack items={beasts} nouns={['beast', 'beasts']} isChosen={({ id }) => id === chosen}>
        {(cards) => (
          <div class="beasts">
            {cards.map((card) => (
              <Beast key={card.id} card={card} name={name} isChosen={card.id === chosen} measured={measured} onChoose={onChoose} />
            ))}
          </div>
        )}
      </ByPack>
    </fieldset>
  );
}
