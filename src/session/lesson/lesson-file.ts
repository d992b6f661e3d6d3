/** What must have happened, or be so; see the card of a lesson. */
export interface LessonWhen {
  readonly events: readonly string[];
  readonly never: readonly string[];
  readonly facts: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** What of a lesson is played and answered to; its card has more words. */
export interface LessonFile {
  readonly id: string;
  readonly name: string;
  readonly position: { readonly [key: string]: unknown; readonly ruleset: string };
  readonly dice: readonly number[];
  readonly goal: { readonly ways: readonly LessonWhen[] };
  readonly answers: readonly { readonly when: LessonWhen; readonly say: string }[];
}
