import { expect, it } from 'vitest';
import { dayOf, rollSeed } from '../../src/app/seeds.ts';

it('names days of the reader’s calendar', () => expect(dayOf(new Date(2026, 10, 1, 23, 59))).toBe('2026-11-01'));

it('rolls seeds that can be read out', () => expect(rollSeed()).toMatch(/^[a-z]+-[a-z]+-\d{1,3}$/));
