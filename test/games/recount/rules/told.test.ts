import { expect, test } from 'vitest';
import type { Sand } from './sand.ts';
import { duel, sand, whole } from './sand.ts';

/** Every event of a bout with every field, a line each. */
const told = ({ events }: Sand): string[] => events.map(({ type, ...rest }) => `${type} ${JSON.stringify(rest)}`);
/** The same without what is told before the first answer. */
const since = (position: Sand, ...lines: string[]): string[] => {
  position.events.length = 0;
  return told(position.play(...lines).done());
};

test('R-012, R-014, R-015, R-016, R-020, R-021: how a bout begins', () => {
  const begun = whole(['light', 'retiarius'], [3, 4, 6, 5, 2, 2, 5, 1, 6], {}).done();
  for (const man of begun.bout.state.fighters) expect(man.name).toMatch(/^\w+ \w+$/);
  expect(told(begun).map((line) => line.replace(/"name":"\w+ \w+"/g, '"name":"…"'))).toEqual([
    'rolled {"figure":"light","against":null,"again":false,"roll":{"why":"strength","dice":"2d6","faces":[3,4],"modifiers":[],"total":7,"chance":null,"needed":null,"result":null},"rules":["R-014"]}',
    'rolled {"figure":"retiarius","against":null,"again":false,"roll":{"why":"strength","dice":"2d6","faces":[6,5],"modifiers":[],"total":11,"chance":null,"needed":null,"result":null},"rules":["R-014"]}',
    'bout-started {"figures":[{"figure":"light","card":"light","side":"a","cell":41,"facing":0,"hp":7,"stamina":7,"name":"…"},{"figure":"retiarius","card":"retiarius","side":"b","cell":49,"facing":3,"hp":11,"stamina":11,"name":"…"}],"rules":["R-012","R-014","R-015"]}',
    'rolled {"figure":"light","against":null,"again":false,"roll":{"why":"order","dice":"1d6","faces":[2],"modifiers":[],"total":2,"chance":null,"needed":null,"result":null},"rules":["R-016"]}',
    'rolled {"figure":"retiarius","against":null,"again":false,"roll":{"why":"order","dice":"1d6","faces":[2],"modifiers":[],"total":2,"chance":null,"needed":null,"result":null},"rules":["R-016"]}',
    'rolled {"figure":"light","against":null,"again":false,"roll":{"why":"order","dice":"1d6","faces":[5],"modifiers":[],"total":5,"chance":null,"needed":null,"result":null},"rules":["R-016"]}',
    'rolled {"figure":"retiarius","against":null,"again":false,"roll":{"why":"order","dice":"1d6","faces":[1],"modifiers":[],"total":1,"chance":null,"needed":null,"result":null},"rules":["R-016"]}',
    'play-order {"order":["light","retiarius"],"rules":["R-016","R-020"]}',
    'round-started {"round":1,"rules":["R-020"]}',
    'turn-started {"figure":"light","turn":1,"rules":["R-020"]}',
    'action-points {"figure":"light","face":6,"modifiers":[{"rule":"R-040","value":1,"reason":"class"}],"total":7,"rules":["R-021","R-022"]}',
  ]);
});

