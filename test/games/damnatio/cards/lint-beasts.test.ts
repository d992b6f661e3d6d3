import { describe, expect, it } from 'vitest';
import { core, withPack } from '../../../catalogue/support.ts';
import { damnatioContent } from '../../../../src/games/damnatio/rules/index.ts';

/** What the passes say about a lion with these differences: `severity path: message`. */
function lint(body: string): string[] {
  const { findings } = withPack({ 'cat.yaml': `schema: beast/2\nid: cat\nextends: lion\n${body}` });
  return findings.map(
    ({ severity, path, message }) => `${severity} ${path}: ${message.replace(/ \((inherited from|taken away here).*$/, '')}`,
  );
}

const steps = (...rows: string[]): string => `procedure:\n${rows.map((row, i) => `  - { id: step-${i}, ${row}, rule: D-196 }\n`).join('')}`;
const CONTROL = 'trigger: control, do: swipe';
const CHARGE = 'trigger: charge, do: pounce';
const RULES = 'schema: rule/2\ncards: [ { id: T-1, title: T, text: T., ruling: house } ]\n';
/** The attacks that the short procedures of these tests leave out. */
const UNUSED = 'attacks: { rush: null, rake: null, seize: null, maul: null, swipe: { pin: true, hold: true } }\nwounds: null\n';
const short = (...rows: string[]): string[] => lint(UNUSED + steps(...rows));

it('nothing is wrong with the core', () => expect(core.findings).toEqual([]));

describe('D-027: some step always fires', () => {
  it('takes a last step without a condition', () => expect(short(CONTROL, CHARGE)).toEqual([]));

  it('refuses a trigger whose last step has one', () => {
    expect(short('trigger: control, when: { down: true }, do: swipe', CHARGE)).toEqual([
      'error procedure.0: the last step of the trigger "control" has a condition: nothing fires when it fails',
    ]);
    expect(short(CONTROL, CHARGE, 'trigger: counter, when: { held: true }, do: swipe')).toEqual([
      'error procedure.2: the last step of the trigger "counter" has a condition: nothing fires when it fails',
    ]);
  });

  it('refuses a card without steps for a charge', () =>
    expect(short(CONTROL)).toContain('error procedure: no step for the trigger "charge"'));
});

describe('D-239 D-027: a wound leaves steps that always fire', () => {
  it('refuses to switch off the last one of a trigger, with the place that does', () => {
    expect(lint('wounds: { head: { off: [swipe] } }\n')).toEqual([
      'error wounds.head.off.0: without "swipe" no step of the trigger "control" always fires',
      'error wounds.head.off.0: without "swipe" no step of the trigger "counter" always fires',
    ]);
  });

  it('refuses it also where several wounds do it together', () => {
    const rows = [CONTROL, 'trigger: control, do: rake', CHARGE];
    const wounds = 'wounds: { head: { off: [swipe] }, body: { off: [rake] }, legs: null }\n';
    const told = lint(`attacks: { rush: null, seize: null, maul: null }\n${wounds}${steps(...rows)}`);
    expect(told.filter((line) => line.startsWith('error'))).toEqual([
      'error wounds.head.becomes.seize: this card has no attack "seize"',
      'error wounds.head.becomes.maul: this card has no attack "maul"',
      'error wounds.head.off.0: without "swipe" no step of the trigger "control" always fires',
      'error wounds.body.off.0: without "rake" no step of the trigger "control" always fires',
    ]);
  });

  it('takes one that leaves another', () => expect(lint('wounds: { head: { off: [rake] } }\n')).toEqual([]));
});

describe('dice of an attack', () => {
  const damage = (text: string): string[] => lint(`attacks: { rake: { damage: ${text} } }\n`);

  it.each(['10d10', '6d100', '1d1-1', '10d15+99'])('may be %s', (text) => expect(damage(text)).toEqual([]));

  it.each([
    ['20d20+5', 'at most 10 dice'],
    ['99d999', 'at most 10 dice'],
    ['1d101', 'dice of at most 100 sides'],
    ['10d100', 'fewer dice, or dice of fewer sides: nobody can count all their throws'],
    ['1d4-2', 'what they come to may not be below 0: at least -1'],
    ['0d6', 'dice look like 1d8 or 1d8+5'],
  ])('may not be %s', (text, message) => expect(damage(text)).toEqual([`error attacks.rake.damage: ${message}`]));
});

