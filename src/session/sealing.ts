import { canonicalJson, fingerprint } from '../engine/bout/index.ts';
import type { Game } from './game.ts';
import type { BoutRecord, Sealed, SealedPart, Unsealed } from './record.ts';
import { SEALED_PARTS } from './record.ts';

const DIGITS = 8;

type SetupOf<G extends Game> = G['setup'] & { readonly lex?: object };

function partsOf<G extends Game>({
  version,
  content,
  packs,
  seed,
  setup,
  from,
  actions,
  hash,
}: Unsealed<G>): Readonly<Record<SealedPart, unknown>> {
  const { lex = null, ...rest } = setup as SetupOf<G>;
  return { version, content: content.slice(0, DIGITS), packs, seed, setup: rest, 'setup.lex': lex, from, actions, hash };
}

/** A fingerprint of each part; it finds what was changed, not what was forged together with it. */
export function sealOf<G extends Game>(record: Unsealed<G>): Sealed {
  const parts = partsOf(record);
  return Object.fromEntries(SEALED_PARTS.map((part) => [part, fingerprint(canonicalJson(parts[part])).slice(0, DIGITS)])) as Sealed;
}

/** The record with its seal. */
export function sealed<G extends Game>(record: Unsealed<G>): BoutRecord<G> {
  return { ...record, sealed: sealOf(record) };
}

/** The first part of a record that is not the one that was sealed; null when all are, or when only its end is. */
export function brokenPart<G extends Game>(record: BoutRecord<G>): SealedPart | null {
  if (!record.sealed) return null;
  const now = sealOf(record);
  return SEALED_PARTS.find((part) => now[part] !== record.sealed![part]) ?? null;
}

/** All of a seal in eight digits, for links, which know nothing of packs. */
export function sealDigits(seal: Sealed): string {
  return fingerprint(canonicalJson({ ...seal, packs: '' })).slice(0, DIGITS);
}