test('R-030 to R-032, R-022, R-058: going, turning and ending a turn', () => {
  const walks = sand({
    fighters: [
      { card: 'medium', at: [0, 0], facing: 1 },
      { card: 'heavy', at: [-4, 0] },
    ],
    dice: [4],
  });
  expect(since(walks, 'forward', 'steps 5', 'pivots left', 'pivots right', 'ends')).toEqual([
    'paid {"figure":"medium","action":"forward","base":1,"surcharge":0,"from":6,"to":5,"spent":1,"rules":["R-030"]}',
    'moved {"figure":"medium","from":45,"path":[56],"gait":"walk","rules":["R-030","R-058"]}',
    'paid {"figure":"medium","action":"step","base":2,"surcharge":0,"from":5,"to":3,"spent":3,"rules":["R-031"]}',
    'moved {"figure":"medium","from":56,"path":[57],"gait":"walk","rules":["R-031","R-058"]}',
    'paid {"figure":"medium","action":"pivot","base":1,"surcharge":0,"from":3,"to":2,"spent":4,"rules":["R-032"]}',
    'faced {"figure":"medium","from":1,"to":0,"rules":["R-032"]}',
    'paid {"figure":"medium","action":"pivot","base":1,"surcharge":0,"from":2,"to":1,"spent":5,"rules":["R-032"]}',
    'faced {"figure":"medium","from":0,"to":1,"rules":["R-032"]}',
    'turn-ended {"figure":"medium","spent":5,"lost":1,"rules":["R-022"]}',
    'turn-started {"figure":"heavy","turn":2,"rules":["R-020"]}',
    'action-points {"figure":"heavy","face":4,"modifiers":[],"total":4,"rules":["R-021","R-022"]}',
  ]);
});

test('R-041, R-042, R-044, R-060 to R-068: blows that wound lightly, badly, and are saved', () => {
  const lightly = duel('sword', { b: { card: 'heavy' }, dice: [4, 5, 3] });
  expect(since(lightly, 'strikes heavy')).toEqual([
    'paid {"figure":"medium","action":"strike","base":1,"surcharge":0,"from":6,"to":5,"spent":1,"rules":["R-033"]}',
    'attacked {"figure":"medium","target":"heavy","attack":"sword","kind":"strike","area":null,"modifiers":[{"rule":"R-072","value":2,"reason":"sword-side"}],"chance":null,"automatic":false,"quadrant":"sword","distance":1,"rules":["R-033","R-051"]}',
    'clashed {"figure":"medium","target":"heavy","faces":[4,5],"modifiers":[{"rule":"R-072","value":2,"reason":"sword-side"}],"difference":1,"result":"hit","thrown":"both","again":false,"rules":["R-060","R-062","R-063"]}',
    'rolled {"figure":"heavy","against":"medium","again":false,"roll":{"why":"save","dice":"1d6","faces":[3],"modifiers":[],"total":3,"chance":null,"needed":5,"result":"failure"},"rules":["R-065"]}',
    'wounded {"figure":"heavy","by":"medium","raw":1,"modifiers":[],"net":1,"from":7,"to":6,"rules":["R-068"]}',
    'condition {"figure":"heavy","condition":"light-wound","gained":true,"rules":["R-044"]}',
  ]);
  const badly = duel('front', { b: { strength: 6 }, dice: [5, 1] });
  expect(since(badly, 'strikes light')).toEqual([
    'paid {"figure":"medium","action":"strike","base":1,"surcharge":0,"from":6,"to":5,"spent":1,"rules":["R-033"]}',
    'attacked {"figure":"medium","target":"light","attack":"sword","kind":"strike","area":null,"modifiers":[],"chance":null,"automatic":false,"quadrant":"front","distance":1,"rules":["R-033","R-051"]}',
    'clashed {"figure":"medium","target":"light","faces":[5,1],"modifiers":[],"difference":4,"result":"hit","thrown":"both","again":false,"rules":["R-060","R-062","R-063"]}',
    'wounded {"figure":"light","by":"medium","raw":4,"modifiers":[],"net":4,"from":6,"to":2,"rules":["R-068"]}',
    'condition {"figure":"light","condition":"light-wound","gained":false,"rules":["R-044"]}',
    'condition {"figure":"light","condition":"bad-wound","gained":true,"rules":["R-044"]}',
  ]);
  const more = duel('front', { b: { full: 12, strength: 11 }, dice: [3, 1] });
  expect(since(more, 'strikes light')).toEqual([
    'paid {"figure":"medium","action":"strike","base":1,"surcharge":0,"from":6,"to":5,"spent":1,"rules":["R-033"]}',
    'attacked {"figure":"medium","target":"light","attack":"sword","kind":"strike","area":null,"modifiers":[],"chance":null,"automatic":false,"quadrant":"front","distance":1,"rules":["R-033","R-051"]}',
    'clashed {"figure":"medium","target":"light","faces":[3,1],"modifiers":[],"difference":2,"result":"hit","thrown":"both","again":false,"rules":["R-060","R-062","R-063"]}',
    'wounded {"figure":"light","by":"medium","raw":2,"modifiers":[],"net":2,"from":11,"to":9,"rules":["R-068"]}',
  ]);
  const saved = duel('front', { b: { card: 'medium' }, dice: [3, 1, 6] });
  expect(since(saved, 'strikes medium-2')).toEqual([
    'paid {"figure":"medium","action":"strike","base":1,"surcharge":0,"from":6,"to":5,"spent":1,"rules":["R-033"]}',
    'attacked {"figure":"medium","target":"medium-2","attack":"sword","kind":"strike","area":null,"modifiers":[],"chance":null,"automatic":false,"quadrant":"front","distance":1,"rules":["R-033","R-051"]}',
    'clashed {"figure":"medium","target":"medium-2","faces":[3,1],"modifiers":[],"difference":2,"result":"hit","thrown":"both","again":false,"rules":["R-060","R-062","R-063"]}',
    'rolled {"figure":"medium-2","against":"medium","again":false,"roll":{"why":"save","dice":"1d6","faces":[6],"modifiers":[],"total":6,"chance":null,"needed":6,"result":"success"},"rules":["R-066"]}',
  ]);
  const missed = duel('back', { a: { weaponBroken: true }, dice: [1, 2] });
  expect(since(missed, 'strikes light')).toEqual([
    'paid {"figure":"medium","action":"strike","base":1,"surcharge":0,"from":6,"to":5,"spent":1,"rules":["R-033"]}',
    'attacked {"figure":"medium","target":"light","attack":"fists","kind":"strike","area":null,"modifiers":[{"rule":"R-073","value":3,"reason":"back"},{"rule":"R-075","value":-3,"reason":"disarmed"}],"chance":null,"automatic":false,"quadrant":"back","distance":1,"rules":["R-033","R-051"]}',
    'clashed {"figure":"medium","target":"light","faces":[1,2],"modifiers":[{"rule":"R-073","value":3,"reason":"back"},{"rule":"R-075","value":-3,"reason":"disarmed"}],"difference":-1,"result":"miss","thrown":"both","again":false,"rules":["R-060","R-062","R-063"]}',
  ]);
});

