/** Caches a result for each object while its other dependencies (`of`) are unchanged. */
export const createMemory = <T>() => {
  const known = new WeakMap<object, { of: readonly unknown[]; made: T }>()
  return (key: object, of: readonly unknown[], make: () => T): T => {
    const found = known.get(key)
    if (found && found.of.length === of.length && found.of.every((each, n) => each === of[n]))
      return found.made
    const made = make()
    known.set(key, { of, made })
    return made
  }
}
