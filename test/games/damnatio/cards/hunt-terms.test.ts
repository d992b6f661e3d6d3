import { describe, expect, test } from 'vitest';
import { withPack } from '../../../catalogue/support.ts';
import { setupOfHunt } from '../../../../src/games/damnatio/desk/index.ts';
import { checkSetup, damnatioContent } from '../../../../src/games/damnatio/rules/index.ts';
import { prepareWorld } from '../../../../src/games/damnatio/rules/setup/setup.ts';
import { huntNames } from '../../../../src/games/damnatio/screens/index.ts';
import { wordsOf } from '../../../../src/hud/common/index.ts';

const HEAD = 'schema: hunt/2\nid: test-hunt\nname: A hunt\ntext: A text.\narena: harena\n';
const HOUND = 'schema: beast/2\nid: hound\nextends: core:lion\nname: { en: Hound }\nfigures: 3\nratings: { hitPoints: 8 }\n';

function loaded(body: string) {
  const { catalogue, findings } = withPack({ 'hunts/hunt.yaml': `${HEAD}${body}`, 'beasts/hound.yaml': HOUND });
  const content = damnatioContent(catalogue!);
  return { content, hunt: content.hunts['acme.test:test-hunt'], findings };
}

/** What is found in the hunt, as path and message. */
function lint(body: string): string[] {
  return loaded(body).findings.flatMap(({ file, path, message, rule }) =>
    file.endsWith('hunt.yaml') ? [`${path}: ${message} [${rule ?? ''}]`] : [],
  );
}

describe('the terms of a bill', () => {
  test('D-401 D-411: several of a beast, a pack of this pack and one of the core, in their order', () => {
    const { content, hunt, findings } = loaded(
      'beasts: [hound, { beast: core:bear, count: 2 }]\nmen: { draw: 3, named: [mamertinus] }\nlex: { severalBeasts: true }\n',
    );
    expect(findings).toEqual([]);
    expect(hunt!.beasts).toEqual(['acme.test:hound', 'bear', 'bear']);
    const setup = setupOfHunt(hunt!);
    expect(setup).toMatchObject({ men: ['mamertinus'], draw: 3, lex: { severalBeasts: true } });
    expect(() => checkSetup(content, setup)).not.toThrow();
  });

  test('D-401 D-411: a pack counts with all of its figures', () => {
    expect(lint('beasts: [{ beast: hound, count: 2 }, lion]\nmen: { draw: 4 }\nlex: { severalBeasts: true }\n')).toEqual([
      'beasts: at most 6 beasts stand on the sand, not 7 [D-401]',
    ]);
    expect(lint('beasts: [hound]\nmen: { draw: 4 }\n')).toEqual([]);
  });

  test('D-010: several beasts need the lex', () => {
    expect(lint('beasts: [lion, bear]\nmen: { draw: 4 }\n')).toEqual(['men: two beasts fight only each other [D-010]']);
  });

  test('D-412 D-413: where they look and night are terms like others', () => {
    const { hunt, findings } = loaded('beasts: [lion]\nfacing: random\nmen: { draw: 4 }\nlex: { night: true, wallSlam: true }\n');
    expect(findings).toEqual([]);
    expect(setupOfHunt(hunt!)).toMatchObject({ facing: 'random', lex: { night: true, wallSlam: true } });
    expect(lint('beasts: [lion]\nfacing: 6\nmen: { draw: 4 }\n')).toHaveLength(1);
  });

  test('D-418 D-419: a wager is laid on one of two beasts, and neither is a pack', () => {
    expect(lint('beasts: [lion, bear]\nmen: []\nwager: true\n')).toEqual([]);
    expect(lint('beasts: [lion]\nmen: { draw: 4 }\nwager: true\n')).toEqual(['wager: a wager is laid on one of two beasts [D-419]']);
    expect(lint('beasts: [hound, bear]\nmen: []\n')).toEqual(['beasts: a pack fights men, not another beast [D-418]']);
  });

  test('D-017 D-019: named and drawn men count together, and none stands there twice', () => {
    expect(lint('beasts: [lion]\nmen: { draw: 4, named: [mamertinus, hilarinus, bullarius] }\n')).toEqual([
      'men: at most 6 men stand on the sand, not 7 [D-017]',
    ]);
    expect(lint('beasts: [lion]\nmen: { draw: 6, named: [] }\n')).toEqual([]);
    expect(lint('beasts: [lion]\nmen: { draw: 2, named: [syrus, syrus] }\n')).toHaveLength(1);
  });

  test('beasts have a name each, by which the hunt calls them wherever it is put together', () => {
    const body = 'beasts: [hound, bear]\nmen: { draw: 4 }\nlex: { severalBeasts: true }\n';
    const { content, hunt, findings } = loaded(`${body}names: [Ajax, Argus, Borax, Ursa]\n`);
    expect(findings).toEqual([]);
    const names = huntNames(prepareWorld(content, { ...setupOfHunt(hunt!), men: ['gavius'], draw: 0 }));
    const words = wordsOf({}, names);
    expect(['acme.test:hound', 'acme.test:hound-3', 'bear'].map((id) => words.figure(id))).toEqual(['Ajax', 'Borax', 'Ursa']);
    expect(words.isBeast('bear')).toBe(true);
    const elsewhere = huntNames(prepareWorld(content, { ...setupOfHunt(hunt!), beasts: ['bear'] }));
    expect(wordsOf({}, elsewhere).figure('bear')).toBe('the bear');
    for (const wrong of ['[Ajax]', '[Ajax, Ajax, Borax, Ursa]'])
      expect(lint(`${body}names: ${wrong}\n`)).toEqual(['names: 4 beasts want 4 names, each another []']);
  });
});