test('R-069, R-070, R-050, R-097: a blow that ends it', () => {
  const killed = duel('front', { b: { strength: 2 }, dice: [6, 1] });
  expect(since(killed, 'strikes light')).toEqual([
    'paid {"figure":"medium","action":"strike","base":1,"surcharge":0,"from":6,"to":5,"spent":1,"rules":["R-033"]}',
    'attacked {"figure":"medium","target":"light","attack":"sword","kind":"strike","area":null,"modifiers":[],"chance":null,"automatic":false,"quadrant":"front","distance":1,"rules":["R-033","R-051"]}',
    'clashed {"figure":"medium","target":"light","faces":[6,1],"modifiers":[],"difference":5,"result":"hit","thrown":"both","again":false,"rules":["R-060","R-062","R-063"]}',
    'wounded {"figure":"light","by":"medium","raw":5,"modifiers":[],"net":5,"from":2,"to":-3,"rules":["R-068"]}',
    'condition {"figure":"light","condition":"dead","gained":true,"rules":["R-070"]}',
    'turn-ended {"figure":"medium","spent":1,"lost":5,"rules":["R-022"]}',
    'felled {"figure":"light","by":"medium","dead":true,"rules":["R-050","R-096"]}',
    'bout-ended {"outcome":{"winner":"a","by":"last-standing","rounds":1,"survivors":["medium"]},"rules":["R-097"]}',
  ]);
});

