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

/** JSON with sorted keys: equal values give equal text, whatever the order they were built in. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`;
}
