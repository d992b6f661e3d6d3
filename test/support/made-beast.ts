import { expect } from 'vitest';
import { damnatio, damnatioContent, type HuntRuleset } from '../../src/games/damnatio/rules/index.ts';
import { withPack } from '../catalogue/support.ts';
import { core } from './core-content.ts';

/** A beast with the steps that a test gives it. */
export const CAT = 'acme.test:cat';

/** A bull with other steps: hooks, hooves and nothing that runs on; `steps` come before the last ones. */
export function rulesOf(steps: string, rest = ''): HuntRuleset {
  const text = `schema: beast/2
id: cat
name: { en: Cat }
ratings: { control: 3, hitPoints: 22, naturalArmour: ${/armour: (\d+)/.exec(rest)?.[1] ?? 1}, guard: 0, stamina: 14, releaseAt: 30 }
move: { slow: 2, charge: 5${/through: (\w+)/.test(rest) ? ', through: tread' : ''} }
attacks:
  bite: { name: Bite, kind: bite, toHit: 15, damage: 1d6, tell: Teeth.${/bite: (.*)/.exec(rest)?.[1] ?? ''} }
  claw: { name: Claw, kind: claw, toHit: 15, damage: 1d6, tell: Claws. }
  tread: { name: Tread, kind: auto, toHit: 20, damage: 1d4, automatic: true, tell: "-" }
${/card: (.*)/.exec(rest)?.[1] ?? ''}
procedure:
${steps
  .trim()
  .split('\n')
  .map((line) => `  - ${line.trim()}`)
  .join('\n')}
  - { id: control-last, trigger: control, do: bite }
  - { id: charge-last, trigger: charge, do: bite }
  - { id: counter-last, trigger: counter, do: bite }
`;
  const { catalogue, findings } = withPack({ 'cat.yaml': text });
  const errors = findings.filter(({ severity, file }) => severity === 'error' && file.startsWith('test/'));
  expect(errors.map(({ message, path }) => `${path}: ${message}`)).toEqual([]);
  return damnatio({ ...core.damnatio, beasts: damnatioContent(catalogue!).beasts });
}
