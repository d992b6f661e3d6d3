import type { CareerOffer, Person } from '../../career/index.ts';
import { dayNumber, openMatchOf, personOf, planOf } from '../../career/index.ts';
import { actionOf, Actions, Fold, type LadderAction } from './actions.tsx';
import { takesBack } from './arena-bouts.ts';
import { Foes, foesOf, noonText } from './opponents.tsx';
import { wordsIn, type DayAt } from './people.ts';
import { PersonLine } from './person.tsx';

const TYPES: Readonly<Record<string, string>> = {
  rest: 'Rest',
  train: 'Train',
  medicus: 'Call the medicus',
  noon: 'Carry out the sentence at noon',
  withdraw: 'Withdraw him',
  sell: 'Sell him',
  retire: 'Let him retire and teach',
};

function labelOf(at: DayAt, { command }: CareerOffer, person: Person): string {
  if (command.type === 'skill') return `Learn ${wordsIn(at.career).skill(command.skill)}`;
  if (command.type === 'medicus' && planOf(at.state, person.id).medicus) return 'Send the medicus away';
  if (command.type === 'medicus' && person.wounds === 0) return 'Call the medicus in case he is wounded';
  return TYPES[command.type] ?? command.type;
}

/** What a skill is good for, and what noon pays. */
function noteOf(at: DayAt, { command }: CareerOffer): string {
  const { career, game, state } = at;
  if (command.type === 'medicus' && personOf(state, command.man).wounds === 0)
    return 'A doctor for tonight, paid only if there is a wound.';
  if (command.type === 'noon') return noonText(at, personOf(state, command.man));
  if (command.type !== 'skill') return '';
  const { messages } = game.catalogue;
  return (messages[`${career.ladder.game}-skill-note`] ?? messages['skill-note'])?.[command.skill] ?? '';
}

/** What one of yours may be asked to do, of so many kinds of commands. */
export function manActions(at: DayAt, person: Person, ...types: readonly string[]): LadderAction[] {
  return at.offers
    .filter(({ command }) => 'man' in command && command.man === person.id && types.includes(command.type))
    .filter(({ command }) => !takesBack(at.begun, at.state, command))
    .map((offer) => actionOf(at, offer, { label: labelOf(at, offer, person), note: noteOf(at, offer) }));
}

function doingText({ career, state }: DayAt, person: Person): string {
  const open = openMatchOf(state, person.id);
  const { trains, medicus } = planOf(state, person.id);
  const does = open
    ? `He fights ${personOf(state, open.second).name} today.`
    : person.fought === dayNumber(career.ladder, state)
      ? 'He has fought today.'
      : trains
        ? 'He trains today.'
        : 'He rests today.';
  return medicus ? `${does} The medicus sees him tonight.` : does;
}

/** Why nobody can be asked for, and why he cannot train, where it does not show. */
function whyNot({ career, state }: DayAt, person: Person, foes: number): string {
  if (openMatchOf(state, person.id) || person.fought === dayNumber(career.ladder, state)) return '';
  const offered = state.bill.offers.find(({ man }) => man === person.id);
  const isNew = offered === undefined && person.fit <= dayNumber(career.ladder, state);
  const reasons = [
    isNew ? 'He came after the bill was drawn: he may be matched from the next day.' : '',
    offered === undefined && !isNew ? 'He may not be matched today.' : '',
    offered && foes === 0 ? 'Nobody of about his rank is left to meet today.' : '',
    person.wounds > 0 ? 'A wounded man does not train.' : '',
  ];
  return reasons.filter((text) => text !== '').join(' ');
}

function lastMan({ name }: Person) {
  return {
    title: 'The last of the school',
    text: `${name} is the only man of your school. Without him nobody fights for you until another is bought or hired.`,
    yes: `Let ${name} go`,
  };
}

/** One of yours: what he does today, whom he may meet, and how he may be let go. */
export function ManPanel({
  at,
  person,
  isFirst,
  isLast,
}: {
  readonly at: DayAt;
  readonly person: Person;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}) {
  const { id, name } = person;
  const foes = foesOf(at, person).length;
  const leave = manActions(at, person, 'sell', 'retire').map((action) => (isLast ? { ...action, asks: lastMan(person) } : action));
  return (
    <section class="panel man-day" aria-label={name} data-person={id}>
      <PersonLine at={at} person={person} size={56} />
      <p class="man-doing">{[doingText(at, person), whyNot(at, person, foes)].filter((text) => text !== '').join(' ')}</p>
      <Actions actions={manActions(at, person, 'skill')} label={`What ${name} has earned`} />
      <Actions actions={manActions(at, person, 'rest', 'train', 'medicus', 'noon', 'withdraw')} label={`The day of ${name}`} />
      {foes > 0 ? (
        <Fold summary={`Whom ${name} may meet today`} open={isFirst}>
          {() => <Foes at={at} man={person} />}
        </Fold>
      ) : null}
      {leave.length > 0 ? (
        <details>
          <summary>Let him go</summary>
          <Actions actions={leave} label={`Letting ${name} go`} />
        </details>
      ) : null}
    </section>
  );
}
