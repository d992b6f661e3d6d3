import { expect, it } from 'vitest';
import { notAPack } from '../../../src/app/packs/not-a-pack.ts';

it.each([
  ['https://ann.example/x.zip', 'the file x.zip at ann.example', null],
  ['https://github.com/ann/pard', 'a page at github.com', null],
  ['https://raw.githubusercontent.com/ann/pard/main/pard.yaml', 'the file pard.yaml at raw.githubusercontent.com', null],
  ['https://ann.example/%zz', 'a page at ann.example', null],
  ['see https://play.example/damnatio/#r=AbC-_9&at=4', 'a link to a replay', { label: 'Open the replay', href: '#r=AbC-_9&at=4' }],
  ['https://play.example/#r=AbC&c=human', 'a link to a challenge', { label: 'Open the challenge', href: '#r=AbC&c=human' }],
  ['{ "file": "damnatio-export" }', 'an export', { label: 'Settings', href: '#/settings' }],
  ['{ "ruleset": "damnatio", "actions": [] }', 'the record of a bout', { label: 'Replays', href: '#/replays' }],
  ['damnatio-career 0123\n{}', 'a career', { label: 'The ladder', href: '#/ladder/new' }],
  ['schema: beast/2\nid: leopard', 'a card (beast) without its pack', { label: 'Workshop', href: '#/workshop' }],
  ['good morning', 'This is no pack', null],
])('tells what %j is, and where it leads', (text, what, way) => {
  const problem = notAPack(text)!;
  expect(problem.text).toContain(what);
  expect(problem.way).toEqual(way);
});

it.each(['schema: mod/2\nid: x', 'https://play.example/#p=AAAA', '#p=AAAA', 'A'.repeat(60)])(
  'lets what may be a pack be read: %j',
  (text) => {
    expect(notAPack(text)).toBeNull();
  },
);
