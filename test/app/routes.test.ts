import { describe, expect, it } from 'vitest';
import type { Route } from '../../src/app/routes.ts';
import { formatRoute, parseRoute } from '../../src/app/routes.ts';

const SETUPS = ['setup', 'bout'];

describe('routes', () => {
  it.each<[string, Route]>([
    ['', { screen: 'title' }],
    ['#', { screen: 'title' }],
    ['#/', { screen: 'title' }],
    ['#/setup', { screen: 'setup', address: 'setup', query: '' }],
    ['#/setup?beast=bull&seed=a%20b', { screen: 'setup', address: 'setup', query: 'beast=bull&seed=a%20b' }],
    ['#/bout?side=gaul', { screen: 'setup', address: 'bout', query: 'side=gaul' }],
    ['#/arena', { screen: 'arena' }],
    ['#/learn', { screen: 'learn', name: '' }],
    ['#/learn/defend', { screen: 'learn', name: 'defend' }],
    ['#/end', { screen: 'end', id: null }],
    ['#/end/abc', { screen: 'end', id: 'abc' }],
    ['#/replay/abc?at=12', { screen: 'replay', id: 'abc', at: 12 }],
    ['#/replays', { screen: 'replays' }],
    ['#/ladder', { screen: 'ladder', page: '', id: '' }],
    ['#/ladder/person/p3', { screen: 'ladder', page: 'person', id: 'p3' }],
    ['#/ladder/watch/1.2.p1%4034', { screen: 'ladder', page: 'watch', id: '1.2.p1@34' }],
    ['#r=RGEB_-x', { screen: 'link', text: 'RGEB_-x', at: null }],
    ['#r=RGEB&at=3', { screen: 'link', text: 'RGEB', at: 3 }],
  ])('%s', (hash, route) => expect(parseRoute(hash, SETUPS)).toEqual(route));

  it.each([
    '#/nowhere',
    '#/damnatio',
    '#/setup/more',
    '#/arena/now',
    '#/replay',
    '#/replay/',
    '#/title',
    '#/a/b/c',
    '#nonsense',
    '#/%E0%A4%A',
  ])('%s is unknown', (hash) => expect(parseRoute(hash, SETUPS).screen).toBe('unknown'));

  it('does not take nonsense for a step', () => {
    for (const at of ['-1', 'x', '1e9', ''])
      expect(parseRoute(`#/replay/a?at=${at}`, SETUPS)).toEqual({ screen: 'replay', id: 'a', at: null });
  });

  it('gives every route an address that leads back to it', () => {
    const routes: Route[] = [
      { screen: 'title' },
      { screen: 'setup', address: 'setup', query: 'beast=lion' },
      { screen: 'end', id: 'a b' },
      { screen: 'replay', id: 'a/b', at: 4 },
      { screen: 'link', text: 'RGEB', at: 2 },
      { screen: 'credits' },
    ];
    for (const route of routes) expect(parseRoute(formatRoute(route), SETUPS)).toEqual(route);
  });
});