describe('D-027: every step can fire', () => {
  const after = (earlier: string, later: string): string[] =>
    short(`trigger: control, when: { ${earlier} }, do: swipe`, `trigger: control, when: { ${later} }, do: swipe`, CONTROL, CHARGE);
  const never = ['warning procedure.1: this step can never fire: step 1 always fires before it'];

  it('refuses one after a step without a condition', () => {
    expect(short(CONTROL, 'trigger: control, when: { down: true }, do: swipe', CONTROL, CHARGE)).toEqual([
      ...never,
      'warning procedure.2: this step can never fire: step 1 always fires before it',
    ]);
  });

  const implied: readonly (readonly [string, string])[] = [
    ['down: true', 'down: true, hp: { max: 0.5 }'],
    ['down: true', 'pinned: true'],
    ['position: [front, flank]', 'position: front'],
    ['beside: { min: 2 }', 'beside: { min: 3 }'],
    ['hp: { max: 0.5 }', 'hp: { max: 0.25 }'],
    ['trait: slow', 'trait: slow, held: true'],
    ['beasts: { max: 2 }', 'beasts: { max: 1 }'],
    ['mates: { min: 1 }', 'mates: { min: 2 }'],
    ['anybody: { holds: [core:torch, nothing] }', 'holds: core:torch'],
    ['not: { down: true }', 'down: false'],
    ['any: [{ hp: { max: 0.5 } }, { down: true }]', 'any: [{ hp: { max: 0.25 } }, { pinned: true }]'],
  ];
  for (const [earlier, later] of implied)
    it(`{ ${later} } after { ${earlier} }`, () =>
      expect(after(earlier, later).filter((line) => !line.includes('nobody has'))).toEqual(never));

  const free: readonly (readonly [string, string])[] = [
    ['pinned: true', 'down: true'],
    ['down: true', 'down: false'],
    ['position: front', 'position: [front, flank]'],
    ['beside: { min: 3 }', 'beside: { min: 2 }'],
    ['hp: { max: 0.25 }', 'hp: { max: 0.5 }'],
    ['down: true, held: true', 'down: true'],
    ['holds: core:torch', 'anybody: { holds: core:torch }'],
    ['mates: { min: 2 }', 'mates: { min: 1 }'],
  ];
  for (const [earlier, later] of free) it(`but { ${later} } after { ${earlier} } may`, () => expect(after(earlier, later)).toEqual([]));

  it('knows that a leap follows a run', () => {
    const rows = [
      'trigger: charge, when: { run: { min: 2 } }, do: pounce',
      'trigger: charge, when: { leap: { min: 1 } }, do: pounce',
      CHARGE,
    ];
    expect(short(CONTROL, ...rows)).toEqual(['warning procedure.2: this step can never fire: step 2 always fires before it']);
  });
});

describe('attacks', () => {
  it('are on the card that names them', () => {
    expect(short('trigger: control, do: swip', CHARGE)).toContain('error procedure.0.do: this card has no attack "swip"');
    expect(lint('overrun: { attack: roll }\n')).toContain('error overrun.attack: this card has no attack "roll"');
    expect(lint('wounds: { head: { off: [gore] } }\n')).toContain('error wounds.head.off.0: this card has no attack "gore"');
    expect(lint('wounds: { head: { becomes: { maul: lick } } }\n')).toContain(
      'error wounds.head.becomes.maul: this card has no attack "lick"',
    );
    expect(short('trigger: control, do: toString', CHARGE)).toContain('error procedure.0.do: this card has no attack "toString"');
  });

  it('are used by some step', () => {
    expect(lint('attacks: { lick: { name: Lick, kind: bite, toHit: 5, damage: 1d2, tell: Wet. } }\n')).toEqual([
      'warning attacks.lick: no step uses the attack "lick"',
    ]);
  });

  it('D-083: have a To Hit of 1 to 19, 20 only when automatic', () => {
    expect(lint('attacks: { rake: { toHit: 19 } }\n')).toEqual([]);
    expect(lint('attacks: { rake: { toHit: 20 } }\n')).toEqual(['error attacks.rake.toHit: a To Hit of 20 is only for automatic attacks']);
    expect(lint('attacks: { rake: { toHit: 21 } }\n')).toEqual(['error attacks.rake.toHit: must be at most 20']);
    expect(lint('attacks: { rake: { toHit: 0 } }\n')).toEqual(['error attacks.rake.toHit: must be at least 1']);
  });

  it('D-037: are automatic only for whoever stands beyond the target', () => {
    expect(lint('attacks: { rake: { kind: auto } }\n')).toEqual(['error attacks.rake.kind: the kind "auto" is only for automatic attacks']);
    expect(short('trigger: control, do: bowlOver', CHARGE)).toContain(
      'error procedure.0.do: "bowlOver" is automatic: it is for overruns, not for a step',
    );
  });

  it('D-037 D-239: of a step stay rolled, whatever a wound makes of them', () => {
    expect(lint('wounds: { head: { becomes: { maul: bowlOver } } }\n')).toContain(
      'error wounds.head.becomes.maul: "bowlOver" is automatic: no step can do it, and step 1 does "maul"',
    );
    expect(lint('wounds: { head: { becomes: { maul: rake } } }\n').filter((line) => line.includes('automatic'))).toEqual([]);
  });

  it('D-074: neither pin nor hold in passing', () => {
    expect(lint('overrun: { attack: seize }\nattacks: { bowlOver: null }\n')).toEqual([
      'error overrun.attack: "seize" cannot strike in passing: it pins, holds, pulls, keeps Control or sweeps',
    ]);
  });

  it('D-080: announce something', () => {
    expect(lint('attacks: { rake: { tell: "-" } }\n')).toEqual(['warning attacks.rake.tell: the attack "rake" announces nothing']);
  });
});

