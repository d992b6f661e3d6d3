import type { BoutOf, CareerStanding, Game } from '../session/index.ts';
import { positionHash } from '../session/index.ts';
import type { Meeting } from './matches.ts';
import type { Result, Share } from './state.ts';
import type { Table } from './table.ts';

/** How a bout went: its last position, and for everybody the answers after which he fell and was worst hurt. */
export interface Course {
  readonly bout: BoutOf<Game>;
  readonly answers: number;
  readonly marks: readonly Mark[];
  readonly by: Result['by'];
  readonly link: string;
}

export type Mark = Pick<Share, 'fell' | 'worst'>;

/** What every result keeps of its bout: which it was, and how it is fought again. */
type Kept = Pick<Result, 'id' | 'season' | 'day' | 'game' | 'by' | 'answers' | 'link' | 'seed' | 'hash'>;

export function resultOf({ state: { season, day } }: Table, { result: id, game, seed }: Meeting, course: Course): Kept {
  const { bout, by, answers, link } = course;
  return { id, season, day, game, by, answers, link, seed, hash: positionHash(bout) };
}

/** Follows a bout answer by answer. */
export class Follower {
  private last: readonly CareerStanding[];
  private readonly dealt: number[];
  readonly marks: { fell: number | null; worst: number | null }[];
  answers = 0;
  private readonly standings: (bout: BoutOf<Game>) => readonly CareerStanding[];

  constructor(standings: (bout: BoutOf<Game>) => readonly CareerStanding[], places: number) {
    this.standings = standings;
    this.last = [];
    this.dealt = Array.from({ length: places }, () => 0);
    this.marks = this.dealt.map(() => ({ fell: null, worst: null }));
  }

  look(bout: BoutOf<Game>, answers: number): void {
    const now = this.standings(bout);
    this.answers = answers;
    for (const [place, standing] of now.entries()) {
      const before = this.last[place] ?? { ...standing, fate: 'standing', left: standing.of };
      const mark = this.marks[place]!;
      if (standing.fate !== 'standing' && before.fate === 'standing') mark.fell = answers;
      if (before.left - standing.left > this.dealt[place]!) {
        this.dealt[place] = before.left - standing.left;
        mark.worst = answers;
      }
    }
    this.last = now;
  }
}
