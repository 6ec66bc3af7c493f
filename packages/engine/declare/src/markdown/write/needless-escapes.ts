/**
 * Removes backslashes that don't change a text's `meaning`. The writer escapes anything that could be syntax somewhere, such
 * as each `_` and `[`.
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

/** Each try parses the block again. Beyond this number, the rest stays escaped, which has the same meaning. */
const maxTries = 40
const maxLetters = 100_000

/** Text without the characters at these ascending positions. */
const without = (text: string, offsets: readonly number[]): string => {
  let from = 0
  const parts = offsets.map((offset) => {
    const part = text.slice(from, offset)
    from = offset + 1
    return part
  })
  return parts.join('') + text.slice(from)
}
