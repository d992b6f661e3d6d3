import { readRngState } from '../engine/dice/index.ts';
import type { Check, Fields } from '../engine/read/index.ts';
import { dictionary, exactly, id, listOf, object, oneOf, orNull, shortText, wholeFrom, yesOrNo } from '../engine/read/index.ts';
import { LONGEST_LINK, LONGEST_SEED } from '../session/index.ts';
import type {
  Bill,
  CareerOptions,
  CareerState,
  ChronicleEntry,
  ChronicleKey,
  Match,
  Memory,
  Moment,
  Morning,
  Noon,
  Offers,
  Pending,
  Person,
  PersonRecord,
  Plan,
  Result,
  Share,
  Today,
} from './state.ts';
import { CAREER_FORMAT } from './state.ts';
import { MOST_WOUNDS } from './recovery.ts';

const MOST_PEOPLE = 3000;
/** Twenty seasons of twenty days, each with a dozen bouts of others, morning, noon, and five of yours. */
const MOST_RESULTS = 400 * (12 + 1 + 1 + 5);
const MOST_LINES = 10_000;
const MOST_SESTERCES = 1_000_000_000;
const LONGEST_NAME = 80;
export const LONGEST_CAREER_SEED = 60;

const count = wholeFrom(0, 1_000_000);
const name = shortText(LONGEST_NAME);
const short = shortText(LONGEST_NAME);
const link = shortText(LONGEST_LINK);
const wounds = wholeFrom(0, MOST_WOUNDS);
const sesterces = wholeFrom(-MOST_SESTERCES, MOST_SESTERCES);

const options = exactly<CareerOptions>({ gentle: yesOrNo, iron: yesOrNo });
const memory = exactly<Memory>({ result: id, with: id, ended: oneOf('beat', 'was-beaten', 'was-spared', 'parted') });
const record = exactly<PersonRecord>({ victories: count, defeats: count, spared: count, killed: count, finals: count, mornings: count });
const moment = exactly<Moment>({ result: id, answer: orNull(count) });

const person = exactly<Person>({
  id,
  name,
  kind: oneOf('trained', 'condemned'),
  card: id,
  rank: orNull(id),
  drilled: wholeFrom(0, 9),
  behaviour: short,
  skills: listOf(20, id),
  wounds,
  healsTo: wounds,
  walked: yesOrNo,
  fame: count,
  record,
  owner: oneOf('you', 'others', 'market'),
  until: orNull(count),
  state: oneOf('active', 'dead', 'retired', 'freed'),
  fit: count,
  fought: count,
  memory: listOf(20, memory),
});

const bill = exactly<Bill>({
  day: id,
  morning: orNull(exactly<Morning>({ programme: id, condemned: listOf(24, id) })),
  noon: orNull(exactly<Noon>({ condemned: listOf(24, id), champion: id, usual: id })),
  matches: listOf(60, exactly<Match>({ id, first: id, second: id, final: yesOrNo })),
  offers: listOf(60, exactly<Offers>({ man: id, foes: listOf(24, id) })),
});

const share = exactly<Share>({
  person: id,
  name,
  card: id,
  rank: orNull(id),
  bot: short,
  fate: oneOf('standing', 'spared', 'dead', 'carried'),
  left: count,
  of: count,
  wounds,
  earned: yesOrNo,
  fame: count,
  fell: orNull(count),
  worst: orNull(count),
});

const result = exactly<Result>({
  id,
  season: count,
  day: count,
  part: oneOf('morning', 'noon', 'afternoon'),
  programme: orNull(id),
  game: id,
  shares: listOf(24, share),
  winner: orNull(id),
  final: yesOrNo,
  by: oneOf('played', 'settled', 'others'),
  answers: count,
  link,
  seed: shortText(LONGEST_SEED),
  hash: orNull(short),
});

const KEYS: Readonly<Record<ChronicleKey, true>> = {
  began: true,
  won: true,
  parted: true,
  spared: true,
  carried: true,
  died: true,
  scar: true,
  rank: true,
  skill: true,
  bought: true,
  hired: true,
  sold: true,
  left: true,
  retired: true,
  recovered: true,
  infected: true,
  led: true,
  noon: true,
  final: true,
  freed: true,
  ruined: true,
  'out-of-time': true,
};

const entry = exactly<ChronicleEntry>({
  key: oneOf(...Object.keys(KEYS)),
  season: count,
  day: count,
  person: orNull(id),
  name: orNull(name),
  other: orNull(id),
  otherName: orNull(name),
  what: orNull(short),
  amount: orNull(sesterces),
  moment: orNull(moment),
});

const dice: Check = (value, field) => void readRngState(value, field);

/** A seed goes into links, which hold no long ones. */
export const careerSeed: Check = (value, field) => shortText(LONGEST_CAREER_SEED)(value, field);

const fields: Fields<CareerState> = {
  format: oneOf(CAREER_FORMAT),
  ladder: id,
  seed: careerSeed,
  options,
  rng: dice,
  season: wholeFrom(1, 100),
  day: wholeFrom(1, 100),
  festivals: listOf(100, id),
  people: listOf(MOST_PEOPLE, person),
  born: count,
  purse: sesterces,
  bill,
  plans: listOf(60, exactly<Plan>({ man: id, trains: yesOrNo, medicus: yesOrNo })),
  pending: listOf(60, exactly<Pending>({ man: id, result: id })),
  today: exactly<Today>({ defeats: dictionary(count), spared: listOf(60, id) }),
  results: listOf(MOST_RESULTS, result),
  chronicle: listOf(MOST_LINES, entry),
  over: orNull(exactly<NonNullable<CareerState['over']>>({ by: oneOf('rudis', 'ruined', 'time'), person: orNull(id) })),
};

const state = exactly<CareerState>(fields);

/** Checks every field of a state from outside. Throws `ReadError` with the path of the field. */
export function readCareerState(value: unknown, field: string): CareerState {
  state(object(value, field), field);
  return value as CareerState;
}
