import { describe, expect, it } from 'vitest';
import { withPack } from './support.ts';

/** A beast of a pack that is the lion in another coat. */
const cat = (figure: string) =>
  withPack({ 'cat.yaml': `schema: beast/2\nid: cat\nextends: core:lion\nname: { en: Cat }\nfigure: ${figure}\n` });
const found = (figure: string): string[] =>
  cat(figure).findings.map(({ severity, path, message, hint }) => `${severity} ${path}: ${message}${hint ? ` (${hint})` : ''}`);
const figureOf = (figure: string) => cat(figure).catalogue!.looks.beast['acme.test:cat'];

describe('the look of a beast', () => {
  it('is that of its parent but for what it says', () => {
    expect(figureOf('{ marks: rosettes, proportions: { mane: 0, tail: 1.2 } }')).toEqual({
      rig: 'felid',
      marks: 'rosettes',
      proportions: { mane: 0, tail: 1.2 },
    });
    expect(figureOf('{ proportions: null }')).toEqual({ rig: 'felid' });
    expect(figureOf('{ rig: null, proportions: null, glyph: paw }')).toEqual({ glyph: 'paw' });
  });

  it('changes no hash of what is played with', () => {
    const [one, other] = [cat('{ marks: rosettes }'), cat('{ marks: stripes, scale: 2 }')].map(({ catalogue }) => catalogue!);
    expect(one!.looks).not.toEqual(other!.looks);
    expect([one!.hash, one!.packHashes]).toEqual([other!.hash, other!.packHashes]);
    expect(JSON.stringify(one!.content)).not.toContain('rosettes');
  });

  it('names rigs, marks and colours that there are, and says what was meant', () => {
    expect(found('{ rig: felis }')[0]).toMatch(/^error figure\.rig: expected felid, canid, .* not "felis" \(did you mean "felid"\?\)$/);
    expect(found('{ marks: rosette }')[0]).toContain('did you mean "rosettes"?');
    expect(found('{ proportions: { tial: 1 } }')[0]).toContain('unknown key "tial" (did you mean "tail"?)');
    expect(found('{ proportions: { tail: 9 } }')[0]).toContain('must be at most 2');
    expect(found('{ scale: 0.1 }')[0]).toContain('must be at least 0.5');
    expect(found('{ colours: { coat: pink } }')[0]).toContain('expected ink, paper, ochre or porphyry');
    expect(found('{ glyph: paw }')[0]).toContain('say either a rig or a glyph');
  });

  it('is warned of what nobody will see', () => {
    expect(found('{ proportions: { trunk: 1 } }')).toEqual([
      'warning figure.proportions.trunk: the rig felid has no trunk: this changes nothing (leave it out, or choose another rig)',
    ]);
    expect(found('{ hornForm: branched }')).toEqual([
      'warning figure.hornForm: only horns of the rig bovid grow otherwise: this changes nothing (leave it out)',
    ]);
    expect(found('{ rig: null, proportions: null, glyph: paw, marks: spots }')).toEqual([
      'warning figure.marks: a glyph is drawn as it is: "marks" changes nothing (say a rig instead of the glyph, or leave this out)',
    ]);
    expect(found('{ rig: null, proportions: null, marks: spots }')).toEqual([
      'warning figure.marks: the figure names no rig: "marks" changes nothing (say `rig: felid` or another rig)',
    ]);
    expect(found('{ rig: bovid, hornForm: branched, proportions: { horns: 1.4 } }')).toEqual([]);
  });
});

describe('the voice of a beast', () => {
  const voiced = (voice: string) =>
    withPack({ 'cat.yaml': `schema: beast/2\nid: cat\nextends: core:lion\nname: { en: Cat }\nvoice: ${voice}\n` });
  const beast = (voice: string) =>
    (voiced(voice).catalogue!.content['damnatio'] as unknown as { beasts: Record<string, { voice: unknown }> }).beasts['acme.test:cat']!;

  it('is a kind, or a kind with pitch and length', () => {
    expect(beast('squeal').voice).toEqual({ kind: 'squeal', pitch: 1, length: 1 });
    expect(beast('{ kind: growl, pitch: 0.7 }').voice).toEqual({ kind: 'growl', pitch: 0.7, length: 1 });
  });

  it('is refused with what there is', () => {
    expect(voiced('meow').findings.map(({ message }) => message)).toEqual([
      'expected one of low, pulsed, growl, squeal, trumpet, hiss, bark, boom, or { kind, pitch, length }',
    ]);
    expect(voiced('{ kind: growl, pitch: 4 }').findings.map(({ message }) => message)).toEqual(['must be at most 2']);
  });
});
