/**
 * Takes away what objects inherit: an id from outside such as `constructor` then finds nothing in them. For lists by id;
 * cards themselves stay plain.
 */
export function withoutInherited<T extends object>(list: T): T {
  return Object.setPrototypeOf(list, null) as T;
}
