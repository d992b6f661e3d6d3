import type { GameKit, Sliced } from '../session/index.ts';
import { atOnce } from '../session/index.ts';
import { takeSkill } from './aftermath.ts';
import type { CareerBeginning } from './begin.ts';
import { beginning } from './begin.ts';
import type { WatchedBout } from './bouts.ts';
import { fought, settled, watched } from './bouts.ts';
import type { CareerCommand, CareerStep } from './commands.ts';
import { CareerError, NOON } from './commands.ts';
import type { CareerHouse } from './house.ts';
import { houseOf } from './house.ts';
import type { Ladder } from './ladder.ts';
import { rankOf } from './ladder.ts';
import type { Meeting } from './matches.ts';
import { isFought, meeting, meetingOf, morningOf, noonOf, openMatchOf, openMatches } from './matches.ts';
import type { CareerOffer } from './offers.ts';
import { offersOf } from './offers.ts';
import { planOf, spendable, recover } from './recovery.ts';
import type { CareerState, Offers, Person } from './state.ts';
import { personOf, NEW_DAY, yours } from './state.ts';
import { Table } from './table.ts';
import { buy, hire, retire, sell, leastPrice } from './trade.ts';
import { setPlan, setTraining, trainingProblem, train } from './training.ts';
import { drawBill, drawSeason } from './bill.ts';
import { fillCells, fillMarket, fillWorld } from './people.ts';
import { end, promote } from './ranks.ts';

/** A man whom nobody asked takes the skill that he prefers (M-203). */
function choosePending(table: Table): void {
  for (const { man } of table.state.pending) {
    const person = table.person(man);
    const skill = person.state === 'active' ? table.house.bouts.skills.preferred(person.skills) : null;
    if (skill === null) continue;
    takeSkill(table, person, skill);
    table.write('skill', { person, what: skill });
  }
  table.set({ pending: [] });
}

/** Everything on the bill that nobody has fought: yours first, then the others; bots play (C-003). */
function* playOut(table: Table): Sliced<void> {
  const morning = morningOf(table.house, table.state);
  if (morning && !isFought(table.state, morning.result)) yield* settled(table, morning, 'others');
  const noon = noonOf(table.house, table.state);
  if (noon && !isFought(table.state, noon.result)) yield* settled(table, noon, noon.people[0]!.owner === 'you' ? 'settled' : 'others');
  const open = openMatches(table.state);
  const isYours = ({ first }: { readonly first: string }): boolean => table.person(first).owner === 'you';
  const order = [...open.filter(isYours), ...open.filter((match) => !isYours(match))];
  for (const match of order) {
    yield* settled(table, meetingOf(table.house, table.state, match), isYours(match) ? 'settled' : 'others');
  }
}

/** What the night costs: the medicus for whom he was called, then everybody's keep (L-544, L-613). */
function payTheDay(table: Table): void {
  const { ladder } = table.house;
  for (const { man, medicus } of table.state.plans) {
    const { state, wounds, owner } = table.person(man);
    if (medicus && owner === 'you' && state === 'active' && wounds > 0) table.pay(-ladder.prices.medicus, 'medicus', man, ['L-544']);
  }
  const keep = yours(table.state).reduce((sum, { rank }) => sum + rankOf(ladder, rank!).upkeep, 0);
  table.pay(-keep, 'upkeep', null, ['L-613']);
}

/** Hired men go at the end of their season (C-033). */
function dismiss(table: Table): void {
  for (const person of yours(table.state)) {
    if (person.until === null || person.until > table.state.season) continue;
    table.write('left', { person: table.change(person.id, { owner: 'others', until: null }) });
  }
}

/** Whether nothing can come of the school any more: no man, and no money to buy or hire the cheapest (L-618, C-001). */
function isRuined({ house, state }: Table): boolean {
  return yours(state).length === 0 && state.purse < leastPrice(house, state);
}

/**
 * People whom nobody will meet again and who met nobody of yours are forgotten, once the first day of the next season is
 * over: until then the report of the day on which they died still names them.
 */
function forget(table: Table): void {
  const { people, chronicle, day } = table.state;
  if (day > 1) return;
  const named = new Set(chronicle.flatMap(({ person, other }) => [person ?? '', other ?? '']));
  const isKept = ({ id, state, owner, memory, fought }: Person): boolean =>
    state === 'active' || owner === 'you' || memory.length > 0 || fought === table.now || named.has(id);
  table.set({ people: people.filter(isKept) });
}

function nextDay(table: Table): void {
  const { calendar } = table.house.ladder;
  const { season, day } = table.state;
  const isLast = day === calendar.days;
  if (isLast) dismiss(table);
  if (isLast && season === calendar.seasons) {
    table.write('out-of-time');
    return end(table, 'time', null);
  }
  table.set({ season: isLast ? season + 1 : season, day: isLast ? 1 : day + 1, plans: [], today: NEW_DAY });
  fillWorld(table);
  fillCells(table);
  fillMarket(table);
  if (isLast) drawSeason(table);
  if (isRuined(table)) {
    table.write('ruined');
    return end(table, 'ruined', null);
  }
  drawBill(table);
}

