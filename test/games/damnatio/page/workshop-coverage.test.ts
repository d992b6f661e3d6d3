import { expect, it } from 'vitest';
import type { HuntReport } from '../../../../src/games/damnatio/desk/index.ts';
import { damnatioDesk, huntsOf } from '../../../../src/games/damnatio/desk/index.ts';
import { coverageOf } from '../../../../src/games/damnatio/page/workshop-coverage.ts';
import { huntSetup } from '../../../../src/games/damnatio/rules/index.ts';
import { simulate } from '../../../../src/session/index.ts';
import { core, kit } from '../../../support/core-content.ts';

it('tells steps that use one attack apart by their ids', () => {
  const { tallying } = damnatioDesk;
  const simulation = { setup: huntSetup({ beasts: ['bear'] }), players: { '*': 'naive' }, seed: 'ids', detail: true } as const;
  const report = tallying.report(simulate(huntsOf(kit), simulation, 0, 3)) as HuntReport;
  const bear = core.damnatio.beasts['bear']!;
  const labels = coverageOf(report, bear, core.text['en']!).map(({ label }) => label);
  expect(labels.filter((label) => label.includes('Crush'))).toEqual(['1. Crush (control-crush)', '7. Crush (counter-crush)']);
  expect(labels).toHaveLength(bear.procedure.length);
});
