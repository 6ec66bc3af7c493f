/**
 * Removes the backslashes without which a text has the same `meaning`: the writer escapes whatever could be a mark in some
 * place, such as each `_` and `[`.
 */
export const removeNeedlessEscapes = (text: string, meaning: (text: string) => string): string => {
  const escapes = [...text.matchAll(/\\(?=[!-/:-@[-`{-~])/g)].map(({ index }) => index)
  if (escapes.length === 0) return text
  const target = meaning(text)
  let tries = Math.min(maxTries, Math.ceil(maxLetters / text.length))
  const remove = (group: readonly number[], removed: readonly number[]): readonly number[] => {
    const all = [...removed, ...group]
    if (group.length === 0 || tries-- <= 0) return removed
    if (meaning(without(text, all)) === target) return all
    if (group.length === 1) return removed
    const middle = group.length >> 1
    return remove(group.slice(middle), remove(group.slice(0, middle), removed))
  }
  return without(text, remove(escapes, []))
}

/** Each try reads the block anew; beyond these the rest stay escaped, which reads the same. */
const maxTries = 40
const maxLetters = 100_000

/** The text without the letters at these ascending places. */
const without = (text: string, places: readonly number[]): string => {
  let from = 0
  const parts = places.map((place) => {
    const part = text.slice(from, place)
    from = place + 1
    return part
  })
  return parts.join('') + text.slice(from)
}
