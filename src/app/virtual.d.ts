declare module 'virtual:content' {
  import type { Finding, PlayContent } from '../catalogue/index.ts';
  /** Everything a bout needs, checked and frozen. */
  export const content: PlayContent;
  /** What is wrong with the content while developing; empty in a build. */
  export const findings: readonly Finding[];
}

declare module 'virtual:rules' {
  import type { RuleText } from '../catalogue/index.ts';
  /** The rulebook by rule id; import it only when somebody reads. */
  export const rules: Readonly<Record<string, RuleText>>;
}

declare module 'virtual:text' {
  import type { Messages } from '../catalogue/index.ts';
  /** Messages by language. */
  export const text: Readonly<Record<string, Messages>>;
}
