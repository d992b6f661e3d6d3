import { describe, expect, it } from 'vitest';
import { controllerChoices, controllerName, playersInWords } from '../../src/app/bots.ts';
import { readControllers } from '../../src/app/controllers.ts';
import type { MuneraGame } from '../../src/games/munera/desk/index.ts';
import { gameOf } from '../../src/session/index.ts';
import { core, kit } from '../support/core-content.ts';

const { desk } = gameOf<MuneraGame>(kit, { ruleset: 'munera' });
const messages = core.text['en']!;

describe('who decides', () => {
  it('is read back with ways of fighting, grades and names of packs', () => {
    const named = { murmillo: 'human', thraex: 'patient@tiro', gaul: 'my.own@primus-palus' };
    expect(readControllers(named)).toEqual(named);
    for (const forged of ['', 'a b', 'patient@', '@tiro', 'patient@tiro@tiro', '<b>', 7])
      expect(() => readControllers({ thraex: forged }), String(forged)).toThrow(TypeError);
  });

  it('is offered as the player, then as bots, each way of fighting once with all grades', () => {
    const choices = controllerChoices(desk, messages);
    expect(choices.map(({ id }) => id)).toEqual([
      'human',
      'skilled',
      'greedy',
      'newcomer',
      'random',
      ...Object.keys(core.content['munera']!.behaviours!),
    ]);
    const patient = choices.find(({ id }) => id === 'patient')!;
    expect(patient.grades!.map(({ name }) => name)).toEqual([
      'tiro',
      'spectatus',
      'veteranus',
      'secundus palus',
      'primus palus',
      'rudiarius',
    ]);
    expect(patient.behaviour!.id).toBe('patient');
  });

  it('has a name in words, with the grade where it is not the usual one', () => {
    expect(['human', 'greedy', 'patient', 'patient@primus-palus'].map((id) => controllerName(desk, messages, id))).toEqual([
      'You',
      'Greedy bot',
      'the patient',
      'the patient (primus palus)',
    ]);
    expect(playersInWords(desk, messages, { murmillo: 'human', thraex: 'patient@tiro' })).toBe(
      'skilled bot for you and the patient (tiro) for the others',
    );
  });
});