/** The rest of the day is fought, the night passes, the next day's bill is drawn. */
function* endDay(table: Table): Sliced<void> {
  forget(table);
  yield* playOut(table);
  choosePending(table);
  train(table);
  payTheDay(table);
  recover(table);
  promote(table);
  if (!table.state.over) nextDay(table);
}

type Step = CareerStep<CareerState>;
type Of<Type extends CareerCommand['type']> = Extract<CareerCommand, { readonly type: Type }>;

/** One of yours who lives and fights. Throws `CareerError` for anybody else. */
function own(table: Table, id: string): Person {
  const person = table.state.people.find((each) => each.id === id);
  if (!person || person.owner !== 'you' || person.state !== 'active') throw new CareerError('C-006', 'not-yours');
  return person;
}

function anybody(table: Table, id: string): Person {
  const person = table.state.people.find((each) => each.id === id);
  if (!person) throw new CareerError('C-006', 'nobody');
  return person;
}

/** What one of yours may be asked to do today. Throws `CareerError` when he has fought, or is on the bill, or may not fight. */
function freeToday(table: Table, man: string): Offers {
  const { bill } = table.state;
  const { id, fought: last } = own(table, man);
  const offers = bill.offers.find((each) => each.man === id);
  if (!offers) throw new CareerError('C-022', 'not-offered');
  if (last === table.now) throw new CareerError('C-007', 'fought-today');
  if (bill.matches.some((match) => match.first === id) || bill.noon?.champion === id) throw new CareerError('C-007', 'entered-already');
  return offers;
}

function enter(table: Table, { man, foe }: Of<'enter'>): void {
  const { foes } = freeToday(table, man);
  const { bill } = table.state;
  if (!foes.includes(foe)) throw new CareerError('C-022', 'not-offered');
  if (bill.matches.some(({ second }) => second === foe)) throw new CareerError('C-007', 'foe-is-taken');
  const place = bill.matches.findIndex(({ first }) => table.person(first).owner !== 'you');
  const match = { id: man, first: man, second: foe, final: false };
  table.set({ bill: { ...bill, matches: bill.matches.toSpliced(place < 0 ? bill.matches.length : place, 0, match) } });
}

/** One of yours takes the place of whoever would carry out the sentence (C-044). */
function volunteer(table: Table, { man }: Of<'noon'>): void {
  freeToday(table, man);
  const { bill } = table.state;
  const noon = noonOf(table.house, table.state);
  if (!bill.noon || !noon || isFought(table.state, noon.result)) throw new CareerError('C-044', 'no-such-bout');
  if (bill.noon.champion !== bill.noon.usual) throw new CareerError('C-044', 'foe-is-taken');
  table.set({ bill: { ...bill, noon: { ...bill.noon, champion: man } } });
}

function withdraw(table: Table, { man }: Of<'withdraw'>): void {
  const match = openMatchOf(table.state, own(table, man).id);
  if (!match) throw new CareerError('C-007', 'not-entered');
  if (match.final) throw new CareerError('C-021', 'final');
  const { bill } = table.state;
  if (match.id === NOON) return table.set({ bill: { ...bill, noon: { ...bill.noon!, champion: bill.noon!.usual } } });
  table.set({ bill: { ...bill, matches: bill.matches.filter((each) => each !== match) } });
}

function chooseSkill(table: Table, { man, skill }: Of<'skill'>): void {
  const { pending } = table.state;
  const { skills } = table.house.bouts;
  const person = own(table, man);
  const choice = pending.find((each) => each.man === man);
  if (!choice) throw new CareerError(skills.earning, 'nothing-earned');
  if (!skills.onOffer(person.skills).includes(skill)) throw new CareerError(skills.offering, 'not-on-offer');
  takeSkill(table, person, skill);
  table.set({ pending: pending.filter((each) => each !== choice) });
  table.write('skill', { person, what: skill, moment: { result: choice.result, answer: null } });
}

function callMedicus(table: Table, { man }: Of<'medicus'>): void {
  const { id, wounds } = own(table, man);
  const plan = planOf(table.state, id);
  if (plan.medicus) return setPlan(table, { ...plan, medicus: false });
  const { medicus } = table.house.ladder.prices;
  if (wounds === 0 && !openMatchOf(table.state, id)) throw new CareerError('L-544', 'not-hurt');
  if (spendable(table.house, table.state) < medicus) throw new CareerError('L-544', 'no-money');
  setPlan(table, { ...plan, medicus: true });
}

