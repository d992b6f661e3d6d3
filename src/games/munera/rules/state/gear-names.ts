/** The words of an id: `largeShield` is large and shield. */
function wordsOf(gear: string): string[] {
  return gear.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
}

/** Places of a gear in a list: by its id or, where nothing has that id, by a word of it. */
function placesOfGear(list: readonly string[], gear: string): number[] {
  const places = (test: (other: string) => boolean) => list.flatMap((other, place) => (test(other) ? [place] : []));
  const exact = places((other) => other === gear);
  return exact.length > 0 ? exact : places((other) => wordsOf(other).includes(gear));
}

/**
 * Places in a list of gear that a name means: `dart` all darts, `dart-2` the second, `shield` a large one too. Empty when
 * the list has no such thing.
 */
export function placesOf(list: readonly string[], name: string): number[] {
  const all = placesOfGear(list, name);
  const [, gear, nth] = /^(.*)-(\d+)$/.exec(name) ?? [];
  return all.length > 0 || gear === undefined ? all : placesOfGear(list, gear).slice(Number(nth) - 1, Number(nth));
}
