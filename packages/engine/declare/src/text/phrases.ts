/** Phrases of a text, separated by commas or line breaks. */
export const splitPhrases = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,\n]/)
      .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
      .filter((phrase) => phrase !== ''),
  ),
]

/** Joins phrases to their stored form. */
export const joinPhrases = (phrases: readonly string[]): string => phrases.join(', ')