describe('movement', () => {
  it('D-032: a leap needs a charge', () =>
    expect(lint('move: { charge: 0 }\n')).toContain('error move.leap: a leap needs a charge of at least 1'));

  it('D-031: steps ask only for leaps and runs that the beast can make', () => {
    expect(lint('move: { leap: null }\n')).toEqual([
      'warning overrun.onlyAfterLeap: the overrun needs a leap, and this beast has none',
      'warning procedure.4.when.leap: this step can never fire: the beast leaps 0 at most',
    ]);
    expect(short(CONTROL, 'trigger: charge, when: { run: { min: 9 } }, do: pounce', CHARGE)).toEqual([
      'warning procedure.1.when.run: this step can never fire: the beast covers 7 hexes at most',
    ]);
  });

  it('keys of a step stand where they mean something', () => {
    expect(short(CONTROL, `${CHARGE}, breakAndCharge: { min: 2 }, runThrough: 1`)).toEqual([
      'warning procedure.1.breakAndCharge: "breakAndCharge" means something only for the trigger "control"',
      'warning procedure.1.runThrough: "runThrough" means something only for the trigger "control"',
    ]);
    expect(short('trigger: control, when: { leap: { min: 1 } }, do: swipe', `${CONTROL}, overrun: false`, CHARGE)).toEqual([
      'warning procedure.0.when.leap: "leap" means something only for the trigger "charge"',
      'warning procedure.1.overrun: "overrun" means something only for the trigger "charge"',
    ]);
  });
});

describe('because', () => {
  it('names a rule of the rulebook; the card is kept', () => {
    const { findings, catalogue } = withPack({
      'cat.yaml': 'schema: beast/2\nid: cat\nextends: lion\nrule: D-999\n',
      'rules.yaml': RULES,
    });
    expect(findings).toMatchObject([{ severity: 'error', message: 'there is no rule D-999', line: 4, column: 7 }]);
    expect(damnatioContent(catalogue!).beasts['acme.test:cat']).toBeDefined();
  });

  it('may be a rule of the pack', () => {
    expect(withPack({ 'cat.yaml': 'schema: beast/2\nid: cat\nextends: lion\nrule: T-1\n', 'rules.yaml': RULES }).findings).toEqual([]);
  });
});

