import { ScenarioError } from '../../../../session/index.ts';

/** What is wrong with a line or a field of a scenario, in words; `field` is where it stands when the words are not. */
export function bad(where: string, why: string, field = where): never {
  throw new ScenarioError(field, `cannot read "${where}": ${why}`);
}
