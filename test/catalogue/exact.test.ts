import { expect, it } from 'vitest';
import { exactly } from '../../src/catalogue/index.ts';

interface Card {
  readonly id: string;
  readonly reach: readonly [number, number] | null;
  readonly note?: string | undefined;
}

const card: { id: string; reach: [number, number] | null; note?: string | undefined } = { id: 'a', reach: [1, 2] };

/** The compiler is the test: each of the other lines must be an error of types. */
it('lets through what has the very type, whether it can be written to or not', () => {
  expect(exactly<Card>()(card)).toBe(card);
  // @ts-expect-error -- the rules do not know a key of the schema
  exactly<Omit<Card, 'reach'>>()(card);
  // @ts-expect-error -- nor one that may be missing
  exactly<Omit<Card, 'note'>>()(card);
  // @ts-expect-error -- the schema does not give a key of the rules
  exactly<Card & { readonly cost: number }>()(card);
  // @ts-expect-error -- nor one that may be missing
  exactly<Card & { readonly cost?: number }>()(card);
  // @ts-expect-error -- the rules expect a value that the schema never gives
  exactly<Omit<Card, 'reach'> & { readonly reach: readonly [number, number] | 'weapon' | null }>()(card);
  // @ts-expect-error -- the rules do not expect a value that the schema gives
  exactly<Omit<Card, 'reach'> & { readonly reach: readonly [number, number] }>()(card);
});
