/** A rank of the ladder and what it asks of whoever would climb to it. */
export interface LadderRank {
  readonly id: string;
  readonly name: string;
  /** How well men of the rank fight when nobody plays them: a grade of mind. */
  readonly grade: string;
  readonly asks: {
    readonly victories: number;
    readonly fame: number;
    /** Finals won. */
    readonly finals: number;
  };
  /** Sesterces: what a man of the rank is worth, and what his keep costs a games day. */
  readonly value: number;
  readonly upkeep: number;
  /** Percent of a prize that he keeps himself. */
  readonly share: number;
}

/** A day of games, by its name in the Roman year. */
export interface LadderDay {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  /** Programmes of which one is drawn for the morning; none for a day without. */
  readonly morning: readonly string[];
  /** Condemned men whom one trained man meets at noon; 0 for none. */
  readonly noon: number;
  /** Bouts of the afternoon among those who are not yours. */
  readonly afternoon: number;
}

/** Sesterces and shares of a hundred (L-602 to L-617). */
export interface LadderPrices {
  readonly purse: number;
  /** Added to the value of a man for each victory. */
  readonly victory: number;
  /** Of the value: paid for an appearance, for beating a man of it, for a man whom the crowd had killed, for a man sold, for a season's hire. */
  readonly appearance: number;
  readonly prize: number;
  readonly killed: number;
  readonly sale: number;
  readonly hire: number;
  readonly medicus: number;
  readonly training: number;
  /** A condemned man, for each of them whom you lead out alive, for the sentence at noon, and what the school gets with the wooden sword. */
  readonly condemned: number;
  readonly led: number;
  readonly noon: number;
  readonly rudis: number;
  /** Men that a school may have. */
  readonly school: number;
  /** Morning programmes that a condemned man lives through before he may be bought. */
  readonly mornings: number;
}

/** A career as content: plain data, of which game the bouts and the mornings are among it. */
export interface Ladder {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** Games of the afternoon and of the morning. */
  readonly game: string;
  readonly mornings: string;
  /** Toggles of the rules of the bouts. */
  readonly lex: Readonly<Record<string, string | number | boolean>>;
  /** Lowest first; the last is freedom. */
  readonly ranks: readonly LadderRank[];
  readonly calendar: {
    readonly seasons: number;
    /** Days of a season, the final among them. */
    readonly days: number;
    /** From which the days of a season are drawn, in the order of the year. */
    readonly festivals: readonly LadderDay[];
    readonly final: LadderDay;
  };
  readonly prices: LadderPrices;
  readonly world: {
    /** Opponents of each rank at the beginning; newcomers fill their number up. */
    readonly opponents: Readonly<Record<string, number>>;
    /** Classes that are fought in, by id; those named more often are more often drawn. */
    readonly classes: readonly string[];
    /** In which ways men of a class may fight beside its usual one, by class. */
    readonly ways: Readonly<Record<string, readonly string[]>>;
    /** What people are called beside the names of the language. */
    readonly names: readonly string[];
    /** Men for sale on a day. */
    readonly market: number;
    /** Opponents who may be asked for by each of your men. */
    readonly offers: number;
  };
}

/** Every day that a season may have, the final last. */
export function daysOf({ calendar: { festivals, final } }: Pick<Ladder, 'calendar'>): readonly LadderDay[] {
  return [...festivals, final];
}

export function rankOf({ ranks }: Ladder, id: string): LadderRank {
  const rank = ranks.find((each) => each.id === id);
  if (!rank) throw new RangeError(`the ladder has no rank "${id}"`);
  return rank;
}

/** Place of a rank, 0 for the lowest. */
export function placeOf({ ranks }: Ladder, id: string): number {
  return ranks.findIndex((each) => each.id === id);
}
