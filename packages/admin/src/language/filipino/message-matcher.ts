type Dictionary = Readonly<Record<string, string>>

/**
 * Finds the translation of a text: by itself, or by one of the `patterns`, which are texts with values in them
 * ('The %{0} was saved.'). Values that are words of the dictionary are translated too. Undefined for what isn't known.
 */
export const createMessageMatcher = (texts: Dictionary, patterns: readonly string[]) => {
  const known = patterns
    .filter((text) => text.includes('%{'))
    // 'at least 8 characters' before 'at least 8': the more a pattern says, the better it fits.
    .sort((a, b) => b.length - a.length)
    .map((text) => ({ pattern: patternOf(text), translation: texts[text] ?? text }))
  const found = new Map<string, string | undefined>(Object.entries(texts))

  const understood = (text: string): string | undefined => {
    if (!found.has(text)) found.set(text, byPattern(text))
    return found.get(text)
  }
  const byPattern = (text: string): string | undefined => {
    for (const { pattern, translation } of known) {
      const values = pattern.exec(text)?.slice(1)
      if (values)
        return translation.replaceAll(/%\{(\d)\}/g, (_, at: string) => {
          const value = values[Number(at)] ?? ''
          return understood(value) ?? value
        })
    }
    return undefined
  }
  return understood
}

const patternOf = (text: string): RegExp =>
  new RegExp(`^${text.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/%\{\d\}/g, '(.+)')}$`, 's')
