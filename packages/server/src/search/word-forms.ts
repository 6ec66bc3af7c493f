/**
 * Singular or plural of an English word: `requirement` for `requirements`, `vacancies` for `vacancy`. A wrong form is
 * harmless, because no text contains it.
 */
export const otherForms = (word: string): string[] => {
  if (word.length < 3 || /\d/.test(word)) return []
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (/(?:s|x|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (word.endsWith('ss')) return [`${word}es`]
  if (word.endsWith('s')) return [word.slice(0, -1)]
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [`${word}s`]
}
