/** The phrases of a text, which commas or lines divide. */
export const splitPhrases = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
      .filter((phrase) => phrase !== ''),
  ),
]

/** Phrases as one text, in the form in which they are kept. */
export const joinPhrases = (phrases: readonly string[]): string => phrases.join(', ')