describe('D-441: what cannot happen', () => {
  const HOLDS = 'attacks: { rush: null, rake: null, seize: null, maul: null, swipe: { hold: true } }\nwounds: null\n';
  const says = (...rows: string[]): string[] => lint(HOLDS + steps(...rows));
  const NEVER = 'this step can never fire:';

  it.each([
    [
      'an arc after a charge',
      'trigger: charge, when: { position: rear }, do: pounce',
      `0.when.position: ${NEVER} a charge ends with the target in front`,
    ],
    [
      'an arc after turning',
      'trigger: counter, when: { all: [ { position: flank } ] }, do: swipe',
      `0.when.all.0.position: ${NEVER} the beast has turned to the man whom it answers`,
    ],
    [
      'a distance beside the target',
      'trigger: control, when: { distance: { min: 2 } }, do: swipe',
      `0.when.distance: ${NEVER} the target stands beside the beast`,
    ],
    [
      'beside from afar',
      'trigger: approach, when: { distance: { max: 1 } }, do: stand',
      `0.when.distance: ${NEVER} the target does not stand beside the beast`,
    ],
    [
      'a pin that no attack makes',
      'trigger: control, when: { pinned: true }, do: swipe',
      `0.when.pinned: ${NEVER} no attack of this card pins`,
    ],
    ['an attack from afar', 'trigger: opening, do: swipe', `0.do: ${NEVER} nobody stands beside the beast yet`],
    [
      'dragging at the end of a charge',
      'trigger: charge, when: { run: { min: 2 } }, do: [pounce, { drag: 2 }]',
      '0.do: "drag" needs a grip, and a charge lets go of everybody',
    ],
    ['dragging in Round One', 'trigger: opening, do: { drag: 2 }', '0.do: "drag" needs a grip, and in Round One nobody is gripped yet'],
    [
      'dragging whom nothing grips',
      'trigger: control, when: { held: false }, do: [pounce, { drag: 2 }]',
      '0.do: "drag" needs a grip, and this step is for a target that is not gripped',
    ],
    [
      'dragging whom it has let go',
      'trigger: control, when: { held: true }, do: [release, { drag: 2 }]',
      '0.do: "release" lets go of everybody before "drag"',
    ],
    [
      'a choice after a charge',
      'trigger: charge, when: { run: { min: 2 } }, pick: weakest, do: pounce',
      '0.pick: a charge ends at the man it was made at: "pick" does nothing here',
    ],
  ])('warns of %s', (_, row, message) => {
    const counter = row.includes('counter') ? ['trigger: counter, do: swipe'] : [];
    expect(says(row, CONTROL, CHARGE, ...counter)).toContain(`warning procedure.${message}`);
  });

  it.each([
    ['two steps of one name', 'id: step-1, trigger: control, when: { down: true }, do: swipe', '1.id: step 1 is called "step-1" too'],
    [
      'a step that is not there',
      'id: a, trigger: control, when: { last: { step: pounc } }, do: swipe',
      '0.when.last.step: this card has no step "pounc"',
    ],
    [
      'a flight before the attack',
      'id: a, trigger: control, when: { down: true }, do: [ flee, swipe ]',
      '0.do: "flee" moves the beast away before it attacks',
    ],
  ])('refuses %s', (_, row, message) => {
    const text = `procedure:\n  - { ${row} }\n  - { id: step-1, ${CONTROL} }\n  - { id: step-2, ${CHARGE} }\n`;
    expect(lint(HOLDS + text)).toContain(`error procedure.${message}`);
  });

  it.each([
    'trigger: control, when: { down: true }, do: [swipe, { drag: 1 }]',
    'trigger: control, when: { held: true }, do: [pounce, { drag: 1 }]',
    'trigger: control, when: { down: true }, do: [pounce, { drag: 1 }]',
    'trigger: control, when: { held: false }, pick: weakest, do: [pounce, { drag: 1 }]',
    'trigger: charge, when: { leap: { min: 1 } }, do: [swipe, { drag: 1 }, release]',
    'trigger: missed, do: { drag: 1 }',
  ])('D-433: says nothing of %s', (row) => expect(says(row, CONTROL, CHARGE)).toEqual([]));

  it('of nobody who can be there', () => {
    const row = 'trigger: control, when: { anybody: { trait: flying, holds: core:trch } }, do: swipe';
    expect(says(row, CONTROL, CHARGE).filter((line) => line.includes('anybody'))).toHaveLength(2);
    expect(says('trigger: control, when: { anybody: {} }, do: swipe', CONTROL, CHARGE)).toContain(
      'error procedure.0.when.anybody: expected trait, holds or both',
    );
  });

  it('D-091: who is thrown away cannot be gripped', () =>
    expect(lint('attacks: { maul: { toss: { hexes: 1 } } }\n')).toContain(
      'error attacks.maul.pin: "maul" throws the man away: it cannot pin him',
    ));

  it('D-042: a beast that no wound makes wild', () =>
    expect(lint(`${HOLDS}bloodied: null\n${steps('trigger: control, when: { bloodied: true }, do: swipe', CONTROL, CHARGE)}`)).toContain(
      `warning procedure.0.when.bloodied: ${NEVER} the card does not say when it is bloodied`,
    ));
});
