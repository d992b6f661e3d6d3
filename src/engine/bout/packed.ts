/**
 * What `map` gives, as a list that is always of one kind to the compiler. V8 calls the result of `map` packed until the
 * caller is compiled and holey afterwards; states made before and after would then differ, and every function that reads
 * them is compiled a second time, for both kinds.
 */
export function packed<From, To>(list: readonly From[], make: (from: From, index: number) => To): To[] {
  const made: To[] = [];
  for (let i = 0; i < list.length; i += 1) made.push(make(list[i]!, i));
  return made;
}