function sendToTrainer(table: Table, { man }: Of<'train'>): void {
  const person = own(table, man);
  const problem = trainingProblem(table.house, person);
  if (problem) throw new CareerError('C-031', problem);
  if (person.fought === table.now || openMatchOf(table.state, man)) throw new CareerError('C-007', 'fights-today');
  const { trains } = planOf(table.state, man);
  if (!trains && spendable(table.house, table.state) < table.house.ladder.prices.training) throw new CareerError('C-031', 'no-money');
  setTraining(table, man, true);
}

function* carryOut(table: Table, command: CareerCommand): Sliced<void> {
  switch (command.type) {
    case 'enter':
      return enter(table, command);
    case 'noon':
      return volunteer(table, command);
    case 'withdraw':
      return withdraw(table, command);
    case 'fight':
      return void (yield* fought(table, yourMeeting(table, command.match), command.link));
    case 'settle':
      return void (yield* settled(table, yourMeeting(table, command.match), 'settled'));
    case 'rest':
      return setTraining(table, own(table, command.man).id, false);
    case 'train':
      return sendToTrainer(table, command);
    case 'medicus':
      return callMedicus(table, command);
    case 'skill':
      return chooseSkill(table, command);
    case 'buy':
      return buy(table, anybody(table, command.person));
    case 'hire':
      return hire(table, anybody(table, command.person));
    case 'sell':
      return sell(table, own(table, command.man));
    case 'retire':
      return retire(table, own(table, command.man));
    case 'end-day':
      return yield* endDay(table);
    default:
      command satisfies never;
      throw new CareerError('C-006', 'unknown-command');
  }
}

/** A bout that you may fight or settle: one of yours, or the morning. */
function yourMeeting({ house, state }: Table, match: string): Meeting {
  const found = meeting(house, state, match);
  const isYours = found.people.some(({ owner }) => owner === 'you') || found.people.every(({ kind }) => kind === 'condemned');
  if (!isYours) throw new CareerError('C-003', 'not-your-bout');
  return found;
}

/** Careers on a ladder: pure state, commands, dice of their own. The same seed and commands come to the same bytes. */
export class Career {
  readonly house: CareerHouse;

  constructor(house: CareerHouse) {
    this.house = house;
  }

  get ladder(): Ladder {
    return this.house.ladder;
  }

  begin(options: CareerBeginning): Step {
    return beginning(this.house, options).step();
  }

  /** Carries a command out. Throws `CareerError`, and nothing has changed, for one that is not allowed now. */
  play(state: CareerState, command: CareerCommand): Step {
    return atOnce(this.playSliced(state, command));
  }

  /** The same in slices, one for each answer of each bout, so that a page may breathe in between. */
  *playSliced(state: CareerState, command: CareerCommand): Sliced<Step> {
    if (state.over) throw new CareerError('C-001', 'over');
    const table = new Table(this.house, state);
    yield* carryOut(table, command);
    return table.step();
  }

  /** The command `settle`, with everything that there is to see of the bout: it is played once. In slices; throws as `play` does. */
  *watchSliced(state: CareerState, match: string): Sliced<{ readonly step: Step; readonly bout: WatchedBout }> {
    if (state.over) throw new CareerError('C-001', 'over');
    const table = new Table(this.house, state);
    const bout = yield* watched(table, yourMeeting(table, match));
    return { step: table.step(), bout };
  }

  /** What may be done now, with what it costs and exact odds; `fight` is never among it: whoever plays makes it. */
  commands(state: CareerState): CareerOffer[] {
    return offersOf(this.house, state);
  }

  /** A bout of today that is still to be fought: set-up, seed and bots. Throws `CareerError` for any other. */
  meeting(state: CareerState, match: string): Meeting {
    return meeting(this.house, state, match);
  }

  /** A bout as it would be if one of yours met somebody today: for a forecast. */
  imagined(state: CareerState, man: string, foe: string): Meeting {
    return meetingOf(this.house, state, { id: man, first: personOf(state, man).id, second: foe, final: false });
  }

  /** Noon as it would be if one of yours carried out the sentence: for a forecast. Null on a day without. */
  imaginedNoon(state: CareerState, man: string): Meeting | null {
    const { noon } = state.bill;
    return noon && noonOf(this.house, { ...state, bill: { ...state.bill, noon: { ...noon, champion: man } } });
  }

  morning(state: CareerState): Meeting | null {
    return morningOf(this.house, state);
  }

  noon(state: CareerState): Meeting | null {
    return noonOf(this.house, state);
  }

  /** Plays a log of commands from the beginning. */
  replay(options: CareerBeginning, log: readonly CareerCommand[]): CareerState {
    return log.reduce((state, command) => this.play(state, command).state, this.begin(options).state);
  }
}

/** Throws `ReadError` for a ladder that names what the games at hand have not. */
export function careerOf(kit: GameKit, ladder: Ladder, names: readonly string[], quality: string | null = null): Career {
  return new Career(houseOf(kit, ladder, names, quality));
}
