/** Folds case and diacritics for search, so that 'Piña', 'PIÑA' and 'pina' are equal. The databases have the same function. */
export const fold = (text: string): string =>
  // Fast path for ASCII.
  /^[\0-\x7f]*$/.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/g, '')
        .toLowerCase()

/** Folded words of a text, separated by anything except letters and digits. */
export const tokenize = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