test('R-080a, R-080b, R-081a to R-081d: what doubles bring', () => {
  const double = (...dice: readonly number[]) => since(duel('front', { dice }), 'strikes light').slice(2);
  expect(double(6, 6, 1, 3)).toEqual([
    'clashed {"figure":"medium","target":"light","faces":[6,6],"modifiers":[],"difference":0,"result":"double","thrown":"both","again":false,"rules":["R-061","R-080a"]}',
    'rolled {"figure":"medium","against":"light","again":false,"roll":{"why":"double-six","dice":"2d6","faces":[1,3],"modifiers":[],"total":4,"chance":null,"needed":null,"result":null},"rules":["R-080a"]}',
    'wounded {"figure":"light","by":"medium","raw":4,"modifiers":[],"net":4,"from":7,"to":3,"rules":["R-080a"]}',
    'condition {"figure":"light","condition":"bad-wound","gained":true,"rules":["R-044"]}',
  ]);
  expect(double(5, 5)).toEqual([
    'clashed {"figure":"medium","target":"light","faces":[5,5],"modifiers":[],"difference":0,"result":"double","thrown":"both","again":false,"rules":["R-061","R-080b"]}',
    'item {"figure":"light","item":"shield","how":"lost","cell":-1,"rules":["R-080b"]}',
  ]);
  expect(double(4, 4)).toEqual([
    'clashed {"figure":"medium","target":"light","faces":[4,4],"modifiers":[],"difference":0,"result":"double","thrown":"both","again":false,"rules":["R-061","R-081a"]}',
    'condition {"figure":"light","condition":"off-balance","gained":true,"rules":["R-081a"]}',
  ]);
  expect(double(3, 3)).toEqual([
    'clashed {"figure":"medium","target":"light","faces":[3,3],"modifiers":[],"difference":0,"result":"double","thrown":"both","again":false,"rules":["R-061","R-081b"]}',
    'condition {"figure":"medium","condition":"off-balance","gained":true,"rules":["R-081b"]}',
  ]);
  expect(double(2, 2)).toEqual([
    'clashed {"figure":"medium","target":"light","faces":[2,2],"modifiers":[],"difference":0,"result":"double","thrown":"both","again":false,"rules":["R-061","R-081c"]}',
    'condition {"figure":"light","condition":"decked","gained":true,"rules":["R-081c"]}',
  ]);
  expect(double(1, 1, 3)).toEqual([
    'clashed {"figure":"medium","target":"light","faces":[1,1],"modifiers":[],"difference":0,"result":"double","thrown":"both","again":false,"rules":["R-061","R-081d"]}',
    'rolled {"figure":"medium","against":"light","again":false,"roll":{"why":"broken-weapon","dice":"1d6","faces":[3],"modifiers":[],"total":3,"chance":null,"needed":null,"result":null},"rules":["R-081d"]}',
    'item {"figure":"light","item":"sword","how":"broken","cell":-1,"rules":["R-081d"]}',
  ]);
});

const GAP = [
  { card: 'retiarius', at: [0, 0] },
  { card: 'light', at: [2, 0], facing: 3 },
] as const;

