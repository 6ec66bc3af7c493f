/** Memoizes a function by its argument, an object that never changes, as declarations are. */
export const memoize = <K extends object, T>(work: (of: K) => T): ((of: K) => T) => {
  const known = new WeakMap<K, T>()
  return (of) => {
    const found = known.get(of) ?? work(of)
    known.set(of, found)
    return found
  }
}

/** Memoizes a function of a text; all are forgotten at the thousandth, so that nobody fills the memory. */
export const memoizeTexts = (work: (text: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>()
  return (text) => {
    const found = known.get(text) ?? work(text)
    if (known.size >= 1000) known.clear()
    known.set(text, found)
    return found
  }
}
