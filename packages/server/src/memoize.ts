/** Memoizes a function by its argument, an object that never changes, as declarations are. */
export const memoize = <K extends object, T>(work: (of: K) => T): ((of: K) => T) => {
  const known = new WeakMap<K, T>()
  return (of) => {
    const found = known.get(of) ?? work(of)
    known.set(of, found)
    return found
  }
}
