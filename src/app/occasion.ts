/** Why a game is played; beside its record, not in it: it changes nothing of what the rules allow. */
export type Occasion =
  /** The one try of a day that counts, and every later one. */
  | { readonly kind: 'today' | 'practice'; readonly day: string }
  /** To beat another record with the same dice, by its id. */
  | { readonly kind: 'challenge'; readonly of: string }
  /** Fought on from within another record, by its id, after so many of its answers. */
  | { readonly kind: 'fork'; readonly of: string; readonly step: number }
  /** A bout of a career, by the id that its result will have; `in` is the id of the career, left out by older editions. */
  | { readonly kind: 'career'; readonly of: string; readonly in?: string }
  /** A bout of a programme, counted from 0; `run` is the seed that the programme was begun with. */
  | { readonly kind: 'programme'; readonly of: string; readonly bout: number; readonly run: string }
  /** Played by somebody else: from a link or a file. */
  | { readonly kind: 'brought' };

const DAY = /^(today|practice) (\d{4}-\d{2}-\d{2})$/;
const CHALLENGE = /^challenge ([0-9a-f]{12})$/;
const CAREER = /^career (\d+\.\d+\.[\w-]{1,40})(?: ([0-9a-f]{16}))?$/;
const PROGRAMME = /^programme ([\w.:-]{1,60}) (\d{1,2}) ([\w-]{1,40})$/;
const FORK = /^fork ([0-9a-f]{12}) (\d{1,5})$/;

/** As it is stored. */
export function occasionText(occasion: Occasion): string {
  if (occasion.kind === 'brought') return 'brought';
  if (occasion.kind === 'fork') return `fork ${occasion.of} ${occasion.step}`;
  if (occasion.kind === 'programme') return `programme ${occasion.of} ${occasion.bout} ${occasion.run}`;
  if (occasion.kind === 'career') return ['career', occasion.of, occasion.in ?? ''].join(' ').trimEnd();
  return occasion.kind === 'challenge' ? `challenge ${occasion.of}` : `${occasion.kind} ${occasion.day}`;
}

/** Reads what is stored; null for none and for what nobody knows, since a game is worth more than why it was played. */
export function readOccasion(value: unknown): Occasion | null {
  if (typeof value !== 'string') return null;
  if (value === 'brought') return { kind: 'brought' };
  const of = CHALLENGE.exec(value)?.[1];
  if (of !== undefined) return { kind: 'challenge', of };
  const [, bout, career] = CAREER.exec(value) ?? [];
  if (bout !== undefined) return { kind: 'career', of: bout, ...(career !== undefined && { in: career }) };
  const [, programme, place, run] = PROGRAMME.exec(value) ?? [];
  if (programme !== undefined) return { kind: 'programme', of: programme, bout: Number(place), run: run! };
  const [, fork, step] = FORK.exec(value) ?? [];
  if (fork !== undefined) return { kind: 'fork', of: fork, step: Number(step) };
  const [, kind, day] = DAY.exec(value) ?? [];
  return kind === 'today' || kind === 'practice' ? { kind, day: day! } : null;
}
