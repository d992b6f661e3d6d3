import { expect, it } from 'vitest';
import { messagesIn } from '../../../../src/catalogue/index.ts';
import { boutClasses } from '../../../../src/games/munera/page/classes.ts';
import { muneraContent } from '../../../../src/games/munera/rules/index.ts';
import { withPack } from '../../../catalogue/support.ts';

it('a class of a pack carries gear of the pack by its name, has a Latin one, and an unknown thing is told in words', () => {
  const { catalogue } = withPack({
    'sickle.yaml': 'schema: gear/2\nid: sickle\nname: iron sickle\nbands: [{ hexes: 1, modifier: 0 }]\n',
    'reaper.yaml':
      'schema: gladiator/2\nid: reaper\nextends: core:thraex\nname: { en: Reaper, la: Messor }\ngear: [sickle, smallShield, helmet]\n',
  });
  const messages = messagesIn(catalogue!);
  const reaper = (texts: typeof messages) =>
    boutClasses({ content: muneraContent(catalogue!), messages: texts }).find(({ id }) => id === 'acme.test:reaper')!;
  expect(reaper(messages)).toMatchObject({ latin: 'Messor', arms: expect.stringMatching(/^Iron sickle, small shield, /) as string });
  expect(reaper({ ...messages, gear: {} }).arms).toMatch(/^Sickle, small shield, /);
});
