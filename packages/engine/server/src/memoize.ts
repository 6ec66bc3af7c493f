/** Memoizes a function by its argument, an immutable object such as a declaration. */
export const memoize = <K extends object, T>(work: (of: K) => T): ((of: K) => T) => {
  const known = new WeakMap<K, T>()
  return (of) => {
    const found = known.get(of) ?? work(of)
    known.set(of, found)
    return found
  }
}
