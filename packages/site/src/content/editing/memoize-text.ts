/** How many texts are remembered: those of a large website. */
const maxTexts = 1000

/** What is made of a text, made once for each text: a publication reads all of them, and most are as they were. */
export const memoizeText = <T>(make: (text: string) => T): ((text: string) => T) => {
  const made = new Map<string, T>()
  return (text) => {
    const known = made.get(text)
    if (known !== undefined) return known
    if (made.size >= maxTexts) made.clear()
    const fresh = make(text)
    made.set(text, fresh)
    return fresh
  }
}
