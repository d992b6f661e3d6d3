/** A type with everything in it readonly, so that two can be compared for what they hold. */
type Still<T> = T extends string | number | boolean | null | undefined ? T : { readonly [Key in keyof T]: Still<T[Key]> };

/** Whether two types hold the same keys with the same values, however often they are written. */
type Same<A, B> = (<T>() => T extends Still<A> ? 1 : 2) extends <T>() => T extends Still<B> ? 1 : 2 ? true : false;

/**
 * Lets a card through whose type, as its schema gives it, is exactly the type that the rules of the game declare: a key
 * or value that only one of the two knows is an error of types here.
 */
export function exactly<Wanted>() {
  return <Given>(card: Given & (Same<Given, Wanted> extends true ? unknown : { readonly differsFrom: Wanted })): Wanted =>
    card as unknown as Wanted;
}