test('R-035, R-036, R-043, R-084 to R-087: the net is cast, misses, holds, and does not let go', () => {
  const caught = sand({ fighters: GAP, dice: [2, 5, 6, 3, 5] });
  expect(since(caught, 'casts net at light', 'casts net at light', 'ends', 'struggles', 'ends')).toEqual([
    'paid {"figure":"retiarius","action":"cast","base":2,"surcharge":0,"from":6,"to":4,"spent":2,"rules":["R-035"]}',
    'rolled {"figure":"retiarius","against":"light","again":false,"roll":{"why":"net","dice":"1d6","faces":[2],"modifiers":[],"total":2,"chance":null,"needed":5,"result":"failure"},"rules":["R-035","R-085"]}',
    'paid {"figure":"retiarius","action":"cast","base":2,"surcharge":0,"from":4,"to":2,"spent":4,"rules":["R-035"]}',
    'rolled {"figure":"retiarius","against":"light","again":false,"roll":{"why":"net","dice":"1d6","faces":[5],"modifiers":[],"total":5,"chance":null,"needed":5,"result":"success"},"rules":["R-035","R-085"]}',
    'item {"figure":"retiarius","item":"net","how":"cast","cell":-1,"of":"light","rules":["R-087"]}',
    'condition {"figure":"light","condition":"ensnared","gained":true,"rules":["R-085"]}',
    'turn-ended {"figure":"retiarius","spent":4,"lost":2,"rules":["R-022"]}',
    'turn-started {"figure":"light","turn":2,"rules":["R-020"]}',
    'action-points {"figure":"light","face":6,"modifiers":[{"rule":"R-040","value":1,"reason":"class"},{"rule":"R-043","value":-3,"reason":"ensnared"}],"total":4,"rules":["R-021","R-022"]}',
    'paid {"figure":"light","action":"struggle","base":1,"surcharge":0,"from":4,"to":3,"spent":1,"rules":["R-036"]}',
    'rolled {"figure":"light","against":"retiarius","again":false,"roll":{"why":"struggle","dice":"1d6","faces":[3],"modifiers":[],"total":3,"chance":null,"needed":5,"result":"failure"},"rules":["R-036"]}',
    'turn-ended {"figure":"light","spent":1,"lost":3,"rules":["R-022"]}',
    'round-started {"round":2,"rules":["R-020"]}',
    'turn-started {"figure":"retiarius","turn":3,"rules":["R-020"]}',
    'action-points {"figure":"retiarius","face":5,"modifiers":[],"total":5,"rules":["R-021","R-022"]}',
  ]);
});

test('R-091 to R-097, R-107: votes are asked for and thrown, and he is carried off', () => {
  const voters = [
    { id: 'Rufus', bias: [], asks: true },
    { id: 'Crassus', bias: [0, 1], asks: false },
  ];
  const judged = duel('front', { voters, b: { dealt: 1 }, dice: [2, 2, 2] });
  expect(since(judged, 'strikes light', 'votes up', 'votes down')).toEqual([
    'paid {"figure":"medium","action":"strike","base":1,"surcharge":0,"from":6,"to":5,"spent":1,"rules":["R-033"]}',
    'attacked {"figure":"medium","target":"light","attack":"sword","kind":"strike","area":null,"modifiers":[],"chance":null,"automatic":false,"quadrant":"front","distance":1,"rules":["R-033","R-051"]}',
    'clashed {"figure":"medium","target":"light","faces":[2,2],"modifiers":[],"difference":0,"result":"double","thrown":"both","again":false,"rules":["R-061","R-081c"]}',
    'condition {"figure":"light","condition":"decked","gained":true,"rules":["R-081c"]}',
    'judged {"figure":"light","by":"medium","votes":[{"voter":"medium","face":null,"bias":0,"up":true},{"voter":"Rufus","face":null,"bias":0,"up":false},{"voter":"Crassus","face":2,"bias":1,"up":true}],"modifiers":[{"rule":"R-094","value":1,"reason":"drew-blood"}],"needed":4,"spared":true,"rules":["R-093","R-094"]}',
    'turn-ended {"figure":"medium","spent":1,"lost":5,"rules":["R-022"]}',
    'felled {"figure":"light","by":"medium","dead":false,"rules":["R-050","R-096"]}',
    'bout-ended {"outcome":{"winner":"a","by":"last-standing","rounds":1,"survivors":["medium","light"]},"rules":["R-097"]}',
  ]);
});
