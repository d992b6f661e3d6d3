import { expect, test } from 'vitest';
import { policies } from '../../src/games/damnatio/bots/index.ts';
import { seededRng } from '../../src/engine/dice/index.ts';
import type { HuntAction, DamnatioContent } from '../../src/games/damnatio/rules/index.ts';
import { huntSetup } from '../../src/games/damnatio/rules/index.ts';
import type { LinkFault } from '../../src/session/index.ts';
import type { HuntSession, HuntGame } from '../../src/games/damnatio/desk/index.ts';
import { beginSession, decodeLink, encodeLink, forkRecord, LinkError, replayRecord, resumeSession } from '../../src/session/index.ts';
import { core, kit, kitWith } from '../support/core-content.ts';
import { resealed } from '../support/resealed.ts';

function played(seed: string, beast = 'lion'): HuntSession {
  const session = beginSession<HuntGame>(kit, huntSetup({ beasts: [beast] }), seed);
  const player = seededRng(`${seed}/player`);
  while (session.decision()) session.play(policies.skilled(session.bout, player));
  return session;
}

function faultOf(text: string): LinkFault | null {
  try {
    decodeLink(kit, text);
    return null;
  } catch (error) {
    if (error instanceof LinkError) return error.fault;
    throw error;
  }
}

test('a link carries a record there and back', () => {
  for (const seed of ['1', '2', 'Ünï ☂ code']) {
    const record = played(seed).record();
    const link = encodeLink(kit, record);
    expect(link).toMatch(/^[\w-]+$/);
    expect(decodeLink(kit, link)).toEqual(record);
  }
});

test('a link can be made of a record whose answers name their keys in another order', () => {
  const record = played('1').record();
  const turned = record.actions.map((action) => Object.fromEntries(Object.entries(action).reverse()) as unknown as HuntAction);
  expect(JSON.stringify(turned)).not.toBe(JSON.stringify(record.actions));
  expect(encodeLink(kit, { ...record, actions: turned })).toBe(encodeLink(kit, record));
});

test('a link of a hunt of at least twenty rounds has fewer than 400 characters', () => {
  let seed = 0;
  let long = played('long 0', 'bear');
  while (long.bout.outcome()!.rounds < 20) long = played(`long ${(seed += 1)}`, 'bear');
  expect(encodeLink(kit, long.record()).length).toBeLessThan(400);
});

test('a link carries lex, sliders, named men and a position', () => {
  const position = {
    start: 'men',
    round: 3,
    tieNumber: 7,
    control: 'men',
    beasts: [{ at: { q: 0, r: 0 }, facing: 2 }],
    men: [{ at: { q: 1, r: 0 } }],
  } as const;
  const setup = huntSetup({
    beasts: ['bull'],
    men: ['valens'],
    lex: { wounds: true },
    elite: 2,
    sliders: { hitPoints: -2, damage: 1, control: 0 },
    position,
  });
  const record = beginSession<HuntGame>(kit, setup, 's').record();
  expect(decodeLink(kit, encodeLink(kit, record))).toEqual(record);
});

/** Links as editions before munera wrote them. They must be read for ever; a change of cards may only change what comes of them. */
const OLD_LINKS = {
  lion: 'RGEBOzp6FwGznVfJPXJJhoSJaQgEbGlvbgAEAEBAQAANYmVmb3JlIG11bmVyYTh95z0WJf4eNnmGCKdBh3SzmbkMm_5BzthUPvAQ',
  bull: 'RGEBvG36SgGznVfJhi7SBQFsuYsEYnVsbAx2YWxlbnMgYnVsbGEAAUBAQAEGaGFyZW5hD3sid291bmRzIjp0cnVlfQAFw5xuw68LwSx1AQ',
};

test('a link of format 1 that was made before munera is still read', () => {
  const lion = decodeLink(kit, OLD_LINKS.lion);
  expect(lion).toMatchObject({
    ruleset: 'damnatio',
    version: 1,
    seed: 'before munera',
    setup: huntSetup({ beasts: ['lion'] }),
    hash: '3d72498684896908',
  });
  expect(lion.actions).toHaveLength(56);
  const bull = decodeLink(kit, OLD_LINKS.bull);
  expect(bull.setup).toEqual(huntSetup({ beasts: ['bull'], men: ['valens', 'bulla'], lex: { wounds: true }, elite: 1 }));
  expect([bull.seed, bull.hash, bull.actions.length]).toEqual(['Ünï', '862ed205016cb98b', 11]);
});

