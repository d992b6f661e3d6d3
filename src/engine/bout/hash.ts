/** FNV-1a over UTF-16 code units from a given basis, 32 bits, unsigned. */
function fnv(text: string, basis: number): number {
  let hash = basis;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** Sixteen hex digits that tell two texts apart; a fingerprint against mistakes, not against an attacker. */
export function fingerprint(text: string): string {
  const halves = [fnv(text, 0x811c9dc5), fnv(text, 0x2f0b4c47)];
  return halves.map((half) => half.toString(16).padStart(8, '0')).join('');
}
