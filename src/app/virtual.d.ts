declare module 'virtual:content' {
  /** Everything a bout needs, checked and frozen. */
  export const content: import('../catalogue/index.ts').PlayContent;
  /** What is wrong with the content while developing; empty in a build. */
  export const findings: readonly import('../catalogue/index.ts').Finding[];
}

declare module 'virtual:rules' {
  /** The rulebook by rule id; import it only when somebody reads. */
  export const rules: Readonly<Record<string, import('../catalogue/index.ts').RuleText>>;
}

declare module 'virtual:text' {
  /** Messages by language. */
  export const text: Readonly<Record<string, import('../catalogue/index.ts').Messages>>;
}

declare module 'virtual:ladders' {
  /** The ladders by id; import it only when somebody has a career. */
  export const ladders: Readonly<Record<string, import('../catalogue/index.ts').LadderCard>>;
}

declare module 'virtual:programmes' {
  /** The programmes of bouts by id; import it only when somebody chooses one. */
  export const programmes: Readonly<Record<string, import('../catalogue/index.ts').ProgrammeCard>>;
}

declare module 'virtual:lessons' {
  /** The lessons by id; import it only when somebody learns. */
  export const lessons: Readonly<Record<string, import('../catalogue/index.ts').LessonCard>>;
}

declare module 'virtual:behaviour-words' {
  /** What behaviours of a game may ask and choose, by its id; import it only when somebody wants to know how somebody fights. */
  export const words: Readonly<Record<string, import('../engine/mind/index.ts').Words>>;
}

declare module 'virtual:scenarios' {
  /** The rule scenarios by name, such as `damnatio/dg-08-brace`; import it only when one is opened. */
  export const scenarios: Readonly<Record<string, import('../session/index.ts').ScenarioFile>>;
}

declare module 'virtual:sources' {
  /** The files that the content of the page was read from: for a worker that reads packs beside them. */
  export const sources: readonly import('../catalogue/index.ts').ContentFile[];
}

declare module 'virtual:shipped-packs' {
  /** Packs that come with the page and are off until somebody wants them, with paths from their own folder; none while developing, where they are loaded. */
  export const shippedPacks: readonly {
    readonly folder: string;
    readonly files: readonly import('../catalogue/index.ts').ContentFile[];
  }[];
}

declare module 'virtual:shipped-heads' {
  /** What the packs that come with the page say of themselves. */
  export const shippedHeads: readonly { readonly id: string; readonly name: string; readonly text: string }[];
}

declare module 'virtual:revive' {
  /** A whole catalogue that came from a worker, frozen, and without anything inherited where something is looked up by id. */
  export const reviveCatalogue: (json: unknown) => import('../catalogue/index.ts').Catalogue;
}

declare module 'virtual:bestiary' {
  /** Every card that a game tells in sentences, the first with its name. */
  export const cards: readonly import('./bestiary/cards.ts').BestiaryCard[];
}