test.each<[string, (link: string) => string, LinkFault]>([
  ['cut off', (link) => link.slice(0, -6), 'cut'],
  ['one letter changed', (link) => `${link.slice(0, 40)}${link[40] === 'A' ? 'B' : 'A'}${link.slice(41)}`, 'cut'],
  ['from somewhere else', () => 'aGVsbG8gd29ybGQ', 'foreign'],
  ['with letters no link has', () => '<script>alert(1)</script>', 'foreign'],
  ['empty', () => '', 'foreign'],
  ['of a format that is still to come', (link) => `RGEJ${link.slice(4)}`, 'newer'],
  ['far too long', (link) => link.repeat(200), 'too-long'],
])('a link that is %s is refused with its own fault', (_, spoil, fault) => {
  expect(faultOf(spoil(encodeLink(kit, played('1').record())))).toBe(fault);
});

test('a link to a beast that is not here says so', () => {
  const record = played('1').record();
  const other = kitWith('damnatio', {
    ...core.damnatio,
    hash: 'other',
    beasts: { bear: core.damnatio.beasts['bear']! },
  } as DamnatioContent);
  expect(() => decodeLink(other, encodeLink(kit, record))).toThrow(/there is no beast "lion"/);
});

test('no text of random letters is taken for a record or breaks the reader', () => {
  const rng = seededRng('noise');
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let i = 0; i < 300; i += 1) {
    const text = `RGEB${Array.from({ length: rng.die(60) }, () => alphabet[rng.die(64) - 1]).join('')}`;
    expect(faultOf(text)).not.toBeNull();
  }
});

test('a replay of an untouched record is verified, of a changed one differs at the place', () => {
  const record = played('3').record();
  expect(replayRecord(kit, record).seal).toEqual({ kind: 'verified' });
  expect(replayRecord(kit, resealed(record, { hash: '0'.repeat(16) })).seal.kind).toBe('differs');
  expect(replayRecord(kit, resealed(record, { actions: record.actions.slice(0, -1) })).seal.kind).toBe('differs');
  const wrong = { type: 'strike', figure: 'nobody', card: 'stab' } as const;
  const forged = { ...record, actions: [...record.actions.slice(0, 4), wrong, ...record.actions.slice(5)] };
  expect(replayRecord(kit, resealed(record, forged)).seal).toMatchObject({ kind: 'differs', step: 5 });
  expect(replayRecord(kit, resealed(record, { content: 'ffffffffffffffff', packs: { core: 'other', mine: 'x' } })).seal).toEqual({
    kind: 'other-content',
    matches: true,
    packs: ['core', 'mine'],
    stopped: null,
  });
});

test('a fork continues from a step with the same dice', () => {
  const record = played('4').record();
  const fork = forkRecord(kit, record, 3);
  for (const action of record.actions.slice(3)) fork.play(action);
  expect(fork.record()).toEqual(record);
});

test('a saved hunt goes on at the same decision, at every decision', () => {
  const session = beginSession<HuntGame>(kit, huntSetup({ beasts: ['bull'] }), 'save');
  const player = seededRng('save/player');
  while (session.decision()) {
    const again = resumeSession<HuntGame>(kit, JSON.parse(JSON.stringify(session.save())) as ReturnType<HuntSession['save']>);
    expect(again.decision()).toEqual(session.decision());
    expect(again.record()).toEqual(session.record());
    session.play(policies.skilled(session.bout, player));
  }
});

test('a saved hunt of other content goes on from the stored position', () => {
  const session = beginSession<HuntGame>(kit, huntSetup({ beasts: ['bull'] }), 'old');
  const saved = session.save();
  const again = resumeSession<HuntGame>(kit, { ...saved, record: { ...saved.record, content: 'ffffffffffffffff' } });
  expect(again.decision()).toEqual(session.decision());
  expect(again.steps).toHaveLength(1);
});
