/** Memoizes a function of a text. At `max` texts, it clears the cache, so that nobody can fill the memory. */
export const memoizeText = <T>(make: (text: string) => T, max = 1000): ((text: string) => T) => {
  const made = new Map<string, T>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    if (made.size >= max) made.clear()
    const fresh = make(text)
    made.set(text, fresh)
    return fresh
  }
}
