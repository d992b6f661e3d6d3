/** Names of things: the id of the gear, `sword-2` for the second of its kind. */

/** What is wrong with a line or a field of a scenario, in words. */
export function bad(where: string, why: string): never {
  throw new Error(`cannot read "${where}": ${why}`);
}

/** Splits `sword-2` into gear and number; 1 when there is no number, null for every one of its kind. */
export function gearName(name: string): { readonly gear: string; readonly nth: number | null } {
  const [, gear = name, nth] = /^(.*)-(\d+)$/.exec(name) ?? [];
  return { gear, nth: nth === undefined ? null : Number(nth) };
}

/** Places in a list of gear that a name means: one when it has a number, otherwise all of that gear. */
export function placesOf(list: readonly string[], name: string): number[] {
  const exact = list.flatMap((gear, place) => (gear === name ? [place] : []));
  if (exact.length > 0) return exact;
  const { gear, nth } = gearName(name);
  if (nth === null) return [];
  const alike = list.flatMap((other, place) => (other === gear ? [place] : []));
  return alike.slice(nth - 1, nth);
}
